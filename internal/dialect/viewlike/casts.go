package viewlike

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// UseMemRefSources lets an operation use the sources of memref casts, but not where it stores a
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

// FoldMemRefSources is the fold of an operation that uses the sources of casts of memrefs,
// but not where it stores a memref: stored is the operand that it stores, or negative.
func FoldMemRefSources(stored int) ir.Folder {
	return func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
		if !UseMemRefSources(op, stored) {
			return nil, false
		}
		return folding.InPlace()
	}
}

// UseTensorSources lets an operation use the sources of tensor casts that drop static sizes.
// It reports whether it changed anything.
func UseTensorSources(op *ir.Operation) bool { return useSources(op, MoreStatic) }

// MoreStatic returns the source of a cast that drops static sizes of a tensor; nil for another value.
func MoreStatic(v *ir.Value) *ir.Value {
	c := named.DefiningOp(v, "tensor.cast")
	if c == nil || !PreservesStaticInformation(v.Type(), c.Operand(0).Type()) {
		return nil
	}
	return c.Operand(0)
}

// MoreStaticMemRef returns the source of a cast that drops static sizes, strides or the offset of
// a memref; nil for another value.
func MoreStaticMemRef(v *ir.Value) *ir.Value {
	c := named.DefiningOp(v, "memref.cast")
	if c == nil {
		return nil
	}
	from, ok1 := c.Operand(0).Type().(*ir.MemRefType)
	to, ok2 := v.Type().(*ir.MemRefType)
	if !ok1 || !ok2 || from.Element != to.Element || len(from.Shape()) != len(to.Shape()) {
		return nil
	}
	s, x, ok1 := from.StridesAndOffset()
	t, y, ok2 := to.StridesAndOffset()
	if !ok1 || !ok2 {
		return nil
	}
	more := func(from, to int64) bool { return from == ir.Dynamic && to != ir.Dynamic }
	if more(x, y) {
		return nil
	}
	for i := range s {
		if more(from.Shape()[i], to.Shape()[i]) || more(s[i], t[i]) {
			return nil
		}
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
