package ir

import (
	"fmt"
	"math"

	"github.com/mica-ir/mica/num"
)

// An IntegerAttr is an integer of an integer or index type.
type IntegerAttr struct {
	AttrBase
	typ   Type
	Value num.APInt
}

// IntegerAttr returns an integer attribute. v must have the width of t, which is
// an integer type or index.
func (c *Context) IntegerAttr(t Type, v num.APInt) *IntegerAttr {
	w, ok := integerWidth(t)
	if !ok || w != v.Width() {
		panic(fmt.Sprintf("ir: an integer attribute of type %s with %d bits", t, v.Width()))
	}
	h := mixAPInt(mixType(seedIntegerAttr, t), v)
	return unique(&c.integers, h, func(a *IntegerAttr) bool { return a.typ == t && a.Value.Equal(v) },
		func() *IntegerAttr { return &IntegerAttr{AttrBase{c, h}, t, v} })
}

// Int64Attr returns the integer attribute with v cut or extended to the width of t.
func (c *Context) Int64Attr(t Type, v int64) *IntegerAttr {
	w, ok := integerWidth(t)
	if !ok {
		panic(fmt.Sprintf("ir: an integer attribute of type %s", t))
	}
	return c.IntegerAttr(t, num.NewAPInt(w, v))
}

// BoolAttr returns the attribute of type i1.
func (c *Context) BoolAttr(b bool) *IntegerAttr {
	if b {
		return c.true_
	}
	return c.false_
}

// Type returns the type of the integer.
func (a *IntegerAttr) Type() Type { return a.typ }

// Int64 returns the value: unsigned for an unsigned type, else signed. It is truncated to
// 64 bits.
func (a *IntegerAttr) Int64() int64 {
	if v, ok := a.Value.Int64(); ok && !isUnsigned(a.typ) {
		return v
	}
	return int64(a.Value.Low64())
}

// BoundedInt64 returns the value as its type reads it. One that does not fit in an int64 is
// the nearest that does, so that it compares with bounds as the value itself.
func (a *IntegerAttr) BoundedInt64() int64 {
	if v, ok := a.Value.Int64(); ok && !(isUnsigned(a.typ) && v < 0) {
		return v
	}
	if !isUnsigned(a.typ) && a.Value.IsNegative() {
		return math.MinInt64
	}
	if v, ok := a.Value.Uint64(); ok && v <= math.MaxInt64 {
		return int64(v)
	}
	return math.MaxInt64
}

func isUnsigned(t Type) bool {
	i, ok := t.(*IntegerType)
	return ok && (i.Signedness == Unsigned || i.Signedness == Signless && i.Width == 1)
}

func (a *IntegerAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *IntegerAttr) AppendText(p *Printer) {
	if IsSignless(a.typ, 1) {
		p.bool(!a.Value.IsZero())
		return
	}
	p.Buf = a.Value.Append(p.Buf, !isUnsigned(a.typ))
	if p.elide == elideMay && IsSignless(a.typ, 64) {
		return
	}
	p.typeSuffix(a.typ)
}

// A FloatAttr is a number of a floating-point type.
type FloatAttr struct {
	AttrBase
	typ   *FloatType
	Value num.APFloat
}

// FloatAttr returns a float attribute; v must be of the format of t.
func (c *Context) FloatAttr(t Type, v num.APFloat) *FloatAttr {
	ft, ok := t.(*FloatType)
	if !ok || ft.Kind != v.Kind() {
		panic(fmt.Sprintf("ir: a float attribute of type %s with a value of type %s", t, v.Kind()))
	}
	h := mix(mix(mixType(seedFloatAttr, t), v.Word(0)), v.Word(1))
	return unique(&c.floats, h, func(a *FloatAttr) bool { return a.typ == ft && a.Value == v },
		func() *FloatAttr { return &FloatAttr{AttrBase{c, h}, ft, v} })
}

// Float64Attr returns the float attribute with f rounded to the format of t.
func (c *Context) Float64Attr(t Type, f float64) *FloatAttr {
	ft, ok := t.(*FloatType)
	if !ok {
		panic(fmt.Sprintf("ir: a float attribute of type %s", t))
	}
	return c.FloatAttr(t, num.NewAPFloat(ft.Kind, f))
}

// Type returns the type of the number.
func (a *FloatAttr) Type() Type { return a.typ }

// Float64 returns the nearest float64.
func (a *FloatAttr) Float64() float64 { return a.Value.Float64() }

func (a *FloatAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *FloatAttr) AppendText(p *Printer) {
	var hex bool
	p.Buf, hex = a.Value.Append(p.Buf)
	if p.elide == elideMay && a.typ.Kind == num.F64 && !hex {
		return
	}
	p.typeSuffix(a.typ)
}
