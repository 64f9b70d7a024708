package tospirv

import (
	"github.com/mica-ir/mica/dialect/index"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Index is convert-index-to-spirv.
type Index struct {
	Wide bool `option:"use-64bit-index"`
}

// Run lowers all of index.
func (p *Index) Run(r *pass.Run) error {
	env, err := NewEnvironment(r.Op)
	if err != nil {
		return err
	}
	types := NewTypes(r.Context(), env, Options{Wide: p.Wide, Emulate: true, EmulateFloats: true, BoolBits: 8})
	target := env.Target()
	target.LegalOps(conversion.CastName)
	// As in MLIR, the environment does not restrict the results of this lowering.
	target.LegalDialects("spirv")
	target.IllegalDialects("index")
	return lower(r, target, IndexPatterns(types))
}

// indexes are the operations of index that are one of spirv.
var indexes = [][2]string{
	{"add", "IAdd"}, {"sub", "ISub"}, {"mul", "IMul"}, {"divs", "SDiv"}, {"divu", "UDiv"}, {"rems", "SRem"}, {"remu", "UMod"},
	{"maxs", "GL.SMax"}, {"maxu", "GL.UMax"}, {"mins", "GL.SMin"}, {"minu", "GL.UMin"},
	{"shl", "ShiftLeftLogical"}, {"shrs", "ShiftRightArithmetic"}, {"shru", "ShiftRightLogical"},
	{"and", "BitwiseAnd"}, {"or", "BitwiseOr"}, {"xor", "BitwiseXor"},
}

// indexComparisons are the comparisons of indexes.
var indexComparisons = map[index.IndexCmpPredicate]string{
	index.IndexCmpPredicateEQ: "IEqual", index.IndexCmpPredicateNE: "INotEqual",
	index.IndexCmpPredicateSLT: "SLessThan", index.IndexCmpPredicateSLE: "SLessThanEqual", index.IndexCmpPredicateSGT: "SGreaterThan", index.IndexCmpPredicateSGE: "SGreaterThanEqual",
	index.IndexCmpPredicateULT: "ULessThan", index.IndexCmpPredicateULE: "ULessThanEqual", index.IndexCmpPredicateUGT: "UGreaterThan", index.IndexCmpPredicateUGE: "UGreaterThanEqual",
}

// IndexPatterns returns the patterns for index.
func IndexPatterns(t *Types) []conversion.Pattern {
	p := func(name string, f conversion.Func) conversion.Pattern {
		return conversion.NewPattern("index."+name, t.TypeConverter, f)
	}
	var list []conversion.Pattern
	for _, names := range indexes {
		list = append(list, p(names[0], t.elementwise(names[1])))
	}
	return append(list,
		p("constant", t.indexConstant), p("bool.constant", t.boolConstant), p("sizeof", t.indexSize),
		p("ceildivs", divide(emitter.ceilSigned)), p("ceildivu", divide(emitter.ceilUnsigned)), p("floordivs", divide(emitter.floorSigned)),
		p("casts", t.indexCast("SConvert", -1)), p("castu", t.indexCast("UConvert", 1)), p("cmp", t.compareIndexes),
	)
}

func (t *Types) indexConstant(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	a, ok := index.ConstantOp{Operation: op}.ValueAttr().(*ir.IntegerAttr)
	if !ok {
		return r.MatchFailure(op, "the value is not an integer")
	}
	v := a.Value.SExt(max(a.Value.Width(), t.index().Width)).Trunc(t.index().Width)
	r.Replace(op, constant(r.Builder, op.Location(), t.ctx.IntegerAttr(t.index(), v)))
	return true
}

func (t *Types) boolConstant(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	a, ok := index.BoolConstantOp{Operation: op}.ValueAttr().(ir.TypedAttribute)
	if !ok {
		return r.MatchFailure(op, "the value has no type")
	}
	r.Replace(op, constant(r.Builder, op.Location(), a))
	return true
}

// indexSize creates the constant for the width of an index.
func (t *Types) indexSize(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	of := t.index()
	r.Replace(op, constant(r.Builder, op.Location(), t.ctx.IntegerAttr(of, num.NewAPInt(of.Width, int64(of.Width)))))
	return true
}

// divide replaces a division by the result of f.
func divide(f func(e emitter, n, m *ir.Value) *ir.Value) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		r.Replace(op, f(emit(op, r), operands[0], operands[1]))
		return true
	}
}

// ceilSigned rounds a quotient up: it is one more if something remains and the signs are the same.
func (e emitter) ceilSigned(n, m *ir.Value) *ir.Value {
	return e.rounded("IAdd", "LogicalEqual", n, m)
}

// floorSigned rounds a quotient down: it is one less if something remains and the signs are
// different.
func (e emitter) floorSigned(n, m *ir.Value) *ir.Value {
	return e.rounded("ISub", "LogicalNotEqual", n, m)
}

// rounded corrects a quotient by one if something remains and the signs compare. It divides n by m
// only, because the quotient of a number near n may overflow where n / m does not.
func (e emitter) rounded(correct, signs string, n, m *ir.Value) *ir.Value {
	of, i1 := n.Type(), e.Context().I1()
	zero := e.number(of, 0)
	quotient := e.op("SDiv", of, n, m)
	remains := e.op("INotEqual", i1, n, e.op("IMul", of, quotient, m))
	wanted := e.op(signs, i1, e.op("SLessThan", i1, n, zero), e.op("SLessThan", i1, m, zero))
	return e.op("Select", of, e.op("LogicalAnd", i1, remains, wanted), e.op(correct, of, quotient, e.number(of, 1)), quotient)
}

// ceilUnsigned rounds a quotient up.
func (e emitter) ceilUnsigned(n, m *ir.Value) *ir.Value {
	of := n.Type()
	zero, one := e.number(of, 0), e.number(of, 1)
	up := e.op("IAdd", of, e.op("UDiv", of, e.op("ISub", of, n, one), m), one)
	return e.op("Select", of, e.op("IEqual", e.Context().I1(), n, zero), zero, up)
}

// indexCast converts an index to an integer of a width, or the other way round. A boolean
// becomes ifTrue or zero.
func (t *Types) indexCast(name string, ifTrue int64) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		to := op.Result(0).Type()
		if isIndex(to) {
			to = t.index()
		}
		switch {
		case operands[0].Type() == to:
			r.Replace(op, operands[0])
			return true
		case isBool(to):
			return t.truncateToBool(op, operands, r)
		case isBool(operands[0].Type()):
			return t.fromBool(ifTrue)(op, operands, r)
		}
		return replace(op, r, name, operands, []ir.Type{to})
	}
}

func (t *Types) compareIndexes(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	return replace(op, r, indexComparisons[index.CmpOp{Operation: op}.Pred()], operands, []ir.Type{t.ctx.I1()})
}
