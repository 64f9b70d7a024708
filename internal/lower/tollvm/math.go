package tollvm

import (
	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Math is convert-math-to-llvm.
type Math struct {
	Log1p bool `option:"approximate-log1p"`
}

// Run lowers the operations of math for which there are intrinsics.
func (p *Math) Run(r *pass.Run) error {
	return lower(r, Options{}, conversion.Config{}, adder(func(t *Types) []conversion.Pattern { return MathPatterns(t, p.Log1p) }), nil)
}

// functions are the operations of math that are an intrinsic of the llvm dialect.
var functions = []struct{ from, to string }{
	{"absf", "intr.fabs"}, {"acos", "intr.acos"}, {"asin", "intr.asin"}, {"atan", "intr.atan"}, {"atan2", "intr.atan2"},
	{"ceil", "intr.ceil"}, {"copysign", "intr.copysign"}, {"cos", "intr.cos"}, {"cosh", "intr.cosh"},
	{"exp", "intr.exp"}, {"exp2", "intr.exp2"}, {"floor", "intr.floor"}, {"fma", "intr.fma"},
	{"log", "intr.log"}, {"log10", "intr.log10"}, {"log2", "intr.log2"}, {"powf", "intr.pow"},
	{"round", "intr.round"}, {"roundeven", "intr.roundeven"}, {"sin", "intr.sin"}, {"sinh", "intr.sinh"}, {"sqrt", "intr.sqrt"},
	{"tan", "intr.tan"}, {"tanh", "intr.tanh"}, {"trunc", "intr.trunc"}, {"ctpop", "intr.ctpop"},
}

// MathPatterns returns the patterns for math: with log1p also for math.log1p, which they
// approximate.
func MathPatterns(t *Types, log1p bool) []conversion.Pattern {
	var list []conversion.Pattern
	for _, f := range functions {
		list = append(list, t.pattern("math."+f.from, func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
			if hasUnsupportedFloats(op) {
				return r.MatchFailure(op, "unsupported floating point type")
			}
			return t.oneToOne(op, operands, r, f.to, withFastMath(op))
		}))
	}
	list = append(list,
		t.pattern("math.absi", t.withFlag("intr.abs", "is_int_min_poison")),
		t.pattern("math.ctlz", t.withFlag("intr.ctlz", "is_zero_poison")),
		t.pattern("math.cttz", t.withFlag("intr.cttz", "is_zero_poison")),
		t.pattern("math.isnan", t.isClass(classNaN)),
		t.pattern("math.isfinite", t.isClass(classFinite)),
		t.pattern("math.fpowi", t.integerPower),
		t.pattern("math.sincos", t.sincos),
		t.pattern("math.expm1", t.withOne(func(b floatBuilder, one, x *ir.Value) *ir.Value {
			return b.do("fsub", b.do("intr.exp", x), one)
		})),
		t.pattern("math.rsqrt", t.withOne(func(b floatBuilder, one, x *ir.Value) *ir.Value {
			return b.do("fdiv", one, b.do("intr.sqrt", x))
		})),
	)
	if log1p {
		list = append(list, t.pattern("math.log1p", t.withOne(func(b floatBuilder, one, x *ir.Value) *ir.Value {
			return b.do("intr.log", b.do("fadd", one, x))
		})))
	}
	return list
}

// isScalarOrVector reports whether the operands are not arrays of vectors, for which an
// operation has no pattern.
func isScalarOrVector(operands []*ir.Value) bool { return !isArray(operands[0].Type()) }

// withFlag makes an intrinsic with a flag that is false.
func (t *Types) withFlag(name, flag string) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		if !isScalarOrVector(operands) {
			return false
		}
		return t.oneToOne(op, operands, r, name, []ir.NamedAttribute{{Name: flag, Value: r.Context().BoolAttr(false)}})
	}
}

// The classes of floating-point numbers, as llvm.is.fpclass has them.
const (
	classNaN    = 0x003 // signaling, quiet
	classFinite = 0x1f8 // negative and positive: normal, subnormal, zero
)

// isClass lowers to a test for classes of numbers.
func (t *Types) isClass(classes int64) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		if hasUnsupportedFloats(op) || !isScalarOrVector(operands) {
			return false
		}
		ctx := r.Context()
		return t.oneToOne(op, operands, r, "intr.is.fpclass", []ir.NamedAttribute{{Name: "bit", Value: ctx.Int64Attr(ctx.I32(), classes)}})
	}
}

// integerPower lowers to the intrinsic, whose exponent is a single integer.
func (t *Types) integerPower(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if _, ok := operands[1].Type().(*ir.IntegerType); !ok || hasUnsupportedFloats(op) {
		return r.MatchFailure(op, "the exponent is not an integer")
	}
	return t.oneToOne(op, operands, r, "intr.powi", withFastMath(op))
}

// sincos makes the intrinsic, which returns both results in a struct.
func (t *Types) sincos(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	of := operands[0].Type()
	if hasUnsupportedFloats(op) || isArray(of) || !llvm.IsCompatibleType(of) {
		return false
	}
	both := value(r, op, "intr.sincos", llvm.StructType(r.Context(), []ir.Type{of, of}, false), operands, withFastMath(op)...)
	sin := value(r, op, "extractvalue", of, []*ir.Value{both}, at(r, 0))
	r.Replace(op, sin, value(r, op, "extractvalue", of, []*ir.Value{both}, at(r, 1)))
	return true
}

// A floatBuilder inserts operations with the flags of one.
type floatBuilder struct {
	r     *conversion.Rewriter
	op    *ir.Operation
	attrs []ir.NamedAttribute
}

func (b floatBuilder) do(name string, operands ...*ir.Value) *ir.Value {
	return value(b.r, b.op, name, operands[0].Type(), operands, b.attrs...)
}

// withOne makes several operations on the operand and the constant 1.
func (t *Types) withOne(build func(b floatBuilder, one, x *ir.Value) *ir.Value) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		of := operands[0].Type()
		if hasUnsupportedFloats(op) || !llvm.IsCompatibleType(of) {
			return r.MatchFailure(op, "unsupported floating point type")
		}
		b := floatBuilder{r, op, withFastMath(op)}
		with := func(x *ir.Value) *ir.Value {
			return build(b, constant(r, op, x.Type(), one(x.Type())), x)
		}
		if !isArray(of) {
			r.Replace(op, with(operands[0]))
			return true
		}
		return t.eachVector(op, operands, r, func(_ ir.Type, vectors []*ir.Value) *ir.Value { return with(vectors[0]) })
	}
}

// one returns the constant 1 of a floating-point type or a vector.
func one(t ir.Type) ir.Attribute {
	if v, ok := t.(*ir.VectorType); ok {
		return t.Context().DenseFloatElements(v, []float64{1})
	}
	return t.Context().Float64Attr(t, 1)
}
