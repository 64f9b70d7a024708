package xegpu

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

func shapeText(shape []int64) string {
	texts := make([]string, len(shape))
	for i, n := range shape {
		texts[i] = fmt.Sprint(n)
	}
	return "[" + strings.Join(texts, ", ") + "]"
}

// spaceNumber returns the number of the space of a source: none is that of the
// global memory.
func spaceNumber(t ir.Type) int64 {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return 0
	}
	switch a := m.Space.(type) {
	case *ir.IntegerAttr:
		return a.Int64()
	case *ir.DefinedAttr:
		if named.EnumText(a) == "slm" {
			return 3
		}
	}
	return 0
}

// verifySpace checks that a description is in the space of its source.
func verifySpace(source *ir.Value, t tensorDesc, c *ir.Checker) {
	want := int64(0)
	if t.space == "slm" {
		want = 3
	}
	have := spaceNumber(source.Type())
	c.Checkf(have == want, "Memory space mismatch. Source: %d, TensorDesc: %d", have, want)
}

func verifyCreateBlock(op CreateNdDescOp, c *ir.Checker) {
	t := descType(op.TensorDesc().Type())
	if t == nil {
		return
	}
	verifySpace(op.Source(), *t, c)
	source := op.Source().Type()
	memory, _ := source.(*ir.MemRefType)
	rank := func(list []int64, given bool) int {
		if !given && memory != nil {
			return len(memory.Shape())
		}
		return len(list)
	}
	sizes, strides := rank(op.ConstShape()), rank(op.ConstStrides())
	constant, _ := op.ConstOffsets()
	offsets := len(constant)
	_, integer := source.(*ir.IntegerType)
	c.Check(!integer || sizes != 0 && strides != 0, "expecting strides and shape to be present for integer source.")
	c.Check(sizes == strides && (offsets == 0 || offsets == sizes),
		"Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each other.")
	c.Check(len(t.shape) <= sizes, "Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.")
	c.Check(memory == nil || memory.Element == t.element, "TensorDesc should have the same element type with the source if it is a memref.\n")
	c.Check(!t.scattered, "Expects a non-scattered TensorDesc.\n")
}

func verifyCreateScattered(op CreateDescOp, c *ir.Checker) {
	t := descType(op.TensorDesc().Type())
	v, ok := op.Offsets().Type().(*ir.VectorType)
	if t == nil || !ok {
		return
	}
	c.Check(t.scattered, "Expects a scattered TensorDesc.\n")
	verifySpace(op.Source(), *t, c)
	want := slices.Clone(v.Shape())
	if t.chunk != 1 {
		want = append(want, t.chunk)
	}
	if !slices.Equal(want, t.shape) {
		c.Failf("Incorrect TensorDesc shape. Expected is %s\n", shapeText(want))
	}
}

func verifyUpdateScattered(op UpdateOffsetOp, c *ir.Checker) {
	t := descType(op.TensorDesc().Type())
	v, ok := op.Offsets().Type().(*ir.VectorType)
	if t == nil || !ok {
		return
	}
	c.Check(t.scattered, "Expects a scattered TensorDesc.\n")
	c.Check(slices.Equal(withoutChunk(t.shape, t.chunk), v.Shape()), "Offsets should match TensorDesc except the chunk size dim.")
}

func verifyLoadBlock(op LoadNdOp, c *ir.Checker)   { verifyBlock(op, op.Value().Type(), readHints, c) }
func verifyStoreBlock(op StoreNdOp, c *ir.Checker) { verifyBlock(op, op.Value().Type(), writeHints, c) }

// A blockOp moves a block between memory and registers or caches.
type blockOp interface {
	cached
	TensorDesc() *ir.Value
	Offsets() typed.Operands
	ConstOffsets() ([]int64, bool)
}

// verifyBlock checks the type of a loaded or stored value: the whole block, or the part of a lane.
func verifyBlock(op blockOp, value ir.Type, hints []string, c *ir.Checker) {
	described := op.TensorDesc().Type()
	t := descType(described)
	if t == nil {
		return
	}
	loaded, load := op.(LoadNdOp)
	what, wrong := "Value", "Expecting a VectorType result.\n"
	if load {
		what, wrong = "Result", "Invalid result, it should be a VectorType.\n"
	}
	v, ok := value.(*ir.VectorType)
	c.Check(!t.scattered, "Expects a non-scattered TensorDesc.\n")
	c.Check(len(t.shape) <= 2, "Expects a 1D or 2D TensorDesc.\n")
	c.Check(ok, wrong)
	verifyHints(op, hints, c)
	blocks := t.blocks
	c.Check(load || blocks <= 1, "array length is not supported by store_nd.\n")
	n, _ := ir.NumElements(v)
	total := blocks
	for _, s := range t.shape {
		total *= s
	}
	if n < total && len(v.Shape()) == 1 {
		c.Check(t.layout == nil, "TensorDesc doesn't need LayoutAttr for SIMT code")
		if n == 0 || total%n != 0 {
			c.Failf("%s shape %s is not a valid distribution for tensor descriptor '%s'", what, shapeText(v.Shape()), described)
		}
		return
	}
	shape := slices.Clone(t.shape)
	if load {
		shape = loadedShape(loaded, shape, v)
		if blocks > 1 {
			shape = append([]int64{blocks}, shape...)
		}
	}
	if !slices.Equal(shape, v.Shape()) {
		c.Failf("%s shape %s is not consistent with tensor descriptor '%s'", what, shapeText(v.Shape()), described)
	}
	verifyOffsets(op, *t, c)
}

