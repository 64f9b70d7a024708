package ir

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/mica-ir/mica/num"
)

// A DenseElementsAttr is the elements of a shaped type, in row-major order.
type DenseElementsAttr struct {
	AttrBase
	typ ShapedType
	// Raw is the elements in little-endian order, each padded to whole bytes; the
	// parts of a complex number are padded alike. A splat has one element, of
	// however many: a literal may give a value even to none, or to more than can be
	// counted.
	Raw   []byte
	splat bool
}

// ElementSize returns the number of bytes that an element of type t takes in
// [DenseElementsAttr].Raw, and false if t is no type of dense elements.
func ElementSize(t Type) (int, bool) {
	switch t := t.(type) {
	case *IntegerType:
		return max(1, (t.Width+7)/8), true
	case *FloatType:
		return (t.Width() + 7) / 8, true
	case *IndexType:
		return IndexWidth / 8, true
	case *ComplexType:
		if _, nested := t.Element.(*ComplexType); nested {
			return 0, false
		}
		n, ok := ElementSize(t.Element)
		return 2 * n, ok
	}
	return 0, false
}

// DenseElementsAttr returns dense elements; raw is one element for a splat, or all.
// It is copied.
func (c *Context) DenseElementsAttr(t ShapedType, raw []byte) *DenseElementsAttr {
	size, ok := ElementSize(t.ElementType())
	n, static := NumElements(t)
	if !ok || size == 0 || !HasStaticShape(t) || len(raw) != size && (!static || int64(len(raw)) != n*int64(size)) {
		panic(fmt.Sprintf("ir: dense elements of type %s with %d bytes", t, len(raw)))
	}
	splat := isSplat(raw, size)
	if splat {
		raw = raw[:size]
	}
	h := mixString(mixType(seedDense, t.AsType()), raw)
	return unique(&c.dense, h,
		func(a *DenseElementsAttr) bool {
			return a.typ.AsType() == t.AsType() && a.splat == splat && bytes.Equal(a.Raw, raw)
		},
		func() *DenseElementsAttr { return &DenseElementsAttr{AttrBase{c, h}, t, slices.Clone(raw), splat} })
}

// isSplat reports whether raw is at least one element and all are the same: it
// is, if it looks the same one element further.
func isSplat(raw []byte, size int) bool {
	return len(raw) >= size && bytes.Equal(raw[size:], raw[:len(raw)-size])
}

// DenseIntElements returns dense elements of an integer or index type.
func (c *Context) DenseIntElements(t ShapedType, vs []int64) *DenseElementsAttr {
	w, ok := integerWidth(t.ElementType())
	if !ok {
		panic(fmt.Sprintf("ir: integers as elements of %s", t))
	}
	var raw []byte
	for _, v := range vs {
		raw = appendElement(raw, num.NewAPInt(w, v))
	}
	return c.DenseElementsAttr(t, raw)
}

// DenseFloatElements returns dense elements of a float type.
func (c *Context) DenseFloatElements(t ShapedType, vs []float64) *DenseElementsAttr {
	ft, ok := t.ElementType().(*FloatType)
	if !ok {
		panic(fmt.Sprintf("ir: floats as elements of %s", t))
	}
	var raw []byte
	for _, v := range vs {
		raw = appendElement(raw, num.NewAPFloat(ft.Kind, v).Bits())
	}
	return c.DenseElementsAttr(t, raw)
}

// DenseBoolElements returns dense elements of type i1.
func (c *Context) DenseBoolElements(t ShapedType, vs []bool) *DenseElementsAttr {
	raw := make([]byte, len(vs))
	for i, v := range vs {
		if v {
			raw[i] = 1
		}
	}
	return c.DenseElementsAttr(t, raw)
}

// DenseAPIntElements returns dense elements of an integer or index type.
func (c *Context) DenseAPIntElements(t ShapedType, vs []num.APInt) *DenseElementsAttr {
	var raw []byte
	for _, v := range vs {
		raw = appendElement(raw, v)
	}
	return c.DenseElementsAttr(t, raw)
}

