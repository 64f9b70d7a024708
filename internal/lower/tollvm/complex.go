package tollvm

import (
	"fmt"

	numbers "github.com/mica-ir/mica/dialect/complex"
	"github.com/mica-ir/mica/internal/lower/complexdivision"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Complex is convert-complex-to-llvm.
type Complex struct {
	Range string `option:"complex-range"`
}

// Run lowers operations on complex numbers.
func (p *Complex) Run(r *pass.Run) error {
	switch p.Range {
	case "", "basic", "none", "improved":
	default:
		return fmt.Errorf("'%s' is no range of complex numbers", p.Range)
	}
	return lower(r, Options{}, conversion.Config{}, adder(func(t *Types) []conversion.Pattern { return ComplexPatterns(t, p.Range == "improved") }), func(t *conversion.Target) { t.IllegalDialects("complex") })
}

// ComplexPatterns returns the patterns for complex: with careful, divisions do not overflow
// on the way to a result that does not.
func ComplexPatterns(t *Types, careful bool) []conversion.Pattern {
	divide := func(b complexBuilder, x, y number) number { return complexdivision.Basic(b, x, y) }
	if careful {
		divide = func(b complexBuilder, x, y number) number { return complexdivision.Careful(b, x, y) }
	}
	part := func(i int64) conversion.Func {
		return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
			e := t.emit(op, r)
			r.Replace(op, e.extract(operands[0], t.Convert(op.Result(0).Type()), i))
			return true
		}
	}
	return []conversion.Pattern{
		t.pattern("complex.abs", t.complexAbs),
		t.pattern("complex.add", t.complexArithmetic(complexBuilder.add)),
		t.pattern("complex.constant", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			to := t.Convert(op.Result(0).Type())
			if to == nil {
				return r.MatchFailure(op, "the type cannot be converted")
			}
			r.ReplaceWithOp(op, create(r, op, "mlir.constant", nil, []ir.Type{to}, op.AllAttrs()...))
			return true
		}),
		t.pattern("complex.create", func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
			to := t.Convert(op.Result(0).Type())
			if to == nil {
				return false
			}
			e := t.emit(op, r)
			r.Replace(op, e.insert(e.insert(e.value("mlir.poison", to, nil), operands[0], 0), operands[1], 1))
			return true
		}),
		t.pattern("complex.div", t.complexArithmetic(divide)),
		t.pattern("complex.im", part(1)),
		t.pattern("complex.mul", t.complexArithmetic(complexBuilder.multiply)),
		t.pattern("complex.re", part(0)),
		t.pattern("complex.sub", t.complexArithmetic(complexBuilder.subtract)),
	}
}

type number = complexdivision.Number

// A complexBuilder inserts operations on the parts of complex numbers, with the flags of the
// operation that is lowered.
type complexBuilder struct {
	emitter
	of    ir.Type // of the parts
	flags ir.NamedAttribute
}

// complexBuilder returns a builder for an operation; all have the flags that complex.add has.
func (t *Types) complexBuilder(op *ir.Operation, r *conversion.Rewriter, of ir.Type) complexBuilder {
	return complexBuilder{t.emit(op, r), of, ir.NamedAttribute{Name: "fastmathFlags", Value: fastMath(numbers.AddOp{Operation: op}.FastmathAttr())}}
}

// do inserts an operation on parts.
func (b complexBuilder) do(name string, operands ...*ir.Value) *ir.Value {
	return b.value(name, b.of, operands, b.flags)
}

// complexArithmetic is the lowering of an operation on two numbers.
func (t *Types) complexArithmetic(build func(b complexBuilder, x, y number) number) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		c, ok := op.Result(0).Type().(*ir.ComplexType)
		to := t.Convert(op.Result(0).Type())
		if !ok || to == nil {
			return false
		}
		b := t.complexBuilder(op, r, t.Convert(c.Element))
		var numbers [2]number
		for i := range numbers {
			re := b.extract(operands[i], b.of, 0)
			numbers[i] = number{Re: re, Im: b.extract(operands[i], b.of, 1)}
		}
		result := b.value("mlir.poison", to, nil)
		z := build(b, numbers[0], numbers[1])
		r.Replace(op, b.insert(b.insert(result, z.Re, 0), z.Im, 1))
		return true
	}
}

func (b complexBuilder) add(x, y number) number {
	re := b.do("fadd", x.Re, y.Re)
	return number{Re: re, Im: b.do("fadd", x.Im, y.Im)}
}

func (b complexBuilder) subtract(x, y number) number {
	re := b.do("fsub", x.Re, y.Re)
	return number{Re: re, Im: b.do("fsub", x.Im, y.Im)}
}

func (b complexBuilder) multiply(x, y number) number {
	rr := b.do("fmul", y.Re, x.Re)
	ii := b.do("fmul", y.Im, x.Im)
	re := b.do("fsub", rr, ii)
	cross := b.do("fmul", x.Im, y.Re)
	return number{Re: re, Im: b.do("fadd", cross, b.do("fmul", x.Re, y.Im))}
}

// complexAbs is the square root of the sum of the squares.
func (t *Types) complexAbs(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	b := t.complexBuilder(op, r, t.Convert(op.Result(0).Type()))
	re := b.extract(operands[0], b.of, 0)
	im := b.extract(operands[0], b.of, 1)
	rr := b.do("fmul", re, re)
	ii := b.do("fmul", im, im)
	square := b.do("fadd", rr, ii)
	r.ReplaceWithOp(op, b.emitter.op("intr.sqrt", []*ir.Value{square}, []ir.Type{b.of}, b.noFlags()))
	return true
}
