package cxx

import (
	"math"
	"unsafe"
)

// A Value is the result of an expression. It is small and passed by value; creating
// and reading one does not allocate. The static [Type] determines which accessor
// applies.
//
// num is a bool, an integer (sign- or zero-extended to 64 bits), the bits of a float64, or the
// length of the string or slice that ref points to. ref is an object of the host, nil for a
// null object; for a string or slice it is the pointer to the first byte or element, because
// storing a pointer in an interface does not allocate.
type Value struct {
	num uint64
	ref any
}

// strByte is the type of the pointer to a string's first byte.
type strByte byte

// noneRef marks a disengaged optional and a failed FailureOr. An engaged optional
// is represented by its element.
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

// Obj returns an object of the host. It should be a pointer, or an interface that
// holds one; other values allocate. A nil pointer in x is not the null object; see
// [Ptr].
func Obj(x any) Value { return Value{ref: x} }

// Ptr returns an object, or the null object for a nil pointer.
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

// Str returns the value as a string, or "" if it is not a string.
func (v Value) Str() string {
	p, ok := v.ref.(*strByte)
	if !ok || v.num == 0 {
		return ""
	}
	return unsafe.String((*byte)(p), int(v.num))
}

// Obj returns the host's object, or nil for the null object.
func (v Value) Obj() any { return v.ref }

// IsNull reports whether an object is null.
func (v Value) IsNull() bool { return v.ref == nil }

// IsNone reports whether an optional is disengaged.
func (v Value) IsNone() bool { return v.ref == noneTag }

// A Cell is a memory location that holds a value; &x evaluates to its address.
// Natives with output parameters obtain it with [Value.Cell].
type Cell Value

// Load returns the value in the cell.
func (c *Cell) Load() Value { return Value(*c) }

// Store replaces the value in the cell.
func (c *Cell) Store(v Value) { *c = Cell(v) }

// Address returns the pointer to the cell, which [Value.Cell] reads.
func (c *Cell) Address() Value { return Value{ref: c} }

// Cell returns the location to which a pointer created by the address operator
// points, or nil if the value is not a pointer.
func (v Value) Cell() *Cell {
	c, _ := v.ref.(*Cell)
	return c
}
