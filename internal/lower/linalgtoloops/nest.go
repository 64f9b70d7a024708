package linalgtoloops

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// A nest inserts loops, of affine or of scf.
type nest struct {
	*rewrite.Rewriter
	affine bool
}

func (n nest) index(v int64) *ir.Value {
	return arith.NewConstant(n.Builder, n.Context().Int64Attr(n.Context().IndexType(), v)).Result(0)
}

// A bound is a number, or a value if that is not nil.
type bound struct {
	value  *ir.Value
	number int64
}

// loops inserts a loop up to each bound, with the operations of body in the innermost one.
func (n nest) loops(bounds []bound, body func(variables []*ir.Value)) {
	defer n.Restore(n.InsertionPoint())
	from, to, by := make([]*ir.Value, len(bounds)), make([]*ir.Value, len(bounds)), make([]*ir.Value, len(bounds))
	for i, b := range bounds {
		from[i] = n.index(0)
		if to[i] = b.value; b.value == nil {
			to[i] = n.index(b.number)
		}
		by[i] = n.index(1)
	}
	if n.affine {
		n.affineLoops(bounds, to, body)
		return
	}
	var variables []*ir.Value
	var blocks []*ir.Block
	for i := range bounds {
		loop := scf.NewFor(n.Builder, nil, from[i], to[i], by[i], nil,
			scf.ForOptions{RegionRegion: &typed.Body{Args: []ir.Type{n.Context().IndexType()}}})
		entry := loop.RegionRegion().Entry()
		if t := entry.Terminator(); t != nil {
			n.Erase(t)
		}
		blocks = append(blocks, entry)
		variables = append(variables, entry.Argument(0))
		n.SetInsertionPointToStart(entry)
	}
	for _, b := range blocks[:max(0, len(blocks)-1)] {
		n.SetInsertionPointToEnd(b)
		scf.NewYield(n.Builder, nil)
	}
	if len(blocks) > 0 {
		n.SetInsertionPointToStart(blocks[len(blocks)-1])
	}
	body(variables)
	if len(blocks) > 0 {
		scf.NewYield(n.Builder, nil)
	}
}

// affineLoops is loops for those of affine.
func (n nest) affineLoops(bounds []bound, to []*ir.Value, body func(variables []*ir.Value)) {
	if len(bounds) == 0 {
		body(nil)
		return
	}
	ctx := n.Context()
	var variables []*ir.Value
	for i := range bounds {
		upper, operands := affine.Identity(1), to[i:i+1]
		if known, ok := constant(to[i]); ok {
			upper, operands = affine.ConstantMap(known), nil
		}
		loop := n.Op("affine.for").Operand("upperBoundOperands", operands...).
			Set("lowerBoundMap", ctx.AffineMapAttr(affine.ConstantMap(0))).Set("upperBoundMap", ctx.AffineMapAttr(upper)).
			Set("step", ctx.Int64Attr(ctx.IndexType(), 1)).
			Body("region", []ir.Type{ctx.IndexType()}, func(_ *ir.Builder, entry *ir.Block) {
				variables = append(variables, entry.Argument(0))
				if i == len(bounds)-1 {
					at := n.InsertionPoint()
					n.SetInsertionPointToEnd(entry)
					body(variables)
					n.Restore(at)
				}
			}).MustBuild()
		n.SetInsertionPointToStart(loop.Region(0).Entry())
	}
}

// constant returns the number that a value is.
func constant(v *ir.Value) (int64, bool) {
	if def := v.DefiningOp(); def != nil {
		if a, ok := ir.ConstantValue(def).(*ir.IntegerAttr); ok {
			return a.Int64(), true
		}
	}
	return 0, false
}
