package tospirv

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// atomics are the atomic operations that spirv has of those of memref.
var atomics = map[arith.AtomicRMWKind]string{
	arith.AtomicRMWKindAddi: "AtomicIAdd", arith.AtomicRMWKindMaxs: "AtomicSMax", arith.AtomicRMWKindMaxu: "AtomicUMax",
	arith.AtomicRMWKindMins: "AtomicSMin", arith.AtomicRMWKindMinu: "AtomicUMin", arith.AtomicRMWKindOri: "AtomicOr", arith.AtomicRMWKindAndi: "AtomicAnd",
}

// atomic lowers an atomic operation on integers. As in MLIR, that on an integer of less than a
// word changes the word with the number of the element.
func (t *Types) atomic(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if _, ok := op.Result(0).Type().(*ir.FloatType); ok {
		return r.MatchFailure(op, "unimplemented floating-point case")
	}
	rmw := memref.AtomicRMWOp{Operation: op}
	of := rmw.Memref().Type().(*ir.MemRefType)
	attrs := t.atomicAttrs(of)
	if attrs == nil {
		return r.MatchFailure(op, "unsupported memref memory space")
	}
	to := t.result(op, r)
	if to == nil {
		return false
	}
	f := foldingAt(op, r)
	p, ok := t.place(f, of, operands[1], operands[2:])
	if !ok {
		return false
	}
	pointer := p.pointer(f.emitter)
	name, ok := atomics[rmw.Kind()]
	if !ok {
		return r.MatchFailure(op, "unimplemented atomic kind")
	}
	r.ReplaceWithOp(op, f.atomic(name, to, pointer, operands[0], attrs).DefiningOp())
	return true
}
