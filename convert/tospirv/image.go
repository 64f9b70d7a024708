package tospirv

import (
	"github.com/mica-ir/mica/dialect/spirv"
	"github.com/mica-ir/mica/ir"
)

// imageFormat returns the format of an image of numbers of a type. For types without one, MLIR
// has undefined behavior.
func imageFormat(t ir.Type) (format string, ok bool) {
	format, ok = map[string]string{"f16": "R16f", "f32": "R32f", "i32": "R32i", "si32": "R32i", "ui32": "R32ui",
		"i16": "R16i", "si16": "R16i", "ui16": "R16ui"}[t.String()]
	return format, ok
}

// image converts a memref in the storage class Image to a pointer to an image with its sampler.
func (t *Types) image(x *ir.MemRefType) ir.Type {
	dims := map[int]string{1: "Dim1D", 2: "Dim2D", 3: "Dim3D"}
	dim, ok := dims[len(x.Shape())]
	if !ok {
		return nil
	}
	format, ok := imageFormat(x.Element)
	if !ok {
		return nil
	}
	return spirv.SampledImagePointer(x.Element, dim, format)
}
