package loweraffine

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// values returns the operands of op from a place on.
func values(op *ir.Operation, from int) []*ir.Value { return op.Operands()[from:] }

// lowerAccess returns what makes an access with an index for each result of the map. The
// accessed memory is the operand with a number; those behind it are of the map.
func lowerAccess(name string, memory int) func(op *ir.Operation, r *rewrite.Rewriter) bool {
	return func(op *ir.Operation, r *rewrite.Rewriter) bool {
		indices, ok := mapped(r, op, "map", values(op, memory+1))
		if !ok {
			return false
		}
		s := &ir.OperationState{Def: r.Context().OpDef(name), Loc: r.Loc, Operands: append(values(op, 0)[:memory+1], indices...), Types: op.ResultTypes()}
		for _, a := range op.InherentAttrs() {
			if s.Def.Slot(a.Name) >= 0 {
				s.Attributes = append(s.Attributes, a)
			}
		}
		r.Replace(op, r.Create(s).Results()...)
		return true
	}
}
