package tollvm

import (
	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// targetLowerings are the dialects of a processor whose operations convert-vector-to-llvm lowers on
// request.
var targetLowerings = []struct {
	enabled  func(*Vectors) bool
	patterns func(*Types) []conversion.Pattern
	legality func(*conversion.Target)
}{
	{func(p *Vectors) bool { return p.ArmNeon }, nil, func(t *conversion.Target) { t.LegalDialects("arm_neon") }},
	{func(p *Vectors) bool { return p.ArmSVE }, ArmSVEPatterns, armSVELegality},
	{func(p *Vectors) bool { return p.AMX }, AMXPatterns, func(t *conversion.Target) { t.IllegalDialects("amx") }},
	{func(p *Vectors) bool { return p.X86Vector }, X86VectorPatterns, func(t *conversion.Target) { t.IllegalDialects("x86vector") }},
}

// callIntrinsic replaces op with a call of an intrinsic, which gets the attributes of op, too.
func (t *Types) callIntrinsic(op *ir.Operation, r *conversion.Rewriter, name string, operands []*ir.Value) bool {
	return t.replaceWithParts(op, r, func(results []ir.Type) *ir.Operation {
		call := r.Op("llvm.call_intrinsic").AtOrigin(op.Origin()).Operand("args", operands...).Set("intrin", name).
			Set("op_bundle_sizes", []int32(nil)).Results(results...).MustBuild()
		for _, a := range op.AllAttrs() {
			if a.Name != ir.OperandSegments {
				call.SetAttr(a.Name, a.Value)
			}
		}
		return call
	})
}

// replaceWithParts replaces op with the result of the operation that build makes: several results
// are members of a struct.
func (t *Types) replaceWithParts(op *ir.Operation, r *conversion.Rewriter, build func(results []ir.Type) *ir.Operation) bool {
	types, ok := t.ConvertAll(op.ResultTypes())
	if !ok {
		return r.MatchFailure(op, "the type of a result cannot be converted")
	}
	if len(types) <= 1 {
		r.ReplaceWithOp(op, build(types))
		return true
	}
	all := build([]ir.Type{llvm.StructType(t.ctx, types, false)}).Result(0)
	e := t.emit(op, r)
	parts := make([]*ir.Value, len(types))
	for i, of := range types {
		parts[i] = e.extract(all, of, int64(i))
	}
	r.Replace(op, parts...)
	return true
}
