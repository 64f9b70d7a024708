package llvm

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// The C++ classes of the dialect's types, which are the names of their
// definitions.
const (
	arrayClass    = "LLVMArrayType"
	functionClass = "LLVMFunctionType"
	structClass   = "LLVMStructType"
	pointerClass  = "LLVMPointerType"
	targetClass   = "LLVMTargetExtType"
	voidClass     = "LLVMVoidType"
	tokenClass    = "LLVMTokenType"
	labelClass    = "LLVMLabelType"
	metadataClass = "LLVMMetadataType"
	amxClass      = "LLVMX86AMXType"
	ppcClass      = "LLVMPPCFP128Type"
)

// definitions returns the definitions of the types. They are in Go, because operations name their
// C++ classes without including their definitions, so that a file of operations has them alone.
func definitions() []*ir.TypeDefinition {
	s := &typeSet{defs: map[string]*ir.TypeDefinition{}}
	param := func(name, cpp string) ir.ParamDef { return ir.ParamDef{Name: name, CppType: cpp} }
	element := []ir.InterfaceImpl{{Name: "VectorElementTypeInterface"}}
	list := []*ir.TypeDefinition{
		{Name: arrayClass, Mnemonic: "array", Syntax: arraySyntax{s}, Interfaces: []ir.InterfaceImpl{typeLayout(arrayLayout{})},
			Params: []ir.ParamDef{param("elementType", "::mlir::Type"), param("numElements", "uint64_t")}},
		{Name: functionClass, Mnemonic: "func", Syntax: functionSyntax{s},
			Params: []ir.ParamDef{param("returnType", "::mlir::Type"), param("params", "::llvm::ArrayRef<::mlir::Type>"), param("varArg", "bool")}},
		{Name: structClass, Mnemonic: "struct", Syntax: structSyntax{s}, Traits: []string{"MutableType"}, Interfaces: []ir.InterfaceImpl{typeLayout(structLayout{})},
			Params: []ir.ParamDef{param("name", "::llvm::StringRef"), param("body", "::llvm::ArrayRef<::mlir::Type>"), param("packed", "bool")}},
		{Name: pointerClass, Mnemonic: "ptr", Syntax: pointerSyntax{}, Interfaces: append([]ir.InterfaceImpl{typeLayout(pointerLayout{})}, element...),
			Params: []ir.ParamDef{param("addressSpace", "unsigned")}},
		{Name: targetClass, Mnemonic: "target", Syntax: asm.Angles{Inner: targetSyntax{s}},
			Params: []ir.ParamDef{param("extTypeName", "::llvm::StringRef"), param("typeParams", "::llvm::ArrayRef<::mlir::Type>"), param("intParams", "::llvm::ArrayRef<unsigned>")}},
		{Name: amxClass, Mnemonic: "x86_amx"},
		{Name: ppcClass, Mnemonic: "ppc_fp128", Interfaces: append([]ir.InterfaceImpl{{Name: "FloatTypeInterface"}, typeLayout(fixedLayout(128))}, element...)},
		{Name: voidClass, Mnemonic: "void"},
		{Name: tokenClass, Mnemonic: "token"},
		{Name: labelClass, Mnemonic: "label"},
		{Name: metadataClass, Mnemonic: "metadata"},
	}
	for _, d := range list {
		s.defs[d.Mnemonic] = d
	}
	return list
}

// class returns the name of the C++ class of a type of this dialect, "" for
// another type.
func class(t ir.Type) string { return named.TypeClass(t, "llvm") }

// make returns a type of the dialect by mnemonic, nil if the context does not
// have it.
func makeType(ctx *ir.Context, mnemonic string, params ...ir.Param) ir.Type {
	if d := ctx.Dialect("llvm"); d != nil {
		if def := d.TypeNamed(mnemonic); def != nil {
			return ctx.DefinedType(def, params)
		}
	}
	return nil
}

// ArrayType returns !llvm.array<n x elem>.
func ArrayType(ctx *ir.Context, elem ir.Type, n uint64) ir.Type {
	return makeType(ctx, "array", elem, n)
}

// PointerType returns !llvm.ptr, or !llvm.ptr<space>.
func PointerType(ctx *ir.Context, space uint64) ir.Type { return makeType(ctx, "ptr", space) }

// VoidType returns !llvm.void.
func VoidType(ctx *ir.Context) ir.Type { return makeType(ctx, "void") }

