package emitc

import (
	"embed"
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed emitc.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "emitc",
		Ops: map[string]dialect.Op{
			AddOpName:         {Verify: typed.Verify(verifyAdd)},
			AddressOfOpName:   {Verify: typed.Verify(verifyAddressOf)},
			ApplyOpName:       {Verify: typed.Verify(verifyApply)},
			AssignOpName:      {Verify: typed.Verify(verifyAssign)},
			CallOpName:        {Interfaces: append(users(verifyCall), dialect.Calls("callee", 0))},
			CallOpaqueOpName:  {Verify: typed.Verify(verifyCallOpaque)},
			CastOpName:        {Interfaces: dialect.Interfaces{dialect.Cast(caster{})}},
			ConstantOpName:    {Verify: typed.Verify(verifyConstant), Fold: typed.Fold(foldConstant)},
			FileOpName:        {DefaultDialect: "emitc"},
			DeclareFuncOpName: {Interfaces: users(verifyDeclaration)},
			DereferenceOpName: {Verify: typed.Verify(verifyDereference)},
			DoOpName:          {Syntax: doSyntax{}, DefaultDialect: "emitc", Verify: verifyDo},
			ExpressionOpName:  {Syntax: expressionSyntax{}, DefaultDialect: "emitc", Verify: verifyExpression},
			FieldOpName:       {Verify: verifyField},
			ForOpName:         {Syntax: forSyntax{}, DefaultDialect: "emitc", VerifyRegions: typed.Verify(verifyFor), Canonicalizer: rewrite.Patterns{}},
			FuncOpName: {Syntax: asm.FunctionSyntax{Dialect: "emitc"}, Verify: verifyFunction,
				Interfaces: dialect.Interfaces{dialect.Symbol(functionSymbol{})}},
			GetFieldOpName:  {Verify: verifyGetField, Interfaces: users(typed.Verify(verifyFieldUse))},
			GetGlobalOpName: {Interfaces: users(typed.Verify(verifyGetGlobal))},
			GlobalOpName:    {Verify: typed.Verify(verifyGlobal)},
			IfOpName: {Format: "$condition `` custom<Body>(type(results), $thenRegion, $elseRegion) attr-dict", DefaultDialect: "emitc", Traits: unchecked,
				Interfaces: dialect.RegionFlow(enterOne, nil)},
			IncludeOpName:   {Syntax: includeSyntax{}},
			LiteralOpName:   {Verify: typed.Verify(verifyLiteral)},
			ReturnOpName:    {Verify: verifyReturn},
			SubOpName:       {Verify: typed.Verify(verifySub)},
			SubscriptOpName: {Verify: typed.Verify(verifySubscript)},
			SwitchOpName:    {DefaultDialect: "emitc", Verify: typed.Verify(verifySwitch), Traits: unchecked, Interfaces: dialect.RegionFlow(enterOne, nil)},
			VariableOpName:  {Verify: verifyVariable},
			VerbatimOpName:  {Verify: verifyVerbatim},
			YieldOpName:     {Verify: verifyYield},
		},
		Directives: map[string]*asm.Directive{
			"Body":                             dialect.Body{Terminator: YieldOpName}.Directive(),
			"EmitCGlobalOpTypeAndInitialValue": {Parse: parseInitialValue, Print: printInitialValue},
			"EmitCFieldOpTypeAndInitialValue":  {Parse: parseInitialValue, Print: printInitialValue},
			"SwitchCases":                      dialect.RegionCases(),
		},
		Register: register,
		Complete: func(d *ir.Dialect) { d.Materialize = materialize },
		Types: map[string]dialect.Type{
			"ArrayType":   {Syntax: asm.Angles{Inner: arraySyntax{}}, Verify: verifyArrayType, Interfaces: dialect.Interfaces{{Name: "ShapedType", Impl: arrayShape{}}}},
			"LValueType":  {Verify: verifyLValueType},
			"OpaqueType":  {Verify: verifyOpaqueType},
			"PointerType": {Verify: verifyPointerType},
		},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/EmitC/IR/EmitC.td":           "emitc.td",
				"mlir/Dialect/EmitC/IR/EmitCAttributes.td": "attributes.td",
				"mlir/Dialect/EmitC/IR/EmitCBase.td":       "base.td",
				"mlir/Dialect/EmitC/IR/EmitCInterfaces.td": "interfaces.td",
				"mlir/Dialect/EmitC/IR/EmitCTypes.td":      "types.td",
			},
			Roots: []string{"mlir/Dialect/EmitC/IR/EmitC.td"},
		},
		Signatures: signatures,
	}
}

