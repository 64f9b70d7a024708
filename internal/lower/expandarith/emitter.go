package expandarith

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite"
)

// An emitter inserts operations of arith.
type emitter struct{ *rewrite.Rewriter }

// shaped returns elem with the shape of a type.
func shaped(t, elem ir.Type) ir.Type {
	if s, ok := ir.AsShaped(t); ok {
		return ir.WithElementType(s, elem)
	}
	return elem
}

// integers returns the type of integers with the shape of a type.
func (e emitter) integers(like ir.Type, width int) ir.Type {
	return shaped(like, e.Context().IntegerType(width))
}

// floats returns a type of floating-point numbers with the shape of a type.
func (e emitter) floats(like ir.Type, kind num.FloatKind) ir.Type {
	return shaped(like, e.Context().FloatType(kind))
}

// splat inserts a constant with the bits of a number.
func (e emitter) splat(t ir.Type, number ir.Attribute, bits num.APInt) *ir.Value {
	if s, ok := ir.AsShaped(t); ok {
		number = e.Context().DenseElementsAttr(s, ir.AppendElement(nil, bits))
	}
	return arith.NewConstant(e.Builder, number).Result(0)
}

// integer inserts a constant of a type of integers.
func (e emitter) integer(t ir.Type, v int64) *ir.Value {
	elem := ir.ElementTypeOrSelf(t)
	w := ir.StorageWidth(elem)
	n := num.NewAPInt(w, v)
	return e.splat(t, e.Context().IntegerAttr(elem, n), n)
}

// float inserts a constant of a type of floating-point numbers.
func (e emitter) float(t ir.Type, v float64) *ir.Value {
	a := e.Context().Float64Attr(ir.ElementTypeOrSelf(t), v)
	return e.splat(t, a, a.Value.Bits())
}

// convert inserts a conversion, with the fastmath flags of op if it is not nil.
func (e emitter) convert(name string, t ir.Type, v *ir.Value, op *ir.Operation) *ir.Value {
	var attrs []ir.NamedAttribute
	if op != nil {
		attrs = attributes(op, "fastmath")
	}
	return e.New(e.Context().OpDef("arith."+name), []*ir.Value{v}, []ir.Type{t}, attrs...).Result(0)
}

func (e emitter) bitcast(t ir.Type, v *ir.Value) *ir.Value {
	return arith.NewBitcast(e.Builder, t, v).Result(0)
}
func (e emitter) extU(t ir.Type, v *ir.Value) *ir.Value {
	return arith.NewExtUI(e.Builder, t, v).Result(0)
}
func (e emitter) truncI(t ir.Type, v *ir.Value) *ir.Value {
	return arith.NewTruncI(e.Builder, t, v).Result(0)
}
func (e emitter) add(x, y *ir.Value) *ir.Value  { return arith.NewAddI(e.Builder, x, y).Result(0) }
func (e emitter) sub(x, y *ir.Value) *ir.Value  { return arith.NewSubI(e.Builder, x, y).Result(0) }
func (e emitter) and(x, y *ir.Value) *ir.Value  { return arith.NewAndI(e.Builder, x, y).Result(0) }
func (e emitter) or(x, y *ir.Value) *ir.Value   { return arith.NewOrI(e.Builder, x, y).Result(0) }
func (e emitter) shl(x, y *ir.Value) *ir.Value  { return arith.NewShLI(e.Builder, x, y).Result(0) }
func (e emitter) shrU(x, y *ir.Value) *ir.Value { return arith.NewShRUI(e.Builder, x, y).Result(0) }

func (e emitter) cmp(p arith.CmpIPredicate, x, y *ir.Value) *ir.Value {
	return arith.NewCmpI(e.Builder, p, x, y).Result(0)
}

func (e emitter) cmpF(p arith.CmpFPredicate, x, y *ir.Value) *ir.Value {
	return arith.NewCmpF(e.Builder, p, x, y).Result(0)
}

func (e emitter) choose(condition, x, y *ir.Value) *ir.Value {
	return arith.NewSelect(e.Builder, condition, x, y).Result(0)
}