// TileType returns !llvm.x86_amx.
func TileType(ctx *ir.Context) ir.Type { return makeType(ctx, "x86_amx") }

// FunctionType returns !llvm.func<result (params)>.
func FunctionType(ctx *ir.Context, result ir.Type, params []ir.Type, variadic bool) ir.Type {
	return makeType(ctx, "func", result, typeList(params), variadic)
}

// StructType returns a literal struct.
func StructType(ctx *ir.Context, body []ir.Type, packed bool) ir.Type {
	return makeType(ctx, "struct", "", typeList(body), packed)
}

// IdentifiedStructType returns the struct of a name, whose body is set with [SetStructBody].
func IdentifiedStructType(ctx *ir.Context, name string) ir.Type {
	return makeType(ctx, "struct", name, nil, false)
}

// SetStructBody gives an identified struct its body. It returns false if the struct has
// another one.
func SetStructBody(t ir.Type, body []ir.Type, packed bool) bool {
	return t.(*ir.DefinedType).SetBody([]ir.Param{typeList(body), packed})
}

func typeList(ts []ir.Type) ir.ParamList {
	l := make(ir.ParamList, len(ts))
	for i, t := range ts {
		l[i] = t
	}
	return l
}

func typesOf(p ir.Param) []ir.Type {
	l, _ := p.(ir.ParamList)
	ts := make([]ir.Type, 0, len(l))
	for _, x := range l {
		if t, ok := x.(ir.Type); ok {
			ts = append(ts, t)
		}
	}
	return ts
}

// A Signature holds the parts of a function type.
type Signature struct {
	Result   ir.Type
	Params   []ir.Type
	Variadic bool
}

// SignatureOf splits a function type.
func SignatureOf(t ir.Type) (s Signature, ok bool) {
	if class(t) != functionClass {
		return s, false
	}
	d := t.(*ir.DefinedType)
	s.Result, _ = d.Params[0].(ir.Type)
	s.Params = typesOf(d.Params[1])
	s.Variadic = d.Params[2] == true
	return s, true
}

// callTypes returns the types of a call of a function of type t.
func callTypes(t ir.Type) (inputs, results []ir.Type) {
	s, _ := SignatureOf(t)
	if s.Result != nil && s.Result != VoidType(t.Context()) {
		results = []ir.Type{s.Result}
	}
	return s.Params, results
}

// A Struct holds the parts of a struct type.
type Struct struct {
	Name           string // "" for a literal one
	Body           []ir.Type
	Packed, Opaque bool
}

// bodyOf returns the types in a struct as they are stored, none if it is opaque.
func bodyOf(t ir.Type) (body ir.ParamList, ok bool) {
	if class(t) != structClass {
		return nil, false
	}
	d := t.(*ir.DefinedType)
	params := d.Params[1:]
	if d.Params[0] != "" {
		if params, ok = d.Body(); !ok || len(params) == 0 {
			return nil, true
		}
	}
	body, _ = params[0].(ir.ParamList)
	return body, true
}

// StructElement returns the type at an index in a struct, nil if it has none or t is not a struct.
func StructElement(t ir.Type, i uint64) ir.Type {
	body, _ := bodyOf(t)
	if i >= uint64(len(body)) {
		return nil
	}
	elem, _ := body[i].(ir.Type)
	return elem
}

// StructOf splits a struct type.
func StructOf(t ir.Type) (s Struct, ok bool) {
	if class(t) != structClass {
		return s, false
	}
	d := t.(*ir.DefinedType)
	s.Name, _ = d.Params[0].(string)
	body, packed := d.Params[1], d.Params[2]
	if s.Name != "" {
		b, ok := d.Body()
		if !ok || len(b) == 0 {
			s.Opaque = true
			return s, true
		}
		body, packed = b[0], b[1]
	}
	s.Body, s.Packed = typesOf(body), packed == true
	return s, true
}

// ArrayOf splits an array type.
func ArrayOf(t ir.Type) (elem ir.Type, n uint64, ok bool) {
	if class(t) != arrayClass {
		return nil, 0, false
	}
	d := t.(*ir.DefinedType)
	elem, _ = d.Params[0].(ir.Type)
	n, _ = d.Params[1].(uint64)
	return elem, n, true
}

// AddressSpace returns the address space of a pointer, and whether it is one.
func AddressSpace(t ir.Type) (uint64, bool) {
	if class(t) != pointerClass {
		return 0, false
	}
	n, _ := t.(*ir.DefinedType).Params[0].(uint64)
	return n, true
}
