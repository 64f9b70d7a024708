package cxx

import (
	"math"
	"unsafe"
)

// A Value is what an expression evaluates to. It is small and copied freely;
// making and reading one does not allocate. Which accessor applies is known
// from the static [Type].
//
// The number is a bool, an integer (sign- or zero-extended to 64 bits), the
// bits of a float64, or the length of what ref points to. The reference is an
// object of the host, nil for a null object; or, as a pointer to the first
// byte or element, a string or a slice, so that boxing these is free.
type Value struct {
	num uint64
	ref any
}

// strByte is the type of the pointer to a string's first byte.
type strByte byte

// noneRef marks a disengaged optional and a failed FailureOr: the value of an
// engaged one is that of its element.
type noneRef struct{ _ byte }

var (
	emptyStr strByte
	noneTag  any = new(noneRef)
)

// Null is the null object: a null pointer, type or attribute.
var Null Value

// None is the disengaged optional.
var None = Value{ref: noneTag}

// Bool returns a bool.
func Bool(b bool) Value {
	if b {
		return Value{num: 1}
	}
	return Value{}
}

// Int returns a signed integer or an enum constant.
func Int(i int64) Value { return Value{num: uint64(i)} }

// Uint returns an unsigned integer.
func Uint(u uint64) Value { return Value{num: u} }

// Float returns a floating number.
func Float(f float64) Value { return Value{num: math.Float64bits(f)} }

// Str returns a string.
func Str(s string) Value {
	if s == "" {
		return Value{ref: &emptyStr}
	}
	return Value{uint64(len(s)), (*strByte)(unsafe.StringData(s))}
}

// Obj returns an object of the host, which should be a pointer or an interface
// that holds one: boxing anything else allocates. A nil pointer in x is not the
// null object; see [Ptr].
func Obj(x any) Value { return Value{ref: x} }

// Ptr returns an object, the null object for a nil pointer.
func Ptr[T any](p *T) Value {
	if p == nil {
		return Value{}
	}
	return Value{ref: p}
}

// Bool returns the value as a bool.
func (v Value) Bool() bool { return v.num != 0 }

// Int returns the value as a signed integer.
func (v Value) Int() int64 { return int64(v.num) }

// Uint returns the value as an unsigned integer.
func (v Value) Uint() uint64 { return v.num }

// Float returns the value as a floating number.
func (v Value) Float() float64 { return math.Float64frombits(v.num) }

// Str returns the value as a string, "" if it is none.
func (v Value) Str() string {
	p, ok := v.ref.(*strByte)
	if !ok || v.num == 0 {
		return ""
	}
	return unsafe.String((*byte)(p), int(v.num))
}

// Obj returns the host's object, nil for the null object.
func (v Value) Obj() any { return v.ref }

// IsNull reports whether an object is null.
func (v Value) IsNull() bool { return v.ref == nil }

// IsNone reports whether an optional is disengaged.
func (v Value) IsNone() bool { return v.ref == noneTag }

// A Cell is a place that holds a value: what &x evaluates to. Natives with out
// parameters receive one by [Value.Cell].
type Cell Value

// Load returns the value in the cell.
func (c *Cell) Load() Value { return Value(*c) }

// Store replaces the value in the cell.
func (c *Cell) Store(v Value) { *c = Cell(v) }

// Cell returns the place that a pointer made by the address operator points to,
// nil if the value is none.
func (v Value) Cell() *Cell {
	c, _ := v.ref.(*Cell)
	return c
}
