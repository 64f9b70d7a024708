package pdl

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var nativeSignatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "pdl",
		Ops: map[string]dialect.Op{
			"pdl.apply_native_constraint": {Verify: verifyNativeConstraint},
			"pdl.apply_native_rewrite":    {Verify: verifyNativeRewrite},
			"pdl.attribute":               {Verify: verifyAttribute},
			"pdl.operand":                 {Verify: verifyBound},
			"pdl.operands":                {Verify: verifyBound},
			"pdl.operation":               {Verify: verifyOperation},
			"pdl.pattern":                 {VerifyRegions: verifyPattern, DefaultDialect: "pdl"},
			"pdl.range":                   {Verify: VerifyRange},
			"pdl.replace":                 {Verify: verifyReplace},
			"pdl.results":                 {Verify: verifyResults},
			"pdl.rewrite":                 {VerifyRegions: verifyRewrite, DefaultDialect: "pdl"},
			"pdl.type":                    {Verify: verifyTypeConstant},
			"pdl.types":                   {Verify: verifyTypeConstant},
		},
		Directives: map[string]*asm.Directive{
			"OperationOpAttributes": Attributes,
			"RangeType":             RangeResult,
			"ResultsValueType":      {Parse: parseResultsType, Print: printResultsType},
		},
		Register: register,
		Definitions: dialect.Definitions{
			Tree: files,
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
			at := p.Pos()
			name := p.ParseAttribute(nil)
			_, ok := name.(*ir.StringAttr)
			p.Check(ok, at, "invalid kind of attribute specified")
			p.Punct(asm.Equal)
			v := p.ParseOperand()
			names, values = append(names, name), append(values, v)
		}, "")
		p.Punct(asm.RBrace)
	}
	a.SetOperands(0, values...)
	a.SetAttr(1, p.Context().ArrayAttr(names))
	return present
}

func printAttributes(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	names, _ := a.Attr(1).(*ir.ArrayAttr)
	values := a.Operands(0)
	if names == nil || len(names.Elements) == 0 {
		return
	}
	p.Text(" {")
	for i := range min(len(names.Elements), len(values)) {
		p.Comma(i).Attribute(names.Elements[i]).Text(" = ").Operand(values[i].Value())
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
		if t == nil {
			p.Failf(p.NamePos(), "the dialect of the range is not loaded")
		}
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
		if t == nil {
			p.Failf(p.NamePos(), "the dialect of the range is not loaded")
		}
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
