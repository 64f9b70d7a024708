package spirv

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// constantSyntax is value (`:` type)?: the type is there if the value has none, or
// is of another.
type constantSyntax struct{}

func (constantSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	a := p.ParseAttribute(nil)
	s.AddAttribute("value", a)
	t := typeOf(a)
	switch t.(type) {
	case nil, *ir.NoneType, *ir.RankedTensorType, *ir.UnrankedTensorType:
		t = p.ParseColonType()
	}
	s.Types = append(s.Types, t)
}

func (constantSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Attribute(ConstantOp{op}.ValueAttr())
	switch t := resultType(op); class(t) {
	case arrayClass:
		p.Text(" : ").Type(t)
	}
}

// specConstantSyntax is @name (`spec_id` `(` integer `)`)? `=` value.
type specConstantSyntax struct{}

func (specConstantSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	p.ParseSymbolNameInto(s, ir.SymbolNameAttr)
	if p.ParseOptionalKeyword("spec_id") {
		p.Punct(asm.LParen)
		s.AddAttribute("spec_id", asm.AttributeOf[*ir.IntegerAttr](p, nil))
		p.Punct(asm.RParen)
	}
	p.Punct(asm.Equal)
	p.ParseAttributeInto(s, "default_value", nil)
}

func (specConstantSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').SymbolName(ir.SymbolName(op))
	if id, ok := op.Attr("spec_id").(*ir.IntegerAttr); ok {
		p.Shows("spec_id")
		p.Text(" spec_id(").Int(id.Int64()).Byte(')')
	}
	p.Text(" = ").Attribute(SpecConstantOp{op}.DefaultValueAttr())
}

// specCompositeSyntax is @name `(` symbols `)` `:` type; a replicated composite
// has one symbol.
type specCompositeSyntax struct{ replicate bool }

func (x specCompositeSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	p.ParseSymbolNameInto(s, ir.SymbolNameAttr)
	p.Punct(asm.LParen)
	if x.replicate {
		s.AddAttribute("constituent", parseSymbol(p))
	} else {
		parseSymbols(p, s, "constituents")
	}
	p.Punct(asm.RParen)
	s.AddAttribute("type", p.Context().TypeAttr(p.ParseColonType()))
}

func (x specCompositeSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').SymbolName(ir.SymbolName(op)).Text(" (")
	if x.replicate {
		p.Attribute(compositeConstantOp{op}.ConstituentAttr())
	} else {
		printAttributes(p, compositeConstantOp{op}.ConstituentsAttr())
	}
	p.Text(") : ").Type(named.TypeAttr(op, "type"))
}

// specOperationSyntax is `wraps` operation attributes.
type specOperationSyntax struct{}

func (specOperationSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	p.ParseKeyword("wraps", "")
	at := p.Pos()
	inner := p.ParseGenericOp()
	p.Check(inner.NumResults() != 0, at, "invalid enclosed op")
	inner.Remove()
	b := ir.NewBlock()
	b.Append(inner)
	b.Append(ir.Create(&ir.OperationState{Def: p.Context().OpDef(YieldOpName), Loc: inner.Location(), Operands: []*ir.Value{inner.Result(0)}}))
	p.NewRegion(s).AppendBlock(b)
	s.Loc = inner.Location()
	s.Types = append(s.Types, inner.Result(0).Type())
	p.ParseAttrDict(s)
}

func (specOperationSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Text(" wraps ")
	if b := op.Region(0).Entry(); b != nil && b.Front() != nil {
		p.GenericOp(b.Front())
	}
}

// entryPointSyntax is execution-model @name (`,` symbols)?; a graph has no model.
type entryPointSyntax struct{ graph bool }

func (x entryPointSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	if !x.graph {
		parseStringInto(p, s, "ExecutionModel", "execution_model")
	}
	s.AddAttribute("fn", parseSymbol(p))
	if p.OptionalPunct(asm.Comma) {
		parseSymbols(p, s, "interface")
		return
	}
	s.AddAttribute("interface", p.Context().ArrayAttr(nil))
}

func (x entryPointSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	if !x.graph {
		p.Text("\"" + named.Enum(op, "execution_model") + "\" ")
	}
	printSymbol(p, entryOp{op}.FnAttr())
	if list, ok := (entryOp{op}).InterfaceAttr().(*ir.ArrayAttr); ok && len(list.Elements) > 0 {
		p.Text(", ")
		printAttributes(p, list)
	}
}

// executionModeSyntax is @name execution-mode (`,` integer)*.
type executionModeSyntax struct{}

