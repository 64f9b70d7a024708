package cxx

import (
	"unsafe"

	"github.com/mica-ir/mica/num"
)

// A Range is a list of the host: the operands of an operation, their types, or the
// elements of an attribute. If it is a pointer, or a struct of one pointer, [List]
// does not allocate.
type Range interface {
	Len() int
	At(i int) Value
}

// A Store is a list of the host that code can change, as a SmallVector.
type Store interface {
	Range
	Append(vals []Value)
	Replace(vals []Value)
}

// Append adds elements to a list that is a [Store].
func (v Value) Append(vals ...Value) bool {
	s, ok := v.ref.(Store)
	if ok {
		s.Append(vals)
	}
	return ok
}

// Replace replaces the elements of a list that is a [Store].
func (v Value) Replace(vals ...Value) bool {
	s, ok := v.ref.(Store)
	if ok {
		s.Replace(vals)
	}
	return ok
}

// A Vec is a list that owns its elements and can grow, like a SmallVector. As in
// C++, copying it copies the elements.
type Vec struct{ Elems []Value }

// Len returns the number of elements.
func (l *Vec) Len() int { return len(l.Elems) }

// At returns an element.
func (l *Vec) At(i int) Value { return l.Elems[i] }

// Append adds elements.
func (l *Vec) Append(vals []Value) { l.Elems = append(l.Elems, vals...) }

// Replace replaces the elements.
func (l *Vec) Replace(vals []Value) { l.Elems = vals }

// List returns a list of the host.
func List(r Range) Value { return Value{ref: r} }

// Scalar is the constraint for elements of a [Slice].
type Scalar interface {
	bool | int8 | int16 | int32 | int64 | uint8 | uint64 | float32 | float64 | string
}

// Slice returns a list of scalars. The slice is neither copied nor boxed.
func Slice[T Scalar](s []T) Value { return Value{uint64(len(s)), unsafe.SliceData(s)} }

// Values returns a list of values. The slice is not copied.
func Values(s []Value) Value { return Value{uint64(len(s)), unsafe.SliceData(s)} }

// Len returns the length of a list, or 0 if the value is not a list.
func (v Value) Len() int {
	switch r := v.ref.(type) {
	case *int64, *Value, *int32, *bool, *int8, *int16, *uint8, *uint64, *float32, *float64, *string, *strByte:
		return int(v.num)
	case *Vec:
		return len(r.Elems)
	case Range:
		return r.Len()
	}
	return 0
}

// At returns element i of a list; i must be in range.
func (v Value) At(i int) Value {
	switch r := v.ref.(type) {
	case *int64:
		return Int(unsafe.Slice(r, v.num)[i])
	case *Value:
		return unsafe.Slice(r, v.num)[i]
	case *Vec:
		return r.Elems[i]
	case *int32:
		return Int(int64(unsafe.Slice(r, v.num)[i]))
	case *bool:
		return Bool(unsafe.Slice(r, v.num)[i])
	case *int8:
		return Int(int64(unsafe.Slice(r, v.num)[i]))
	case *int16:
		return Int(int64(unsafe.Slice(r, v.num)[i]))
	case *uint8:
		return Uint(uint64(unsafe.Slice(r, v.num)[i]))
	case *uint64:
		return Uint(unsafe.Slice(r, v.num)[i])
	case *float32:
		return Float(float64(unsafe.Slice(r, v.num)[i]))
	case *float64:
		return Float(unsafe.Slice(r, v.num)[i])
	case *string:
		return Str(unsafe.Slice(r, v.num)[i])
	case *strByte:
		return Uint(uint64(unsafe.Slice((*byte)(r), v.num)[i]))
	case Range:
		return r.At(i)
	}
	return Value{}
}

// weight is the cost for which a library function is charged for an argument.
func (v Value) weight() int {
	if x, ok := v.ref.(*num.APInt); ok {
		return x.Width()
	}
	return v.Len()
}

// Int64s returns the elements of a list of integers; the slice must not be
// modified. It allocates only if the list was not created by [Slice] of int64.
func (v Value) Int64s() []int64 {
	if p, ok := v.ref.(*int64); ok {
		return unsafe.Slice(p, v.num)
	}
	n := v.Len()
	out := make([]int64, n)
	for i := range n {
		out[i] = v.At(i).Int()
	}
	return out
}

// Elems returns a copy of the elements of a list.
func (v Value) Elems() []Value {
	n := v.Len()
	if n == 0 {
		return nil
	}
	out := make([]Value, n)
	for i := range n {
		out[i] = v.At(i)
	}
	return out
}

// A part is the elements [lo, hi) of a list.
type part struct {
	list   Value
	lo, hi int
}

func (p *part) Len() int       { return p.hi - p.lo }
func (p *part) At(i int) Value { return p.list.At(p.lo + i) }

// slice returns the elements [lo, hi), which must be in range. It does not allocate
// for lists that are slices of values or of int64.
func (v Value) slice(lo, hi int) Value {
	switch r := v.ref.(type) {
	case *int64:
		return Slice(unsafe.Slice(r, v.num)[lo:hi])
	case *Value:
		return Values(unsafe.Slice(r, v.num)[lo:hi])
	case *bool:
		return Slice(unsafe.Slice(r, v.num)[lo:hi])
	case *int32:
		return Slice(unsafe.Slice(r, v.num)[lo:hi])
	}
	return List(&part{v, lo, hi})
}
