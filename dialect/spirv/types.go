package spirv

import (
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// The C++ classes of the dialect's types, which are the names of their
// definitions.
const (
	arrayClass        = "ArrayType"
	coopMatrixClass   = "CooperativeMatrixType"
	imageClass        = "ImageType"
	matrixClass       = "MatrixType"
	pointerClass      = "PointerType"
	runtimeArrayClass = "RuntimeArrayType"
	sampledImageClass = "SampledImageType"
	structClass       = "StructType"
	tensorArmClass    = "TensorArmType"
)

// The indexes of parameters.
const (
	arrayElement, arrayCount, arrayStride                            = 0, 1, 2
	coopElement, coopRows, coopColumns, coopScope, coopUse           = 0, 1, 2, 3, 4
	imageElement, imageDim, imageArrayed, imageSampling              = 0, 1, 3, 4
	imageSamplerUse, imageFormat                                     = 5, 6
	matrixColumn, matrixColumns                                      = 0, 1
	pointee, storageClass                                            = 0, 1
	structName, structMembers, structOffsets, structMemberDecoration = 0, 1, 2, 3
	structDecoration                                                 = 4
	tensorShape, tensorElement                                       = 0, 1
)

// definitions returns the definitions of the types.
func definitions() []*ir.TypeDefinition {
	const typ, unsigned = "::mlir::Type", "unsigned"
	param := func(name, cpp string) ir.ParamDef { return ir.ParamDef{Name: name, CppType: cpp} }
	enum := func(name, class string) ir.ParamDef { return param(name, "::mlir::spirv::"+class) }
	return []*ir.TypeDefinition{
		{Name: arrayClass, Mnemonic: "array", Syntax: asm.Angles{Inner: arraySyntax{}},
			Params: []ir.ParamDef{param("elementType", typ), param("numElements", unsigned), param("arrayStride", unsigned)}},
		{Name: coopMatrixClass, Mnemonic: "coopmatrix", Syntax: asm.Angles{Inner: coopMatrixSyntax{}},
			Params: []ir.ParamDef{param("elementType", typ), param("rows", "uint32_t"), param("columns", "uint32_t"),
				enum("scope", "Scope"), enum("use", "CooperativeMatrixUseKHR")},
			Interfaces: []ir.InterfaceImpl{{Name: "ShapedType", Impl: coopMatrixShape{}}}},
		{Name: imageClass, Mnemonic: "image", Syntax: asm.Angles{Inner: imageSyntax{}},
			Params: []ir.ParamDef{param("elementType", typ), enum("dim", "Dim"), enum("depthInfo", "ImageDepthInfo"),
				enum("arrayedInfo", "ImageArrayedInfo"), enum("samplingInfo", "ImageSamplingInfo"),
				enum("samplerUseInfo", "ImageSamplerUseInfo"), enum("imageFormat", "ImageFormat")}},
		{Name: matrixClass, Mnemonic: "matrix", Syntax: asm.Angles{Inner: matrixSyntax{}},
			Params: []ir.ParamDef{param("columnType", typ), param("numColumns", unsigned)}},
		{Name: pointerClass, Mnemonic: "ptr", Syntax: asm.Angles{Inner: pointerSyntax{}},
			Params: []ir.ParamDef{param("pointeeType", typ), enum("storageClass", "StorageClass")}},
		{Name: runtimeArrayClass, Mnemonic: "rtarray", Syntax: asm.Angles{Inner: runtimeArraySyntax{}},
			Params: []ir.ParamDef{param("elementType", typ), param("arrayStride", unsigned)}},
		{Name: sampledImageClass, Mnemonic: "sampled_image", Syntax: asm.Angles{Inner: sampledImageSyntax{}},
			Params: []ir.ParamDef{param("imageType", typ)}},
		{Name: structClass, Mnemonic: "struct", Syntax: structSyntax{}, Traits: []string{"MutableType"},
			Params: []ir.ParamDef{param("identifier", "::llvm::StringRef"), param("members", "::llvm::ArrayRef<::mlir::Type>"),
				param("offsets", "::llvm::ArrayRef<uint32_t>"), param("memberDecorations", "MemberDecorations"),
				param("structDecorations", "StructDecorations")}},
		{Name: tensorArmClass, Mnemonic: "arm.tensor", Syntax: asm.Angles{Inner: tensorArmSyntax{}},
			Params:     []ir.ParamDef{param("shape", "::llvm::ArrayRef<int64_t>"), param("elementType", typ)},
			Interfaces: []ir.InterfaceImpl{{Name: "ShapedType", Impl: tensorArmShape{}}}},
	}
}

// registerTypes registers the dialect's types and the classes above them.
func registerTypes(api *cppapi.API) {
	spirvType := api.AbsentType("mlir::spirv::SPIRVType", nil)
	spirvType.IsA = IsSPIRVType
	composite := api.AbsentType("mlir::spirv::CompositeType", nil, spirvType)
	composite.IsA = IsCompositeType
	for _, def := range definitions() {
		c := api.NativeType("spirv", "mlir::spirv::"+def.Name, def)
		switch def.Name {
		case arrayClass, coopMatrixClass, matrixClass, structClass, tensorArmClass:
			c.Bases = []*cxx.Class{composite}
		default:
			c.Bases = []*cxx.Class{spirvType}
		}
		if def.Name == structClass {
			c.Static("get", (&cxx.Func{Params: []*cxx.Type{api.TypeRange()}, Result: c.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
				t, ok := NewStruct(cppapi.Types(args[0]))
				if !ok {
					return m.Failf("a struct needs members")
				}
				return cppapi.TypeValue(t)
			}}).Calls(NewStruct))
		}
		derived(c, map[string]*cxx.Func{
			"getElementType": cxx.Getter(api.Type.Type(), func(t *ir.DefinedType) cxx.Value {
				if v := column(t); v != nil {
					return cppapi.TypeValue(v.Element)
				}
				return cppapi.TypeValue(nil)
			}),
			"getNumRows": cxx.Getter(cxx.TypeUint32, func(t *ir.DefinedType) cxx.Value {
				if v := column(t); v != nil {
					return cxx.Int(v.Shape()[0])
				}
				return cxx.Int(0)
			}),
			"getElementTypes": cxx.Getter(api.TypeNamed("::llvm::ArrayRef<::mlir::Type>"), func(t *ir.DefinedType) cxx.Value {
				s, _ := StructOf(t)
				return cppapi.TypesValue(s.Members)
			}),
		})
	}
}

