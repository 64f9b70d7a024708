package tosa

import (
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// enumSyntax is operands (`{` name `=` value (`,` name `=` value)* `}`)? `:`
// function-type, where the value of one attribute is a bare keyword. The default
// of a mode for NaN is left out.
type enumSyntax struct {
	attr    string // whose value is a keyword
	message string // how messages name the value
	elide   string // the spelling that is left out, "" for none
}

func (x enumSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	os := p.ParseOperandList(asm.NoDelimiter, nil)
	if p.OptionalPunct(asm.LBrace) && !p.OptionalPunct(asm.RBrace) {
		p.ParseCommaSeparatedList(asm.NoDelimiter, func() { x.parseEntry(p, s) }, "")
		p.Punct(asm.RBrace)
	}
	f := asm.TypeOf[*ir.FunctionType](p, "function", p.ParseColonType)
	s.Types = append(s.Types, f.Results...)
	p.ResolveOperandTypes(s, os, f.Inputs, p.Pos())
}

func (x enumSyntax) parseEntry(p *asm.OpParser, s *ir.OperationState) {
	name, ok := p.ParseOptionalAnyKeyword()
	p.Require(ok)
	p.Punct(asm.Equal)
	if name == x.attr {
		if word, ok := p.ParseOptionalAnyKeyword(); ok {
			a := enumAttr(p.Context(), s.Def, name, word)
			p.Checkf(a != nil, p.Pos(), "invalid %s value: %s", x.message, word)
			s.AddAttribute(name, a)
			return
		}
	}
	p.ParseAttributeInto(s, name, nil)
}

// enumAttr returns the case of an operation's enum attribute with a spelling, or nil.
func enumAttr(ctx *ir.Context, def *ir.OpDef, name, word string) ir.Attribute {
	d := ctx.Dialect("tosa")
	if d == nil {
		return nil
	}
	mnemonic := name
	if name == "mode" {
		mnemonic = "resize_mode"
	}
	a := d.AttributeNamed(mnemonic)
	if a == nil || a.Enum == nil {
		return nil
	}
	c := a.Enum.CaseNamed(word)
	if c == nil {
		return nil
	}
	return ctx.DefinedAttr(a, []ir.Param{ir.EnumValue{Def: a.Enum, Value: c.Value}})
}

// isEnum reports whether an attribute is one of those that are written as keywords.
func isEnum(a ir.Attribute) bool {
	d, ok := a.(*ir.DefinedAttr)
	if !ok || d.Def.Dialect == nil || d.Def.Dialect.Namespace != "tosa" {
		return false
	}
	switch d.Def.Mnemonic {
	case "rounding_mode", "resize_mode", "nan_mode", "block_size":
		return true
	}
	return false
}

func (x enumSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Operands(op.OpOperands())
	attrs := op.AllAttrs()
	inherent := func(name string) bool { return op.Def().Slot(name) >= 0 }
	if x.elide != "" {
		i := slices.IndexFunc(attrs, func(a ir.NamedAttribute) bool {
			d, ok := a.Value.(*ir.DefinedAttr)
			return ok && inherent(a.Name) && isEnum(a.Value) && d.Def.Mnemonic == "nan_mode" && named.EnumText(a.Value) == x.elide
		})
		if i >= 0 {
			attrs = slices.Delete(slices.Clone(attrs), i, i+1)
		}
	}
	for i, a := range attrs {
		if i == 0 {
			p.Text(" {")
		} else {
			p.Text(", ")
		}
		p.Shows(a.Name)
		p.Text(a.Name + " = ")
		if isEnum(a.Value) && inherent(a.Name) {
			p.Text(named.EnumText(a.Value))
		} else {
			p.Attribute(a.Value)
		}
	}
	if len(attrs) > 0 {
		p.Byte('}')
	}
	p.Text(" : ").OpFunctionalType(op)
}

// ifSyntax is
//
//	condition assignments? `:` type (function-type | (`->` types)?) region
//	(`else` region)? attributes
type ifSyntax struct{}

func (ifSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	const condition = "expected type for condition operand"
	thenRegion, elseRegion := p.NewRegion(s), p.NewRegion(s)
	cond := p.ParseOperand()
	var os []asm.UnresolvedOperand
	assigned := p.Peek(asm.LParen)
	if assigned {
		_, os = p.ParseAssignmentList()
	}
	p.Explain(func() { p.Punct(asm.Colon) }, condition)
	var t ir.Type
	p.Explain(func() { t = p.ParseType() }, condition)
	p.ResolveOperand(s, cond, t)
	if assigned {
		var f *ir.FunctionType
		p.Explain(func() { f = parseFunction(p) },
			"expected list of types for block arguments followed by arrow type and list of return types")
		s.Types = append(s.Types, f.Results...)
		p.Checkf(len(f.Inputs) == len(os), p.Pos(), "expected as many input types as operands (expected %d got %d)", len(os), len(f.Inputs))
		p.ResolveOperandTypes(s, os, f.Inputs, p.Pos())
	} else {
		s.Types = p.ParseOptionalArrowTypeList(s.Types)
	}
	p.ParseRegion(thenRegion, nil)
	if p.ParseOptionalKeyword("else") {
		p.ParseRegion(elseRegion, nil)
	}
	p.ParseAttrDict(s)
}

func parseFunction(p *asm.OpParser) *ir.FunctionType {
	at := p.Pos()
	f, ok := p.ParseType().(*ir.FunctionType)
	p.Check(ok, at, "invalid kind of type specified")
	return f
}

func (ifSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Operand(IfOp{op}.Condition())
	inputs := op.OpOperands()[1:]
	dialect.PrintAssignments(p, " ", op.Region(0), 0, inputs)
	p.Text(" : ").Type(IfOp{op}.Condition().Type())
	if len(inputs) > 0 {
		p.Text(" (").OperandTypes(inputs).Byte(')')
	}
	p.Text(" -> ")
	printArrowTypes(p, op.ResultTypes())
	p.Byte(' ').Region(op.Region(0), asm.RegionOptions{})
	if !op.Region(1).Empty() {
		p.Text(" else ").Region(op.Region(1), asm.RegionOptions{})
	}
	p.AttrDict(op.AllAttrs(), ir.OperandSegments)
}

// printArrowTypes prints the types after an arrow.
func printArrowTypes(p *asm.OpPrinter, ts []ir.Type) {
	if len(ts) == 1 {
		p.Type(ts[0])
		return
	}
	p.Byte('(').Types(ts).Byte(')')
}

// The directive VariableOpTypeOrInitialValue is `=` value or `:` type; the
// arguments are the attributes of shape, element type and value.
func parseVariable(p *asm.OpParser, a *asm.ParseArgs) bool {
	var t ir.Type
	if p.OptionalPunct(asm.Equal) {
		var v ir.Attribute
		p.Explain(func() { v = p.ParseAttribute(nil) }, "expected attribute")
		typed, ok := v.(interface{ Type() ir.Type })
		p.Check(ok, p.Pos(), "expected Typed attr")
		t = typed.Type()
		a.SetAttr(2, v)
	} else {
		p.Explain(func() { t = p.ParseColonType() }, "expected type after colon")
	}
	s, isShaped := ir.AsShaped(t)
	p.Check(isShaped, p.Pos(), "expected shaped type")
	p.Check(s.HasRank(), p.Pos(), "expected ranked type")
	ctx := p.Context()
	values := make([]num.APInt, len(s.Shape()))
	for i, n := range s.Shape() {
		if n == dynamic {
			n = -1
		}
		values[i] = num.NewAPInt(64, n)
	}
	a.SetAttr(0, ctx.DenseAPIntElements(ctx.RankedTensorType([]int64{int64(len(values))}, ctx.IndexType(), nil), values))
	a.SetAttr(1, ctx.TypeAttr(s.ElementType()))
	return true
}

func printVariable(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	v, t := a.Attr(2), variableType(VariableOp{op})
	if e, ok := (VariableOp{op}).TypeAttr().(*ir.TypeAttr); t == nil || !ok || !ir.IsTensorElement(e.Value) {
		p.PrintGeneric()
		return
	}
	if v == nil {
		p.Text(": ").Type(t)
		return
	}
	if typed, ok := v.(interface{ Type() ir.Type }); !ok || typed.Type() != t {
		p.PrintGeneric() // the value says the type
		return
	}
	p.Text("= ").Attribute(v)
}