// loadedShape returns the shape of a block that is transposed or packed while it
// is loaded.
func loadedShape(op LoadNdOp, shape []int64, v *ir.VectorType) []int64 {
	if order, ok := op.Transpose(); ok && len(order) == len(shape) {
		turned := make([]int64, len(shape))
		for i, k := range order {
			if k >= 0 && k < int64(len(shape)) {
				turned[i] = shape[k]
			}
		}
		shape = turned
	}
	if s := v.Shape(); op.Packed() && len(shape) == 2 && len(s) > 0 && s[len(s)-1] > 0 {
		factor := s[len(s)-1]
		shape = []int64{shape[0] / factor, shape[1], factor}
	}
	return shape
}

func verifyPrefetchBlock(op PrefetchNdOp, c *ir.Checker) {
	t := descType(op.TensorDesc().Type())
	if t == nil {
		return
	}
	c.Check(!t.scattered, "Expects a non-scattered TensorDesc.")
	verifyHints(op, readHints, c)
	verifyOffsets(op, *t, c)
}

// verifyOffsets checks the number of offsets, where there are any.
func verifyOffsets(op blockOp, t tensorDesc, c *ir.Checker) {
	n := op.Offsets().Len()
	if ints, ok := op.ConstOffsets(); ok {
		n = len(ints)
	}
	c.Check(n == 0 || n == len(t.shape), "Mismatched ranks between offsets and tensor descriptor")
}

func verifyUpdateBlock(op UpdateNdOffsetOp, c *ir.Checker) {
	t := descType(op.TensorDesc().Type())
	if t == nil {
		return
	}
	c.Check(!t.scattered, "Expects a non-scattered TensorDesc.")
	c.Check(len(op.ConstOffsets()) == len(t.shape), "Invalid number of offsets.")
}

func verifyProduct(op DpasOp, c *ir.Checker) {
	a, okA := op.Lhs().Type().(*ir.VectorType)
	b, okB := op.Rhs().Type().(*ir.VectorType)
	r, okR := op.ResultValue().Type().(*ir.VectorType)
	if !okA || !okB || !okR {
		return
	}
	acc, ok := op.Acc()
	c.Check(!ok || acc.Type() == ir.Type(r), "Expecting the acc type to be the same as result.")
	sa, sb, sr := a.Shape(), b.Shape(), r.Shape()
	if len(sa) == 1 && len(sb) == 1 && len(sr) == 1 {
		n, _ := ir.NumElements(b)
		width, _ := ir.IntOrFloatWidth(b.Element)
		c.Check(width <= 0 || width > 32 || n%int64(32/width) == 0, "Expecting B operand to be a multiple of 32 bits.")
		return
	}
	c.Check(len(sa) == 2 && (len(sb) == 2 || len(sb) == 3) && len(sr) == 2,
		"expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.")
	k := sb[0]
	if len(sb) == 3 {
		k *= sb[2]
	}
	c.Check(k == sa[1], "K-dimension mismatch.")
	c.Check(sa[0] == sr[0], "M-dimension mismatch.")
	c.Check(sb[1] == sr[1], "N-dimension mismatch.")
}

func verifyConvert(op ConvertLayoutOp, c *ir.Checker) {
	v, ok := op.Source().Type().(*ir.VectorType)
	l, is := layoutOf(op.InputLayoutAttr())
	m, are := layoutOf(op.TargetLayoutAttr())
	if !ok || !is || !are {
		return
	}
	c.Check((l.groups == nil) == (m.groups == nil), "expected input layout and target layout be WgLayout or SgLayout at the same time.")
	c.Check(l.distributes(v.Shape()), "invalid input layout, data cannot be evenly distributed.")
	c.Check(m.distributes(v.Shape()), "invalid target layout, data cannot be evenly distributed.")
}

// foldConvert folds a conversion of a layout to itself.
func foldConvert(op ConvertLayoutOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.InputLayoutAttr() != op.TargetLayoutAttr() {
		return nil, false
	}
	return folding.Value(op.Source())
}

// The directive OptionalDynamicIndexList is a list of integers and operands that
// may be missing. The arguments are the operands and the array, which has a mark
// for an operand.
func parseIndices(p *asm.OpParser, a *asm.ParseArgs) bool {
	if !p.OptionalPunct(asm.LSquare) {
		return false
	}
	var os []asm.UnresolvedOperand
	var ints []int64
	element := func() {
		o, operand := p.ParseOptionalOperand()
		if operand {
			os, ints = append(os, o), append(ints, ir.Dynamic)
			return
		}
		ints = append(ints, p.ParseInt(64, true))
	}
	p.ExplainAt(p.NamePos(), func() {
		p.ParseCommaSeparatedList(asm.NoDelimiter, element, "")
		p.Punct(asm.RSquare)
	}, "expected a list of SSA values or integers")
	a.SetOperands(0, os...)
	a.SetAttr(1, p.Context().DenseI64Array(ints))
	return true
}

func printIndices(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	ints := named.IntsOf(a.Attr(1))
	if viewlike.CountDynamic(ints) < len(a.Operands(0)) {
		p.PrintGeneric() // some operands have no place
		return
	}
	if len(ints) == 0 {
		return
	}
	p.Byte('[')
	viewlike.PrintMixedElements(p, ints, a.Operands(0))
	p.Byte(']')
}
