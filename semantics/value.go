package semantics

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// A Kind is a kind of values.
type Kind uint8

// The kinds of values. The zero Value is poison.
const (
	Poison      Kind = iota
	Unspecified      // each use of it may see another number
	Number           // an integer, an index, or the bits of a floating-point number
	Elements         // of a vector, a tensor, a complex number, or a structure
	MemRef           // a view of memory
	Function         // a function that can be called
)

// A Value is the value of an SSA value.
type Value struct {
	Kind Kind
	// Bits is a number of the type's width.
	Bits num.APInt
	// ref is a *Aggregate, a *View, or the *ir.Operation of a function; of poison, the reason or nil.
	ref any
}

// An Aggregate has several values. It is not changed once it is part of a Value.
type Aggregate struct {
	Sizes []int64 // of its dimensions; nil for a structure, empty for one element without dimensions
	List  []Value // in row-major order
}

// Int returns a number.
func Int(width int, v int64) Value { return Value{Kind: Number, Bits: num.NewAPInt(width, v)} }

// Bits returns a number.
func Bits(x num.APInt) Value { return Value{Kind: Number, Bits: x} }

// Bool returns a number of one bit.
func Bool(b bool) Value {
	if b {
		return Int(1, 1)
	}
	return Int(1, 0)
}

// Float returns a floating-point number.
func Float(x num.APFloat) Value { return Value{Kind: Number, Bits: x.Bits()} }

// NewStructure returns the value of a structure or a complex number. It keeps the list.
func NewStructure(list []Value) Value { return Value{Kind: Elements, ref: &Aggregate{List: list}} }

// NewElements returns the value of a vector or a tensor. It keeps both lists.
func NewElements(sizes []int64, list []Value) Value {
	if sizes == nil {
		sizes = []int64{} // no dimensions
	}
	return Value{Kind: Elements, ref: &Aggregate{sizes, list}}
}

// Aggregate returns the parts of a value of kind Elements.
func (v Value) Aggregate() *Aggregate { return v.ref.(*Aggregate) }

// View returns the memory that a value of kind MemRef refers to.
func (v Value) View() *View { return v.ref.(*View) }

// IsTrue reports whether a number is not zero.
func (v Value) IsTrue() bool { return v.Kind == Number && !v.Bits.IsZero() }

// undefined reports whether a value, or a part of it, is no particular value.
func (v Value) undefined() bool {
	switch v.Kind {
	case Poison, Unspecified:
		return true
	case Elements:
		return slices.ContainsFunc(v.Aggregate().List, Value.undefined)
	}
	return false
}

// count returns the number of elements of a shape; false if there are more than a limit.
func count(sizes []int64, limit int64) (int64, bool) {
	n := int64(1)
	for _, s := range sizes {
		if s == 0 {
			return 0, true
		}
	}
	for _, s := range sizes {
		if s < 0 || n > limit/s {
			return 0, false
		}
		n *= s
	}
	return n, true
}

// fill returns n times the same value.
func fill(n int64, v Value) []Value { return slices.Repeat([]Value{v}, int(n)) }

// A layout is how the values of a type are represented.
type layout struct {
	kind  num.FloatKind
	float bool
	width int // of numbers
}

// layoutOf returns the layout of a scalar type; false for other types.
func (p *Program) layoutOf(t ir.Type) (layout, bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return layout{width: t.Width}, true
	case *ir.IndexType:
		return layout{width: p.index()}, true
	case *ir.FloatType:
		return layout{kind: t.Kind, float: true, width: t.Width()}, true
	}
	return layout{}, false
}

// constant returns the value of an attribute of a type; false if it has none here.
func (p *Program) constant(a ir.Attribute, t ir.Type) (Value, bool) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		if l, ok := p.layoutOf(t); ok {
			return Bits(resize(a.Value, l.width)), true
		}
	case *ir.FloatAttr:
		if l, ok := p.layoutOf(t); ok && l.float {
			return Float(a.Value), true
		}
	case *ir.DenseElementsAttr:
		return p.elements(a, t)
	case *ir.ArrayAttr:
		if c, ok := t.(*ir.ComplexType); ok && len(a.Elements) == 2 {
			re, ok := p.constant(a.Elements[0], c.Element)
			im, ok2 := p.constant(a.Elements[1], c.Element)
			return NewStructure([]Value{re, im}), ok && ok2
		}
	}
	return Value{}, false
}

// resize truncates an integer, or extends it with its sign.
func resize(x num.APInt, width int) num.APInt {
	if x.Width() >= width {
		return x.Trunc(width)
	}
	return x.SExt(width)
}

// elements returns the value of a dense attribute.
func (p *Program) elements(a *ir.DenseElementsAttr, t ir.Type) (Value, bool) {
	s, ok := ir.AsShaped(t)
	if !ok || !s.HasRank() {
		return Value{}, false
	}
	n, ok := count(s.Shape(), p.memory())
	if !ok {
		return Value{}, false
	}
	list := make([]Value, n)
	for i := range list {
		at := i
		if a.IsSplat() {
			at = 0
		}
		if i > 0 && a.IsSplat() {
			list[i] = list[0]
			continue
		}
		if list[i], ok = p.constant(a.Attr(at), s.ElementType()); !ok {
			return Value{}, false
		}
	}
	return NewElements(s.Shape(), list), true
}
