package amdgpu

import (
	"math"
	"strings"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// addCanonicalizers adds the canonicalizations.
func addCanonicalizers(n *dialect.Natives) {
	set := func(name, pattern string, rewrites func(op *ir.Operation, r *rewrite.Rewriter) bool) {
		op := n.Ops[name]
		op.Canonicalizer = rewrite.Patterns{rewrite.IsolatedPattern(pattern, name, rewrites)}
		n.Ops[name] = op
	}
	const loads, writes = "RemoveStaticallyOobBufferLoads<mlir::amdgpu::", "RemoveStaticallyOobBufferWrites<mlir::amdgpu::"
	set(RawBufferLoadOpName, loads+"RawBufferLoadOp>", ifOutside[RawBufferLoadOp](replaceByZero))
	set(RawBufferAtomicCmpswapOpName, loads+"RawBufferAtomicCmpswapOp>", ifOutside[RawBufferAtomicCmpswapOp](replaceByZero))
	set(RawBufferStoreOpName, writes+"RawBufferStoreOp>", ifOutside[RawBufferStoreOp](eraseUnused))
	set(RawBufferAtomicFaddOpName, writes+"RawBufferAtomicFaddOp>", ifOutside[RawBufferAtomicFaddOp](eraseUnused))
	set(RawBufferAtomicFmaxOpName, writes+"RawBufferAtomicFmaxOp>", ifOutside[RawBufferAtomicFmaxOp](eraseUnused))
	set(RawBufferAtomicSmaxOpName, writes+"RawBufferAtomicSmaxOp>", ifOutside[RawBufferAtomicSmaxOp](eraseUnused))
	set(RawBufferAtomicUminOpName, writes+"RawBufferAtomicUminOp>", ifOutside[RawBufferAtomicUminOp](eraseUnused))
	set(GatherToLDSOpName, "FoldGatherToLDSOfCast", gatherCastSources)
	set(ScaledMFMAOpName, "PackScales", packScales)
	set(LDSBarrierOpName, "eraseRedundantLDSBarrierOps", func(op *ir.Operation, r *rewrite.Rewriter) bool {
		if next := op.Next(); next == nil || next.Name() != op.Name() {
			return false
		}
		r.Erase(op)
		return true
	})
	set(MemoryCounterWaitOpName, "FuseMemoryCounterWaitOp", fuseWaits)
}

// ifOutside returns a function that rewrites an access that is known to be outside of its buffer.
func ifOutside[T bufferOp](rewrites func(op *ir.Operation, r *rewrite.Rewriter) bool) func(op *ir.Operation, r *rewrite.Rewriter) bool {
	return func(op *ir.Operation, r *rewrite.Rewriter) bool { return outside(T{op}) && rewrites(op, r) }
}

// replaceByZero replaces the loaded value with zero.
func replaceByZero(op *ir.Operation, r *rewrite.Rewriter) bool {
	t := op.Result(0).Type()
	var zero ir.Attribute = folding.Splat(t, 0)
	if e, ok := ir.ElementTypeOrSelf(t).(*ir.FloatType); ok {
		zero = op.Context().Float64Attr(e, 0)
		if _, shaped := ir.AsShaped(t); shaped {
			zero = folding.SplatOf(t, zero)
		}
	}
	if zero == nil {
		return false
	}
	c := folding.Constant(r.Builder, "arith.constant", zero, t)
	if c == nil {
		return false
	}
	r.ReplaceWithOp(op, c)
	return true
}

// eraseUnused erases a write whose result is not used.
func eraseUnused(op *ir.Operation, r *rewrite.Rewriter) bool {
	if op.HasUses() {
		return false
	}
	r.Erase(op)
	return true
}

// outside reports whether a checked access is known not to be in the buffer.
func outside(op bufferAccess) bool {
	t, ok := op.Memref().Type().(*ir.MemRefType)
	if !ok || !ir.HasStaticShape(t) || !op.BoundsCheck() {
		return false
	}
	strides, at, ok := t.StridesAndOffset()
	indices := op.Indices()
	if !ok || len(strides) != len(indices) || at == ir.Dynamic {
		return false
	}
	more, _ := op.IndexOffset()
	at += int64(more)
	if v, ok := op.SgprOffset(); ok {
		n, ok := constantOffset(v)
		if !ok {
			return false
		}
		at += n
	}
	for i, stride := range strides {
		n, ok := constantOffset(indices.At(i))
		if !ok || stride == ir.Dynamic {
			return false
		}
		at += stride * n
	}
	size, ok := ir.NumElements(t)
	return ok && at <= math.MaxUint32 && at >= size
}

// constantOffset returns the unsigned number of 32 bits that a value is known to be.
func constantOffset(v *ir.Value) (int64, bool) {
	a, ok := ir.ConstantValue(v.DefiningOp()).(*ir.IntegerAttr)
	if !ok || a.Value.Width() != 32 {
		return 0, false
	}
	n, ok := a.Value.Uint64()
	return int64(n), ok
}

// gatherCastSources uses the sources of casts that drop static sizes of memrefs.
func gatherCastSources(op *ir.Operation, r *rewrite.Rewriter) bool {
	changed := false
	for _, name := range [...]string{"src", "dst"} {
		v := named.Operands(op, name)
		if len(v) == 0 {
			continue
		}
		if from := viewlike.MoreStaticMemRef(v[0].Value()); from != nil {
			r.SetOperand(op, v[0].Index(), from)
			changed = true
		}
	}
	return changed
}

// fuseWaits merges two consecutive waits into one, with the lower of each pair of counts.
func fuseWaits(op *ir.Operation, r *rewrite.Rewriter) bool {
	next := op.Next()
	if next == nil || next.Name() != op.Name() {
		return false
	}
	r.ModifyInPlace(op, func() {
		for name := range strings.FieldsSeq("load store ds exp tensor") {
			a, ok1 := op.Attr(name).(*ir.IntegerAttr)
			b, ok2 := next.Attr(name).(*ir.IntegerAttr)
			if ok2 && (!ok1 || b.Int64() < a.Int64()) {
				op.SetAttr(name, b)
			}
		}
	})
	r.Erase(next)
	return true
}
