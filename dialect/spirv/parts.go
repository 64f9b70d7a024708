package spirv

import "github.com/mica-ir/mica/ir"

// Pointee returns the pointee type and the storage class of a pointer. The type is nil if t is not
// a pointer type.
func Pointee(t ir.Type) (to ir.Type, storage ir.EnumValue) {
	p := is(t, pointerClass)
	if p == nil {
		return nil, storage
	}
	storage, _ = p.Params[storageClass].(ir.EnumValue)
	return typeParam(p, pointee), storage
}

// ArrayElement returns the type of the elements of an array whose length may be unknown, nil for
// another type.
func ArrayElement(t ir.Type) ir.Type {
	for _, class := range [...]string{arrayClass, runtimeArrayClass} {
		if a := is(t, class); a != nil {
			return typeParam(a, arrayElement)
		}
	}
	return nil
}

// SampledImage returns the image of an image with a sampler, nil for another type.
func SampledImage(t ir.Type) ir.Type {
	s := is(t, sampledImageClass)
	if s == nil {
		return nil
	}
	return typeParam(s, 0)
}
