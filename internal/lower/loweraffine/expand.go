package loweraffine

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/rewrite"
)

// An expander turns affine expressions into index arithmetic before an operation.
type expander struct {
	r  *rewrite.Rewriter
	op *ir.Operation
	// The values of dimensions and symbols.
	dims, symbols []*ir.Value
}

// newExpander returns an expander for maps or sets over operands; the first dims operands are the
// dimensions.
func newExpander(r *rewrite.Rewriter, op *ir.Operation, operands []*ir.Value, dims int) *expander {
	dims = min(dims, len(operands))
	return &expander{r, op, operands[:dims], operands[dims:]}
}

// mapped computes the results of the map in an attribute of op. ok is false after an error.
func mapped(r *rewrite.Rewriter, op *ir.Operation, name string, operands []*ir.Value) (values []*ir.Value, ok bool) {
	a, ok := op.Attr(name).(*ir.AffineMapAttr)
	if !ok || a.Map.NumInputs() > len(operands) {
		return nil, false
	}
	return newExpander(r, op, operands[:a.Map.NumInputs()], a.Map.NumDims).all(a.Map.Results)
}

// all computes the values of several expressions.
func (x *expander) all(exprs []*affine.Expr) (values []*ir.Value, ok bool) {
	for _, e := range exprs {
		v := x.value(e)
		if v == nil {
			return nil, false
		}
		values = append(values, v)
	}
	return values, true
}

// value computes an expression. It returns nil after an error.
func (x *expander) value(e *affine.Expr) *ir.Value {
	switch e.Kind {
	case affine.Constant:
		return x.constant(e.Value)
	case affine.Dim:
		return x.dims[e.Value]
	case affine.Symbol:
		return x.symbols[e.Value]
	case affine.Mod, affine.FloorDiv, affine.CeilDiv:
		if e.RHS.Kind == affine.Constant && e.RHS.Value <= 0 {
			by := "division"
			if e.Kind == affine.Mod {
				by = "modulo"
			}
			x.r.EmitErrorAt(x.op.Location().Place(), "%s by non-positive value is not supported", by)
			return nil
		}
	}
	lhs := x.value(e.LHS)
	if lhs == nil {
		return nil
	}
	rhs := x.value(e.RHS)
	if rhs == nil {
		return nil
	}
	switch e.Kind {
	case affine.Add:
		return x.add(lhs, rhs)
	case affine.Mul:
		return arith.NewMulI(x.r.Builder, lhs, rhs, arith.MulIOptions{OverflowFlags: arith.IntegerOverflowFlagsNsw}).Result(0)
	case affine.Mod:
		return x.mod(lhs, rhs)
	case affine.FloorDiv:
		return x.floorDiv(lhs, rhs)
	}
	return x.ceilDiv(lhs, rhs)
}

func (x *expander) constant(v int64) *ir.Value {
	ctx := x.r.Context()
	return arith.NewConstant(x.r.Builder, ctx.Int64Attr(ctx.IndexType(), v)).Result(0)
}

func (x *expander) add(a, b *ir.Value) *ir.Value { return arith.NewAddI(x.r.Builder, a, b).Result(0) }
func (x *expander) sub(a, b *ir.Value) *ir.Value { return arith.NewSubI(x.r.Builder, a, b).Result(0) }
func (x *expander) div(a, b *ir.Value) *ir.Value { return arith.NewDivSI(x.r.Builder, a, b).Result(0) }

func (x *expander) compare(p arith.CmpIPredicate, a, b *ir.Value) *ir.Value {
	return arith.NewCmpI(x.r.Builder, p, a, b).Result(0)
}

func (x *expander) choose(condition, a, b *ir.Value) *ir.Value {
	return arith.NewSelect(x.r.Builder, condition, a, b).Result(0)
}

// mod makes the remainder that is not negative:
//
//	let r = a remsi b in r < 0 ? r + b : r
func (x *expander) mod(a, b *ir.Value) *ir.Value {
	remainder := arith.NewRemSI(x.r.Builder, a, b).Result(0)
	negative := x.compare(arith.CmpIPredicateSlt, remainder, x.constant(0))
	return x.choose(negative, x.add(remainder, b), remainder)
}

// floorDiv makes a quotient rounded down, with a division that rounds to zero:
//
//	a < 0 ? -1 - (-1 - a) / b : a / b
func (x *expander) floorDiv(a, b *ir.Value) *ir.Value {
	zero, minusOne := x.constant(0), x.constant(-1)
	negative := x.compare(arith.CmpIPredicateSlt, a, zero)
	dividend := x.choose(negative, x.sub(minusOne, a), a)
	quotient := x.div(dividend, b)
	return x.choose(negative, x.sub(minusOne, quotient), quotient)
}

// ceilDiv makes a quotient rounded up:
//
//	a <= 0 ? -(-a / b) : (a - 1) / b + 1
func (x *expander) ceilDiv(a, b *ir.Value) *ir.Value {
	zero, one := x.constant(0), x.constant(1)
	atMostZero := x.compare(arith.CmpIPredicateSle, a, zero)
	negated := x.sub(zero, a)
	dividend := x.choose(atMostZero, negated, x.sub(a, one))
	quotient := x.div(dividend, b)
	negatedQuotient := x.sub(zero, quotient)
	return x.choose(atMostZero, negatedQuotient, x.add(quotient, one))
}

// largest computes the largest of some values.
func largest(r *rewrite.Rewriter, vs []*ir.Value) *ir.Value {
	v := vs[0]
	for _, w := range vs[1:] {
		v = arith.NewMaxSI(r.Builder, v, w).Result(0)
	}
	return v
}

// smallest computes the smallest of some values.
func smallest(r *rewrite.Rewriter, vs []*ir.Value) *ir.Value {
	v := vs[0]
	for _, w := range vs[1:] {
		v = arith.NewMinSI(r.Builder, v, w).Result(0)
	}
	return v
}
