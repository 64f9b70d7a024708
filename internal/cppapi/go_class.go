package cppapi

import (
	"strconv"
	"strings"
	"sync"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// GoNames are the names of declarations in generated code.
type GoNames struct {
	// TypeDef and AttrDef return a Go expression for a definition, or "".
	TypeDef func(*ir.TypeDefinition) string
	AttrDef func(*ir.AttributeDefinition) string
}

// GoClass returns the Go equivalent of a class, or nil.
func (a *API) GoClass(c *cxx.Class, names GoNames) *cxx.GoClass {
	if g, ok := goClasses()[c.Name]; ok {
		return &g
	}
	if def := a.typeDefs[c]; def != nil && names.TypeDef != nil {
		if x := names.TypeDef(def); x != "" {
			return &cxx.GoClass{Type: "*ir.DefinedType", Is: "ir.IsType($0, " + x + ")", Cast: "ir.AsDefinedType($0, " + x + ")", Hint: "d"}
		}
	}
	if def := a.attrDefs[c]; def != nil && names.AttrDef != nil {
		if x := names.AttrDef(def); x != "" {
			return &cxx.GoClass{Type: "*ir.DefinedAttr", Is: "ir.IsAttribute($0, " + x + ")", Cast: "ir.AsDefinedAttribute($0, " + x + ")", Hint: "d"}
		}
	}
	if c.Type().Kind == cxx.KindEnum && a.EnumOf(c.Type()) != nil {
		return &cxx.GoClass{Type: "uint64"}
	}
	if def := a.integerEnums[c]; def != nil {
		return &cxx.GoClass{Type: "*ir.IntegerAttr", Cast: "ir.AsEnumInteger($0, " + enumArguments(def) + ")", Hint: "i"}
	}
	if i := a.interfaces[c]; i != nil && i.src.ClassOf == "" && a.models[TraitName(c.Name)] == nil {
		is := func(base *cxx.Class, typ, is string) *cxx.GoClass {
			if !c.DerivesFrom(base) {
				return nil
			}
			return &cxx.GoClass{Type: typ, Is: is + "($0, " + strconv.Quote(TraitName(c.Name)) + ")"}
		}
		for _, g := range []*cxx.GoClass{
			is(a.Type, "ir.Type", "ir.HasInterface"), is(a.Attribute, "ir.Attribute", "ir.HasInterface"), is(a.Operation, "*ir.Operation", "ir.HasInterface"),
		} {
			if g != nil {
				return g
			}
		}
	}
	if models := a.models[TraitName(c.Name)]; a.interfaces[c] != nil && len(models) == 1 && c.DerivesFrom(a.Type) {
		if is := cxx.GoCallOf(models[0]); is != nil {
			return &cxx.GoClass{Type: "ir.Type", Is: is.Text, Import: is.Import}
		}
	}
	if name := a.OpName(c); name != "" {
		return &cxx.GoClass{Type: "*ir.Operation", Is: "$0.Name() == " + strconv.Quote(name)}
	}
	if g := goClassOf(a, c); g != nil {
		return g
	}
	if c.DerivesFrom(a.Value) {
		return &cxx.GoClass{Type: "*ir.Value"}
	}
	return nil
}

// enumArguments returns the width of an enum and its cases; those of a bit enum as one
// number.
func enumArguments(def *ir.EnumDef) string {
	var b strings.Builder
	b.WriteString(strconv.Itoa(def.Width) + ", " + strconv.FormatBool(def.BitEnum))
	bits := uint64(0)
	for _, k := range def.Cases {
		bits |= k.Value
		if !def.BitEnum {
			b.WriteString(", " + strconv.FormatUint(k.Value, 10))
		}
	}
	if def.BitEnum {
		b.WriteString(", " + strconv.FormatUint(bits, 10))
	}
	return b.String()
}

// goClassOf returns a class whose IsA is an exported Go function.
func goClassOf(a *API, c *cxx.Class) *cxx.GoClass {
	if c.IsA == nil {
		return nil
	}
	is := cxx.GoCallOf(c.IsA)
	if is == nil {
		return nil
	}
	switch {
	case c.DerivesFrom(a.Type):
		return &cxx.GoClass{Type: "ir.Type", Is: is.Text, Import: is.Import}
	case c.DerivesFrom(a.Attribute):
		return &cxx.GoClass{Type: "ir.Attribute", Is: is.Text, Import: is.Import}
	}
	return nil
}

// GoBase returns a template for the conversion of a shape to the type that has it.
func GoBase(from, to string) string {
	if from == "ir.ShapedType" && to != from {
		return "$0.AsType()"
	}
	return ""
}

// GoImplements reports whether a Go type of objects has the methods of that of a base class.
func GoImplements(typ, base string) bool {
	return base != "ir.ShapedType" || typ != "*ir.DefinedType" && typ != "ir.Type"
}

// goClasses returns the classes that package ir has, by their names in C++.
var goClasses = sync.OnceValue(func() map[string]cxx.GoClass {
	m := map[string]cxx.GoClass{}
	for name, typ := range map[string]string{
		"Type": "ir.Type", "Attribute": "ir.Attribute", "Value": "*ir.Value", "Operation": "*ir.Operation", "OpState": "*ir.Operation",
		"Block": "*ir.Block", "Region": "*ir.Region", "Location": "*ir.Location", "LocationAttr": "*ir.Location",
		"MLIRContext": "*ir.Context", "Builder": "*ir.Context", "OperationName": "*ir.OpDef", "Dialect": "*ir.Dialect", "OpOperand": "*ir.Operand",
		"OperationState": "*ir.OpSpec", "NamedAttribute": "ir.NamedAttribute",
		"NoneType": "*ir.NoneType", "IndexType": "*ir.IndexType", "FunctionType": "*ir.FunctionType", "TupleType": "*ir.TupleType",
		"OpaqueType": "*ir.OpaqueType", "UnrankedTensorType": "*ir.UnrankedTensorType", "UnrankedMemRefType": "*ir.UnrankedMemRefType",
		"FloatAttr": "*ir.FloatAttr", "StringAttr": "*ir.StringAttr", "UnitAttr": "*ir.UnitAttr", "TypeAttr": "*ir.TypeAttr",
		"SymbolRefAttr": "*ir.SymbolRefAttr", "AffineMapAttr": "*ir.AffineMapAttr", "IntegerSetAttr": "*ir.IntegerSetAttr",
		"VectorType::Builder": "*ir.VectorType",
		"StridedLayoutAttr":   "*ir.StridedLayoutAttr", "DistinctAttr": "*ir.DistinctAttr", "OpaqueAttr": "*ir.OpaqueAttr",
		"ArrayAttr": "*ir.ArrayAttr", "DictionaryAttr": "*ir.DictionaryAttr", "DenseArrayAttr": "*ir.DenseArrayAttr",
		"DenseIntOrFPElementsAttr": "*ir.DenseElementsAttr", "DenseStringElementsAttr": "*ir.DenseStringElementsAttr",
		"SparseElementsAttr": "*ir.SparseElementsAttr", "DenseResourceElementsAttr": "*ir.DenseResourceElementsAttr",
	} {
		m["mlir::"+name] = cxx.GoClass{Type: typ, Hint: goHints[name]}
	}
	for name, c := range map[string]cxx.GoClass{
		"IntegerType":          {Type: "*ir.IntegerType", Hint: "i"},
		"FloatType":            {Type: "*ir.FloatType", Hint: "f"},
		"ComplexType":          {Type: "*ir.ComplexType", Hint: "c"},
		"ShapedType":           {Type: "ir.ShapedType", Is: "ir.IsShaped($0)", Cast: "ir.AsShaped($0)", Hint: "s"},
		"VectorType":           {Type: "*ir.VectorType", Implies: ranked, Hint: "v"},
		"FixedVectorType":      {Type: "*ir.VectorType", Cast: "ir.AsFixedVector($0)", Implies: ranked, Hint: "v"},
		"ScalableVectorType":   {Type: "*ir.VectorType", Cast: "ir.AsScalableVector($0)", Implies: ranked, Hint: "v"},
		"TensorType":           {Type: "ir.ShapedType", Is: "ir.IsTensor($0)", Cast: "ir.AsTensor($0)", Hint: "s"},
		"RankedTensorType":     {Type: "*ir.RankedTensorType", Implies: ranked, Hint: "r"},
		"BaseMemRefType":       {Type: "ir.ShapedType", Is: "ir.IsMemRef($0)", Cast: "ir.AsMemRef($0)", Hint: "s"},
		"MemRefType":           {Type: "*ir.MemRefType", Implies: ranked, Hint: "m"},
		"IntegerAttr":          {Type: "*ir.IntegerAttr", Hint: "i"},
		"BoolAttr":             {Type: "*ir.IntegerAttr", Cast: "ir.AsBool($0)", Hint: "b"},
		"TypedAttr":            {Type: "ir.Attribute", Is: "ir.TypeOf($0) != nil"},
		"ElementsAttr":         {Type: "ir.Attribute", Is: "ir.IsElements($0)"},
		"DenseElementsAttr":    {Type: "ir.Attribute", Is: "ir.IsDenseElements($0)"},
		"DenseIntElementsAttr": {Type: "*ir.DenseElementsAttr", Cast: "ir.AsDenseIntElements($0)", Hint: "d"},
		"DenseFPElementsAttr":  {Type: "*ir.DenseElementsAttr", Cast: "ir.AsDenseFloatElements($0)", Hint: "d"},
		"FlatSymbolRefAttr":    {Type: "*ir.SymbolRefAttr", Cast: "ir.AsFlatSymbolRef($0)", Hint: "s"},
		"DenseBoolArrayAttr":   {Type: "*ir.DenseArrayAttr", Cast: "ir.AsDenseInts($0, 1)", Hint: "d"},
		"DenseI8ArrayAttr":     {Type: "*ir.DenseArrayAttr", Cast: "ir.AsDenseInts($0, 8)", Hint: "d"},
		"DenseI16ArrayAttr":    {Type: "*ir.DenseArrayAttr", Cast: "ir.AsDenseInts($0, 16)", Hint: "d"},
		"DenseI32ArrayAttr":    {Type: "*ir.DenseArrayAttr", Cast: "ir.AsDenseInts($0, 32)", Hint: "d"},
		"DenseI64ArrayAttr":    {Type: "*ir.DenseArrayAttr", Cast: "ir.AsDenseInts($0, 64)", Hint: "d"},
		"DenseF32ArrayAttr":    {Type: "*ir.DenseArrayAttr", Cast: "ir.AsDenseFloats($0, num.F32)", Hint: "d"},
		"DenseF64ArrayAttr":    {Type: "*ir.DenseArrayAttr", Cast: "ir.AsDenseFloats($0, num.F64)", Hint: "d"},
		"OpResult":             {Type: "*ir.Value", Is: "!$0.IsBlockArgument()"},
		"BlockArgument":        {Type: "*ir.Value", Is: "$0.IsBlockArgument()"},
	} {
		m["mlir::"+name] = c
	}
	m["llvm::Align"] = cxx.GoClass{Type: "uint64"}
	m["llvm::APInt"] = cxx.GoClass{Type: "num.APInt"}
	for name, k := range goFloats {
		m["mlir::"+name] = cxx.GoClass{Type: "*ir.FloatType", Is: "ir.IsFloat($0, num." + k + ")"}
	}
	return m
})

var ranked = []string{"$0.HasRank()"}

// goHints are names for variables.
var goHints = map[string]string{
	"FunctionType": "f", "TupleType": "tuple", "StringAttr": "s", "ArrayAttr": "array", "DictionaryAttr": "dict", "TypeAttr": "ta",
	"FloatAttr": "f", "DenseArrayAttr": "d", "SymbolRefAttr": "s", "AffineMapAttr": "m",
}

// goFloats are the kinds of package num by the class of the type.
var goFloats = map[string]string{
	"Float4E2M1FNType": "F4E2M1FN", "Float6E2M3FNType": "F6E2M3FN", "Float6E3M2FNType": "F6E3M2FN",
	"Float8E5M2Type": "F8E5M2", "Float8E4M3Type": "F8E4M3", "Float8E4M3FNType": "F8E4M3FN",
	"Float8E5M2FNUZType": "F8E5M2FNUZ", "Float8E4M3FNUZType": "F8E4M3FNUZ", "Float8E4M3B11FNUZType": "F8E4M3B11FNUZ",
	"Float8E3M4Type": "F8E3M4", "Float8E8M0FNUType": "F8E8M0FNU",
	"BFloat16Type": "BF16", "Float16Type": "F16", "FloatTF32Type": "TF32", "Float32Type": "F32",
	"Float64Type": "F64", "Float80Type": "F80", "Float128Type": "F128",
}
