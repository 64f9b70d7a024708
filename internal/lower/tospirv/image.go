package tospirv

import (
	"slices"

	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/dialect/spirv"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
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

// loadTexel fetches an element of a memref that is an image: the first component of a texel.
func (t *Types) loadTexel(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	of := memref.LoadOp{Operation: op}.Memref().Type().(*ir.MemRefType)
	if storageName(of) != "Image" {
		return r.MatchFailure(op, "failed to lower memref in non-image storage class to image")
	}
	attrs, ok := t.requirements(memref.LoadOp{Operation: op}, operands[0].Type())
	if !ok {
		return r.MatchFailure(op, "failed to determine memory requirements")
	}
	to, _ := spirv.Pointee(operands[0].Type())
	image := spirv.SampledImage(to)
	if image == nil || !isScalar(of.Element) {
		return r.MatchFailure(op, "failed to lower memref to an image with a sampler")
	}
	e := emit(op, r)
	from := e.op("Image", image, e.loadFrom(operands[0], attrs))
	at := operands[1]
	if indexes := operands[1:]; len(indexes) > 1 {
		// The first coordinate of an image is the last index.
		indexes = slices.Clone(indexes)
		slices.Reverse(indexes)
		at = e.op("CompositeConstruct", t.ctx.VectorType([]int64{int64(len(indexes))}, at.Type(), nil), indexes...)
	}
	texel := e.op("ImageFetch", t.ctx.VectorType([]int64{4}, memref.LoadOp{Operation: op}.ResultValue().Type(), nil), from, at)
	r.ReplaceWithOp(op, e.part(texel, memref.LoadOp{Operation: op}.ResultValue().Type(), 0).DefiningOp())
	return true
}
