package irdl

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed irdl.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "irdl",
		Ops: map[string]dialect.Op{
			AttributeOpName:  {Verify: verifyName("attribute", "#"), Traits: atMostOne(ParametersOpName)},
			AttributesOpName: {Verify: typed.Verify(verifyAttributes)},
			BaseOpName:       {Verify: typed.Verify(verifyBase), Interfaces: users("base_ref")},
			DialectOpName:    {Verify: verifyDialect},
			OperandsOpName:   {Verify: verifyArguments("operand")},
			OperationOpName: {Verify: verifyName("operation", ""), VerifyRegions: verifyOperation,
				Traits: atMostOne("irdl.operands", ResultsOpName, AttributesOpName, RegionsOpName)},
			ParametersOpName: {Verify: verifyArguments("parameter")},
			ParametricOpName: {Interfaces: users("base_type")},
			RegionOpName:     {Verify: typed.Verify(verifyRegion)},
			RegionsOpName:    {Verify: verifyArguments("region")},
			ResultsOpName:    {Verify: verifyArguments("result")},
			TypeOpName:       {Verify: verifyName("type", "!"), Traits: atMostOne(ParametersOpName)},
		},
		Directives: map[string]*asm.Directive{
			"AttributesOp":                  {Parse: parseAttributes, Print: printAttributes},
			"NamedValueList":                {Parse: parseNamedValues, Print: printNamedValues},
			"NamedValueListWithVariadicity": {Parse: parseNamedValues, Print: printNamedValues},
			"SingleBlockRegion":             {Parse: parseSingleBlock, Print: printSingleBlock},
		},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/IRDL/IR/IRDL.td":           "base.td",
				"mlir/Dialect/IRDL/IR/IRDLAttributes.td": "attributes.td",
				"mlir/Dialect/IRDL/IR/IRDLInterfaces.td": "interfaces.td",
				"mlir/Dialect/IRDL/IR/IRDLOps.td":        "irdl.td",
				"mlir/Dialect/IRDL/IR/IRDLTypes.td":      "types.td",
			},
			Roots: []string{"mlir/Dialect/IRDL/IR/IRDLOps.td"},
		},
		Signatures: signatures,
	}
}

// The directive SingleBlockRegion is a region that may be left out: then its block
// is empty.
func parseSingleBlock(p *asm.OpParser, a *asm.ParseArgs) (present bool) {
	r := a.Region(0)
	present = p.ParseOptionalRegion(r, nil)
	if r.Empty() {
		r.AppendBlock(ir.NewBlock())
	}
	return present
}

func printSingleBlock(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	r := a.Region(0)
	switch e := r.Entry(); {
	case e == nil:
	case !e.Empty():
		p.Region(r, asm.RegionOptions{})
	case e.NumArguments() > 0:
		p.PrintGeneric() // an empty block is not shown
	}
}

// The directive NamedValueList is a list of values with names and, optionally, their variadicity.
// The arguments are the values, the names and the variadicities.
//
//	values ::= `(` (name `:` (`single` | `optional` | `variadic`)? operand, ...)? `)`
func parseNamedValues(p *asm.OpParser, a *asm.ParseArgs) bool {
	ctx := p.Context()
	numbered := a.Len() > 2
	var def, list *ir.AttributeDefinition
	if numbered {
		def, list = definition(ctx, "VariadicityAttr"), definition(ctx, "VariadicityArrayAttr")
		p.Check(def != nil && list != nil && def.Enum != nil, p.NamePos(), "the attributes of variadicities are not defined")
	}
	var names []ir.Attribute
	var values []asm.UnresolvedOperand
	var numbers ir.ParamList
	p.ParseCommaSeparatedList(asm.Parens, func() {
		name := p.ParseAnyKeyword()
		p.Punct(asm.Colon)
		if numbered {
			v := def.Enum.Cases[0].Value
			for _, c := range def.Enum.Cases {
				if p.ParseOptionalKeyword(c.Text) {
					v = c.Value
					break
				}
			}
			numbers = append(numbers, ctx.DefinedAttr(def, []ir.Param{ir.EnumValue{Def: def.Enum, Value: v}}))
		}
		names, values = append(names, ctx.StringAttr(name)), append(values, p.ParseOperand())
	}, "")
	a.SetOperands(0, values...)
	a.SetAttr(1, ctx.ArrayAttr(names))
	if numbered {
		a.SetAttr(2, ctx.DefinedAttr(list, []ir.Param{numbers}))
	}
	return true
}

func definition(ctx *ir.Context, class string) *ir.AttributeDefinition {
	if d := ctx.Dialect("irdl"); d != nil {
		for _, a := range d.Attributes {
			if a.Name == class {
				return a
			}
		}
	}
	return nil
}

func printNamedValues(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	names := strings(a.Attr(1))
	values := a.Operands(0)
	var numbers []string
	if a.Len() > 2 {
		numbers = variadicities(a.Attr(2))
	}
	p.Byte('(')
	for i := range min(len(names), len(values)) {
		p.Comma(i).Text(names[i]).Text(": ")
		if i < len(numbers) && numbers[i] != "single" {
			p.Text(numbers[i]).Byte(' ')
		}
		p.Operand(values[i].Value())
	}
	p.Byte(')')
}

// strings returns the elements of an array of strings.
func strings(a ir.Attribute) []string {
	list, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	out := make([]string, len(list.Elements))
	for i, e := range list.Elements {
		if s, ok := e.(*ir.StringAttr); ok {
			out[i] = s.Value
		}
	}
	return out
}

// variadicities returns the spellings of how many values there are of each name.
func variadicities(a ir.Attribute) []string {
	d, ok := a.(*ir.DefinedAttr)
	if !ok || len(d.Params) != 1 {
		return nil
	}
	list, _ := d.Params[0].(ir.ParamList)
	out := make([]string, len(list))
	for i, x := range list {
		e, ok := x.(*ir.DefinedAttr)
		if !ok || len(e.Params) != 1 {
			continue
		}
		v, _ := e.Params[0].(ir.EnumValue)
		if v.Def == nil {
			continue
		}
		for _, c := range v.Def.Cases {
			if c.Value == v.Value {
				out[i] = c.Text
			}
		}
	}
	return out
}

// The directive AttributesOp is values with names in quotes:
//
//	attributes ::= (`{` (string `=` operand, ...)? `}`)?
func parseAttributes(p *asm.OpParser, a *asm.ParseArgs) (present bool) {
	ctx := p.Context()
	var names []ir.Attribute
	var values []asm.UnresolvedOperand
	if p.OptionalPunct(asm.LBrace) {
		present = true
		if !p.OptionalPunct(asm.RBrace) {
			p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
				name := asm.AttributeOf[*ir.StringAttr](p, nil)
				p.Punct(asm.Equal)
				names, values = append(names, name), append(values, p.ParseOperand())
			}, "")
			p.Punct(asm.RBrace)
		}
	}
	a.SetOperands(0, values...)
	a.SetAttr(1, ctx.ArrayAttr(names))
	return present
}

func printAttributes(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	names, values := strings(a.Attr(1)), a.Operands(0)
	if len(names) == 0 {
		return
	}
	p.Byte('{')
	for i := range min(len(names), len(values)) {
		p.Comma(i).String(names[i]).Text(" = ").Operand(values[i].Value())
	}
	p.Byte('}')
}
