package pdl

import (
	"embed"
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var nativeSignatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "pdl",
		Wrappers:  wrappers,
		Ops: map[string]dialect.Op{
			ApplyNativeConstraintOpName: {Verify: verifyNativeConstraint},
			ApplyNativeRewriteOpName:    {Verify: verifyNativeRewrite},
			AttributeOpName:             {Verify: verifyAttribute},
			OperandOpName:               {Verify: verifyBound},
			OperandsOpName:              {Verify: verifyBound},
			OperationOpName:             {Verify: verifyOperation},
			PatternOpName:               {VerifyRegions: verifyPattern, DefaultDialect: "pdl"},
			RangeOpName:                 {Verify: VerifyRange},
			ReplaceOpName:               {Verify: verifyReplace},
			ResultsOpName:               {Verify: verifyResults},
			RewriteOpName:               {VerifyRegions: verifyRewrite, DefaultDialect: "pdl"},
			TypeOpName:                  {Verify: verifyTypeConstant},
			TypesOpName:                 {Verify: verifyTypeConstant},
		},
		Directives: map[string]*asm.Directive{
			"OperationOpAttributes": Attributes,
			"RangeType":             RangeResult,
			"ResultsValueType":      {Parse: parseResultsType, Print: printResultsType},
		},
		Register: register,
		Definitions: dialect.Definitions{
			Compiled: true,
			Tree:     files,
			Files: map[string]string{
				"mlir/Dialect/PDL/IR/PDLDialect.td": "dialect.td",
				"mlir/Dialect/PDL/IR/PDLOps.td":     "pdl.td",
				"mlir/Dialect/PDL/IR/PDLTypes.td":   "types.td",
			},
			Roots: []string{"mlir/Dialect/PDL/IR/PDLOps.td"},
		},
		Types:      map[string]dialect.Type{"RangeType": {Syntax: rangeSyntax{}, Verify: verifyRangeParams}},
		Signatures: nativeSignatures,
	}
}

// Attributes is the directive of attributes that have a name and a value:
//
//	attributes ::= (`{` string `=` operand (`,` string `=` operand)* `}`)?
var Attributes = &asm.Directive{Parse: parseAttributes, Print: printAttributes}

func parseAttributes(p *asm.OpParser, a *asm.ParseArgs) (present bool) {
	var names []ir.Attribute
	var values []asm.UnresolvedOperand
	present = p.OptionalPunct(asm.LBrace)
	if present {
		p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
			name := asm.AttributeOf[*ir.StringAttr](p, nil)
			p.Punct(asm.Equal)
			names, values = append(names, name), append(values, p.ParseOperand())
		}, "")
		p.Punct(asm.RBrace)
	}
	a.SetOperands(0, values...)
	a.SetAttr(1, p.Context().ArrayAttr(names))
	return present
}

func printAttributes(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	names, values := named.Elements(a.Attr(1)), a.Operands(0)
	if len(names) != len(values) || len(names) == 0 && len(op.Attrs()) > 0 {
		p.PrintGeneric() // each name has a value in the text, and its own dictionary would be read here
		return
	}
	if len(names) == 0 {
		return
	}
	p.Text(" {")
	for i, name := range names {
		p.Comma(i).Attribute(name).Text(" = ").Operand(values[i].Value())
	}
	p.Byte('}')
}

// RangeResult is the directive of the type of a range: it is written where no
// operand implies it.
//
//	type ::= (`:` type)?
var RangeResult = &asm.Directive{Parse: parseRangeType, Print: printRangeType}

func parseRangeType(p *asm.OpParser, a *asm.ParseArgs) bool {
	if ts := a.Types(0); len(ts) > 0 {
		t := RangeOf(p.Context(), elementType(ts[0]))
		p.Check(t != nil, p.NamePos(), "the dialect of the range is not loaded")
		a.SetTypes(1, t)
		return false
	}
	a.SetTypes(1, p.ParseColonType())
	return true
}

func printRangeType(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if a.NumTypes(0) == 0 {
		p.Text(": ").Type(a.Type(1, 0))
	}
}

// The directive ResultsValueType is the type of results: a range of values unless
// an index is given.
//
//	type ::= (`->` type)?
func parseResultsType(p *asm.OpParser, a *asm.ParseArgs) bool {
	if a.Attr(0) == nil {
		t := TypeOf(p.Context(), ValueRange)
		p.Check(t != nil, p.NamePos(), "the dialect of the range is not loaded")
		a.SetTypes(1, t)
		return false
	}
	p.Punct(asm.Arrow)
	a.SetTypes(1, p.ParseType())
	return true
}

func printResultsType(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if a.Attr(0) != nil {
		p.Text(" -> ").Type(a.Type(1, 0))
	}
}

// register registers the C++ base class of the dialect's types.
func register(api *cppapi.API) {
	c := api.AbsentType("mlir::pdl::PDLType", nil)
	c.Interface = true // only the dialect relates derived classes to it
	c.IsA = IsPDLType
	api.NativeTypeMap("mlir::pdl_interp::getGetValueTypeOpValueType", ValueTypeOf)
}

// IsPDLType reports whether x is a type of the dialect.
func IsPDLType(x any) bool {
	t, ok := x.(*ir.DefinedType)
	return ok && t.Def.Dialect != nil && t.Def.Dialect.Namespace == "pdl"
}

// ValueTypeOf returns the handle type of values whose types are in a handle of type t: a range if t
// is one.
func ValueTypeOf(t ir.Type) ir.Type {
	if KindOf(t).IsRange() {
		return TypeOf(t.Context(), ValueRange)
	}
	return TypeOf(t.Context(), Value)
}

func verifyRangeParams(params []ir.Param) error {
	if t, ok := params[0].(ir.Type); ok {
		if k := KindOf(t); k != NumKinds && !k.IsRange() {
			return nil
		}
	}
	return fmt.Errorf("expected element of pdl.range to be one of [!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value], but got '%v'", params[0])
}

// rangeSyntax is `<element>`, where the element is written as its mnemonic.
type rangeSyntax struct{}

// ParseParams parses `<value>`.
func (rangeSyntax) ParseParams(p *asm.Parser) []ir.Param {
	// The reference points at the mnemonic of the range.
	name := p.Pos() - uint32(len(rangeMnemonic))
	p.Punct(asm.Less)
	at := p.Pos()
	tag, _ := p.ParseOptionalAnyKeyword()
	def := definition(p.Context(), tag)
	p.Checkf(def != nil && tag != "" && (tag == rangeMnemonic || len(def.Params) == 0), name, "invalid 'pdl' type: `%s'", tag)
	if tag != rangeMnemonic {
		p.Punct(asm.Greater)
		return []ir.Param{p.Context().DefinedType(def, nil)}
	}
	inner := rangeSyntax{}.ParseParams(p)
	p.Punct(asm.Greater)
	p.Failf(at, "element of pdl.range cannot be another range, but got'%s'", p.Context().DefinedType(def, inner))
	return nil
}

// PrintParams prints `<value>`.
func (rangeSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	if t, ok := params[0].(*ir.DefinedType); ok {
		p.Text(t.Def.Mnemonic)
	}
	p.Byte('>')
}