// DenseAPFloatElements returns dense elements of a float type.
func (c *Context) DenseAPFloatElements(t ShapedType, vs []num.APFloat) *DenseElementsAttr {
	var raw []byte
	for _, v := range vs {
		raw = appendElement(raw, v.Bits())
	}
	return c.DenseElementsAttr(t, raw)
}

// AppendElement appends an element in the form of [DenseElementsAttr].Raw.
func AppendElement(raw []byte, v num.APInt) []byte { return appendElement(raw, v) }

func appendElement(raw []byte, v num.APInt) []byte {
	if v.Width() == 0 {
		return append(raw, 0)
	}
	return v.AppendBytes(raw)
}

// DenseAttributes returns the elements that the attributes give: integers and
// floats of the element type, arrays of two of them for a complex one, strings.
// One attribute is a splat.
func (c *Context) DenseAttributes(t ShapedType, elems []Attribute) (TypedAttribute, error) {
	if len(elems) > 0 {
		if _, ok := elems[0].(*StringAttr); ok {
			ss := make([]string, len(elems))
			for i, e := range elems {
				s, ok := e.(*StringAttr)
				if !ok {
					return nil, fmt.Errorf("element %d is no string", i)
				}
				ss[i] = s.Value
			}
			return c.DenseStringElementsAttr(t, ss), nil
		}
	}
	var raw []byte
	for i, e := range elems {
		var ok bool
		if raw, ok = appendAttr(raw, t.ElementType(), e); !ok {
			return nil, fmt.Errorf("element %d is not of type %s", i, t.ElementType())
		}
	}
	return c.DenseElementsAttr(t, raw), nil
}

func appendAttr(raw []byte, t Type, e Attribute) ([]byte, bool) {
	switch e := e.(type) {
	case *IntegerAttr:
		return appendElement(raw, e.Value), e.typ == t
	case *FloatAttr:
		return appendElement(raw, e.Value.Bits()), Type(e.typ) == t
	case *ArrayAttr:
		ct, ok := t.(*ComplexType)
		if !ok || len(e.Elements) != 2 {
			return raw, false
		}
		raw, ok = appendAttr(raw, ct.Element, e.Elements[0])
		if !ok {
			return raw, false
		}
		return appendAttr(raw, ct.Element, e.Elements[1])
	}
	return raw, false
}

// DenseElementsFromHex returns the elements that text gives in hexadecimal: like
// Raw, but eight elements of type i1 share a byte, the first in the lowest bit.
// Several bytes that are one element are a splat.
func (c *Context) DenseElementsFromHex(t ShapedType, data []byte) (*DenseElementsAttr, bool) {
	size, ok := ElementSize(t.ElementType())
	n, static := NumElements(t)
	if !ok || size == 0 || !HasStaticShape(t) {
		return nil, false
	}
	if widthless(t.ElementType()) {
		// Elements of width 0 have no bytes.
		if len(data) != 0 || !static {
			return nil, false
		}
		return c.DenseElementsAttr(t, make([]byte, size)), true
	}
	if i, ok := t.ElementType().(*IntegerType); ok && i.Width == 1 {
		if len(data) == 1 && (data[0] == 0 || data[0] == 0xff) {
			return c.DenseElementsAttr(t, []byte{data[0] & 1}), true
		}
		if !static || int64(len(data)) != (n+7)/8 {
			return nil, false
		}
		raw := make([]byte, n)
		for i := range raw {
			raw[i] = data[i/8] >> (i % 8) & 1
		}
		return c.DenseElementsAttr(t, raw), true
	}
	if len(data) != size && (!static || int64(len(data)) != n*int64(size)) {
		return nil, false
	}
	return c.DenseElementsAttr(t, data), true
}

