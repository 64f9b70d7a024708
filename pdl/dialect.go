package pdl

import (
	"github.com/mica-ir/mica/ir"
)

// Dialect returns a new description of the pdl dialect, to be registered with one
// context.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Namespace: "pdl",
		Summary:   "patterns: what to match and how to rewrite it",
		Ops:       opDefs(),
		Types:     typeDefinitions(),
	}
}

// The constraints of the definitions, with the summaries that messages use.
var (
	isAttribute = kindConstraint("PDL_Attribute", "PDL handle to an `mlir::Attribute`", attributeValue)
	isOperation = kindConstraint("PDL_Operation", "PDL handle to an `mlir::Operation *`", operationValue)
	isType      = kindConstraint("PDL_Type", "PDL handle to an `mlir::Type`", typeValue)
	isValue     = kindConstraint("PDL_Value", "PDL handle for an `mlir::Value`", valueValue)
	isTypes     = kindConstraint("", "range of PDL handle to an `mlir::Type` values", typeRangeValue)
	isValues    = kindConstraint("", "range of PDL handle for an `mlir::Value` values", valueRangeValue)

	isTypeOrTypes   = kindConstraint("", "single element or range of PDL handle to an `mlir::Type`", typeValue, typeRangeValue)
	isValueOrValues = kindConstraint("", "single element or range of PDL handle for an `mlir::Value`", valueValue, valueRangeValue)
	isTypesOrValues = kindConstraint("", "range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values", typeRangeValue, valueRangeValue)

	isAnyPDL = &ir.TypeConstraint{
		Name:    "PDL_AnyType",
		Summary: "pdl type",
		Check:   func(_ *ir.Operation, t ir.Type) ir.Verdict { return ir.VerdictOf(isPDL(t)) },
	}
)

func kindConstraint(name, summary string, kinds ...valueKind) *ir.TypeConstraint {
	return &ir.TypeConstraint{
		Name:    name,
		Summary: summary,
		Check: func(_ *ir.Operation, t ir.Type) ir.Verdict {
			for _, k := range kinds {
				if isPDL(t) && kindOf(t) == k {
					return ir.Holds
				}
			}
			return ir.Fails
		},
	}
}

var (
	stringValue = attrConstraint("StrAttr", "string attribute", isAttr[*ir.StringAttr])
	anyValue    = attrConstraint("AnyAttr", "any attribute", func(ir.Attribute) bool { return true })
	boolValue   = attrConstraint("BoolAttr", "bool attribute", func(a ir.Attribute) bool { return isSignless(a, 1) })
	indexValue  = attrConstraint("I32Attr", "32-bit signless integer attribute", func(a ir.Attribute) bool { return isSignless(a, 32) })
	benefit     = attrConstraint("", "16-bit signless integer attribute whose value is non-negative", func(a ir.Attribute) bool {
		n, ok := a.(*ir.IntegerAttr)
		return ok && isSignless(a, 16) && !n.Value.IsNegative()
	})
	typeConstant  = attrConstraint("TypeAttr", "any type attribute", isAttr[*ir.TypeAttr])
	typeConstants = attrConstraint("TypeArrayAttr", "type array attribute", isArrayOf[*ir.TypeAttr])
	stringList    = attrConstraint("StrArrayAttr", "string array attribute", isArrayOf[*ir.StringAttr])
)

func attrConstraint(name, summary string, check func(ir.Attribute) bool) *ir.AttributeConstraint {
	return &ir.AttributeConstraint{
		Name:    name,
		Summary: summary,
		Check:   func(_ *ir.Operation, a ir.Attribute) ir.Verdict { return ir.VerdictOf(check(a)) },
	}
}

func isAttr[T ir.Attribute](a ir.Attribute) bool {
	_, ok := a.(T)
	return ok
}

func isArrayOf[T ir.Attribute](a ir.Attribute) bool {
	list, ok := a.(*ir.ArrayAttr)
	if !ok {
		return false
	}
	for _, e := range list.Elements {
		if !isAttr[T](e) {
			return false
		}
	}
	return true
}

