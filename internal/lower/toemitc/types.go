package toemitc

import (
	"github.com/mica-ir/mica/dialect/emitc"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Types converts types to those of the emitc dialect.
type Types struct {
	*conversion.TypeConverter
	size, difference ir.Type
}

// NewTypes returns a type converter. It returns an error if the context does not know the
// emitc dialect.
func NewTypes(ctx *ir.Context) (*Types, error) {
	if err := ctx.MissingDialect("emitc"); err != nil {
		return nil, err
	}
	size, err := ctx.NewType("emitc.size_t", nil)
	if err != nil {
		return nil, err
	}
	difference, err := ctx.NewType("emitc.ptrdiff_t", nil)
	if err != nil {
		return nil, err
	}
	t := &Types{TypeConverter: conversion.NewTypeConverter(), size: size, difference: difference}
	t.Add(func(x ir.Type) (ir.Type, bool) { return x, true })
	t.addSizes()
	return t, nil
}

// NewSupportedTypes returns a type converter for the types that emitc has.
func NewSupportedTypes(ctx *ir.Context) (*Types, error) {
	all, err := NewTypes(ctx)
	if err != nil {
		return nil, err
	}
	t := &Types{TypeConverter: conversion.NewTypeConverter(), size: all.size, difference: all.difference}
	t.Add(func(x ir.Type) (ir.Type, bool) { return x, emitc.IsSupportedType(x) })
	t.addSizes()
	return t, nil
}

// addSizes makes an index a size_t.
func (t *Types) addSizes() {
	t.Add(func(x ir.Type) (ir.Type, bool) {
		_, index := x.(*ir.IndexType)
		return t.size, index
	})
	t.AddSource(castTo)
	t.AddTargetValue(castTo)
}

// castTo inserts a cast between a type and its converted type.
func castTo(b *ir.Builder, to ir.Type, values []*ir.Value, l *ir.Location) *ir.Value {
	return b.Create(&ir.OperationState{Def: b.Context().OpDef(conversion.CastName), Loc: l, Operands: values, Types: []ir.Type{to}}).Result(0)
}

// isInteger reports whether a type is an integer or as wide as a pointer.
func isInteger(t ir.Type) bool {
	_, ok := t.(*ir.IntegerType)
	return ok || emitc.IsPointerWide(t)
}

// isBit reports whether a type is i1.
func isBit(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Width == 1
}

// unsigned returns the unsigned type as wide as an integer type.
func (t *Types) unsigned(x ir.Type) ir.Type {
	if i, ok := x.(*ir.IntegerType); ok {
		return i.Context().UnsignedType(i.Width)
	}
	return t.size
}

// signed returns the type as wide as an integer type that is not unsigned.
func (t *Types) signed(x ir.Type) ir.Type {
	i, ok := x.(*ir.IntegerType)
	switch {
	case !ok:
		return t.difference
	case i.Signedness == ir.Unsigned:
		return i.Context().SignedType(i.Width)
	}
	return x
}
