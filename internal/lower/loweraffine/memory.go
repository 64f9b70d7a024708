package loweraffine

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// values returns the operands of op from a place on.
func values(op *ir.Operation, from int) []*ir.Value { return op.Operands()[from:] }

// lowerAccess returns a lowering to an access with an index for each result of the map. memory is
// the index of the memref operand; the operands after it belong to the map.
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

// lowerTransfer returns a lowering to a transfer with an index for each result of its maps. The
// operands are the memrefs, each followed by the operands of its map, and then the number of
// elements and the strides. In memref.dma_start the number precedes the last of three memrefs.
func lowerTransfer(name string, maps ...string) func(op *ir.Operation, r *rewrite.Rewriter) bool {
	return func(op *ir.Operation, r *rewrite.Rewriter) bool {
		var accesses [][]*ir.Value
		rest := op.Operands()
		for _, m := range maps {
			indices, ok := mapped(r, op, m, rest[1:])
			if !ok {
				return false
			}
			accesses = append(accesses, append([]*ir.Value{rest[0]}, indices...))
			rest = rest[1+op.Attr(m).(*ir.AffineMapAttr).Map.NumInputs():]
		}
		count, strides := rest[:1], rest[1:]
		var operands []*ir.Value
		if len(maps) == 1 {
			operands = slices.Concat(accesses[0], count)
		} else {
			operands = slices.Concat(accesses[0], accesses[1], count, accesses[2], strides)
		}
		r.ReplaceWithNew(op, r.Context().OpDef(name), operands)
		return true
	}
}
