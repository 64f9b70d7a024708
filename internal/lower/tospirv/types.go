package tospirv

import (
	"math/bits"

	"github.com/mica-ir/mica/dialect/spirv"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Options control the conversion of types.
type Options struct {
	// Wide converts an index to an integer of 64 bits instead of 32.
	Wide bool
	// Emulate converts numbers of less than 32 bits that the environment lacks to 32 bits.
	Emulate bool
	// EmulateFloats converts floating-point numbers of 8 bits to integers.
	EmulateFloats bool
	// BoolBits is how many bits a boolean has in memory.
	BoolBits int
}

// Types converts types to those that an environment has.
type Types struct {
	*conversion.TypeConverter
	env     *Environment
	options Options
	ctx     *ir.Context
}

// NewTypes returns a type converter.
func NewTypes(ctx *ir.Context, env *Environment, o Options) *Types {
	t := &Types{TypeConverter: conversion.NewTypeConverter(), env: env, options: o, ctx: ctx}
	t.Add(func(x ir.Type) (ir.Type, bool) {
		if ir.IsTensor(x) {
			return t.tensor(x), true
		}
		switch x := x.(type) {
		case *ir.IndexType:
			return t.index(), true
		case *ir.IntegerType, *ir.FloatType:
			return t.scalar(x, nil), true
		case *ir.ComplexType:
			return t.complex(x, nil), true
		case *ir.VectorType:
			return t.vector(x, nil), true
		case *ir.MemRefType:
			return t.memref(x), true
		}
		return x, spirv.IsSPIRVType(x)
	})
	t.AddSource(t.castBack)
	t.AddTargetValue(cast)
	return t
}

func (t *Types) index() *ir.IntegerType {
	if t.options.Wide {
		return t.ctx.I64()
	}
	return t.ctx.I32()
}

// isScalar reports whether SPIR-V has scalars of a type.
func isScalar(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return spirv.IsSPIRVType(t)
	}
	return false
}

// scalar converts a number, in a storage class if that is not nil. It returns nil if there
// is no type for it.
func (t *Types) scalar(x ir.Type, storage ir.Param) ir.Type {
	switch {
	case isScalar(x):
	case isFloat8(x):
		if t.options.EmulateFloats {
			return t.ctx.IntegerType(8)
		}
		return nil
	default:
		i, ok := x.(*ir.IntegerType)
		if !ok {
			return nil
		}
		return t.packed(i)
	}
	if t.env.fits(x, storage) {
		return x
	}
	if !t.options.Emulate {
		return nil
	}
	switch x := x.(type) {
	case *ir.FloatType:
		if x.Kind.Width() <= 32 {
			return t.ctx.F32()
		}
	case *ir.IntegerType:
		if x.Width <= 32 {
			return t.withSign(32, x)
		}
	}
	return nil
}

// withSign returns an integer type of a width with the signedness of another one.
func (t *Types) withSign(width int, like *ir.IntegerType) ir.Type {
	switch like.Signedness {
	case ir.Signed:
		return t.ctx.SignedType(width)
	case ir.Unsigned:
		return t.ctx.UnsignedType(width)
	}
	return t.ctx.IntegerType(width)
}

// packed converts an integer of less than 8 bits: several are stored in one of 32 bits.
func (t *Types) packed(x *ir.IntegerType) ir.Type {
	if x.Width > 8 || bits.OnesCount(uint(x.Width)) != 1 {
		return nil
	}
	return t.withSign(32, x)
}

func isFloat8(t ir.Type) bool {
	f, ok := t.(*ir.FloatType)
	return ok && f.Kind.Width() == 8
}

// element converts an index, or a floating-point number of 8 bits, that is part of another
// type; the second is converted to an integer of 8 bits, which may be converted further.
func (t *Types) element(x ir.Type) ir.Type {
	switch {
	case isIndex(x):
		return t.index()
	case isFloat8(x) && t.options.EmulateFloats:
		return t.ctx.IntegerType(8)
	}
	return x
}

func isIndex(t ir.Type) bool {
	_, ok := t.(*ir.IndexType)
	return ok
}