// derived gives a class the methods that are not parameters of it.
func derived(c *cxx.Class, methods map[string]*cxx.Func) {
	lookup := c.Lookup
	c.Lookup = func(name string) []*cxx.Func {
		if fs := lookup(name); fs != nil {
			return fs
		}
		if f := methods[name]; f != nil {
			return []*cxx.Func{f}
		}
		return nil
	}
}

// class returns the name of the C++ class of a type of this dialect, "" for
// another type.
func class(t ir.Type) string { return named.TypeClass(t, "spirv") }

// is returns a type of this dialect if it is of a class, else nil.
func is(t ir.Type, name string) *ir.DefinedType {
	if class(t) != name {
		return nil
	}
	return t.(*ir.DefinedType)
}

func typeParam(t *ir.DefinedType, i int) ir.Type { x, _ := t.Params[i].(ir.Type); return x }

func uintParam(t *ir.DefinedType, i int) uint64 { n, _ := t.Params[i].(uint64); return n }

// enumParam returns the spelling of a parameter that is a case of an enumeration.
func enumParam(t *ir.DefinedType, i int) string {
	v, ok := t.Params[i].(ir.EnumValue)
	if !ok {
		return ""
	}
	text, _ := v.Def.Text(v.Value)
	return text
}

// pointerTo splits a pointer type; the type is nil for another one.
func pointerTo(t ir.Type) (to ir.Type, storage string) {
	p := is(t, pointerClass)
	if p == nil {
		return nil, ""
	}
	return typeParam(p, pointee), enumParam(p, storageClass)
}

// column returns the type of the columns of a matrix, nil for another type.
func column(t ir.Type) *ir.VectorType {
	m := is(t, matrixClass)
	if m == nil {
		return nil
	}
	v, _ := m.Params[matrixColumn].(*ir.VectorType)
	return v
}

// pointerType returns a pointer in a storage class, nil if the dialect of the
// context has no pointers.
func pointerType(to ir.Type, storage ir.Param) ir.Type {
	return named.NewType(to.Context(), "spirv", "ptr", to, storage)
}

// isScalar reports whether a type is a scalar of SPIR-V.
func isScalar(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.FloatType:
		return t.Kind == num.F16 || t.Kind == num.F32 || t.Kind == num.F64 || t.Kind == num.BF16
	case *ir.IntegerType:
		return validWidth(t)
	}
	return false
}

func validWidth(t *ir.IntegerType) bool {
	switch t.Width {
	case 1, 8, 16, 32, 64:
		return true
	}
	return false
}

