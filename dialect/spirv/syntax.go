package spirv

import (
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// enumAttr returns the attribute that holds a case.
func enumAttr(ctx *ir.Context, v ir.EnumValue) ir.Attribute {
	if d := ctx.Dialect("spirv"); d != nil {
		for _, def := range d.Attributes {
			if def.Enum == v.Def {
				return ctx.DefinedAttr(def, []ir.Param{v})
			}
		}
	}
	return ctx.UnitAttr()
}

// parseString parses a string that is a case of an enumeration. Messages name an
// attribute.
func parseString(p *asm.OpParser, enum, attr string) (v ir.EnumValue) {
	at := p.Pos()
	s, ok := p.ParseAttribute(p.Context().NoneType()).(*ir.StringAttr)
	p.Checkf(ok, at, "expected %s attribute specified as string", attr)
	e := enumNamed(p.Context(), enum)
	n, known := uint64(0), e != nil
	for part := range strings.SplitSeq(s.Value, "|") {
		if !known {
			break
		}
		if e.BitEnum {
			part = strings.TrimSpace(part)
		}
		var bits uint64
		bits, known = caseValue(e, part)
		n |= bits
	}
	if !known || !e.BitEnum && e.CaseNamed(s.Value) == nil {
		p.Failf(at, "invalid %s attribute specification: %s", attr, p.Context().StringAttr(s.Value))
	}
	return ir.EnumValue{Def: e, Value: n}
}

// parseStringInto is parseString that adds the attribute.
func parseStringInto(p *asm.OpParser, s *ir.OperationState, enum, attr string) {
	s.AddAttribute(attr, enumAttr(p.Context(), parseString(p, enum, attr)))
}

// parseKeywordInto parses a keyword that is a case of an enumeration.
func parseKeywordInto(p *asm.OpParser, s *ir.OperationState, enum, attr string) {
	s.AddAttribute(attr, enumAttr(p.Context(), parseCase(&p.Parser, enum, "invalid "+attr+" attribute specification: %s")))
}

// parseSymbol parses a symbol.
func parseSymbol(p *asm.OpParser) ir.Attribute {
	at := p.Pos()
	a := p.ParseAttribute(nil)
	r, ok := a.(*ir.SymbolRefAttr)
	p.Check(ok && r.IsFlat(), at, "invalid kind of attribute specified")
	return a
}

// parseSymbols parses symbols between commas.
func parseSymbols(p *asm.OpParser, s *ir.OperationState, attr string) {
	var list []ir.Attribute
	for {
		list = append(list, parseSymbol(p))
		if !p.OptionalPunct(asm.Comma) {
			s.AddAttribute(attr, p.Context().ArrayAttr(list))
			return
		}
	}
}

func printAttributes(p *asm.OpPrinter, list ir.Attribute) {
	a, ok := list.(*ir.ArrayAttr)
	if !ok {
		return
	}
	for i, x := range a.Elements {
		if s, ok := x.(*ir.SymbolRefAttr); !ok || !s.IsFlat() {
			p.PrintGeneric() // a symbol is read without others
			return
		}
		p.Comma(i).Attribute(x)
	}
}

// printInts writes the integers of a list.
func printInts(p *asm.OpPrinter, list *ir.ArrayAttr) {
	for i, x := range list.Elements {
		p.Comma(i)
		if n, ok := x.(*ir.IntegerAttr); ok {
			p.Int(n.Int64())
		}
	}
}

func printSymbol(p *asm.OpPrinter, a ir.Attribute) {
	if r, ok := a.(*ir.SymbolRefAttr); ok {
		p.SymbolName(r.Root)
	}
}

// imageOperands is the directive ImageOperands: (`[` string `]`)?.
var imageOperands = &asm.Directive{
	Parse: func(p *asm.OpParser, a *asm.ParseArgs) bool {
		if !p.OptionalPunct(asm.LSquare) {
			return false
		}
		v := parseString(p, "ImageOperands", "image_operands")
		a.SetAttr(0, enumAttr(p.Context(), v))
		p.Punct(asm.RSquare)
		return true
	},
	Print: func(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
		if v, ok := named.EnumOf(a.Attr(0)); ok {
			text, _ := v.Def.Text(v.Value)
			p.Text("[\"" + text + "\"]")
		}
	},
}

// sameTypeSyntax is operands attributes `:` type if all operands and results have that type, and
// otherwise the generic form after the operation's name.
type sameTypeSyntax struct{}

func (sameTypeSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	at := p.Pos()
	functional := p.OptionalPunct(asm.LParen)
	os := p.ParseOperandList(asm.NoDelimiter, nil)
	if functional {
		p.Punct(asm.RParen)
	}
	p.ParseAttrDict(s)
	t := p.ParseColonType()
	if functional {
		f, ok := t.(*ir.FunctionType)
		p.Check(ok, at, "expected function type")
		s.Types = append(s.Types, f.Results...)
		p.ResolveOperandTypes(s, os, f.Inputs, at)
		return
	}
	s.Types = append(s.Types, t)
	p.ResolveOperands(s, os, t)
}

func (sameTypeSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	for _, v := range op.Operands() {
		if v.Type() != resultType(op) {
			p.Byte('(').Operands(op.OpOperands()).Byte(')').AttrDict(op.AllAttrs()).Text(" : ").OpFunctionalType(op)
			return
		}
	}
	p.Byte(' ').Operands(op.OpOperands()).AttrDict(op.AllAttrs()).Text(" : ").Type(resultType(op))
}

// extendedSyntax is attributes operands `:` struct-type.
type extendedSyntax struct{}

func (extendedSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	p.ParseAttrDict(s)
	os := p.ParseOperandList(asm.NoDelimiter, nil)
	p.Punct(asm.Colon)
	at := p.Pos()
	t := p.ParseType()
	x, _ := StructOf(t)
	p.Check(len(x.Members) == 2, at, "expected spirv.struct type with two members")
	s.Types = append(s.Types, t)
	p.ResolveOperandTypes(s, os, []ir.Type{x.Members[0], x.Members[0]}, at)
}

func (extendedSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').AttrDict(op.AllAttrs()).Operands(op.OpOperands()).Text(" : ").Type(resultType(op))
}

// extractSyntax is composite indices `:` type.
type extractSyntax struct{}

func (extractSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	o := p.ParseOperand()
	at := p.Pos()
	a := p.ParseAttribute(nil)
	s.AddAttribute("indices", a)
	t := p.ParseColonType()
	p.ResolveOperand(s, o, t)
	part, why := component(t, a)
	p.Check(part != nil, at, why)
	s.Types = append(s.Types, part)
}

func (extractSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Operand(CompositeExtractOp{op}.Composite()).Attribute(CompositeExtractOp{op}.IndicesAttr()).Text(" : ").Type(operandType(op))
}

// insertSyntax is object `,` composite indices `:` type `into` type.
type insertSyntax struct{}

func (insertSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	at := p.Pos()
	os := p.ParseOperandListN(asm.NoDelimiter, nil, 2)
	s.AddAttribute("indices", p.ParseAttribute(nil))
	object := p.ParseColonType()
	p.ParseKeyword("into", "")
	t := p.ParseType()
	s.Types = append(s.Types, t)
	p.ResolveOperandTypes(s, os, []ir.Type{object, t}, at)
}

func (insertSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Operands(op.OpOperands()).Attribute(CompositeInsertOp{op}.IndicesAttr()).Text(" : ")
	p.Type(CompositeInsertOp{op}.Object().Type()).Text(" into ").Type(CompositeInsertOp{op}.Composite().Type())
}
