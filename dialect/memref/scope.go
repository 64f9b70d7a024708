package memref

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

func canonicalizeScope() rewrite.Patterns {
	const root = AllocaScopeOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("AllocaScopeInliner", root, inlineScope),
		rewrite.IsolatedPattern("AllocaScopeHoister", root, hoistAllocations),
	}
}

// inlineScope replaces a scope that does not end the life of memory before the scope around it
// does.
func inlineScope(op *ir.Operation, r *rewrite.Rewriter) bool {
	if mayAllocate(op) && (!op.ParentOp().Has(ir.AutomaticAllocationScope) || !isLastInRegion(op)) {
		return false
	}
	b := op.Region(0).Entry()
	end := b.Back()
	results := end.Operands()
	r.InlineBlockBefore(b, op, nil)
	r.Replace(op, results...)
	r.Erase(end)
	return true
}

// mayAllocate reports whether something in a scope, and not in another one, may allocate memory
// that it frees.
func mayAllocate(scope *ir.Operation) bool {
	found := false
	ir.Walk(scope, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		switch {
		case op == scope:
		case !op.Has(ir.RecursiveMemoryEffects) && (allocates(op) || op.Def().Effects == nil && !op.Has(ir.NoMemoryEffect)):
			found = true
			return ir.Interrupt
		case op.Has(ir.AutomaticAllocationScope):
			return ir.Skip
		}
		return ir.Advance
	})
	return found
}

// allocates reports whether an operation allocates memory that a scope frees.
func allocates(op *ir.Operation) bool {
	if op.Def().Effects == nil {
		return false
	}
	return slices.ContainsFunc(op.Def().Effects(op), func(e ir.Effect) bool {
		return e.Kind == ir.Allocate && strings.HasSuffix(e.Resource, "AutomaticAllocationScopeResource") && slices.Contains(op.Results(), e.Value)
	})
}

// isLastInRegion reports whether only a terminator follows an operation in a region of one block.
func isLastInRegion(op *ir.Operation) bool {
	b := op.Block()
	next := op.Next()
	return next != nil && next == b.Terminator() && b.IsEntry() && b.Next() == nil
}

// isLastOpenOp reports whether values around an operation are visible inside it, and only a
// terminator follows it in a region of one block.
func isLastOpenOp(op *ir.Operation) bool {
	return !op.Has(ir.IsolatedFromAbove) && op.Block() != nil && isLastInRegion(op)
}

// hoistAllocations moves allocations to the enclosing scope if that one frees them at the same
// point. An operation that is isolated from above cannot use memory allocated outside of it.
func hoistAllocations(op *ir.Operation, r *rewrite.Rewriter) bool {
	outer := op.ParentOp()
	if outer == nil || outer.Has(ir.AutomaticAllocationScope) || !isLastInRegion(op) || !isLastOpenOp(outer) {
		return false
	}
	for !outer.ParentOp().Has(ir.AutomaticAllocationScope) {
		if outer = outer.ParentOp(); !isLastOpenOp(outer) {
			return false
		}
	}
	outside := func(v *ir.Value) bool { return !outer.IsAncestor(v.ParentBlock().ParentOp()) }
	var hoisted []*ir.Operation
	ir.Walk(op, ir.PostOrder, func(inner *ir.Operation) ir.WalkResult {
		if allocates(inner) && !slices.ContainsFunc(inner.Operands(), func(v *ir.Value) bool { return !outside(v) }) {
			hoisted = append(hoisted, inner)
		}
		return ir.Advance
	})
	if len(hoisted) == 0 {
		return false
	}
	for _, inner := range hoisted {
		r.SetInsertionPoint(outer)
		r.Replace(inner, r.Clone(inner, nil).Results()...)
	}
	return true
}