// isVector reports whether a type is a vector of SPIR-V.
func isVector(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	if !ok || len(v.Shape()) != 1 || !isScalar(v.Element) {
		return false
	}
	switch v.Shape()[0] {
	case 2, 3, 4, 8, 16:
		return true
	}
	return false
}

// isComposite reports whether a type is a composite.
func isComposite(t ir.Type) bool {
	switch class(t) {
	case arrayClass, coopMatrixClass, matrixClass, runtimeArrayClass, structClass, tensorArmClass:
		return true
	}
	return isVector(t)
}

// isSPIRV reports whether a type is one of SPIR-V.
func isSPIRV(t ir.Type) bool { return class(t) != "" || isScalar(t) || isVector(t) }

// A Struct holds the parts of a struct type.
type Struct struct {
	Name    string // "" for a literal one
	Members []ir.Type
	Offsets ir.ParamList
	// MemberDecorations are lists of the member's index, the decoration and its
	// value; StructDecorations of the latter two.
	MemberDecorations, StructDecorations ir.ParamList
}

// NewStruct returns the unnamed struct type with these members. It returns false if there are none.
func NewStruct(members []ir.Type) (t ir.Type, ok bool) {
	if len(members) == 0 || slices.Contains(members, nil) {
		return nil, false
	}
	ctx := members[0].Context()
	def := typed.TypeDef(ctx, "spirv", structClass)
	return ctx.DefinedType(def, []ir.Param{"", ir.ParamsOf(members), ir.ParamList{}, ir.ParamList{}, ir.ParamList{}}), true
}

// StructOf splits a struct type.
func StructOf(t ir.Type) (s Struct, ok bool) {
	d := is(t, structClass)
	if d == nil {
		return s, false
	}
	s.Name, _ = d.Params[structName].(string)
	parts := d.Params[structMembers:]
	if s.Name != "" {
		if parts, ok = d.Body(); !ok {
			return s, true
		}
	}
	s.body(parts)
	return s, true
}

func (s *Struct) body(parts []ir.Param) {
	if len(parts) < structDecoration {
		return
	}
	members, _ := parts[structMembers-1].(ir.ParamList)
	s.Members = make([]ir.Type, 0, len(members))
	for _, m := range members {
		if t, ok := m.(ir.Type); ok {
			s.Members = append(s.Members, t)
		}
	}
	s.Offsets, _ = parts[structOffsets-1].(ir.ParamList)
	s.MemberDecorations, _ = parts[structMemberDecoration-1].(ir.ParamList)
	s.StructDecorations, _ = parts[structDecoration-1].(ir.ParamList)
}

// hasConstantCount reports whether the number of elements of a composite is known
// without running the program.
func hasConstantCount(t ir.Type) bool {
	switch class(t) {
	case coopMatrixClass, runtimeArrayClass:
		return false
	}
	return true
}

// numElements returns the number of elements of a composite.
func numElements(t ir.Type) uint64 {
	switch class(t) {
	case arrayClass:
		return uintParam(t.(*ir.DefinedType), arrayCount)
	case matrixClass:
		return uintParam(t.(*ir.DefinedType), matrixColumns)
	case structClass:
		s, _ := StructOf(t)
		return uint64(len(s.Members))
	case tensorArmClass:
		n := uint64(1)
		list, _ := t.(*ir.DefinedType).Params[tensorShape].(ir.ParamList)
		for _, x := range list {
			d, _ := x.(int64)
			n *= uint64(d)
		}
		return n
	}
	if v, ok := t.(*ir.VectorType); ok {
		n, _ := ir.NumElements(v)
		return uint64(n)
	}
	return 0
}

// elementType returns the type of an element of a composite, or nil.
func elementType(t ir.Type, i uint64) ir.Type {
	switch class(t) {
	case arrayClass, coopMatrixClass, runtimeArrayClass:
		return typeParam(t.(*ir.DefinedType), 0)
	case matrixClass:
		return typeParam(t.(*ir.DefinedType), matrixColumn)
	case tensorArmClass:
		return typeParam(t.(*ir.DefinedType), tensorElement)
	case structClass:
		s, _ := StructOf(t)
		if i < uint64(len(s.Members)) {
			return s.Members[i]
		}
		return nil
	}
	if v, ok := t.(*ir.VectorType); ok {
		return v.Element
	}
	return nil
}

// IsSPIRVType reports whether x is a type that SPIR-V has.
func IsSPIRVType(x any) bool { t, ok := x.(ir.Type); return ok && isSPIRV(t) }

// IsCompositeType reports whether x is a type with elements.
func IsCompositeType(x any) bool { t, ok := x.(ir.Type); return ok && isComposite(t) }
