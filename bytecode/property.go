package bytecode

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// property writes a property, given in its attribute form. One of a kind that has no
// encoding is written in that form.
func (w *Writer) property(syntax any, a ir.Attribute) {
	switch s := syntax.(type) {
	case asm.IntProperty:
		w.Varint(bitsOf(a, !s.Unsigned))
	case asm.EnumProperty:
		w.Varint(bitsOf(a, false))
	case asm.BoolProperty:
		w.Bool(bitsOf(a, false) != 0)
	case asm.UnitProperty:
		_, unit := a.(*ir.UnitAttr)
		w.Bool(unit)
	case asm.StringProperty:
		text := ""
		if x, ok := a.(*ir.StringAttr); ok {
			text = x.Value
		}
		w.String(text)
	case asm.ArrayProperty:
		w.elements(s.Element, a)
	case asm.DenseArrayProperty:
		d, _ := a.(*ir.DenseArrayAttr)
		if d == nil {
			w.Varint(0)
			return
		}
		w.Varint(uint64(d.Len()))
		for _, v := range d.Int64s() {
			w.Varint(uint64(v))
		}
	case asm.OptionalProperty:
		l, _ := a.(*ir.ArrayAttr)
		present := l != nil && len(l.Elements) == 1
		w.Bool(present)
		if present {
			w.property(s.Element, l.Elements[0])
		}
	default:
		w.Attribute(a)
	}
}

func (w *Writer) elements(syntax asm.PropertySyntax, a ir.Attribute) {
	l, _ := a.(*ir.ArrayAttr)
	if l == nil {
		w.Varint(0)
		return
	}
	w.Varint(uint64(len(l.Elements)))
	for _, x := range l.Elements {
		w.property(syntax, x)
	}
}

// bitsOf returns the value of an integer or an enumeration that is kept as an attribute,
// extended to 64 bits.
func bitsOf(a ir.Attribute, signed bool) uint64 {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		if signed {
			return a.Value.SExt(max(64, a.Value.Width())).Low64()
		}
		return a.Value.Low64()
	case *ir.DefinedAttr:
		if len(a.Params) == 1 {
			if e, ok := a.Params[0].(ir.EnumValue); ok {
				return e.Value
			}
		}
	}
	return 0
}

// property reads a property and returns its attribute form.
func (r *Reader) property(syntax any) ir.Attribute {
	ctx := r.Context()
	switch s := syntax.(type) {
	case asm.IntProperty:
		return ctx.Int64Attr(s.Type(ctx), int64(r.Varint()))
	case asm.EnumProperty:
		v := r.Varint()
		if w := s.Enum.Width; w < 64 && v>>w != 0 {
			r.Failf("%d is not a value of an enumeration of %d bits", v, w)
		}
		if s.Attribute != nil {
			return s.Attribute(ctx, v)
		}
		return ctx.IntegerAttr(ctx.IntegerType(s.Enum.Width), num.NewAPUint(s.Enum.Width, v))
	case asm.BoolProperty:
		return ctx.BoolAttr(r.Bool())
	case asm.UnitProperty:
		if r.Bool() {
			return ctx.UnitAttr()
		}
		return ctx.BoolAttr(false)
	case asm.StringProperty:
		return ctx.StringAttr(r.String())
	case asm.ArrayProperty:
		return ctx.ArrayAttr(listOf(r, func() ir.Attribute { return r.property(s.Element) }))
	case asm.DenseArrayProperty:
		vs := listOf(r, func() int64 { return int64(r.Varint()) })
		if s.Len > 0 && len(vs) != s.Len {
			r.Failf("property has %d elements instead of %d", len(vs), s.Len)
		}
		return s.Build(ctx, vs)
	case asm.OptionalProperty:
		if !r.Bool() {
			return ctx.ArrayAttr(nil)
		}
		return ctx.ArrayAttr([]ir.Attribute{r.property(s.Element)})
	}
	return r.Attribute()
}
