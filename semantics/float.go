package semantics

import (
	"math"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// floats adds the operations of arith and math on floating-point numbers.
func (t table) floats() {
	for name, fn := range floatBinaries() {
		t.add(floatOp(func(k num.FloatKind, xs []num.APFloat) (num.APFloat, bool) { return fn(xs[0], xs[1]), true }), name)
	}
	for name, fn := range floatUnaries() {
		t.add(floatOp(func(k num.FloatKind, xs []num.APFloat) (num.APFloat, bool) { return fn(xs[0]), true }), name)
	}
	for name, fn := range functions() {
		t.add(floatOp(func(k num.FloatKind, xs []num.APFloat) (num.APFloat, bool) {
			return approximated(k, xs, fn)
		}), "math."+name)
	}
	t.add(compareFloats, "arith.cmpf", "llvm.fcmp")
	t.add(convertFloat, "arith.extf", "arith.truncf", "llvm.fpext", "llvm.fptrunc")
	t.add(fromInteger(true), "arith.sitofp", "llvm.sitofp")
	t.add(fromInteger(false), "arith.uitofp", "llvm.uitofp")
	t.add(toInteger(true), "arith.fptosi", "llvm.fptosi")
	t.add(toInteger(false), "arith.fptoui", "llvm.fptoui")
	t.add(classify, "math.isnan", "math.isinf", "math.isfinite", "math.isnormal")
	t.add(reinterpret, "arith.bitcast", "llvm.bitcast")
}

// floatOp is the meaning of an operation on floating-point numbers of one type.
func floatOp(fn func(k num.FloatKind, xs []num.APFloat) (num.APFloat, bool)) Meaning {
	return func(p *Program, op *ir.Operation) Step {
		l, ok := p.layoutOf(scalarType(op.Result(0)))
		if !ok || !l.float {
			return nil
		}
		_, flags, _ := flagsOf(op)
		nnan, ninf := strings.Contains(flags, "nnan") || strings.Contains(flags, "fast"), strings.Contains(flags, "ninf") || strings.Contains(flags, "fast")
		excluded := func(x num.APFloat) bool { return nnan && x.IsNaN() || ninf && x.IsInf() }
		return lifted(op, func(c *Call, args, results []Value) error {
			xs := make([]num.APFloat, len(args))
			for i, a := range args {
				if xs[i] = num.APFloatFromBits(l.kind, a.Bits); excluded(xs[i]) {
					return nil
				}
			}
			z, ok := fn(l.kind, xs)
			if !ok {
				return c.stop(Unknown, "'%s' of %s is not calculated exactly", op.Name(), l.kind.String())
			}
			if !excluded(z) {
				results[0] = Float(z)
			}
			return nil
		})
	}
}

func floatBinaries() map[string]func(x, y num.APFloat) num.APFloat {
	all := map[string]func(x, y num.APFloat) num.APFloat{
		"arith.addf":     num.APFloat.Add,
		"arith.subf":     num.APFloat.Sub,
		"arith.mulf":     num.APFloat.Mul,
		"arith.divf":     num.APFloat.Div,
		"arith.remf":     num.APFloat.Rem,
		"arith.maximumf": extremum(1, true),
		"arith.minimumf": extremum(-1, true),
		"arith.maxnumf":  extremum(1, false),
		"arith.minnumf":  extremum(-1, false),
		"math.copysign":  num.APFloat.CopySign,
	}
	for name, of := range map[string]string{"fadd": "addf", "fsub": "subf", "fmul": "mulf", "fdiv": "divf", "frem": "remf", "intr.maximum": "maximumf", "intr.minimum": "minimumf", "intr.maxnum": "maxnumf", "intr.minnum": "minnumf"} {
		all["llvm."+name] = all["arith."+of]
	}
	return all
}

// extremum returns the greater or the lesser number. -0 is less than 0. If one operand is NaN the result is NaN if it
// propagates, and otherwise the other operand.
func extremum(sign int, propagates bool) func(x, y num.APFloat) num.APFloat {
	return func(x, y num.APFloat) num.APFloat {
		switch {
		case x.IsNaN() && (propagates || y.IsNaN()), y.IsNaN() && !propagates:
			return x
		case x.IsNaN(), y.IsNaN():
			return y
		}
		order, _ := x.Cmp(y)
		if order == 0 && x.IsNegative() != y.IsNegative() {
			order = 1
			if x.IsNegative() {
				order = -1
			}
		}
		if order*sign >= 0 {
			return x
		}
		return y
	}
}

func floatUnaries() map[string]func(x num.APFloat) num.APFloat {
	round := func(m num.RoundingMode) func(x num.APFloat) num.APFloat {
		return func(x num.APFloat) num.APFloat { return x.RoundToIntegral(m) }
	}
	return map[string]func(x num.APFloat) num.APFloat{
		"arith.negf":     num.APFloat.Neg,
		"llvm.fneg":      num.APFloat.Neg,
		"math.absf":      num.APFloat.Abs,
		"math.ceil":      round(num.TowardPositive),
		"math.floor":     round(num.TowardNegative),
		"math.trunc":     round(num.TowardZero),
		"math.round":     round(num.ToNearestAway),
		"math.roundeven": round(num.ToNearestEven),
	}
}

// functions are the functions of math that are calculated with 64 bits and then rounded. Only sqrt is exact
// for smaller kinds; the last bit of the others may differ between libraries.
func functions() map[string]func(xs []float64) float64 {
	one := func(fn func(x float64) float64) func(xs []float64) float64 {
		return func(xs []float64) float64 { return fn(xs[0]) }
	}
	two := func(fn func(x, y float64) float64) func(xs []float64) float64 {
		return func(xs []float64) float64 { return fn(xs[0], xs[1]) }
	}
	return map[string]func(xs []float64) float64{
		"sqrt":  one(math.Sqrt),
		"rsqrt": one(func(x float64) float64 { return 1 / math.Sqrt(x) }),
		"cbrt":  one(math.Cbrt),
		"exp":   one(math.Exp),
		"exp2":  one(math.Exp2),
		"expm1": one(math.Expm1),
		"log":   one(math.Log),
		"log2":  one(math.Log2),
		"log10": one(math.Log10),
		"log1p": one(math.Log1p),
		"sin":   one(math.Sin),
		"cos":   one(math.Cos),
		"tan":   one(math.Tan),
		"asin":  one(math.Asin),
		"acos":  one(math.Acos),
		"atan":  one(math.Atan),
		"sinh":  one(math.Sinh),
		"cosh":  one(math.Cosh),
		"tanh":  one(math.Tanh),
		"asinh": one(math.Asinh),
		"acosh": one(math.Acosh),
		"atanh": one(math.Atanh),
		"erf":   one(math.Erf),
		"erfc":  one(math.Erfc),
		"atan2": two(math.Atan2),
		"powf":  two(math.Pow),
		"fma":   func(xs []float64) float64 { return math.FMA(xs[0], xs[1], xs[2]) },
	}
}

// approximated calculates a function with 64 bits; false for kinds with more.
func approximated(k num.FloatKind, xs []num.APFloat, fn func(xs []float64) float64) (num.APFloat, bool) {
	if k.Width() > 64 {
		return num.APFloat{}, false
	}
	fs := make([]float64, len(xs))
	for i, x := range xs {
		fs[i] = x.Float64()
	}
	z, _ := num.NewAPFloat(num.F64, fn(fs)).Convert(k)
	return z, true
}

func compareFloats(p *Program, op *ir.Operation) Step {
	l, ok := p.layoutOf(scalarType(op.Operand(0)))
	n, known := caseOf(op, "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true")
	if !ok || !l.float || !known {
		return nil
	}
	return lifted(op, func(c *Call, args, results []Value) error {
		order, ordered := num.APFloatFromBits(l.kind, args[0].Bits).Cmp(num.APFloatFromBits(l.kind, args[1].Bits))
		results[0] = Bool(floatHolds(n, order, ordered))
		return nil
	})
}

// floatHolds reports whether a comparison holds, by its number.
func floatHolds(n, order int, ordered bool) bool {
	if !ordered {
		return n >= 8
	}
	switch n {
	case 1, 8: // oeq, ueq
		return order == 0
	case 2, 9:
		return order > 0
	case 3, 10:
		return order >= 0
	case 4, 11:
		return order < 0
	case 5, 12:
		return order <= 0
	case 6, 13:
		return order != 0
	}
	return n == 7 || n == 15 // ord, true
}

func convertFloat(p *Program, op *ir.Operation) Step {
	from, ok := p.layoutOf(scalarType(op.Operand(0)))
	to, ok2 := p.layoutOf(scalarType(op.Result(0)))
	if !ok || !ok2 || !from.float || !to.float || op.Attr("roundingmode") != nil {
		return nil
	}
	return lifted(op, func(c *Call, args, results []Value) error {
		z, _ := num.APFloatFromBits(from.kind, args[0].Bits).Convert(to.kind)
		results[0] = Float(z)
		return nil
	})
}

func fromInteger(signed bool) Meaning {
	return func(p *Program, op *ir.Operation) Step {
		l, ok := p.layoutOf(scalarType(op.Result(0)))
		if !ok || !l.float {
			return nil
		}
		nonNegative := op.Attr("nonNeg") != nil
		return lifted(op, func(c *Call, args, results []Value) error {
			if !nonNegative || !args[0].Bits.IsNegative() {
				results[0] = Float(num.APFloatFromInt(l.kind, args[0].Bits, signed))
			}
			return nil
		})
	}
}

// toInteger is poison for a number that the type cannot represent.
func toInteger(signed bool) Meaning {
	return func(p *Program, op *ir.Operation) Step {
		from, ok := p.layoutOf(scalarType(op.Operand(0)))
		to, ok2 := p.layoutOf(scalarType(op.Result(0)))
		if !ok || !ok2 || !from.float || to.float {
			return nil
		}
		return lifted(op, func(c *Call, args, results []Value) error {
			if z, ok := num.APFloatFromBits(from.kind, args[0].Bits).Int(to.width, signed); ok {
				results[0] = Bits(z)
			}
			return nil
		})
	}
}

func classify(p *Program, op *ir.Operation) Step {
	l, ok := p.layoutOf(scalarType(op.Operand(0)))
	if !ok || !l.float {
		return nil
	}
	is := map[string]func(num.APFloat) bool{"math.isnan": num.APFloat.IsNaN, "math.isinf": num.APFloat.IsInf, "math.isfinite": num.APFloat.IsFinite,
		"math.isnormal": num.APFloat.IsNormal}[op.Name()]
	return lifted(op, func(c *Call, args, results []Value) error {
		results[0] = Bool(is(num.APFloatFromBits(l.kind, args[0].Bits)))
		return nil
	})
}

// reinterpret keeps the bits of numbers.
func reinterpret(p *Program, op *ir.Operation) Step {
	from, ok := p.layoutOf(scalarType(op.Operand(0)))
	to, ok2 := p.layoutOf(scalarType(op.Result(0)))
	if !ok || !ok2 || from.width != to.width {
		return nil
	}
	return lifted(op, func(c *Call, args, results []Value) error {
		results[0] = args[0]
		return nil
	})
}
