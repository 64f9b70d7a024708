package models

import (
	"fmt"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/cf"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// A checks inserts the operations that check an operation at run time.
type checks struct {
	*rewrite.Rewriter
	message func(rule string) string
}

// A verification is a function that implements RuntimeVerifiableOpInterface.
type verification func(c checks, op *ir.Operation)

// GenerateRuntimeVerification calls the function.
func (f verification) GenerateRuntimeVerification(op *ir.Operation, b *ir.Builder, message func(rule string) string) {
	c := checks{rewrite.NewRewriter(op.Context(), nil), message}
	c.Restore(b.InsertionPoint())
	c.Loc = b.Loc
	f(c, op)
}

func verifiable(f verification) dialect.Interfaces {
	return dialect.Interfaces{dialect.RuntimeVerifiable(f)}
}

// index inserts a constant.
func (c checks) index(n int64) *ir.Value {
	return viewlike.Index{Int: n}.Materialize(c.Builder)
}

func (c checks) compare(p arith.CmpIPredicate, x, y *ir.Value) *ir.Value {
	return arith.NewCmpI(c.Builder, p, x, y).Result(0)
}

// equal compares a value with a number.
func (c checks) equal(v *ir.Value, n int64) *ir.Value {
	return c.compare(arith.CmpIPredicateEq, v, c.index(n))
}

// assert inserts the check of a rule.
func (c checks) assert(condition *ir.Value, format string, args ...any) {
	cf.NewAssert(c.Builder, condition, c.message(fmt.Sprintf(format, args...)))
}

// inBounds compares an index with a lower bound and with a size.
func (c checks) inBounds(index, lower, size *ir.Value) *ir.Value {
	above := c.Folded(arith.NewCmpI(c.Builder, arith.CmpIPredicateSge, index, lower).Operation)
	below := c.Folded(arith.NewCmpI(c.Builder, arith.CmpIPredicateSlt, index, size).Operation)
	return c.Folded(arith.NewAndI(c.Builder, above, below).Operation)
}

// access checks that an access to an element is in bounds. dim returns the size of a dimension.
func (c checks) access(indices []ir.Operand, dim func(i int) *ir.Value) {
	if len(indices) == 0 {
		return
	}
	zero := c.index(0)
	var all *ir.Value
	for i := range indices {
		inside := c.inBounds(indices[i].Value(), zero, dim(i))
		if all == nil {
			all = inside
			continue
		}
		all = c.Folded(arith.NewAndI(c.Builder, all, inside).Operation)
	}
	c.assert(all, "out-of-bounds access")
}

// dimension checks that there is a dimension of a number.
func (c checks) dimension(number, rank *ir.Value) {
	c.assert(c.inBounds(number, c.index(0), rank), "index is out of bounds")
}

// slice checks that each dimension of a slice is in bounds. size returns the size of a dimension
// of the source.
func (c checks) slice(s viewlike.MixedSlice, zero, one *ir.Value, size func(i int) *ir.Value, name string) {
	for i := range s[0] {
		offset, extent, stride := s[0][i].Materialize(c.Builder), s[1][i].Materialize(c.Builder), s[2][i].Materialize(c.Builder)
		end := size(i)
		c.assert(c.choose(c.compare(arith.CmpIPredicateEq, extent, zero),
			func() *ir.Value { // the offset of nothing may be the size
				above := c.compare(arith.CmpIPredicateSge, offset, zero)
				below := c.compare(arith.CmpIPredicateSle, offset, end)
				return arith.NewAndI(c.Builder, above, below).Result(0)
			},
			func() *ir.Value { return c.inBounds(offset, zero, end) }), "offset %d is out-of-bounds", i)
		c.assert(c.choose(c.compare(arith.CmpIPredicateSgt, extent, zero),
			func() *ir.Value {
				steps := arith.NewMulI(c.Builder, arith.NewSubI(c.Builder, extent, one).Result(0), stride).Result(0)
				return c.inBounds(arith.NewAddI(c.Builder, offset, steps).Result(0), zero, end)
			},
			func() *ir.Value { return arith.NewConstant(c.Builder, c.Context().BoolAttr(true)).Operation.Result(0) }),
			"%s runs out-of-bounds along dimension %d", name, i)
	}
}

// choose inserts an scf.if that yields a condition.
func (c checks) choose(condition *ir.Value, yes, no func() *ir.Value) *ir.Value {
	branch := func(value func() *ir.Value) *typed.Body {
		return &typed.Body{Fill: func(_ *ir.Builder, entry *ir.Block) {
			defer c.Restore(c.InsertionPoint())
			c.SetInsertionPointToEnd(entry)
			scf.NewYield(c.Builder, []*ir.Value{value()})
		}}
	}
	return scf.NewIf(c.Builder, condition, scf.IfOptions{ResultsValueTypes: []ir.Type{c.Context().IntegerType(1)},
		ThenRegion: branch(yes), ElseRegion: branch(no)}).Operation.Result(0)
}
