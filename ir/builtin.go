package ir

import (
	"slices"
	"strings"
)

// builtinDialect returns a new description of the builtin dialect. The custom
// syntax of its operations is attached by package asm.
func builtinDialect() *Dialect {
	return &Dialect{
		Namespace: "builtin",
		Summary:   "the types, attributes and operations that every program has",
		Ops:       []*OpDef{moduleDef(), castDef()},

		KeepsResources: true,
	}
}

func moduleDef() *OpDef {
	return &OpDef{
		Name:    "builtin.module",
		Summary: "the top of a program",
		Verify:  verifyModule,
		Attributes: []AttributeDef{
			{Name: SymbolNameAttr, Optional: true, Constraint: stringConstraint},
			{Name: SymbolVisibilityAttr, Optional: true, Constraint: stringConstraint},
		},
		Regions: []RegionDef{{Name: "bodyRegion", Constraint: oneBlock}},
		Traits: []*Trait{
			LookupTrait("AffineScope"), LookupTrait("IsIsolatedFromAbove"), LookupTrait("NoRegionArguments"),
			LookupTrait("SymbolTable"), LookupTrait("SymbolOpInterface"), LookupTrait("NoTerminator"),
			LookupTrait("SingleBlock"),
		},
		RegionKind: func(*Operation, int) RegionKind { return GraphRegion },
		Interfaces: []InterfaceImpl{{Name: "SymbolOpInterface", Impl: moduleSymbol{}}, {Name: "RegionKindInterface"}},
	}
}

// verifyModule checks that discardable attributes of a module have a dialect prefix,
// and that there is at most one data layout.
func verifyModule(op *Operation, c *Checker) {
	var layout string
	for _, a := range op.AllAttrs() {
		if a.Name != SymbolNameAttr && a.Name != SymbolVisibilityAttr && !strings.Contains(a.Name, ".") {
			c.Failf("can only contain attributes with dialect-prefixed names, found: '%s'", a.Name)
		}
		if v, ok := a.Value.(*DefinedAttr); !ok {
			continue
		} else if _, ok := v.Interface("DataLayoutSpecInterface"); !ok {
			continue
		}
		if layout != "" {
			// As in the reference, the module is valid in spite of the error.
			e := op.EmitOpError(c.diags, "expects at most one data layout attribute")
			e.Notef(op.Location().Place(), "'%s' is a data layout attribute", layout)
			e.Notef(op.Location().Place(), "'%s' is a data layout attribute", a.Name)
		}
		layout = a.Name
	}
}

// verifyAnyCast checks that a cast has a result.
func verifyAnyCast(op *Operation, c *Checker) {
	c.Check(op.NumResults() != 0, "expected at least one result for cast operation")
}

// A moduleSymbol makes a module a symbol with an optional name.
type moduleSymbol struct{}

func (moduleSymbol) IsDeclaration(*Operation) bool    { return false }
func (moduleSymbol) IsOptionalSymbol(*Operation) bool { return true }

var (
	stringConstraint = &AttributeConstraint{
		Name:    "StrAttr",
		Summary: "string attribute",
		Storage: "StringAttr",
		Check: func(_ *Operation, a Attribute) Verdict {
			_, ok := a.(*StringAttr)
			return VerdictOf(ok)
		},
	}
	anyType  = &TypeConstraint{Name: "AnyType", Summary: "any type"}
	oneBlock = &RegionConstraint{
		Summary: "region with 1 blocks",
		Check:   func(_ *Operation, r *Region) Verdict { return VerdictOf(r.HasOneBlock()) },
	}
)

func castDef() *OpDef {
	return &OpDef{
		Name:     "builtin.unrealized_conversion_cast",
		Verify:   verifyAnyCast,
		Summary:  "a value of one type in place of another, until both are the same",
		Operands: []OperandDef{{Name: "inputs", Arity: Variadic, Constraint: anyType}},
		Results:  []ResultDef{{Name: "outputs", Arity: Variadic, Constraint: anyType}},
		Bits:     NoMemoryEffect | AlwaysSpeculatable,
		Fold:     foldAnyCast,

		Interfaces: []InterfaceImpl{{Name: "CastOpInterface", Impl: anyCast{}}},
	}
}

// anyCast is the CastOpInterface of the cast of any types to any others.
type anyCast struct{}

func (anyCast) Compatible(_, _ []Type) bool { return true }

// foldAnyCast folds a cast to the same types, and a cast that undoes another cast of the
// same values.
func foldAnyCast(op *Operation, _ []Attribute) ([]FoldResult, bool) {
	from := op
	if !slices.Equal(op.OperandTypes(), op.ResultTypes()) {
		if op.NumOperands() == 0 {
			return nil, false
		}
		from = op.Operand(0).DefiningOp()
		if from == nil || from.def != op.def || !slices.Equal(from.Results(), op.Operands()) || !slices.Equal(from.OperandTypes(), op.ResultTypes()) {
			return nil, false
		}
	}
	results := make([]FoldResult, 0, from.NumOperands())
	for _, v := range from.Operands() {
		results = append(results, FoldResult{Value: v})
	}
	return results, true
}

// NewModule returns an empty module.
func NewModule(c *Context, l *Location) *Operation {
	m := Create(&OperationState{Def: c.OpDef("builtin.module"), Loc: l, NumRegions: 1})
	m.Region(0).AppendBlock(nil)
	return m
}
