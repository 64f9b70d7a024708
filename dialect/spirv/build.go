package spirv

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// ArrayType returns the type of an array, without a stride if that is 0. It returns nil if the
// context does not know the dialect.
func ArrayType(elem ir.Type, count, stride int64) ir.Type {
	return named.NewType(elem.Context(), "spirv", "array", elem, uint64(count), uint64(stride))
}

// RuntimeArrayType returns the type of an array whose length is not known.
func RuntimeArrayType(elem ir.Type, stride int64) ir.Type {
	return named.NewType(elem.Context(), "spirv", "rtarray", elem, uint64(stride))
}

// PointerTo returns a pointer in a storage class.
func PointerTo(to ir.Type, storage ir.EnumValue) ir.Type { return pointerType(to, storage) }

// StructOfMembers returns the unnamed struct type with these members, at least one, and an offset
// for each or none at all.
func StructOfMembers(members []ir.Type, offsets []uint64) ir.Type {
	ctx := members[0].Context()
	list := ir.ParamList{}
	for _, o := range offsets {
		list = append(list, o)
	}
	return ctx.DefinedType(typed.TypeDef(ctx, "spirv", structClass), []ir.Param{"", ir.ParamsOf(members), list, ir.ParamList{}, ir.ParamList{}})
}

// SampledImagePointer returns a constant pointer to an image with a sampler, of single samples
// and with elements of a type, nil if the context does not know the dialect.
func SampledImagePointer(elem ir.Type, dim, format string) ir.Type {
	ctx := elem.Context()
	params := []ir.Param{elem}
	cases := [...]string{dim, "DepthUnknown", "NonArrayed", "SingleSampled", "NeedSampler", format}
	for i, text := range cases {
		v, ok := enumCase(ctx, imageEnums[i], text)
		if !ok {
			return nil
		}
		params = append(params, v)
	}
	storage, ok := enumCase(ctx, "StorageClass", "UniformConstant")
	if !ok {
		return nil
	}
	image := named.NewType(ctx, "spirv", "sampled_image", named.NewType(ctx, "spirv", "image", params...))
	return pointerType(image, storage)
}

// enumCase returns the case of an enumeration of the dialect with a spelling.
func enumCase(ctx *ir.Context, enum, text string) (v ir.EnumValue, ok bool) {
	e := enumNamed(ctx, enum)
	if e == nil || e.CaseNamed(text) == nil {
		return v, false
	}
	return ir.EnumValue{Def: e, Value: e.CaseNamed(text).Value}, true
}
