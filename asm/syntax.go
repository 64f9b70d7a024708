package asm

import "github.com/mica-ir/mica/ir"

// An OpSyntax is the custom form of an operation, in the field Syntax of its [ir.OpDef].
type OpSyntax interface {
	// ParseOp parses the text after the name and fills s, whose Def and Loc are set. The
	// parser reuses the slices of s, so nothing may retain them.
	ParseOp(p *OpParser, s *ir.OperationState)

	// PrintOp prints the text after the name, with the space before it.
	PrintOp(p *OpPrinter, op *ir.Operation)
}

// A GenericPrinter is an OpSyntax that may be for parsing only: if PrintsGeneric returns
// true, operations are printed in generic form.
type GenericPrinter interface {
	PrintsGeneric() bool
}

// A ParamsSyntax is the form of the text after the mnemonic of a dialect's type or attribute,
// in the field Syntax of its definition.
type ParamsSyntax interface {
	ParseParams(p *Parser) []ir.Param
	PrintParams(p *ir.Printer, params []ir.Param)
}

// Angles is a ParamsSyntax in angle brackets.
type Angles struct{ Inner ParamsSyntax }

// ParseParams parses `<`, the parameters and `>`.
func (a Angles) ParseParams(p *Parser) []ir.Param {
	p.Punct(Less)
	params := a.Inner.ParseParams(p)
	p.Punct(Greater)
	return params
}

// PrintParams is the inverse of ParseParams.
func (a Angles) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	a.Inner.PrintParams(p, params)
	p.Byte('>')
}

// A TypedParamsSyntax is a ParamsSyntax of an attribute whose parsing depends on the
// expected type, which may be nil.
type TypedParamsSyntax interface {
	ParamsSyntax
	ParseTypedParams(p *Parser, t ir.Type) []ir.Param
}

// A DefinedTypeSyntax is the Syntax of a type whose parser makes the type itself.
type DefinedTypeSyntax interface {
	ir.TypePrinter
	ParseDefinedType(p *Parser) ir.Type
}

// A DefinedAttrSyntax is a DefinedTypeSyntax for attributes. The expected type may be nil.
type DefinedAttrSyntax interface {
	ir.AttributePrinter
	ParseDefinedAttr(p *Parser, t ir.Type) ir.Attribute
}

// A TypeSyntax parses all types of a dialect: the field ParseType of an [ir.Dialect].
// The parser is positioned after the dialect's name and the dot.
type TypeSyntax interface {
	ParseDialectType(p *Parser) ir.Type
}

// An AttributeSyntax parses all attributes of a dialect: the field
// ParseAttribute of an [ir.Dialect]. The type is nil where none is expected.
type AttributeSyntax interface {
	ParseDialectAttribute(p *Parser, t ir.Type) ir.Attribute
}

// A DefaultDialecter is an OpSyntax that names the dialect whose operations need
// no prefix inside of the operation's regions.
type DefaultDialecter interface {
	DefaultDialect() string
}

// defaultDialect returns the dialect whose operations need no prefix in the regions of an
// operation, or "" for none.
func defaultDialect(def *ir.OpDef, syntax OpSyntax) string {
	if def.DefaultDialect != "" {
		return def.DefaultDialect
	}
	if d, ok := syntax.(DefaultDialecter); ok {
		return d.DefaultDialect()
	}
	return ""
}

// A TypeAliaser suggests an alias for types: the Go implementation of the interface
// OpAsmTypeInterface of a definition.
type TypeAliaser interface {
	// TypeAlias returns the name without sigil, or "" for none.
	TypeAlias(t *ir.DefinedType) string
}

// A TypeNamer suggests names for values: also of the Go implementation of OpAsmTypeInterface.
// An operation or a region whose definition suggests names of its own does not ask it.
type TypeNamer interface {
	// ValueName returns the name of a value of a type without sigil, or "" for none.
	ValueName(t *ir.DefinedType) string
}

// An AttributeAliaser suggests an alias for attributes: the Go implementation of the
// interface OpAsmAttrInterface of a definition.
type AttributeAliaser interface {
	// AttributeAlias returns the name without sigil, or "" for none.
	AttributeAlias(a *ir.DefinedAttr) string
}
