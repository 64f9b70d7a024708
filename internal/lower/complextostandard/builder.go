// Package complextostandard lowers complex to operations of arith and math on the parts of
// the numbers.
package complextostandard

import (
	"math"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/complex"
	"github.com/mica-ir/mica/internal/lower/complexdivision"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite/conversion"
)

type number = complexdivision.Number

// A builder inserts operations on the parts of complex numbers, with the flags of the operation
// that is lowered.
type builder struct {
	*ir.Builder
	of    *ir.FloatType // the type of the parts
	flags ir.Attribute
}

// newBuilder returns a builder for an operation on complex numbers of a type, which has the flags
// that complex.add has.
func newBuilder(r *conversion.Rewriter, op *ir.Operation, t ir.Type) (b builder, ok bool) {
	c, _ := t.(*ir.ComplexType)
	if c == nil {
		return b, false
	}
	f, ok := c.Element.(*ir.FloatType)
	return builder{r.Builder, f, complex.AddOp{Operation: op}.FastmathAttr()}, ok
}

// do inserts an operation of arith or math.
func (b builder) do(name string, operands ...*ir.Value) *ir.Value {
	var attrs []ir.NamedAttribute
	if b.flags != nil {
		attrs = append(attrs, ir.NamedAttribute{Name: "fastmath", Value: b.flags})
	}
	return b.New(b.Context().OpDef(name), operands, []ir.Type{operands[0].Type()}, attrs...).Result(0)
}

// plain returns a builder without flags.
func (b builder) plain() builder {
	b.flags = nil
	return b
}

// finite are the flags that rule out special numbers.
const finite = arith.FastMathFlagsNnan | arith.FastMathFlagsNinf

// isFinite reports whether there are no special numbers.
func (b builder) isFinite() bool {
	return b.flags != nil && typed.Enum[arith.FastMathFlags](b.flags)&finite == finite
}

// special returns a builder whose flags permit special numbers, which can occur in intermediate
// results even if the final result is finite.
func (b builder) special() builder {
	if b.flags == nil {
		return b
	}
	a, err := b.Context().NewAttr("arith.fastmath", ir.Params{"value": uint64(typed.Enum[arith.FastMathFlags](b.flags) &^ finite)})
	if err != nil {
		panic(err) // arith has this attribute
	}
	b.flags = a
	return b
}

func (b builder) Add(x, y *ir.Value) *ir.Value { return b.do("arith.addf", x, y) }
func (b builder) Sub(x, y *ir.Value) *ir.Value { return b.do("arith.subf", x, y) }
func (b builder) Mul(x, y *ir.Value) *ir.Value { return b.do("arith.mulf", x, y) }
func (b builder) Div(x, y *ir.Value) *ir.Value { return b.do("arith.divf", x, y) }
func (b builder) Abs(x *ir.Value) *ir.Value    { return b.do("math.absf", x) }
func (b builder) And(x, y *ir.Value) *ir.Value { return arith.NewAndI(b.Builder, x, y).Result(0) }
func (b builder) Or(x, y *ir.Value) *ir.Value  { return arith.NewOrI(b.Builder, x, y).Result(0) }

func (b builder) CopySign(x, of *ir.Value) *ir.Value { return b.plain().do("math.copysign", x, of) }

func (b builder) Compare(p int64, x, y *ir.Value) *ir.Value {
	return b.plain().compare(arith.CmpFPredicate(p), x, y)
}

// compare inserts a comparison with the flags.
func (b builder) compare(p arith.CmpFPredicate, x, y *ir.Value) *ir.Value {
	if b.flags == nil {
		return arith.NewCmpF(b.Builder, p, x, y).Result(0)
	}
	return arith.NewCmpF(b.Builder, p, x, y, arith.CmpFOptions{Fastmath: typed.Enum[arith.FastMathFlags](b.flags)}).Result(0)
}

func (b builder) Select(c, x, y *ir.Value) *ir.Value {
	return arith.NewSelect(b.Builder, c, x, y).Result(0)
}

func (b builder) Constant(v float64) *ir.Value {
	n := num.NewAPFloat(b.of.Kind, v)
	if math.IsNaN(v) {
		n = b.of.Kind.NaN()
	}
	return arith.NewConstant(b.Builder, b.Context().FloatAttr(b.of, n)).Result(0)
}

// parts takes a number apart.
func (b builder) parts(z *ir.Value) number {
	re := b.re(z)
	return number{Re: re, Im: b.im(z)}
}

func (b builder) re(z *ir.Value) *ir.Value { return complex.NewRe(b.Builder, z).Operation.Result(0) }
func (b builder) im(z *ir.Value) *ir.Value { return complex.NewIm(b.Builder, z).Operation.Result(0) }

func (b builder) create(re, im *ir.Value) *ir.Value {
	return complex.NewCreate(b.Builder, b.Context().ComplexType(b.of), re, im).Operation.Result(0)
}
