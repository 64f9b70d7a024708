package asm

import "github.com/mica-ir/mica/ir"

// A TypeClass is the C++ class that a type constraint promises: it decides
// whether a type is written without its dialect and mnemonic, and it is checked
// while parsing. The zero TypeClass is any type.
type TypeClass struct {
	Def *ir.TypeDefinition   // of a class that a dialect defines
	Is  func(t ir.Type) bool // of another class, nil for any type
	// Name is the name of the class in messages, "builtin.memref"; "" for a class of
	// several kinds of types.
	Name string
}

// CheckTypeClass ends the parse with an error at an offset if a type is not of a class.
func (p *Parser) CheckTypeClass(at uint32, t ir.Type, c TypeClass) {
	if c.Is != nil && !c.Is(t) {
		p.wrongKindOfType(at, c.Name, t)
	}
}

// wrongKindOfType reports that a type does not belong to the class of that name.
func (p *Parser) wrongKindOfType(at uint32, name string, t ir.Type) {
	if name == "" {
		p.Failf(at, "invalid kind of type specified")
	}
	p.Failf(at, "invalid kind of type specified: expected %s, but found '%s'", name, t)
}

// BuiltinTypeClass returns the class of that C++ name, with or without the
// namespace of mlir, and whether it is known.
func BuiltinTypeClass(name string) (TypeClass, bool) {
	const ns = "::mlir::"
	if len(name) > len(ns) && name[:len(ns)] == ns {
		name = name[len(ns):]
	}
	if name == "Type" {
		return TypeClass{}, true
	}
	is, ok := typeClasses[name]
	return TypeClass{Is: is, Name: typeClassNames[name]}, ok
}

var typeClassNames = map[string]string{
	"IntegerType": "builtin.integer", "IndexType": "builtin.index", "NoneType": "builtin.none", "FunctionType": "builtin.function",
	"TupleType": "builtin.tuple", "ComplexType": "builtin.complex", "VectorType": "builtin.vector", "RankedTensorType": "builtin.tensor",
	"UnrankedTensorType": "builtin.unranked_tensor", "MemRefType": "builtin.memref", "UnrankedMemRefType": "builtin.unranked_memref",
}

func isType[T ir.Type](t ir.Type) bool {
	_, ok := t.(T)
	return ok
}

func isEither[T, U ir.Type](t ir.Type) bool { return isType[T](t) || isType[U](t) }

var typeClasses = map[string]func(ir.Type) bool{
	"IntegerType":        isType[*ir.IntegerType],
	"FloatType":          isType[*ir.FloatType],
	"IndexType":          isType[*ir.IndexType],
	"NoneType":           isType[*ir.NoneType],
	"FunctionType":       isType[*ir.FunctionType],
	"TupleType":          isType[*ir.TupleType],
	"ComplexType":        isType[*ir.ComplexType],
	"VectorType":         isType[*ir.VectorType],
	"RankedTensorType":   isType[*ir.RankedTensorType],
	"UnrankedTensorType": isType[*ir.UnrankedTensorType],
	"TensorType":         isEither[*ir.RankedTensorType, *ir.UnrankedTensorType],
	"MemRefType":         isType[*ir.MemRefType],
	"UnrankedMemRefType": isType[*ir.UnrankedMemRefType],
	"BaseMemRefType":     isEither[*ir.MemRefType, *ir.UnrankedMemRefType],
	"ShapedType":         ir.IsShaped,
}

func isAttr[A ir.Attribute](a ir.Attribute) bool {
	_, ok := a.(A)
	return ok
}

// attrClasses are the storage types of attributes that a parser checks.
var attrClasses = map[string]func(ir.Attribute) bool{
	"IntegerAttr":               isAttr[*ir.IntegerAttr],
	"BoolAttr":                  isBoolAttr,
	"FloatAttr":                 isAttr[*ir.FloatAttr],
	"StringAttr":                isAttr[*ir.StringAttr],
	"UnitAttr":                  isAttr[*ir.UnitAttr],
	"ArrayAttr":                 isAttr[*ir.ArrayAttr],
	"DictionaryAttr":            isAttr[*ir.DictionaryAttr],
	"TypeAttr":                  isAttr[*ir.TypeAttr],
	"SymbolRefAttr":             isAttr[*ir.SymbolRefAttr],
	"FlatSymbolRefAttr":         isFlatSymbolRef,
	"AffineMapAttr":             isAttr[*ir.AffineMapAttr],
	"IntegerSetAttr":            isAttr[*ir.IntegerSetAttr],
	"StridedLayoutAttr":         isAttr[*ir.StridedLayoutAttr],
	"DenseArrayAttr":            isAttr[*ir.DenseArrayAttr],
	"DenseResourceElementsAttr": isAttr[*ir.DenseResourceElementsAttr],
	"SparseElementsAttr":        isAttr[*ir.SparseElementsAttr],
	"DenseStringElementsAttr":   isAttr[*ir.DenseStringElementsAttr],
	"DistinctAttr":              isAttr[*ir.DistinctAttr],
	"LocationAttr":              isAttr[*ir.Location],
	"TypedAttr":                 func(a ir.Attribute) bool { return ir.TypeOf(a) != nil },
	"DenseIntElementsAttr":      func(a ir.Attribute) bool { return isDenseOf(a, false) },
	"DenseFPElementsAttr":       func(a ir.Attribute) bool { return isDenseOf(a, true) },
	"DenseIntOrFPElementsAttr":  isAttr[*ir.DenseElementsAttr],
	"DenseElementsAttr": func(a ir.Attribute) bool {
		return isAttr[*ir.DenseElementsAttr](a) || isAttr[*ir.DenseStringElementsAttr](a)
	},
	"ElementsAttr": isElements,
}

func isBoolAttr(a ir.Attribute) bool {
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return false
	}
	t, ok := i.Type().(*ir.IntegerType)
	return ok && t.Width == 1 && t.Signedness == ir.Signless
}

func isFlatSymbolRef(a ir.Attribute) bool {
	s, ok := a.(*ir.SymbolRefAttr)
	return ok && len(s.Nested) == 0
}

func isDenseOf(a ir.Attribute, floats bool) bool {
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok {
		return false
	}
	t, ok := ir.AsShaped(d.Type())
	return ok && isType[*ir.FloatType](t.ElementType()) == floats
}

func isElements(a ir.Attribute) bool {
	switch a.(type) {
	case *ir.DenseElementsAttr, *ir.DenseStringElementsAttr, *ir.DenseResourceElementsAttr, *ir.SparseElementsAttr, *ir.DefinedAttr:
		return true
	}
	return false
}

// denseArrayElements are the element types of the classes of dense arrays, which
// are written in brackets without their type.
var denseArrayElements = map[string]func(ctx *ir.Context) ir.Type{
	"DenseBoolArrayAttr": func(ctx *ir.Context) ir.Type { return ctx.IntegerType(1) },
	"DenseI8ArrayAttr":   func(ctx *ir.Context) ir.Type { return ctx.IntegerType(8) },
	"DenseI16ArrayAttr":  func(ctx *ir.Context) ir.Type { return ctx.IntegerType(16) },
	"DenseI32ArrayAttr":  func(ctx *ir.Context) ir.Type { return ctx.IntegerType(32) },
	"DenseI64ArrayAttr":  func(ctx *ir.Context) ir.Type { return ctx.IntegerType(64) },
	"DenseF32ArrayAttr":  func(ctx *ir.Context) ir.Type { return ctx.F32() },
	"DenseF64ArrayAttr":  func(ctx *ir.Context) ir.Type { return ctx.F64() },
}
