package ir

import (
	"fmt"
	"math"
	"slices"
	"strconv"
)

// Dynamic is the size of a dimension that is not known before run time.
const Dynamic = math.MinInt64

// A ShapedType is the shape of a type that has one; [AsShaped] returns it. It is not
// itself a Type: the shape of a dialect's type is not that type.
type ShapedType interface {
	ElementType() Type
	HasRank() bool
	Shape() []int64 // nil without a rank; must not be changed
	AsType() Type   // the type that has the shape
}

// A ShapedTypeInterface implements ShapedType for a dialect's types.
type ShapedTypeInterface interface {
	// Shape returns the shape of a type, with an element type of nil if it is not known.
	Shape(t *DefinedType) (sizes []int64, ranked bool, elem Type)
	// WithShape returns a type with another shape and element type, or nil if such a type
	// cannot exist.
	WithShape(t *DefinedType, sizes []int64, ranked bool, elem Type) Type
}

// AsShaped returns the shape of a type: a vector, tensor or memref, or a type of a
// dialect that implements ShapedType.
func AsShaped(t Type) (ShapedType, bool) {
	if s, ok := t.(ShapedType); ok {
		return s, true
	}
	d, ok := t.(*DefinedType)
	if !ok {
		return nil, false
	}
	x, _ := d.Interface("ShapedType")
	impl, ok := x.(ShapedTypeInterface)
	if !ok {
		return nil, false
	}
	s := &definedShape{typ: d, impl: impl}
	s.sizes, s.ranked, s.elem = impl.Shape(d)
	if s.elem == nil {
		return nil, false
	}
	return s, true
}

// IsShaped reports whether a type has a shape.
func IsShaped(t Type) bool {
	_, ok := AsShaped(t)
	return ok
}

// A definedShape is the shape of a dialect's type.
type definedShape struct {
	typ    *DefinedType
	impl   ShapedTypeInterface
	sizes  []int64
	ranked bool
	elem   Type
}

func (d *definedShape) ElementType() Type { return d.elem }
func (d *definedShape) HasRank() bool     { return d.ranked }
func (d *definedShape) Shape() []int64    { return d.sizes }
func (d *definedShape) AsType() Type      { return d.typ }
func (d *definedShape) String() string    { return d.typ.String() }

// Rank returns the number of dimensions, or -1 for a type without a rank.
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
	return unique(&c.vectors, h,
		func(t *VectorType) bool {
			return t.Element == elem && slices.Equal(t.shape, shape) && slices.Equal(t.Scalable, scalable)
		},
		func() *VectorType {
			return &VectorType{TypeBase{c, h}, slices.Clone(shape), slices.Clone(scalable), elem}
		})
}

// ElementType, HasRank, Shape and AsType make it a [ShapedType].
func (t *VectorType) ElementType() Type { return t.Element }
func (t *VectorType) HasRank() bool     { return true }
func (t *VectorType) Shape() []int64    { return t.shape }
func (t *VectorType) AsType() Type      { return t }

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
	return unique(&c.ranked, h,
		func(t *RankedTensorType) bool {
			return t.Element == elem && t.Encoding == encoding && slices.Equal(t.shape, shape)
		},
		func() *RankedTensorType {
			return &RankedTensorType{TypeBase{c, h}, slices.Clone(shape), elem, encoding}
		})
}

// ElementType, HasRank, Shape and AsType make it a [ShapedType].
func (t *RankedTensorType) ElementType() Type { return t.Element }
func (t *RankedTensorType) HasRank() bool     { return true }
func (t *RankedTensorType) Shape() []int64    { return t.shape }
func (t *RankedTensorType) AsType() Type      { return t }

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
	return unique(&c.unranked, h, func(t *UnrankedTensorType) bool { return t.Element == elem },
		func() *UnrankedTensorType { return &UnrankedTensorType{TypeBase{c, h}, elem} })
}

// ElementType, HasRank, Shape and AsType make it a [ShapedType].
func (t *UnrankedTensorType) ElementType() Type { return t.Element }
func (t *UnrankedTensorType) HasRank() bool     { return false }
func (t *UnrankedTensorType) Shape() []int64    { return nil }
func (t *UnrankedTensorType) AsType() Type      { return t }

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
	if m, ok := layout.(*AffineMapAttr); ok && m.Map.IsIdentity() && m.Map.NumDims == len(shape) {
		layout = nil
	}
	space = normalSpace(space)
	h := mixAttr(mixAttr(mixInts(mixType(seedMemRef, elem), shape), layout), space)
	return unique(&c.memrefs, h,
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

// ElementType, HasRank, Shape and AsType make it a [ShapedType].
func (t *MemRefType) ElementType() Type { return t.Element }
func (t *MemRefType) HasRank() bool     { return true }
func (t *MemRefType) Shape() []int64    { return t.shape }
func (t *MemRefType) AsType() Type      { return t }

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
	return unique(&c.unrankedMs, h, func(t *UnrankedMemRefType) bool { return t.Element == elem && t.Space == space },
		func() *UnrankedMemRefType { return &UnrankedMemRefType{TypeBase{c, h}, elem, space} })
}