// unchecked are the interfaces that have nothing to check: no value goes along
// the edges between regions.
var unchecked = dialect.Unchecked("RegionBranchOpInterface")

func users(u ir.SymbolUserFunc) dialect.Interfaces { return dialect.Interfaces{dialect.SymbolUser(u)} }

// A functionSymbol is the SymbolOpInterface of functions: one without a body is
// no declaration, for it may be public.
type functionSymbol struct{}

// IsDeclaration returns false.
func (functionSymbol) IsDeclaration(*ir.Operation) bool { return false }

// IsOptionalSymbol returns false.
func (functionSymbol) IsOptionalSymbol(*ir.Operation) bool { return false }

// register registers the C++ functions that the definitions of the
// dialect call.
func register(api *cppapi.API) {
	api.NativeTypeTest("mlir::emitc::isSupportedEmitCType", IsSupportedType)
	api.NativeTypeTest("mlir::emitc::isSupportedIntegerType", IsSupportedInteger)
	api.NativeTypeTest("mlir::emitc::isSupportedFloatType", IsSupportedFloat)
	api.NativeTypeTest("mlir::emitc::isPointerWideType", IsPointerWide)
	api.NativeTypeTest("mlir::emitc::isIntegerIndexOrOpaqueType", isIndexLike)
}

// isIndexLike reports whether a type may be an integer in C.
func isIndexLike(t ir.Type) bool {
	_, index := t.(*ir.IndexType)
	return index || class(t) == "OpaqueType" || IsSupportedInteger(t) || IsPointerWide(t)
}

// isFundamental reports whether operators on a type are those of C itself.
func isFundamental(t ir.Type) bool {
	_, index := t.(*ir.IndexType)
	return index || class(t) == "PointerType" || IsPointerWide(t) || IsSupportedInteger(t) || IsSupportedFloat(t)
}

// class returns the name of the C++ class of a type of this dialect, "" for
// another type.
func class(t ir.Type) string { return named.TypeClass(t, "emitc") }

// inner returns the parameter of a type of this dialect that is a type.
func inner(t ir.Type) ir.Type {
	for _, p := range t.(*ir.DefinedType).Params {
		if t, ok := p.(ir.Type); ok {
			return t
		}
	}
	return nil
}

// IsSupportedType reports whether a type can be written in C or C++.
func IsSupportedType(t ir.Type) bool {
	if t == nil {
		return false
	}
	switch class(t) {
	case "OpaqueType":
		return true
	case "PointerType":
		return IsSupportedType(inner(t))
	case "ArrayType":
		return notArray(inner(t))
	}
	switch x := t.(type) {
	case *ir.IndexType:
		return true
	case *ir.IntegerType:
		return IsSupportedInteger(x)
	case *ir.FloatType:
		return IsSupportedFloat(x)
	case *ir.RankedTensorType:
		return ir.HasStaticShape(x) && notArray(x.ElementType())
	case *ir.TupleType:
		return !slices.ContainsFunc(x.Types, func(e ir.Type) bool { return !notArray(e) })
	}
	return IsPointerWide(t)
}

// notArray reports whether a type is supported and no array.
func notArray(t ir.Type) bool { return t != nil && class(t) != "ArrayType" && IsSupportedType(t) }

// IsSupportedInteger reports whether a type is an integer of a width that C has.
func IsSupportedInteger(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	if !ok {
		return false
	}
	switch i.Width {
	case 1, 8, 16, 32, 64:
		return true
	}
	return false
}

// IsSupportedFloat reports whether a type is a floating-point type that C or C++ has.
func IsSupportedFloat(t ir.Type) bool {
	f, ok := t.(*ir.FloatType)
	if !ok {
		return false
	}
	switch f.Kind {
	case num.F16, num.BF16, num.F32, num.F64:
		return true
	}
	return false
}

// IsPointerWide reports whether a type is ssize_t, size_t or ptrdiff_t.
func IsPointerWide(t ir.Type) bool {
	switch class(t) {
	case "SignedSizeTType", "SizeTType", "PtrDiffTType":
		return true
	}
	return false
}
