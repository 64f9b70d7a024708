package tospirv

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Math is convert-math-to-spirv.
type Math struct{}

// Run lowers the operations of math for which the environment has some.
func (Math) Run(r *pass.Run) error {
	env, err := NewEnvironment(r.Op)
	if err != nil {
		return err
	}
	types := NewTypes(r.Context(), env, Options{Emulate: true, EmulateFloats: true, BoolBits: 8})
	return lower(r, env.Target(), MathPatterns(types))
}

// functions are the functions of each of both instruction sets, by operations of math. Of each
// operation, the last one takes precedence.
var functions = [][2]string{
	{"isfinite", "IsFinite"}, {"isinf", "IsInf"}, {"isnan", "IsNan"},
	{"absf", "GL.FAbs"}, {"absi", "GL.SAbs"}, {"acos", "GL.Acos"}, {"acosh", "GL.Acosh"}, {"asin", "GL.Asin"}, {"asinh", "GL.Asinh"},
	{"atan", "GL.Atan"}, {"atanh", "GL.Atanh"}, {"ceil", "GL.Ceil"}, {"cos", "GL.Cos"}, {"cosh", "GL.Cosh"}, {"exp", "GL.Exp"},
	{"floor", "GL.Floor"}, {"fma", "GL.Fma"}, {"log", "GL.Log"}, {"roundeven", "GL.RoundEven"}, {"rsqrt", "GL.InverseSqrt"},
	{"sin", "GL.Sin"}, {"sinh", "GL.Sinh"}, {"sqrt", "GL.Sqrt"}, {"tan", "GL.Tan"}, {"tanh", "GL.Tanh"},
	{"absf", "CL.fabs"}, {"absi", "CL.s_abs"}, {"acos", "CL.acos"}, {"acosh", "CL.acosh"}, {"asin", "CL.asin"}, {"asinh", "CL.asinh"},
	{"atan", "CL.atan"}, {"atanh", "CL.atanh"}, {"atan2", "CL.atan2"}, {"ceil", "CL.ceil"}, {"cos", "CL.cos"}, {"cosh", "CL.cosh"},
	{"erf", "CL.erf"}, {"exp", "CL.exp"}, {"floor", "CL.floor"}, {"fma", "CL.fma"}, {"log", "CL.log"}, {"powf", "CL.pow"}, {"round", "CL.round"},
	{"roundeven", "CL.rint"}, {"rsqrt", "CL.rsqrt"}, {"sin", "CL.sin"}, {"sinh", "CL.sinh"}, {"sqrt", "CL.sqrt"}, {"tan", "CL.tan"}, {"tanh", "CL.tanh"},
}

// MathPatterns returns the patterns for math.
func MathPatterns(t *Types) []conversion.Pattern {
	p := func(name string, f conversion.Func) conversion.Pattern {
		return conversion.NewPattern("math."+name, t.TypeConverter, supported(f))
	}
	list := []conversion.Pattern{
		p("copysign", t.copySign), p("ctlz", t.leadingZeros), p("powf", t.power), p("round", t.round),
	}
	for _, set := range [][2]string{{"GL.Exp", "GL.Log"}, {"CL.exp", "CL.log"}} {
		list = append(list, p("expm1", t.expMinusOne(set[0])), p("log1p", t.logOnePlus(set[1])),
			p("log2", t.logScaled(set[1], 1.4426950408889634)), p("log10", t.logScaled(set[1], 0.43429448190325182)))
	}
	for _, names := range functions {
		list = append(list, p(names[0], t.elementwise(names[1])))
	}
	return list
}

// supported restricts a pattern to scalars and vectors of one dimension and a static length.
func supported(f conversion.Func) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		for _, of := range append(op.OperandTypes(), op.ResultTypes()...) {
			v, vector := of.(*ir.VectorType)
			if _, shaped := ir.AsShaped(of); shaped && (!vector || v.IsScalable() || len(v.Shape()) > 1) {
				return r.MatchFailure(op, "unsupported source op type: '%s'", of)
			}
		}
		return f(op, operands, r)
	}
}

// float inserts a constant of floating-point numbers.
func (e emitter) float(t ir.Type, x float64) *ir.Value {
	var a ir.TypedAttribute = e.Context().Float64Attr(ir.ElementTypeOrSelf(t), x)
	if v, ok := t.(*ir.VectorType); ok {
		a, _ = folding.SplatOf(v, a).(ir.TypedAttribute)
	}
	return constant(e.Builder, e.loc, a)
}

func (t *Types) expMinusOne(exp string) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		to := t.result(op, r)
		if to == nil {
			return false
		}
		e := emit(op, r)
		x := e.op(exp, to, operands[0])
		r.Replace(op, e.op("FSub", to, x, e.number(to, 1)))
		return true
	}
}

func (t *Types) logOnePlus(log string) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		to := t.result(op, r)
		if to == nil {
			return false
		}
		e := emit(op, r)
		x := e.op("FAdd", to, e.number(to, 1), operands[0])
		r.Replace(op, e.op(log, to, x))
		return true
	}
}

// logScaled computes a logarithm of another base.
func (t *Types) logScaled(log string, factor float64) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		to := t.result(op, r)
		if to == nil {
			return false
		}
		if _, ok := ir.ElementTypeOrSelf(to).(*ir.FloatType); !ok {
			return r.MatchFailure(op, "the type has become an integer")
		}
		e := emit(op, r)
		by := e.float(to, factor)
		r.Replace(op, e.op("FMul", to, e.op(log, to, operands[0]), by))
		return true
	}
}