// Packed returns the elements in the form that [Context.DenseElementsFromHex] reads.
func (a *DenseElementsAttr) Packed() []byte {
	if widthless(a.ElementType()) {
		return nil
	}
	i, ok := a.typ.ElementType().(*IntegerType)
	if !ok || i.Width != 1 {
		return a.Raw
	}
	if a.splat {
		return []byte{-a.Raw[0]} // all bits
	}
	data := make([]byte, (len(a.Raw)+7)/8)
	for i, b := range a.Raw {
		data[i/8] |= b << (i % 8)
	}
	return data
}

// Type returns the shaped type.
func (a *DenseElementsAttr) Type() Type { return a.typ.AsType() }

// ShapedType returns the shaped type.
func (a *DenseElementsAttr) ShapedType() ShapedType { return a.typ }

// ElementType returns the type of the elements.
func (a *DenseElementsAttr) ElementType() Type { return a.typ.ElementType() }

// IsSplat reports whether one value represents all elements. Elements of width 0 are
// never a splat, as in MLIR.
func (a *DenseElementsAttr) IsSplat() bool { return a.splat && !widthless(a.ElementType()) }

// widthless reports whether elements of type t have no bits.
func widthless(t Type) bool {
	if c, ok := t.(*ComplexType); ok {
		t = c.Element
	}
	i, ok := t.(*IntegerType)
	return ok && i.Width == 0
}

// NumElements returns the number of elements.
func (a *DenseElementsAttr) NumElements() int {
	n, _ := NumElements(a.typ)
	return int(n)
}

// element returns the bytes of element i, or of one part of a complex one.
func (a *DenseElementsAttr) element(i, part int) []byte {
	if a.splat {
		i = 0
	}
	t := a.typ.ElementType()
	size, _ := ElementSize(t)
	off := i * size
	if _, ok := t.(*ComplexType); ok {
		size /= 2
		off += part * size
	}
	return a.Raw[off : off+size]
}

// scalarType returns the type of an element, or of a part of a complex one.
func (a *DenseElementsAttr) scalarType() Type {
	if c, ok := a.typ.ElementType().(*ComplexType); ok {
		return c.Element
	}
	return a.typ.ElementType()
}

// Int returns element i of an integer or index type.
func (a *DenseElementsAttr) Int(i int) num.APInt {
	return intFromBytes(a.scalarType(), a.element(i, 0))
}

// Float returns element i of a float type.
func (a *DenseElementsAttr) Float(i int) num.APFloat {
	return floatFromBytes(a.scalarType(), a.element(i, 0))
}

// ComplexInt returns the parts of element i of a complex integer type.
func (a *DenseElementsAttr) ComplexInt(i int) (re, im num.APInt) {
	return intFromBytes(a.scalarType(), a.element(i, 0)), intFromBytes(a.scalarType(), a.element(i, 1))
}

// ComplexFloat returns the parts of element i of a complex float type.
func (a *DenseElementsAttr) ComplexFloat(i int) (re, im num.APFloat) {
	return floatFromBytes(a.scalarType(), a.element(i, 0)), floatFromBytes(a.scalarType(), a.element(i, 1))
}

func intFromBytes(t Type, b []byte) num.APInt {
	w, ok := integerWidth(t)
	if !ok {
		panic(fmt.Sprintf("ir: an integer element of type %s", t))
	}
	return num.APIntFromBytes(w, b)
}

func floatFromBytes(t Type, b []byte) num.APFloat {
	return num.APFloatFromBytes(t.(*FloatType).Kind, b)
}

// Attr returns element i as an attribute: a complex element is an array of two.
func (a *DenseElementsAttr) Attr(i int) Attribute {
	part := func(t Type, b []byte) Attribute {
		if _, ok := t.(*FloatType); ok {
			return a.ctx.FloatAttr(t, floatFromBytes(t, b))
		}
		return a.ctx.IntegerAttr(t, intFromBytes(t, b))
	}
	st := a.scalarType()
	if _, ok := a.typ.ElementType().(*ComplexType); ok {
		return a.ctx.ArrayAttr([]Attribute{part(st, a.element(i, 0)), part(st, a.element(i, 1))})
	}
	return part(st, a.element(i, 0))
}