func (t *Types) vector(x *ir.VectorType, storage ir.Param) ir.Type {
	x = t.ctx.VectorType(x.Shape(), t.element(x.Element), x.Scalable)
	n, _ := ir.NumElements(x)
	if !isScalar(x.Element) {
		i, ok := x.Element.(*ir.IntegerType)
		if !ok {
			return nil
		}
		elem := t.packed(i)
		switch {
		case elem == nil:
			return nil
		case len(x.Shape()) <= 1 && n == 1:
			return elem
		case n > 4:
			return nil
		}
		return t.ctx.VectorType(x.Shape(), elem, nil)
	}
	if len(x.Shape()) <= 1 && n == 1 {
		return t.scalar(x.Element, storage)
	}
	if !spirv.IsSPIRVType(x) {
		return nil
	}
	if t.env.fits(x, storage) {
		return x
	}
	if elem := t.scalar(x.Element, storage); elem != nil {
		return t.ctx.VectorType(x.Shape(), elem, nil)
	}
	return nil
}

func (t *Types) complex(x *ir.ComplexType, storage ir.Param) ir.Type {
	if !isScalar(x.Element) || t.scalar(x.Element, storage) != x.Element {
		return nil
	}
	return t.ctx.VectorType([]int64{2}, x.Element, nil)
}

// tensor converts a tensor of a static shape to an array.
func (t *Types) tensor(x ir.Type) ir.Type {
	s, ok := ir.AsShaped(x)
	if !ok || !ir.HasStaticShape(s) {
		return nil
	}
	elem := t.element(s.ElementType())
	n, _ := ir.NumElements(s)
	if !isScalar(elem) || n == 0 || t.bytes(elem) <= 0 {
		return nil
	}
	if elem = t.scalar(elem, nil); elem == nil {
		return nil
	}
	return spirv.ArrayType(elem, n, 0)
}

// bytes returns the size of a type in memory, -1 if it is not known.
func (t *Types) bytes(x ir.Type) int64 {
	times := func(n int64, elem ir.Type) int64 {
		if size := t.bytes(elem); size >= 0 {
			return n * size
		}
		return -1
	}
	switch x := x.(type) {
	case *ir.IntegerType:
		if isScalar(x) && x.Width > 1 {
			return int64(x.Width) / 8
		}
	case *ir.FloatType:
		if isScalar(x) || isFloat8(x) && t.options.EmulateFloats {
			return int64(x.Kind.Width()) / 8
		}
	case *ir.ComplexType:
		return times(2, x.Element)
	case *ir.VectorType:
		n, _ := ir.NumElements(x)
		return times(n, x.Element)
	case *ir.MemRefType:
		return t.memrefBytes(x)
	}
	return -1
}

// cast inserts a cast between a type and its converted type.
func cast(b *ir.Builder, to ir.Type, values []*ir.Value, l *ir.Location) *ir.Value {
	return b.Create(&ir.OperationState{Def: b.Context().OpDef(conversion.CastName), Loc: l, Operands: values, Types: []ir.Type{to}}).Result(0)
}

// castBack converts a widened integer back to its original type.
func (t *Types) castBack(b *ir.Builder, to ir.Type, values []*ir.Value, l *ir.Location) *ir.Value {
	i, ok := to.(*ir.IntegerType)
	if len(values) != 1 || !ok || !isScalar(to) {
		return cast(b, to, values, l)
	}
	from, ok := values[0].Type().(*ir.IntegerType)
	if !ok || from.Width < i.Width {
		return cast(b, to, values, l)
	}
	if i.Width == 1 {
		one := constant(b, l, b.Context().IntegerAttr(from, num.NewAPInt(from.Width, 1)))
		return b.Create(&ir.OperationState{Def: b.Context().OpDef("spirv.IEqual"), Loc: l, Operands: []*ir.Value{values[0], one}, Types: []ir.Type{to}}).Result(0)
	}
	if !t.env.fits(to, nil) {
		return cast(b, to, values, l)
	}
	name := "spirv.UConvert"
	if i.Signedness == ir.Signed {
		name = "spirv.SConvert"
	}
	return b.Create(&ir.OperationState{Def: b.Context().OpDef(name), Loc: l, Operands: values, Types: []ir.Type{to}}).Result(0)
}

// constant inserts a constant.
func constant(b *ir.Builder, l *ir.Location, v ir.TypedAttribute) *ir.Value {
	return b.Create(&ir.OperationState{Def: b.Context().OpDef("spirv.Constant"), Loc: l, Types: []ir.Type{v.Type()},
		Attributes: []ir.NamedAttribute{{Name: "value", Value: v}}}).Result(0)
}
