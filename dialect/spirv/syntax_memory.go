package spirv

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// Operations on memory name the storage class of a pointer by a string, and print
// the type that it points to alone.

// parsePointer parses the storage class of a pointer whose type the caller builds later.
func parsePointer(p *asm.OpParser) ir.EnumValue {
	return parseString(p, "StorageClass", "storage_class")
}

func printStorage(p *asm.OpPrinter, t ir.Type) {
	_, storage := pointerTo(t)
	p.Text("\"" + storage + "\" ")
}

// parseMask parses (`[` access (`,` alignment)? `]`)?.
func parseMask(p *asm.OpParser, s *ir.OperationState, mask, alignment string) {
	if !p.OptionalPunct(asm.LSquare) {
		return
	}
	v := parseString(p, "MemoryAccess", "memory_access")
	s.AddAttribute(mask, enumAttr(p.Context(), v))
	if c := v.Def.CaseNamed("Aligned"); c != nil && v.Value&c.Value != 0 {
		p.Punct(asm.Comma)
		p.ParseAttributeInto(s, alignment, p.Context().I32())
	}
	p.Punct(asm.RSquare)
}

// printMask prints a mask in the form that parseMask reads, after a separator, and returns the
// names of the printed attributes.
func printMask(p *asm.OpPrinter, op *ir.Operation, separator, mask, alignment string) []string {
	if op.Attr(mask) == nil {
		return nil
	}
	elided := []string{mask}
	p.Text(separator + "[\"" + named.Enum(op, mask) + "\"")
	if a, ok := op.Attr(alignment).(*ir.IntegerAttr); ok && hasBit(op, mask, "Aligned") {
		elided = append(elided, alignment)
		p.Text(", ").Int(a.Int64())
	}
	p.Byte(']')
	return elided
}

// loadSyntax is storage-class pointer mask attributes `:` type.
type loadSyntax struct{}

func (loadSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	storage := parsePointer(p)
	o := p.ParseOperand()
	parseMask(p, s, "memory_access", "alignment")
	p.ParseAttrDict(s)
	t := p.ParseColonType()
	p.ResolveOperand(s, o, pointerType(t, storage))
	s.Types = append(s.Types, t)
}

func (loadSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	printStorage(p, operandType(op))
	p.Operand(LoadOp{op}.Ptr())
	elided := printMask(p, op, " ", "memory_access", "alignment")
	p.AttrDict(op.AllAttrs(), append(elided, "storage_class")...).Text(" : ").Type(resultType(op))
}

// storeSyntax is storage-class pointer `,` value mask `:` type. Blocks are stored through pointers
// to their elements, without a mask. No attributes are parsed, and the reference prints blocks
// without the storage class, which its parser requires.
type storeSyntax struct{ block bool }

func (x storeSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	storage := parsePointer(p)
	at := p.Pos()
	os := p.ParseOperandListN(asm.NoDelimiter, nil, 2)
	if !x.block {
		parseMask(p, s, "memory_access", "alignment")
	}
	t := p.ParseColonType()
	to := t
	if v, ok := t.(*ir.VectorType); ok && x.block {
		to = v.Element
	}
	p.ResolveOperandTypes(s, os, []ir.Type{pointerType(to, storage), t}, at)
}

func (x storeSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	if len(op.Attrs()) > 0 {
		p.PrintGeneric()
		return
	}
	p.Byte(' ')
	printStorage(p, operandType(op))
	p.Operands(op.OpOperands())
	var elided []string
	if !x.block {
		elided = printMask(p, op, " ", "memory_access", "alignment")
	}
	p.Text(" : ").Type(storingOp{op}.Value().Type())
	if !x.block {
		p.AttrDict(op.AllAttrs(), append(elided, "storage_class")...)
	}
}

// copySyntax is storage-class pointer `,` storage-class pointer (mask (`,` mask)?)?
// attributes `:` type; attributes are parsed after the type.
type copySyntax struct{}

func (copySyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	var storage [2]ir.EnumValue
	var os [2]asm.UnresolvedOperand
	for i := range os {
		if i > 0 {
			p.Punct(asm.Comma)
		}
		storage[i] = parsePointer(p)
		os[i] = p.ParseOperand()
	}
	parseMask(p, s, "memory_access", "alignment")
	if p.OptionalPunct(asm.Comma) {
		parseMask(p, s, "source_memory_access", "source_alignment")
	}
	t := p.ParseColonType()
	p.ParseAttrDict(s)
	p.ResolveOperand(s, os[0], pointerType(t, storage[0]))
	p.ResolveOperand(s, os[1], pointerType(t, storage[1]))
}

