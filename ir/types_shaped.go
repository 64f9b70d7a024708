package ir

import (
	"fmt"
	"math"
	"slices"
	"strconv"
)

// Dynamic is the size of a dimension that is not known before run time.
const Dynamic = math.MinInt64

// A ShapedType is a vector, tensor or memref type, or a dialect's type that has
// a shape.
type ShapedType interface {
	Type
	ElementType() Type
	HasRank() bool
	Shape() []int64 // nil without a rank; must not be changed
}

// Rank returns the number of dimensions, -1 for a type without a rank.
func Rank(t ShapedType) int {
	if !t.HasRank() {
		return -1
	}
	return len(t.Shape())
}

// HasStaticShape reports whether t has a rank and no dynamic dimension.
func HasStaticShape(t ShapedType) bool {
	return t.HasRank() && !slices.Contains(t.Shape(), Dynamic)
}

// NumElements returns the number of elements of a static shape, and false for
// any other and for a number that does not fit.
func NumElements(t ShapedType) (int64, bool) {
	if !t.HasRank() {
		return 0, false
	}
	return shapeSize(t.Shape())
}

func shapeSize(shape []int64) (int64, bool) {
	n, fits := int64(1), true
	for _, d := range shape {
		if d < 0 {
			return 0, false
		}
		if d == 0 {
			n, fits = 0, true
		}
		if n == 0 {
			continue
		}
		if n > math.MaxInt64/d {
			fits = false
			continue
		}
		n *= d
	}
	if !fits {
		return 0, false
	}
	return n, true
}

// A VectorType is an n-dimensional vector; some dimensions may be scalable.
type VectorType struct {
	TypeBase
	shape    []int64
	Scalable []bool // one a dimension, nil if none is
	Element  Type
}

// VectorType returns a vector type; scalable may be nil.
func (c *Context) VectorType(shape []int64, elem Type, scalable []bool) *VectorType {
	if !slices.Contains(scalable, true) {
		scalable = nil
	} else if len(scalable) != len(shape) {
		panic("ir: a vector type with scalable flags for other dimensions")
	}
	h := mixInts(mixType(seedVector, elem), shape)
	for i, s := range scalable {
		if s {
			h = mix(h, uint64(i))
		}
	}
	return c.vectors.get(h,
		func(t *VectorType) bool {
			return t.Element == elem && slices.Equal(t.shape, shape) && slices.Equal(t.Scalable, scalable)
		},
		func() *VectorType {
			return &VectorType{TypeBase{c, h}, slices.Clone(shape), slices.Clone(scalable), elem}
		})
}

// ElementType, HasRank and Shape make it a [ShapedType].
func (t *VectorType) ElementType() Type { return t.Element }
func (t *VectorType) HasRank() bool     { return true }
func (t *VectorType) Shape() []int64    { return t.shape }

// IsScalable reports whether a dimension is scalable.
func (t *VectorType) IsScalable() bool { return t.Scalable != nil }

func (t *VectorType) String() string { return typeString(t) }

// AppendText writes the type.
func (t *VectorType) AppendText(p *Printer) {
	p.Buf = append(p.Buf, "vector<"...)
	for i, d := range t.shape {
		if t.Scalable != nil && t.Scalable[i] {
			p.Buf = append(p.Buf, '[')
			p.Buf = strconv.AppendInt(p.Buf, d, 10)
			p.Buf = append(p.Buf, ']')
		} else {
			p.Buf = strconv.AppendInt(p.Buf, d, 10)
		}
		p.Buf = append(p.Buf, 'x')
	}
	p.Type(t.Element)
	p.Buf = append(p.Buf, '>')
}

// A RankedTensorType is a tensor of known rank.
type RankedTensorType struct {
	TypeBase
	shape    []int64
	Element  Type
	Encoding Attribute // nil for none
}

// RankedTensorType returns a ranked tensor type; encoding may be nil.
func (c *Context) RankedTensorType(shape []int64, elem Type, encoding Attribute) *RankedTensorType {
	h := mixAttr(mixInts(mixType(seedRanked, elem), shape), encoding)
	return c.ranked.get(h,
		func(t *RankedTensorType) bool {
			return t.Element == elem && t.Encoding == encoding && slices.Equal(t.shape, shape)
		},
		func() *RankedTensorType {
			return &RankedTensorType{TypeBase{c, h}, slices.Clone(shape), elem, encoding}
		})
}

// ElementType, HasRank and Shape make it a [ShapedType].
func (t *RankedTensorType) ElementType() Type { return t.Element }
func (t *RankedTensorType) HasRank() bool     { return true }
func (t *RankedTensorType) Shape() []int64    { return t.shape }

func (t *RankedTensorType) String() string { return typeString(t) }

// AppendText writes the type.
func (t *RankedTensorType) AppendText(p *Printer) {
	p.Buf = append(p.Buf, "tensor<"...)
	p.Dimensions(t.shape)
	p.Type(t.Element)
	if t.Encoding != nil {
		p.Buf = append(p.Buf, ", "...)
		p.Attribute(t.Encoding)
	}
	p.Buf = append(p.Buf, '>')
}

// An UnrankedTensorType is a tensor of unknown rank.
type UnrankedTensorType struct {
	TypeBase
	Element Type
}

// UnrankedTensorType returns an unranked tensor type.
func (c *Context) UnrankedTensorType(elem Type) *UnrankedTensorType {
	h := mixType(seedUnranked, elem)
	return c.unranked.get(h, func(t *UnrankedTensorType) bool { return t.Element == elem },
		func() *UnrankedTensorType { return &UnrankedTensorType{TypeBase{c, h}, elem} })
}

