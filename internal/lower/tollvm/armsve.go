package tollvm

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// armSVEOperations are the operations of arm_sve that are one intrinsic.
var armSVEOperations = [][2]string{
	{"sdot", "sdot"}, {"smmla", "smmla"}, {"udot", "udot"}, {"ummla", "ummla"}, {"usmmla", "usmmla"},
	{"dupq_lane", "dupq_lane"}, {"zip.x2", "zip.x2"}, {"zip.x4", "zip.x4"},
	{"masked.addi", "add"}, {"masked.addf", "fadd"}, {"masked.subi", "sub"}, {"masked.subf", "fsub"}, {"masked.muli", "mul"}, {"masked.mulf", "fmul"},
	{"masked.divi_signed", "sdiv"}, {"masked.divi_unsigned", "udiv"}, {"masked.divf", "fdiv"},
}

// armSVEOthers are the operations of arm_sve that are several.
var armSVEOthers = []string{"arm_sve.convert_from_svbool", "arm_sve.convert_to_svbool", "arm_sve.psel"}

// armSVELegality makes all operations illegal that are not intrinsics.
func armSVELegality(t *conversion.Target) {
	for _, names := range armSVEOperations {
		t.IllegalOps("arm_sve." + names[0])
		t.LegalOps("arm_sve.intr." + names[1])
	}
	t.IllegalOps(armSVEOthers...)
	for _, name := range []string{"bfmmla", "convert.from.svbool", "convert.to.svbool", "psel", "whilelt"} {
		t.LegalOps("arm_sve.intr." + name)
	}
}

// ArmSVEPatterns returns the patterns for arm_sve, and one that makes a mask with it.
func ArmSVEPatterns(t *Types) []conversion.Pattern {
	mask := t.pattern("vector.create_mask", t.whileLess)
	mask.Benefit = 2 // than that of comparisons
	list := []conversion.Pattern{
		mask,
		t.pattern("arm_sve.convert_from_svbool", t.convertPredicates("convert.from.svbool")),
		t.pattern("arm_sve.convert_to_svbool", t.convertPredicates("convert.to.svbool")),
		t.pattern("arm_sve.psel", t.selectPredicate),
	}
	for _, names := range armSVEOperations {
		list = append(list, t.pattern("arm_sve."+names[0], func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
			return t.replaceWithParts(op, r, func(results []ir.Type) *ir.Operation {
				return t.emit(op, r).sve(names[1], operands, results, op.AllAttrs()...)
			})
		}))
	}
	return list
}

// sve inserts an intrinsic of arm_sve.
func (e emitter) sve(name string, operands []*ir.Value, types []ir.Type, attrs ...ir.NamedAttribute) *ir.Operation {
	return e.Create(&ir.OperationState{Def: e.Context().OpDef("arm_sve.intr." + name), Origin: e.origin, Operands: operands, Types: types, Attributes: attrs})
}

// predicate returns the type of a vector of so many booleans, times the unknown number.
func (t *Types) predicate(n int64) *ir.VectorType {
	return t.ctx.VectorType([]int64{n}, t.ctx.I1(), []bool{true})
}

// fullPredicate is the number of elements of the widest predicate, svbool.
const fullPredicate = 16

// convertPredicates converts the vectors of the last dimension, one at a time.
func (t *Types) convertPredicates(name string) conversion.Func {
	return func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
		input := typed.Unary{Operation: op}.Input()
		from, to := vectorType(input), vectorType(op.Result(0))
		e := t.emit(op, r)
		result := arith.NewConstant(r.Builder, folding.SplatOf(to, t.ctx.BoolAttr(false))).Result(0)
		outer := from.Shape()[:len(from.Shape())-1]
		one := t.predicate(to.Shape()[len(outer)])
		for at, more := make([]int64, len(outer)), true; more; more = next(at, outer) {
			v := vector.NewExtract(r.Builder, input, nil, at).Result(0)
			converted := e.sve(name, []*ir.Value{v}, []ir.Type{one}).Result(0)
			result = vector.NewInsert(r.Builder, converted, result, nil, at).Result(0)
		}
		r.Replace(op, result)
		return true
	}
}

// selectPredicate selects one of two predicates; the intrinsic is for the widest.
func (t *Types) selectPredicate(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	e := t.emit(op, r)
	full := []ir.Type{t.predicate(fullPredicate)}
	v := e.sve("convert.to.svbool", operands[:1], full).Result(0)
	index := arith.NewIndexCast(r.Builder, t.ctx.I32(), op.Operand(2)).Result(0)
	v = e.sve("psel", []*ir.Value{v, op.Operand(1), index}, full).Result(0)
	r.ReplaceWithOp(op, e.sve("convert.from.svbool", []*ir.Value{v}, []ir.Type{operands[0].Type()}))
	return true
}

// whileLess creates a mask of the size of a predicate.
func (t *Types) whileLess(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	of := vectorType(op.Result(0))
	if len(of.Shape()) != 1 || !of.IsScalable() {
		return false
	}
	switch of.Shape()[0] {
	case 2, 4, 8, fullPredicate:
	default:
		return r.MatchFailure(op, "the mask is no predicate")
	}
	e := t.emit(op, r)
	zero := e.value("mlir.zero", t.ctx.I64(), nil)
	r.ReplaceWithOp(op, e.sve("whilelt", []*ir.Value{zero, operands[0]}, []ir.Type{of}))
	return true
}
