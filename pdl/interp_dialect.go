package pdl

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// InterpDialect returns a description of the pdl_interp dialect, which patterns
// are lowered to for reading: see [LowerToInterp]. Its operations have the generic
// form alone, and of their signature only groups and names are checked.
func InterpDialect() *ir.Dialect {
	d := &ir.Dialect{
		Namespace: "pdl_interp",
		Summary:   "the steps of matching and rewriting",
	}
	for _, o := range interpOps {
		d.Ops = append(d.Ops, o.def())
	}
	return d
}

// An interpOp describes an operation by its groups of operands (all operands if
// there are none) and its attributes; a terminator has successors.
type interpOp struct {
	name       string
	groups     []string
	attrs      []string
	terminator bool
	region     bool
}

var interpOps = []interpOp{
	{name: "apply_constraint", attrs: []string{"name", "isNegated"}, terminator: true},
	{name: "apply_rewrite", attrs: []string{"name"}},
	{name: "are_equal", terminator: true},
	{name: "branch", terminator: true},
	{name: "check_attribute", attrs: []string{"constantValue"}, terminator: true},
	{name: "check_operand_count", attrs: []string{"count", "compareAtLeast"}, terminator: true},
	{name: "check_operation_name", attrs: []string{"name"}, terminator: true},
	{name: "check_result_count", attrs: []string{"count", "compareAtLeast"}, terminator: true},
	{name: "check_type", attrs: []string{"type"}, terminator: true},
	{name: "check_types", attrs: []string{"types"}, terminator: true},
	{name: "continue", terminator: true},
	{name: "create_attribute", attrs: []string{"value"}},
	{name: "create_operation", groups: []string{"inputOperands", "inputAttributes", "inputResultTypes"},
		attrs: []string{"name", "inputAttributeNames", "inferredResultTypes"}},
	{name: "create_range"},
	{name: "create_type", attrs: []string{"value"}},
	{name: "create_types", attrs: []string{"value"}},
	{name: "erase"},
	{name: "extract", attrs: []string{"index"}},
	{name: "finalize", terminator: true},
	{name: "foreach", terminator: true, region: true},
	{name: "func", attrs: []string{"sym_name", "function_type", "arg_attrs", "res_attrs"}, region: true},
	{name: "get_attribute", attrs: []string{"name"}},
	{name: "get_attribute_type"},
	{name: "get_defining_op"},
	{name: "get_operand", attrs: []string{"index"}},
	{name: "get_operands", attrs: []string{"index"}},
	{name: "get_result", attrs: []string{"index"}},
	{name: "get_results", attrs: []string{"index"}},
	{name: "get_users"},
	{name: "get_value_type"},
	{name: "is_not_null", terminator: true},
	{name: "record_match", groups: []string{"inputs", "matchedOps"},
		attrs: []string{"rewriter", "rootKind", "generatedOps", "benefit"}, terminator: true},
	{name: "replace"},
	{name: "switch_attribute", attrs: []string{"caseValues"}, terminator: true},
	{name: "switch_operand_count", attrs: []string{"caseValues"}, terminator: true},
	{name: "switch_operation_name", attrs: []string{"caseValues"}, terminator: true},
	{name: "switch_result_count", attrs: []string{"caseValues"}, terminator: true},
	{name: "switch_type", attrs: []string{"caseValues"}, terminator: true},
	{name: "switch_types", attrs: []string{"caseValues"}, terminator: true},
}

func (o interpOp) def() *ir.OpDef {
	def := &ir.OpDef{
		Name:    "pdl_interp." + o.name,
		Results: []ir.ResultDef{{Name: "results", Arity: ir.Variadic, Constraint: isAnyPDL}},
	}
	groups := o.groups
	if groups == nil {
		groups = []string{"operands"}
	} else {
		def.Traits = append(def.Traits, ir.LookupTrait("AttrSizedOperandSegments"))
	}
	for _, g := range groups {
		def.Operands = append(def.Operands, ir.OperandDef{Name: g, Arity: ir.Variadic, Constraint: isAnyPDL})
	}
	for _, a := range o.attrs {
		def.Attributes = append(def.Attributes, ir.AttributeDef{Name: a, Optional: true, Constraint: anyValue})
	}
	if o.terminator {
		def.Traits = append(def.Traits, ir.LookupTrait("IsTerminator"))
		def.Successors = []ir.SuccessorDef{{Name: "successors", Variadic: true}}
	}
	if o.region {
		def.Regions = []ir.RegionDef{{Name: "region", Constraint: &ir.RegionConstraint{Summary: "any region"}}}
	}
	if o.name == "func" {
		def.Traits = append(def.Traits, ir.LookupTrait("IsolatedFromAbove"), ir.LookupTrait("SymbolOpInterface"))
		def.Interfaces = []ir.InterfaceImpl{{Name: "SymbolOpInterface"}}
	}
	return def
}

// interpDef returns the definition of an operation from the dialect of ctx, or
// one that has only a name if the dialect is not registered.
func interpDef(ctx *ir.Context, name string) *ir.OpDef { return ctx.OpDef("pdl_interp." + name) }

// sortedByCount returns branches with counts, the largest first.
func sortedByCount(list []branch) []branch {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b branch) int { return b.answer.count - a.answer.count })
	return list
}