// ElementType, HasRank and Shape make it a [ShapedType].
func (t *UnrankedTensorType) ElementType() Type { return t.Element }
func (t *UnrankedTensorType) HasRank() bool     { return false }
func (t *UnrankedTensorType) Shape() []int64    { return nil }

func (t *UnrankedTensorType) String() string { return typeString(t) }

// AppendText writes the type.
func (t *UnrankedTensorType) AppendText(p *Printer) {
	p.Buf = append(p.Buf, "tensor<*x"...)
	p.Type(t.Element)
	p.Buf = append(p.Buf, '>')
}

// A MemRefType is a reference to a region of memory.
type MemRefType struct {
	TypeBase
	shape   []int64
	Element Type
	Layout  Attribute // nil for the identity map
	Space   Attribute // nil for the default memory space
}

// MemRefType returns a memref type. A layout that is the identity map of the
// shape's rank, and a space that is the integer 0, mean the same as nil.
func (c *Context) MemRefType(shape []int64, elem Type, layout, space Attribute) *MemRefType {
	if m, ok := layout.(*AffineMapAttr); ok && m.Map.IsIdentity() && m.Map.NumDims == len(shape) && m.Map.NumSymbols == 0 {
		layout = nil
	}
	space = normalSpace(space)
	h := mixAttr(mixAttr(mixInts(mixType(seedMemRef, elem), shape), layout), space)
	return c.memrefs.get(h,
		func(t *MemRefType) bool {
			return t.Element == elem && t.Layout == layout && t.Space == space && slices.Equal(t.shape, shape)
		},
		func() *MemRefType {
			return &MemRefType{TypeBase{c, h}, slices.Clone(shape), elem, layout, space}
		})
}

func normalSpace(space Attribute) Attribute {
	if i, ok := space.(*IntegerAttr); ok && i.Value.IsZero() {
		return nil
	}
	return space
}

// ElementType, HasRank and Shape make it a [ShapedType].
func (t *MemRefType) ElementType() Type { return t.Element }
func (t *MemRefType) HasRank() bool     { return true }
func (t *MemRefType) Shape() []int64    { return t.shape }

func (t *MemRefType) String() string { return typeString(t) }

// AppendText writes the type.
func (t *MemRefType) AppendText(p *Printer) {
	p.Buf = append(p.Buf, "memref<"...)
	p.Dimensions(t.shape)
	p.Type(t.Element)
	if t.Layout != nil {
		p.Buf = append(p.Buf, ", "...)
		p.Attribute(t.Layout)
	}
	if t.Space != nil {
		p.Buf = append(p.Buf, ", "...)
		p.attribute(t.Space, elideMay)
	}
	p.Buf = append(p.Buf, '>')
}

// An UnrankedMemRefType is a memref of unknown rank.
type UnrankedMemRefType struct {
	TypeBase
	Element Type
	Space   Attribute
}

// UnrankedMemRefType returns an unranked memref type.
func (c *Context) UnrankedMemRefType(elem Type, space Attribute) *UnrankedMemRefType {
	space = normalSpace(space)
	h := mixAttr(mixType(seedUnrankedMemRef, elem), space)
	return c.unrankedMs.get(h, func(t *UnrankedMemRefType) bool { return t.Element == elem && t.Space == space },
		func() *UnrankedMemRefType { return &UnrankedMemRefType{TypeBase{c, h}, elem, space} })
}

// ElementType, HasRank and Shape make it a [ShapedType].
func (t *UnrankedMemRefType) ElementType() Type { return t.Element }
func (t *UnrankedMemRefType) HasRank() bool     { return false }
func (t *UnrankedMemRefType) Shape() []int64    { return nil }

func (t *UnrankedMemRefType) String() string { return typeString(t) }

// AppendText writes the type.
func (t *UnrankedMemRefType) AppendText(p *Printer) {
	p.Buf = append(p.Buf, "memref<*x"...)
	p.Type(t.Element)
	if t.Space != nil {
		p.Buf = append(p.Buf, ", "...)
		p.attribute(t.Space, elideMay)
	}
	p.Buf = append(p.Buf, '>')
}

// WithShape returns a type like t with another shape and, unless elem is nil,
// another element type. A type without a rank gets one.
func WithShape(t ShapedType, shape []int64, elem Type) ShapedType {
	if elem == nil {
		elem = t.ElementType()
	}
	c := t.Context()
	switch t := t.(type) {
	case *VectorType:
		if len(shape) != len(t.shape) {
			return c.VectorType(shape, elem, nil)
		}
		return c.VectorType(shape, elem, t.Scalable)
	case *RankedTensorType:
		return c.RankedTensorType(shape, elem, t.Encoding)
	case *UnrankedTensorType:
		return c.RankedTensorType(shape, elem, nil)
	case *MemRefType:
		return c.MemRefType(shape, elem, t.Layout, t.Space)
	case *UnrankedMemRefType:
		return c.MemRefType(shape, elem, nil, t.Space)
	}
	panic(fmt.Sprintf("ir: WithShape of a %T", t))
}

// WithElementType returns a type like t with another element type.
func WithElementType(t ShapedType, elem Type) ShapedType {
	c := t.Context()
	switch t := t.(type) {
	case *UnrankedTensorType:
		return c.UnrankedTensorType(elem)
	case *UnrankedMemRefType:
		return c.UnrankedMemRefType(elem, t.Space)
	}
	return WithShape(t, t.Shape(), elem)
}

// ElementTypeOrSelf returns the element type of a shaped type, and any other type itself.
func ElementTypeOrSelf(t Type) Type {
	switch x := t.(type) {
	case ShapedType:
		return x.ElementType()
	case *DefinedType:
		// A dialect's type with a shape has its elements in a parameter.
		if _, ok := x.Interface("ShapedType"); ok {
			if e, ok := x.Param("elementType").(Type); ok {
				return e
			}
		}
	}
	return t
}