// ElementType, HasRank, Shape and AsType make it a [ShapedType].
func (t *UnrankedMemRefType) ElementType() Type { return t.Element }
func (t *UnrankedMemRefType) HasRank() bool     { return false }
func (t *UnrankedMemRefType) Shape() []int64    { return nil }
func (t *UnrankedMemRefType) AsType() Type      { return t }

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

// WithShape returns a type like t with another shape and, unless elem is nil, another
// element type. The result is ranked even if t is not. It is nil if a dialect's type has no
// such form.
func WithShape(t ShapedType, shape []int64, elem Type) Type {
	if elem == nil {
		elem = t.ElementType()
	}
	switch t := t.(type) {
	case *VectorType:
		if len(shape) != len(t.shape) {
			return t.ctx.VectorType(shape, elem, nil)
		}
		return t.ctx.VectorType(shape, elem, t.Scalable)
	case *RankedTensorType:
		return t.ctx.RankedTensorType(shape, elem, t.Encoding)
	case *UnrankedTensorType:
		return t.ctx.RankedTensorType(shape, elem, nil)
	case *MemRefType:
		return t.ctx.MemRefType(shape, elem, t.Layout, t.Space)
	case *UnrankedMemRefType:
		return t.ctx.MemRefType(shape, elem, nil, t.Space)
	case *definedShape:
		return t.impl.WithShape(t.typ, shape, true, elem)
	}
	panic(fmt.Sprintf("ir: WithShape of a %T", t))
}

// WithElementType returns a type like t with another element type, or nil if a dialect's
// type has no such form.
func WithElementType(t ShapedType, elem Type) Type {
	switch t := t.(type) {
	case *UnrankedTensorType:
		return t.ctx.UnrankedTensorType(elem)
	case *UnrankedMemRefType:
		return t.ctx.UnrankedMemRefType(elem, t.Space)
	case *definedShape:
		return t.impl.WithShape(t.typ, t.sizes, t.ranked, elem)
	}
	return WithShape(t, t.Shape(), elem)
}

// ElementTypeOrSelf returns the element type of a shaped type, and any other type itself.
func ElementTypeOrSelf(t Type) Type {
	if s, ok := AsShaped(t); ok {
		return s.ElementType()
	}
	return t
}

// IsAllScalable reports whether all dimensions are scalable.
func (t *VectorType) IsAllScalable() bool {
	return t.Scalable != nil && !slices.Contains(t.Scalable, false)
}

// VectorTypeOf returns a vector type, and false if a size is invalid. scalable has a flag
// for each dimension, or is nil.
func VectorTypeOf(shape []int64, elem Type, scalable []bool) (*VectorType, bool) {
	positive := !slices.ContainsFunc(shape, func(d int64) bool { return d <= 0 })
	if !positive || scalable != nil && len(scalable) != len(shape) {
		return nil, false
	}
	return elem.Context().VectorType(slices.Clone(shape), elem, slices.Clone(scalable)), true
}

// WithDim returns a vector type with another size of a dimension, and false if there is no
// such dimension or size.
func WithDim(t *VectorType, dim int, size int64) (*VectorType, bool) {
	if dim < 0 || dim >= len(t.shape) {
		return nil, false
	}
	shape := slices.Clone(t.shape)
	shape[dim] = size
	return VectorTypeOf(shape, t.Element, t.Scalable)
}

// WithoutDim returns a vector type without a dimension, and false if there is no such
// dimension.
func WithoutDim(t *VectorType, dim int) (*VectorType, bool) {
	if dim < 0 || dim >= len(t.shape) {
		return nil, false
	}
	scalable := slices.Clone(t.Scalable)
	if scalable != nil {
		scalable = slices.Delete(scalable, dim, dim+1)
	}
	return VectorTypeOf(slices.Delete(slices.Clone(t.shape), dim, dim+1), t.Element, scalable)
}

// WithVectorElement returns a vector type with another element type.
func WithVectorElement(t *VectorType, elem Type) *VectorType {
	return elem.Context().VectorType(t.shape, elem, t.Scalable)
}

// IsOpaqueType reports whether a type is the opaque type of a dialect with that text.
func IsOpaqueType(t Type, namespace, text string) bool {
	o, ok := t.(*OpaqueType)
	return ok && o.Namespace == namespace && o.Text == text
}

// TypesOf returns the types of values.
func TypesOf(vs []*Value) []Type {
	ts := make([]Type, len(vs))
	for i, v := range vs {
		ts[i] = v.Type()
	}
	return ts
}