// maxInts bounds the integers that a splat becomes: its text does not grow with their
// number.
const maxInts = 1 << 20

// Int64s returns all elements of an integer or index type, cut to 64 bits. Of a splat of
// more than 2^20 elements it returns the first of them.
func (a *DenseElementsAttr) Int64s() []int64 {
	n := a.NumElements()
	if a.IsSplat() {
		n = min(n, maxInts)
	}
	vs := make([]int64, n)
	for i := range vs {
		v := a.Int(i)
		if w, ok := v.Int64(); ok && !isUnsigned(a.ElementType()) {
			vs[i] = w
		} else {
			vs[i] = int64(v.Low64())
		}
	}
	return vs
}

// Float64s returns all elements of a float type, rounded to float64.
func (a *DenseElementsAttr) Float64s() []float64 {
	vs := make([]float64, a.NumElements())
	for i := range vs {
		vs[i] = a.Float(i).Float64()
	}
	return vs
}

// Reshape returns the same elements in a type of as many.
func (a *DenseElementsAttr) Reshape(t ShapedType) *DenseElementsAttr {
	return a.ctx.DenseElementsAttr(t, a.Raw)
}

func (a *DenseElementsAttr) String() string { return attrString(a) }

// A DenseStringElementsAttr is strings as the elements of a shaped type.
type DenseStringElementsAttr struct {
	AttrBase
	typ    ShapedType
	Values []string // one for a splat
}

// DenseStringElementsAttr returns dense strings: one for a splat, or all.
func (c *Context) DenseStringElementsAttr(t ShapedType, vs []string) *DenseStringElementsAttr {
	n, static := NumElements(t)
	if !HasStaticShape(t) || len(vs) != 1 && (!static || int64(len(vs)) != n) {
		panic(fmt.Sprintf("ir: %d strings as elements of %s", len(vs), t))
	}
	if len(vs) > 1 && !slices.ContainsFunc(vs, func(s string) bool { return s != vs[0] }) {
		vs = vs[:1]
	}
	h := mix(mixType(seedDenseString, t.AsType()), uint64(len(vs)))
	for _, v := range vs {
		h = mixString(h, v)
	}
	return unique(&c.denseStrings, h,
		func(a *DenseStringElementsAttr) bool {
			return a.typ.AsType() == t.AsType() && slices.Equal(a.Values, vs)
		},
		func() *DenseStringElementsAttr {
			vs := slices.Clone(vs)
			for i := range vs {
				vs[i] = strings.Clone(vs[i])
			}
			return &DenseStringElementsAttr{AttrBase{c, h}, t, vs}
		})
}

// Type returns the shaped type.
func (a *DenseStringElementsAttr) Type() Type { return a.typ.AsType() }

// IsSplat reports whether the attribute holds one string for all elements.
func (a *DenseStringElementsAttr) IsSplat() bool { return len(a.Values) == 1 }

// NumElements returns the number of elements.
func (a *DenseStringElementsAttr) NumElements() int {
	n, _ := NumElements(a.typ)
	return int(n)
}

func (a *DenseStringElementsAttr) String() string { return attrString(a) }

// A DenseArrayAttr is an array of integers or floats without a shape.
type DenseArrayAttr struct {
	AttrBase
	Element Type
	Raw     []byte // as in [DenseElementsAttr], but never a splat
}

// DenseArrayAttr returns a dense array of an integer or float type whose width is
// 1 or a multiple of 8.
func (c *Context) DenseArrayAttr(elem Type, raw []byte) *DenseArrayAttr {
	w, ok := IntOrFloatWidth(elem)
	if size, _ := ElementSize(elem); !ok || w != 1 && w%8 != 0 || len(raw)%size != 0 {
		panic(fmt.Sprintf("ir: a dense array of %s with %d bytes", elem, len(raw)))
	}
	h := mixString(mixType(seedDenseArray, elem), raw)
	return unique(&c.denseArrays, h, func(a *DenseArrayAttr) bool { return a.Element == elem && bytes.Equal(a.Raw, raw) },
		func() *DenseArrayAttr { return &DenseArrayAttr{AttrBase{c, h}, elem, slices.Clone(raw)} })
}