func (copySyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	if len(op.Attrs()) > 0 {
		p.PrintGeneric() // attributes are read after the type
		return
	}
	p.Text("  ")
	printStorage(p, CopyMemoryOp{op}.Target().Type())
	p.Operand(CopyMemoryOp{op}.Target()).Text(",  ")
	printStorage(p, CopyMemoryOp{op}.Source().Type())
	p.Operand(CopyMemoryOp{op}.Source())
	elided := printMask(p, op, " ", "memory_access", "alignment")
	// The reference writes the mask of the target again where the source has none, which its parser
	// takes for the mask of the source.
	p.Text(", ")
	elided = append(elided, printMask(p, op, " ", "source_memory_access", "source_alignment")...)
	p.AttrDict(op.AllAttrs(), append(elided, "storage_class")...)
	to, _ := pointerTo(operandType(op))
	p.Text(" : ").Type(to)
}

// parseDecorations parses (`bind` `(` set `,` binding `)` | `built_in` `(` name
// `)`)? attributes.
func parseDecorations(p *asm.OpParser, s *ir.OperationState) {
	i32 := p.Context().I32()
	if p.ParseOptionalKeyword("bind") {
		p.Punct(asm.LParen)
		p.ParseAttributeInto(s, descriptorSetAttr, i32)
		p.Punct(asm.Comma)
		p.ParseAttributeInto(s, bindingAttr, i32)
		p.Punct(asm.RParen)
	} else if p.ParseOptionalKeyword(builtInAttr) {
		p.Punct(asm.LParen)
		s.AddAttribute(builtInAttr, asm.AttributeOf[*ir.StringAttr](p, nil))
		p.Punct(asm.RParen)
	}
	p.ParseAttrDict(s)
}

func printDecorations(p *asm.OpPrinter, op *ir.Operation, elided ...string) {
	set, hasSet := op.Attr(descriptorSetAttr).(*ir.IntegerAttr)
	binding, hasBinding := op.Attr(bindingAttr).(*ir.IntegerAttr)
	if hasSet && hasBinding {
		elided = append(elided, descriptorSetAttr, bindingAttr)
		p.Text(" bind(").Int(set.Int64()).Text(", ").Int(binding.Int64()).Byte(')')
	}
	if name, ok := op.Attr(builtInAttr).(*ir.StringAttr); ok {
		elided = append(elided, builtInAttr)
		p.Text(" " + builtInAttr + "(\"" + name.Value + "\")")
	}
	p.AttrDict(op.AllAttrs(), elided...)
}

// variableSyntax is (`init` `(` value `)`)? decorations `:` pointer-type.
type variableSyntax struct{}

func (variableSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	var init []asm.UnresolvedOperand
	if p.ParseOptionalKeyword("init") {
		p.Punct(asm.LParen)
		o := p.ParseOperand()
		p.Punct(asm.RParen)
		init = append(init, o)
	}
	parseDecorations(p, s)
	p.Punct(asm.Colon)
	at := p.Pos()
	t := p.ParseType()
	ptr := is(t, pointerClass)
	p.Check(ptr != nil, at, "expected spirv.ptr type")
	s.Types = append(s.Types, t)
	p.ResolveOperands(s, init, typeParam(ptr, pointee))
	if v, ok := ptr.Params[storageClass].(ir.EnumValue); ok {
		s.AddAttribute("storage_class", enumAttr(p.Context(), v))
	}
}

func (variableSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	if op.NumOperands() > 0 {
		p.Text(" init(").Operand(op.Operand(0)).Byte(')')
	}
	printDecorations(p, op, "storage_class")
	p.Text(" : ").Type(resultType(op))
}

// globalSyntax is @name (`initializer` `(` @name `)`)? decorations `:`
// pointer-type.
type globalSyntax struct{}

func (globalSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	p.ParseSymbolNameInto(s, ir.SymbolNameAttr)
	if p.ParseOptionalKeyword("initializer") {
		p.Punct(asm.LParen)
		a := parseSymbol(p)
		p.Punct(asm.RParen)
		s.AddAttribute("initializer", a)
	}
	parseDecorations(p, s)
	at := p.Pos()
	t := p.ParseColonType()
	p.Check(class(t) == pointerClass, at, "expected spirv.ptr type")
	s.AddAttribute("type", p.Context().TypeAttr(t))
}

func (globalSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').SymbolName(ir.SymbolName(op))
	if init := (GlobalVariableOp{op}).InitializerAttr(); init != nil {
		p.Text(" initializer(")
		printSymbol(p, init)
		p.Byte(')')
	}
	printDecorations(p, op, "storage_class", ir.SymbolNameAttr, "initializer", "type")
	p.Text(" : ").Type(named.TypeAttr(op, "type"))
}
