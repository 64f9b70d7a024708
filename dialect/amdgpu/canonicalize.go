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
	set := func(name string, p *rewrite.Pattern) {
		op := n.Ops["amdgpu."+name]
		op.Canonicalizer = rewrite.Patterns{p}
		n.Ops["amdgpu."+name] = op
	}
	for name, class := range map[string]string{"raw_buffer_load": "RawBufferLoadOp", "raw_buffer_atomic_cmpswap": "RawBufferAtomicCmpswapOp"} {
		set(name, rewrite.IsolatedPattern("RemoveStaticallyOobBufferLoads<mlir::amdgpu::"+class+">", "amdgpu."+name, loadOutside))
	}
	for name, class := range map[string]string{
		"raw_buffer_store": "RawBufferStoreOp", "raw_buffer_atomic_fadd": "RawBufferAtomicFaddOp", "raw_buffer_atomic_fmax": "RawBufferAtomicFmaxOp",
		"raw_buffer_atomic_smax": "RawBufferAtomicSmaxOp", "raw_buffer_atomic_umin": "RawBufferAtomicUminOp",
	} {
		set(name, rewrite.IsolatedPattern("RemoveStaticallyOobBufferWrites<mlir::amdgpu::"+class+">", "amdgpu."+name, writeOutside))
	}
	set("gather_to_lds", rewrite.IsolatedPattern("FoldGatherToLDSOfCast", "amdgpu.gather_to_lds", gatherCastSources))
	set("scaled_mfma", rewrite.IsolatedPattern("PackScales", "amdgpu.scaled_mfma", packScales))
	set("lds_barrier", rewrite.IsolatedPattern("eraseRedundantLDSBarrierOps", "amdgpu.lds_barrier", func(op *ir.Operation, r *rewrite.Rewriter) bool {
		if next := op.Next(); next == nil || next.Name() != op.Name() {
			return false
		}
		r.Erase(op)
		return true
	}))
	set("memory_counter_wait", rewrite.IsolatedPattern("FuseMemoryCounterWaitOp", "amdgpu.memory_counter_wait", fuseWaits))
}

// loadOutside replaces a load that is known to be outside of its buffer with zero.
func loadOutside(op *ir.Operation, r *rewrite.Rewriter) bool {
	if !outside(op) {
		return false
	}
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

// writeOutside erases a write that is known to be outside of its buffer.
func writeOutside(op *ir.Operation, r *rewrite.Rewriter) bool {
	if !outside(op) || op.HasUses() {
		return false
	}
	r.Erase(op)
	return true
}

// outside reports whether a checked access is known not to be in the buffer.
func outside(op *ir.Operation) bool {
	t, ok := named.Type(op, "memref").(*ir.MemRefType)
	if !ok || !ir.HasStaticShape(t) || !named.Bool(op, "boundsCheck") {
		return false
	}
	strides, at, ok := t.StridesAndOffset()
	indices := named.Operands(op, "indices")
	if !ok || len(strides) != len(indices) || at == ir.Dynamic {
		return false
	}
	more, _ := named.Int(op, "indexOffset")
	at += more
	if v := named.Operand(op, "sgprOffset"); v != nil {
		n, ok := constantOffset(v)
		if !ok {
			return false
		}
		at += n
	}
	for i, stride := range strides {
		n, ok := constantOffset(indices[i].Value())
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
