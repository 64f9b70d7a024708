package ir

// builtinDialect returns a new description of the builtin dialect. The custom
// syntax of its operations is attached by package asm.
func builtinDialect() *Dialect {
	return &Dialect{
		Namespace: "builtin",
		Summary:   "the types, attributes and operations that every program has",
		Ops:       []*OpDef{moduleDef(), castDef()},
	}
}

func moduleDef() *OpDef {
	return &OpDef{
		Name:    "builtin.module",
		Summary: "the top of a program",
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

// A moduleSymbol makes a module a symbol that need not have a name.
type moduleSymbol struct{}

func (moduleSymbol) IsDeclaration(*Operation) bool    { return false }
func (moduleSymbol) IsOptionalSymbol(*Operation) bool { return true }

var (
	stringConstraint = &AttributeConstraint{
		Name:    "StrAttr",
		Summary: "string attribute",
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
		Summary:  "a value of one type in place of another, until both are the same",
		Operands: []OperandDef{{Name: "inputs", Arity: Variadic, Constraint: anyType}},
		Results:  []ResultDef{{Name: "outputs", Arity: Variadic, Constraint: anyType}},
		Bits:     NoMemoryEffect | AlwaysSpeculatable,
	}
}

// NewModule returns an empty module.
func NewModule(c *Context, l *Location) *Operation {
	m := Create(&OperationState{Def: c.OpDef("builtin.module"), Loc: l, NumRegions: 1})
	m.Region(0).AppendBlock(nil)
	return m
}