func (executionModeSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	p.ParseAttributeInto(s, "fn", nil)
	parseStringInto(p, s, "ExecutionMode", "execution_mode")
	var list []ir.Attribute
	for p.OptionalPunct(asm.Comma) {
		list = append(list, p.ParseAttribute(p.Context().I32()))
	}
	s.AddAttribute("values", p.Context().ArrayAttr(list))
}

func (executionModeSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	printSymbol(p, ExecutionModeOp{op}.FnAttr())
	p.Text(" \"" + named.Enum(op, "execution_mode") + "\"")
	if list, ok := (ExecutionModeOp{op}).ValuesAttr().(*ir.ArrayAttr); ok && len(list.Elements) > 0 {
		p.Text(", ")
		printInts(p, list)
	}
}

// moduleSyntax is @name? addressing-model memory-model (`requires` triple)?
// (`attributes` {...})? region.
type moduleSyntax struct{}

func (moduleSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	if name, ok := p.ParseOptionalSymbolName(); ok {
		s.AddAttribute(ir.SymbolNameAttr, p.Context().StringAttr(name))
	}
	parseKeywordInto(p, s, "AddressingModel", "addressing_model")
	parseKeywordInto(p, s, "MemoryModel", "memory_model")
	if p.ParseOptionalKeyword("requires") {
		s.AddAttribute("vce_triple", parseAttributeOf(&p.Parser, verCapExtClass))
	}
	p.ParseAttrDictWithKeyword(s)
	body := p.NewRegion(s)
	p.ParseRegion(body, nil)
	if body.Empty() {
		body.AppendBlock(ir.NewBlock())
	}
}

func (moduleSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	if name, ok := op.Attr(ir.SymbolNameAttr).(*ir.StringAttr); ok {
		p.Byte(' ').SymbolName(name.Value)
	}
	p.Text(" " + named.Enum(op, "addressing_model") + " " + named.Enum(op, "memory_model"))
	elided := []string{"addressing_model", "memory_model", ir.SymbolNameAttr}
	if a := (ModuleOp{op}).VceTripleAttr(); a != nil {
		p.Text(" requires ").Attribute(a)
		elided = append(elided, "vce_triple")
	}
	p.AttrDictWithKeyword(op.AllAttrs(), elided...).Byte(' ').Region(op.Region(0), asm.RegionOptions{})
}

// functionSyntax is @name signature function-control (`attributes` {...})?
// region?; a graph has no control.
type functionSyntax struct{ graph bool }

func (x functionSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	p.ParseSymbolNameInto(s, ir.SymbolNameAttr)
	sig := p.ParseFunctionSignature(false)
	in := make([]ir.Type, len(sig.Args))
	for i := range in {
		in[i] = sig.Args[i].Type
	}
	ctx := p.Context()
	var t ir.Type = ctx.FunctionType(in, sig.Results)
	if x.graph {
		t = GraphType{ctx.FunctionType(in, sig.Results)}
	}
	s.AddAttribute(ir.FunctionTypeAttr, ctx.TypeAttr(t))
	if !x.graph {
		parseStringInto(p, s, "FunctionControl", "function_control")
	}
	p.ParseAttrDictWithKeyword(s)
	p.AddArgAndResultAttrs(s, &sig, ir.ArgumentAttrsAttr, ir.ResultAttrsAttr)
	p.ParseOptionalRegion(p.NewRegion(s), sig.Args)
}

func (x functionSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').SymbolName(ir.SymbolName(op))
	body := op.Region(0)
	t := functionType(op)
	if t == nil {
		return
	}
	p.Byte('(')
	list, _ := op.Attr(ir.ArgumentAttrsAttr).(*ir.ArrayAttr)
	for i, in := range t.Inputs {
		p.Comma(i)
		var attrs []ir.NamedAttribute
		if list != nil && i < len(list.Elements) {
			if dict, ok := list.Elements[i].(*ir.DictionaryAttr); ok {
				attrs = dict.Entries
			}
		}
		if entry := body.Entry(); entry != nil && i < entry.NumArguments() {
			p.RegionArgument(entry.Argument(i), attrs, false)
			continue
		}
		p.Type(in).AttrDict(attrs)
	}
	p.Byte(')')
	if len(t.Results) > 0 {
		p.Text(" -> ").FunctionResults(t.Results, op.Attr(ir.ResultAttrsAttr))
	}
	if !x.graph {
		p.Text(" \"" + named.Enum(op, "function_control") + "\"")
	}
	p.AttrDictWithKeyword(op.AllAttrs(), ir.SymbolNameAttr, ir.FunctionTypeAttr, ir.ArgumentAttrsAttr, ir.ResultAttrsAttr, "function_control")
	if !body.Empty() {
		p.Byte(' ').Region(body, asm.RegionOptions{NoEntryArgs: true})
	}
}
