package atomicop

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// Canonicalize returns the pattern for the atomic updates of a dialect: an update that yields the
// value it reads is erased, and one that yields another value becomes a write. The write has the
// operands of the update, with the value after the address, and those attributes that a write has
// too. A capture must keep both of its operations, and its first one must not become a write.
func Canonicalize(namespace string) rewrite.Patterns {
	root := namespace + ".atomic.update"
	return rewrite.Patterns{rewrite.IsolatedPattern(root+" canonicalization", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
		b := op.Region(0).Entry()
		if b == nil || b.Front() == nil || b.Front() != b.Back() || b.NumArguments() != 1 || b.Front().NumOperands() != 1 {
			return false
		}
		value := b.Front().Operand(0)
		captured := op.ParentOp() != nil && op.ParentOp().Name() == namespace+".atomic.capture"
		if captured && (value == b.Argument(0) || op.Prev() == nil) {
			return false
		}
		if value == b.Argument(0) {
			r.Erase(op)
			return true
		}
		def := op.Context().LookupOp(namespace + ".atomic.write")
		if def == nil {
			return false
		}
		operands := slices.Insert(op.Operands(), 1, value)
		var attrs []ir.NamedAttribute
		for _, a := range op.InherentAttrs() {
			if def.Slot(a.Name) >= 0 {
				attrs = append(attrs, a)
			}
		}
		r.ReplaceWithNew(op, def, operands, attrs...)
		return true
	})}
}
