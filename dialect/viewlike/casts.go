package viewlike

import (
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// UseMemRefSources makes an operation use the sources of casts of memrefs, but not where it stores a
// memref: stored is the operand that it stores, or negative. It reports whether it changed anything.
func UseMemRefSources(op *ir.Operation, stored int) bool {
	return useSources(op, func(v *ir.Value) *ir.Value {
		c := named.DefiningOp(v, "memref.cast")
		if c == nil || stored >= 0 && v == op.Operand(stored) {
			return nil
		}
		if _, ranked := c.Operand(0).Type().(*ir.MemRefType); !ranked {
			return nil
		}
		return c.Operand(0)
	})
}

// UseTensorSources makes an operation use the sources of casts that forget sizes of tensors.
// It reports whether it changed anything.
func UseTensorSources(op *ir.Operation) bool { return useSources(op, MoreStatic) }

// MoreStatic returns the source of a cast that forgets sizes of a tensor; nil for another value.
func MoreStatic(v *ir.Value) *ir.Value {
	c := named.DefiningOp(v, "tensor.cast")
	if c == nil || !PreservesStaticInformation(v.Type(), c.Operand(0).Type()) {
		return nil
	}
	return c.Operand(0)
}

func useSources(op *ir.Operation, source func(v *ir.Value) *ir.Value) bool {
	changed := false
	for i := range op.NumOperands() {
		if from := source(op.Operand(i)); from != nil {
			op.SetOperand(i, from)
			changed = true
		}
	}
	return changed
}
