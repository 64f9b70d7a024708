package bufferize

import (
	"github.com/mica-ir/mica/dialect/linalg"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// structuredSizes returns the sizes of a result of an operation of linalg that are not known: as
// far as possible in terms of its inputs, through the loops that access them.
func (c *Copier) structuredSizes(op *ir.Operation, result int) []*ir.Value {
	first := firstInit(op)
	shapes := &affine.Map{} // the sizes of all operands; the first one for a loop counts
	var flat []viewlike.Index
	outputs := 0
	for i, m := range linalg.IndexingMaps(op) {
		if i == first {
			outputs = len(flat)
		}
		shapes.NumDims = m.NumDims
		shapes.Results = append(shapes.Results, m.Results...)
		flat = append(flat, c.allSizes(op.Operand(i))...)
	}
	loops := shapes.InversePermutation()
	if loops == nil || len(flat) != len(shapes.Results) {
		return c.dims(op.Result(result))
	}
	exprs := make([]*affine.Expr, 0, len(flat)-outputs)
	sizes := make([]viewlike.Index, 0, cap(exprs))
	for _, e := range shapes.Results[outputs:] {
		e = e.Replace(loops.Results, nil)
		exprs = append(exprs, e)
		sizes = append(sizes, c.composed(e, flat))
	}
	var list []*ir.Value
	at := 0
	for i := first; i < op.NumOperands(); i++ {
		s, _ := ir.AsShaped(op.Operand(i).Type())
		for dim, n := range s.Shape() {
			if n == ir.Dynamic {
				size := sizes[at]
				if usesFrom(exprs[at], outputs) {
					size = viewlike.Index{Value: c.foldedDim(op.Operand(i), dim)}
				}
				if v := c.value(size); i == first+result {
					list = append(list, v)
				}
			}
			at++
		}
	}
	return list
}

// allSizes returns the sizes of a tensor.
func (c *Copier) allSizes(v *ir.Value) []viewlike.Index {
	s, ok := ir.AsShaped(v.Type())
	if !ok {
		return nil
	}
	var list []viewlike.Index
	for i, n := range s.Shape() {
		if n == ir.Dynamic {
			list = append(list, viewlike.Index{Value: c.foldedDim(v, i)})
		} else {
			list = append(list, viewlike.Index{Int: n})
		}
	}
	return list
}

// usesFrom reports whether an expression uses a dimension from n on.
func usesFrom(e *affine.Expr, n int) (uses bool) {
	e.Walk(func(x *affine.Expr) { uses = uses || x.Kind == affine.Dim && x.Value >= int64(n) })
	return uses
}

// composed returns an expression of dimensions, whose values are given, with an affine.apply
// unless it is one of them or constant.
func (c *Copier) composed(e *affine.Expr, dims []viewlike.Index) viewlike.Index {
	if e.Kind == affine.Dim {
		return dims[e.Value]
	}
	var symbols []*ir.Value
	exprs := make([]*affine.Expr, len(dims))
	for i, d := range dims {
		if n, ok := d.Constant(); ok {
			exprs[i] = affine.NewConstant(n)
		} else if e.Uses(affine.Dim, i) {
			exprs[i] = affine.NewSymbol(len(symbols))
			symbols = append(symbols, d.Value)
		}
	}
	e = affine.Simplify(e.Replace(exprs, nil), 0, len(symbols))
	if e.Kind == affine.Constant {
		return viewlike.Index{Int: e.Value}
	}
	return viewlike.Index{Value: c.apply(&affine.Map{NumSymbols: len(symbols), Results: []*affine.Expr{e}}, symbols...)}
}
