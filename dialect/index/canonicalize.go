package index

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// reassociate returns the pattern that rewrites (x op c) op d to x op (c op d).
func reassociate(root string) rewrite.Patterns {
	return rewrite.Patterns{{
		Name:      "Reassociate(" + root + ")",
		Root:      root,
		Benefit:   1,
		Generated: []string{root, ConstantOpName},
		Isolated:  true,
		MatchAndRewrite: typed.Match(func(op typed.Binary, r *rewrite.Rewriter) bool {
			inner := typed.Binary{Operation: op.Lhs().DefiningOp()}
			if inner.Operation == nil || inner.Operation.Def() != op.Operation.Def() || !isConstant(op.Rhs()) || !isConstant(inner.Rhs()) {
				return false
			}
			c := r.CreateOrFold(&ir.OperationState{Def: op.Operation.Def(), Operands: []*ir.Value{op.Rhs(), inner.Rhs()},
				Types: []ir.Type{op.Operation.Result(0).Type()}})
			if d := c[0].DefiningOp(); d != nil && d.Def() == op.Operation.Def() {
				r.Erase(d)
				return false
			}
			r.ReplaceWithNew(op.Operation, op.Operation.Def(), []*ir.Value{inner.Lhs(), c[0]})
			return true
		}),
	}}
}

func isConstant(v *ir.Value) bool { return ir.ConstantValue(v.DefiningOp()) != nil }

// compareDifference compares the operands of a difference that is compared with zero: they are
// equal if it is zero. Any other order is not that of the difference, which wraps around.
func compareDifference() rewrite.Patterns {
	return rewrite.Patterns{{
		Name:      "CompareDifference",
		Root:      CmpOpName,
		Benefit:   1,
		Generated: []string{CmpOpName},
		Isolated:  true,
		MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
			isZero := func(v *ir.Value) bool { return folding.IsZero(ir.ConstantValue(v.DefiningOp())) }
			cmp := CmpOp{op}
			if p := cmp.Pred(); p != IndexCmpPredicateEQ && p != IndexCmpPredicateNE {
				return false
			}
			right := isZero(cmp.Rhs())
			from := cmp.Lhs()
			if !right {
				if !isZero(cmp.Lhs()) {
					return false
				}
				from = cmp.Rhs()
			}
			sub := from.DefiningOp()
			if sub == nil || sub.Name() != SubOpName {
				return false
			}
			x, y := SubOp{sub}.Lhs(), SubOp{sub}.Rhs()
			if !right {
				x, y = y, x
			}
			r.ReplaceWithOp(op, NewCmp(r.Builder, cmp.Pred(), x, y).Operation)
			return true
		},
	}}
}