func isSignless(a ir.Attribute, width int) bool {
	n, ok := a.(*ir.IntegerAttr)
	if !ok {
		return false
	}
	t, ok := n.Type().(*ir.IntegerType)
	return ok && t.Width == width && t.Signedness == ir.Signless
}

func opDefs() []*ir.OpDef {
	inPattern := ir.LookupTrait("HasParent", "pdl.pattern")
	inRewrite := ir.LookupTrait("HasParent", "pdl.rewrite")
	segments := ir.LookupTrait("AttrSizedOperandSegments")
	pure := ir.NoMemoryEffect | ir.AlwaysSpeculatable

	name := ir.AttributeDef{Name: "name", Constraint: stringValue}
	operand := func(name string, a ir.Arity, c *ir.TypeConstraint) ir.OperandDef {
		return ir.OperandDef{Name: name, Arity: a, Constraint: c}
	}
	result := func(name string, c *ir.TypeConstraint) []ir.ResultDef {
		return []ir.ResultDef{{Name: name, Constraint: c}}
	}
	results := []ir.ResultDef{{Name: "results", Arity: ir.Variadic, Constraint: isAnyPDL}}
	args := []ir.OperandDef{operand("args", ir.Variadic, isAnyPDL)}
	return []*ir.OpDef{
		{
			Name:     "pdl.apply_native_constraint",
			Operands: args,
			Results:  results,
			Attributes: []ir.AttributeDef{name,
				{Name: "isNegated", Optional: true, Constraint: boolValue}},
			Traits: []*ir.Trait{inPattern},
			Syntax: constraintSyntax,
			Verify: verifyNativeConstraint,
		}, {
			Name:       "pdl.apply_native_rewrite",
			Operands:   args,
			Results:    results,
			Attributes: []ir.AttributeDef{name},
			Traits:     []*ir.Trait{inRewrite},
			Syntax:     nativeRewriteSyntax,
			Verify:     verifyNativeRewrite,
		}, {
			Name:       "pdl.attribute",
			Operands:   []ir.OperandDef{operand("valueType", ir.Optional, isType)},
			Results:    result("attr", isAttribute),
			Attributes: []ir.AttributeDef{{Name: "value", Optional: true, Constraint: anyValue}},
			Syntax:     attributeSyntax,
			Verify:     verifyAttribute,
		}, {
			Name:     "pdl.erase",
			Operands: []ir.OperandDef{operand("opValue", ir.Single, isOperation)},
			Traits:   []*ir.Trait{inRewrite},
			Syntax:   eraseSyntax,
		}, {
			Name:     "pdl.operand",
			Operands: []ir.OperandDef{operand("valueType", ir.Optional, isType)},
			Results:  result("value", isValue),
			Traits:   []*ir.Trait{inPattern},
			Syntax:   operandSyntax(false),
			Verify:   verifyBound,
		}, {
			Name:     "pdl.operands",
			Operands: []ir.OperandDef{operand("valueType", ir.Optional, isTypes)},
			Results:  result("value", isValues),
			Traits:   []*ir.Trait{inPattern},
			Syntax:   operandSyntax(true),
			Verify:   verifyBound,
		}, {
			Name: "pdl.operation",
			Operands: []ir.OperandDef{
				operand("operandValues", ir.Variadic, isValueOrValues),
				operand("attributeValues", ir.Variadic, isAttribute),
				operand("typeValues", ir.Variadic, isTypeOrTypes),
			},
			Results: result("op", isOperation),
			Attributes: []ir.AttributeDef{
				{Name: "opName", Optional: true, Constraint: stringValue},
				{Name: "attributeValueNames", Constraint: stringList},
			},
			Traits: []*ir.Trait{segments},
			Syntax: operationSyntax,
			Verify: verifyOperation,
		}, {
			Name: "pdl.pattern",
			Attributes: []ir.AttributeDef{
				{Name: "benefit", Constraint: benefit},
				{Name: "sym_name", Optional: true, Constraint: stringValue},
			},
			Regions: []ir.RegionDef{{Name: "bodyRegion", Constraint: &ir.RegionConstraint{
				Summary: "region with 1 blocks",
				Check:   func(_ *ir.Operation, r *ir.Region) ir.Verdict { return ir.VerdictOf(r.HasOneBlock()) },
			}}},
			Traits: []*ir.Trait{
				ir.LookupTrait("IsolatedFromAbove"), ir.LookupTrait("SingleBlock"), ir.LookupTrait("SymbolOpInterface"),
			},
			Interfaces:    []ir.InterfaceImpl{{Name: "SymbolOpInterface", Impl: optionalSymbol{}}, {Name: "OpAsmOpInterface"}},
			Syntax:        scopeSyntax{patternSyntax},
			VerifyRegions: verifyPattern,
		}, {
			Name:     "pdl.range",
			Operands: []ir.OperandDef{operand("arguments", ir.Variadic, isAnyPDL)},
			Results:  result("result", isTypesOrValues),
			Traits:   []*ir.Trait{inRewrite},
			Bits:     pure,
			Syntax:   rangeOpSyntax,
			Verify:   verifyRange,
		}, {
			Name: "pdl.replace",
			Operands: []ir.OperandDef{
				operand("opValue", ir.Single, isOperation),
				operand("replOperation", ir.Optional, isOperation),
				operand("replValues", ir.Variadic, isValueOrValues),
			},
			Traits: []*ir.Trait{segments, inRewrite},
			Syntax: replaceSyntax,
			Verify: verifyReplace,
		}, {
			Name:       "pdl.result",
			Operands:   []ir.OperandDef{operand("parent", ir.Single, isOperation)},
			Results:    result("val", isValue),
			Attributes: []ir.AttributeDef{{Name: "index", Constraint: indexValue}},
			Bits:       pure,
			Syntax:     resultSyntax,
		}, {
			Name:       "pdl.results",
			Operands:   []ir.OperandDef{operand("parent", ir.Single, isOperation)},
			Results:    result("val", isValueOrValues),
			Attributes: []ir.AttributeDef{{Name: "index", Optional: true, Constraint: indexValue}},
			Bits:       pure,
			Syntax:     resultsSyntax,
			Verify:     verifyResults,
		}, {
			Name: "pdl.rewrite",
			Operands: []ir.OperandDef{
				operand("root", ir.Optional, isOperation),
				operand("externalArgs", ir.Variadic, isAnyPDL),
			},
			Attributes: []ir.AttributeDef{{Name: "name", Optional: true, Constraint: stringValue}},
			Regions:    []ir.RegionDef{{Name: "bodyRegion", Constraint: &ir.RegionConstraint{Summary: "any region"}}},
			Traits: []*ir.Trait{
				ir.LookupTrait("IsTerminator"), inPattern, ir.LookupTrait("NoTerminator"),
				ir.LookupTrait("NoRegionArguments"), ir.LookupTrait("SingleBlock"), segments,
			},
			Interfaces:    []ir.InterfaceImpl{{Name: "OpAsmOpInterface"}},
			Syntax:        scopeSyntax{rewriteSyntax},
			VerifyRegions: verifyRewrite,
		}, {
			Name:       "pdl.type",
			Results:    result("result", isType),
			Attributes: []ir.AttributeDef{{Name: "constantType", Optional: true, Constraint: typeConstant}},
			Syntax:     typeSyntax(false),
			Verify:     verifyTypeConstant,
		}, {
			Name:       "pdl.types",
			Results:    result("result", isTypes),
			Attributes: []ir.AttributeDef{{Name: "constantTypes", Optional: true, Constraint: typeConstants}},
			Syntax:     typeSyntax(true),
			Verify:     verifyTypeConstant,
		},
	}
}

// optionalSymbol lets patterns be without a name.
type optionalSymbol struct{}

var _ ir.SymbolOp = optionalSymbol{}

// IsDeclaration is always false.
func (optionalSymbol) IsDeclaration(*ir.Operation) bool { return false }

// IsOptionalSymbol is always true.
func (optionalSymbol) IsOptionalSymbol(*ir.Operation) bool { return true }