// DenseI64Array returns a dense array of i64.
func (c *Context) DenseI64Array(vs []int64) *DenseArrayAttr { return denseInts(c, 64, vs) }

// DenseI32Array returns a dense array of i32.
func (c *Context) DenseI32Array(vs []int32) *DenseArrayAttr { return denseInts(c, 32, vs) }

// DenseI16Array returns a dense array of i16.
func (c *Context) DenseI16Array(vs []int16) *DenseArrayAttr { return denseInts(c, 16, vs) }

// DenseI8Array returns a dense array of i8.
func (c *Context) DenseI8Array(vs []int8) *DenseArrayAttr { return denseInts(c, 8, vs) }

func denseInts[T int8 | int16 | int32 | int64](c *Context, width int, vs []T) *DenseArrayAttr {
	raw := make([]byte, 0, len(vs)*width/8)
	for _, v := range vs {
		raw = num.NewAPInt(width, int64(v)).AppendBytes(raw)
	}
	return c.DenseArrayAttr(c.IntegerType(width), raw)
}

// DenseBoolArray returns a dense array of i1.
func (c *Context) DenseBoolArray(vs []bool) *DenseArrayAttr {
	raw := make([]byte, len(vs))
	for i, v := range vs {
		if v {
			raw[i] = 1
		}
	}
	return c.DenseArrayAttr(c.I1(), raw)
}

// DenseF32Array returns a dense array of f32.
func (c *Context) DenseF32Array(vs []float32) *DenseArrayAttr {
	var raw []byte
	for _, v := range vs {
		raw = num.NewAPUint(32, uint64(math.Float32bits(v))).AppendBytes(raw)
	}
	return c.DenseArrayAttr(c.F32(), raw)
}

// DenseF64Array returns a dense array of f64.
func (c *Context) DenseF64Array(vs []float64) *DenseArrayAttr {
	var raw []byte
	for _, v := range vs {
		raw = num.NewAPUint(64, math.Float64bits(v)).AppendBytes(raw)
	}
	return c.DenseArrayAttr(c.F64(), raw)
}

// Len returns the number of elements.
func (a *DenseArrayAttr) Len() int {
	size, _ := ElementSize(a.Element)
	return len(a.Raw) / size
}

func (a *DenseArrayAttr) element(i int) []byte {
	size, _ := ElementSize(a.Element)
	return a.Raw[i*size : (i+1)*size]
}

// Int returns element i of an integer type.
func (a *DenseArrayAttr) Int(i int) num.APInt { return intFromBytes(a.Element, a.element(i)) }

// Int64 returns element i of an integer type of at most 64 bits, sign-extended;
// an i1 is 0 or 1.
func (a *DenseArrayAttr) Int64(i int) int64 {
	v := a.Int(i)
	if v.Width() == 1 {
		return int64(v.Low64())
	}
	n, _ := v.Int64()
	return n
}

// Float returns element i of a float type.
func (a *DenseArrayAttr) Float(i int) num.APFloat { return floatFromBytes(a.Element, a.element(i)) }

// Int64s returns all elements of an integer type.
func (a *DenseArrayAttr) Int64s() []int64 {
	vs := make([]int64, a.Len())
	for i := range vs {
		vs[i] = a.Int64(i)
	}
	return vs
}

func (a *DenseArrayAttr) String() string { return attrString(a) }

// IntegerOrSplat returns an integer as an attribute of a type: of an integer or index type,
// or of one with a static shape, whose elements are all equal. It returns nil for other
// types.
func IntegerOrSplat(t Type, v num.APInt) Attribute {
	if StorageWidth(t) != v.Width() {
		return nil
	}
	s, shaped := AsShaped(t)
	switch {
	case !shaped:
		return t.Context().IntegerAttr(t, v)
	case HasStaticShape(s):
		return t.Context().DenseElementsAttr(s, AppendElement(nil, v))
	}
	return nil
}
