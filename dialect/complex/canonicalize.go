package complex

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// negated returns the pattern that negates a part of a number instead of the number.
func negated(name, root string, part int) rewrite.Patterns {
	return rewrite.Patterns{{
		Name: name, Root: root, Benefit: 1, Isolated: true, Generated: []string{"arith.negf"},
		MatchAndRewrite: typed.Match(func(op typed.Unary, r *rewrite.Rewriter) bool {
			neg := named.DefiningOp(op.Input(), NegOpName)
			if neg == nil {
				return false
			}
			create, def := named.DefiningOp(NegOp{neg}.Complex(), CreateOpName), op.Operation.Context().LookupOp("arith.negf")
			if create == nil || def == nil {
				return false
			}
			r.ReplaceWithNew(op.Operation, def, []*ir.Value{create.Operand(part)})
			return true
		}),
	}}
}

// mergeBitcasts returns the patterns that make one cast of two.
func mergeBitcasts() rewrite.Patterns {
	const ours, theirs = BitcastOpName, arith.BitcastOpName
	return rewrite.Patterns{
		{Name: "MergeComplexBitcast", Root: ours, Benefit: 1, Isolated: true, Generated: []string{ours, theirs},
			MatchAndRewrite: typed.Match(func(op BitcastOp, r *rewrite.Rewriter) bool {
				if inner := named.DefiningOp(op.OperandOperand(), ours); inner != nil {
					// A complex.bitcast has a complex number on one side.
					name := theirs
					if isComplex(op.ResultValue()) || isComplex(BitcastOp{inner}.OperandOperand()) {
						name = ours
					}
					return castOnce(op.Operation, inner, name, r)
				}
				return castOnce(op.Operation, named.DefiningOp(op.OperandOperand(), theirs), ours, r)
			})},
		{Name: "MergeArithBitcast", Root: theirs, Benefit: 1, Isolated: true, Generated: []string{ours},
			MatchAndRewrite: typed.Match(func(op arith.BitcastOp, r *rewrite.Rewriter) bool {
				return castOnce(op.Operation, named.DefiningOp(op.In(), ours), ours, r)
			})},
	}
}

func isComplex(v *ir.Value) bool {
	_, ok := v.Type().(*ir.ComplexType)
	return ok
}

// castOnce replaces a cast of a cast, which may be nil, with a cast of that name.
func castOnce(op, inner *ir.Operation, name string, r *rewrite.Rewriter) bool {
	def := op.Context().LookupOp(name)
	if inner == nil || def == nil {
		return false
	}
	r.ReplaceWithNew(op, def, []*ir.Value{typed.Unary{Operation: inner}.Input()})
	return true
}
