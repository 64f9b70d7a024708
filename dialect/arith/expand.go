package arith

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// DivisionExpansions returns the patterns that make divisions that round up or down of ones
// that round toward zero.
func DivisionExpansions() []*rewrite.Pattern {
	expand := func(name, root string, f func(d division) *ir.Value) *rewrite.Pattern {
		return &rewrite.Pattern{Name: name, Root: root, Benefit: 1, MatchAndRewrite: typed.Match(func(op typed.Binary, r *rewrite.Rewriter) bool {
			if folding.Splat(op.Lhs().Type(), 0) == nil {
				return r.MatchFailure(op.Operation, "there are no constants of a type of unknown shape")
			}
			r.Replace(op.Operation, f(division{r, op.Lhs(), op.Rhs()}))
			return true
		})}
	}
	return []*rewrite.Pattern{
		expand("(anonymous namespace)::CeilDivSIOpConverter", CeilDivSIOpName, division.ceilSigned),
		expand("(anonymous namespace)::CeilDivUIOpConverter", CeilDivUIOpName, division.ceilUnsigned),
		expand("(anonymous namespace)::FloorDivSIOpConverter", FloorDivSIOpName, division.floorSigned),
	}
}

// A division is of a by b.
type division struct {
	r    *rewrite.Rewriter
	a, b *ir.Value
}

// constant inserts the constant n, splat for a vector.
func (d division) constant(n int64) *ir.Value {
	return NewConstant(d.r.Builder, folding.Splat(d.a.Type(), n)).Result(0)
}

func (d division) compare(p CmpIPredicate, x, y *ir.Value) *ir.Value {
	return NewCmpI(d.r.Builder, p, x, y).Result(0)
}

// ceilUnsigned is 0 for a = 0, else (a - 1) / b + 1.
func (d division) ceilUnsigned() *ir.Value {
	zero := d.constant(0)
	isZero := d.compare(CmpIPredicateEq, d.a, zero)
	one := d.constant(1)
	less := NewSubI(d.r.Builder, d.a, one).Result(0)
	quotient := NewDivUI(d.r.Builder, less, d.b).Result(0)
	return NewSelect(d.r.Builder, isZero, zero, NewAddI(d.r.Builder, quotient, one).Result(0)).Result(0)
}

// ceilSigned adds 1 to a quotient that is not exact if a and b have the same sign.
func (d division) ceilSigned() *ir.Value {
	zero, one := d.constant(0), d.constant(1)
	quotient, inexact := d.quotient()
	same := d.compare(CmpIPredicateEq, d.compare(CmpIPredicateSlt, d.a, zero), d.compare(CmpIPredicateSlt, d.b, zero))
	add := NewAndI(d.r.Builder, inexact, same).Result(0)
	return NewSelect(d.r.Builder, add, NewAddI(d.r.Builder, quotient, one).Result(0), quotient).Result(0)
}

// floorSigned subtracts 1 from a quotient that is not exact if a and b have different signs.
func (d division) floorSigned() *ir.Value {
	quotient, inexact := d.quotient()
	zero := d.constant(0)
	different := d.compare(CmpIPredicateNe, d.compare(CmpIPredicateSlt, d.a, zero), d.compare(CmpIPredicateSlt, d.b, zero))
	subtract := NewAndI(d.r.Builder, inexact, different).Result(0)
	minusOne := d.constant(-1)
	return NewSelect(d.r.Builder, subtract, NewAddI(d.r.Builder, quotient, minusOne).Result(0), quotient).Result(0)
}

// quotient rounds toward zero; inexact is true if there is a remainder.
func (d division) quotient() (quotient, inexact *ir.Value) {
	quotient = NewDivSI(d.r.Builder, d.a, d.b).Result(0)
	product := NewMulI(d.r.Builder, quotient, d.b).Result(0)
	return quotient, d.compare(CmpIPredicateNe, d.a, product)
}
