package tollvm

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// The methods of [complexdivision.Arithmetic].

func (b complexBuilder) Add(x, y *ir.Value) *ir.Value { return b.do("fadd", x, y) }
func (b complexBuilder) Sub(x, y *ir.Value) *ir.Value { return b.do("fsub", x, y) }
func (b complexBuilder) Mul(x, y *ir.Value) *ir.Value { return b.do("fmul", x, y) }
func (b complexBuilder) Div(x, y *ir.Value) *ir.Value { return b.do("fdiv", x, y) }
func (b complexBuilder) Abs(v *ir.Value) *ir.Value    { return b.do("intr.fabs", v) }
func (b complexBuilder) And(x, y *ir.Value) *ir.Value { return b.integer("and", x, y) }
func (b complexBuilder) Or(x, y *ir.Value) *ir.Value  { return b.integer("or", x, y) }

func (b complexBuilder) CopySign(v, of *ir.Value) *ir.Value {
	return b.value("intr.copysign", b.of, []*ir.Value{v, of}, b.noFlags())
}

// noFlags is the fast-math attribute without flags.
func (b complexBuilder) noFlags() ir.NamedAttribute {
	return ir.NamedAttribute{Name: "fastmathFlags", Value: fastMathBits(b.Context(), 0)}
}

func (b complexBuilder) Constant(v float64) *ir.Value {
	f, _ := b.of.(*ir.FloatType)
	return b.value("mlir.constant", b.of, nil, ir.NamedAttribute{Name: "value", Value: b.Context().FloatAttr(f, num.NewAPFloat(f.Kind, v))})
}

func (b complexBuilder) Compare(predicate int64, x, y *ir.Value) *ir.Value {
	ctx := b.Context()
	return b.value("fcmp", ctx.I1(), []*ir.Value{x, y}, b.noFlags(), ir.NamedAttribute{Name: "predicate", Value: ctx.Int64Attr(ctx.I64(), predicate)})
}

func (b complexBuilder) Select(c, x, y *ir.Value) *ir.Value {
	return b.value("select", x.Type(), []*ir.Value{c, x, y}, b.noFlags())
}
