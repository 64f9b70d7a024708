package xegpu

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// A matrix holds the parameters of the type of a matrix in shared memory.
type matrix struct {
	shape   []int64
	strides []int64
	block   []int64 // the shape of the blocks in which it lies; its own if it lies in one
}

func matrixOf(t ir.Type) (m matrix, ok bool) {
	d, ok := t.(*ir.DefinedType)
	if !ok || d.Def.Name != "MemDescType" || len(d.Params) != 3 {
		return m, false
	}
	m.shape = intsOf(d.Params[0])
	m.block = m.shape
	if len(m.shape) > 0 {
		m.strides = append(slices.Clone(m.shape[1:]), 1)
	}
	layout, ok := d.Params[2].(*ir.DefinedAttr)
	if !ok {
		return m, true
	}
	entries, _ := layout.Params[0].(*ir.DictionaryAttr)
	if entries == nil {
		return m, true
	}
	if strides := numbers(entries.Attr("stride")); len(strides) > 0 {
		m.strides = strides
	}
	if block := numbers(entries.Attr("block")); len(block) > 0 {
		m.block = block
	}
	return m, true
}

// numbers returns the integers of an array.
func numbers(a ir.Attribute) []int64 {
	var out []int64
	for _, e := range named.Elements(a) {
		if n, ok := e.(*ir.IntegerAttr); ok {
			out = append(out, n.Int64())
		}
	}
	return out
}

func verifyLoadMatrix(op LoadMatrixOp, c *ir.Checker)   { verifyMatrixAccess(op, op.Res().Type(), c) }
func verifyStoreMatrix(op StoreMatrixOp, c *ir.Checker) { verifyMatrixAccess(op, op.Data().Type(), c) }

// A matrixAccess is an access of a matrix in shared memory.
type matrixAccess interface {
	MemDesc() *ir.Value
	SubgroupBlockIo() bool
	LayoutAttr() ir.Attribute
}

// verifyMatrixAccess checks an access of data of a type.
func verifyMatrixAccess(op matrixAccess, data ir.Type, c *ir.Checker) {
	block := op.SubgroupBlockIo()
	v, ok := data.(*ir.VectorType)
	if !ok {
		c.CheckPlain(!block, "subgroup_block_io are only allowed when result is a VectorType.")
		return
	}
	m, ok := matrixOf(op.MemDesc().Type())
	if !ok {
		return
	}
	c.CheckPlain(len(m.shape) == 2, "mem_desc must be 2D.")
	if layout := op.LayoutAttr(); block && layout != nil {
		verifyLanes(effectiveLanes(layout), m, c)
	}
	if len(v.Shape()) == 2 {
		c.CheckPlain(v.Shape()[0] <= m.shape[0] && v.Shape()[1] <= m.shape[1], "data shape must not exceed mem_desc shape.")
		return
	}
	c.CheckPlain(!block || len(m.block) > 0, "mem_desc must have block attribute when subgroup_block_io is set.")
	c.CheckPlain(!block || m.strides[0] != 1, "mem_desc should be row major when subgroup_block_io is set.")
}

// verifyLanes checks that the lanes of a subgroup together access a block.
func verifyLanes(l layout, m matrix, c *ir.Checker) {
	if len(l.laneData) == 0 {
		return
	}
	for _, n := range l.laneData[:len(l.laneData)-1] {
		c.CheckPlain(n == 1, "With subgroup_block_io, accessed data must be contiguous and coalesced.")
	}
	for i := range min(len(l.laneData), len(l.lanes), len(m.block), len(m.strides)) {
		c.CheckPlain(l.lanes[i] == m.block[i], "With subgroup_block_io, the block shape must match the lane layout.")
		c.CheckPlain(l.lanes[i] == 1 || m.strides[i] == 1, "With subgroup_block_io, the distributed dimensions must be contiguous.")
	}
}

// effectiveLanes returns how a layout distributes to lanes the dimensions that slices leave.
func effectiveLanes(a ir.Attribute) layout {
	d, ok := a.(*ir.DefinedAttr)
	if !ok {
		return layout{}
	}
	if classOf(a) != "SliceAttr" {
		return layoutParams(d.Params)
	}
	parent, dims := sliceParams(d.Params)
	l := effectiveLanes(parent)
	left := func(list []int64) []int64 {
		var out []int64
		for i, n := range list {
			if !slices.Contains(dims, int64(i)) {
				out = append(out, n)
			}
		}
		return out
	}
	return layout{lanes: left(l.lanes), laneData: left(l.laneData)}
}
