package llvm

import (
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// parseGlobalHead parses what globals and aliases begin with:
//
//	linkage? visibility? `thread_local`? unnamed-address?
func parseGlobalHead(p *asm.OpParser, s *ir.OperationState) bool {
	if !parseEnumKeyword(p, s, "linkage", 0) || !parseEnumKeyword(p, s, "visibility_", 0) {
		return false
	}
	if p.ParseOptionalKeyword("thread_local") {
		s.AddAttribute("thread_local_", p.Context().UnitAttr())
	}
	return parseEnumKeyword(p, s, "unnamed_addr", 0)
}

func printGlobalHead(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	printKeyword(p, op, "linkage", "")
	printKeyword(p, op, "visibility_", "")
	if op.Attr("thread_local_") != nil {
		p.Text("thread_local ")
	}
	printKeyword(p, op, "unnamed_addr", "")
}

// globalSyntax is
//
//	head `constant`? @name `(` value? `)` (`comdat` `(` symbol `)`)? dictionary?
//	(`:` type initializer?)?
//
// where the type can be left out behind a string.
type globalSyntax struct{}

func (globalSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	ctx := p.Context()
	if !parseGlobalHead(p, s) {
		return false
	}
	if p.ParseOptionalKeyword("constant") {
		s.AddAttribute("constant", ctx.UnitAttr())
	}
	if !p.ParseSymbolNameInto(s, ir.SymbolNameAttr) || !p.Punct(asm.LParen) {
		return false
	}
	var value ir.Attribute
	if !p.OptionalPunct(asm.RParen) {
		var ok bool
		if value, ok = p.ParseAttribute(nil); !ok {
			return false
		}
		s.AddAttribute("value", value)
		if !p.Punct(asm.RParen) {
			return false
		}
	}
	if !parseComdat(p, s) || !p.ParseAttrDict(s) {
		return false
	}
	types, ok := p.ParseOptionalColonTypeList(nil)
	if !ok {
		return false
	}
	if len(types) > 1 {
		return p.Errorf(p.NamePos(), "expected zero or one type")
	}
	body := p.NewRegion(s)
	if len(types) == 0 {
		text, ok := value.(*ir.StringAttr)
		if !ok {
			return p.Errorf(p.NamePos(), "type can only be omitted for string globals")
		}
		types = append(types, ArrayType(ctx, ctx.I8(), uint64(len(text.Value))))
	} else if _, ok := p.ParseOptionalRegion(body, nil); !ok {
		return false
	}
	s.AddAttribute("global_type", ctx.TypeAttr(types[0]))
	return true
}

func (globalSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	printGlobalHead(p, op)
	if op.Attr("constant") != nil {
		p.Text("constant ")
	}
	p.SymbolName(ir.SymbolName(op))
	p.Byte('(')
	value := op.Attr("value")
	if value != nil {
		p.Attribute(value)
	}
	p.Byte(')')
	printComdat(p, op)
	p.AttrDict(op.AllAttrs(), ir.SymbolNameAttr, "global_type", "constant", "value", "linkage", "unnamed_addr",
		"thread_local_", "visibility_", "comdat")
	if _, ok := value.(*ir.StringAttr); ok {
		return
	}
	p.Text(" : ")
	p.Type(typeAttr(op, "global_type"))
	if body := op.Region(0); !body.Empty() {
		p.Byte(' ')
		p.Region(body, asm.RegionOptions{NoEntryArgs: true})
	}
}

// typeAttr returns the type in an attribute, nil if there is none.
func typeAttr(op *ir.Operation, name string) ir.Type {
	if a, ok := op.Attr(name).(*ir.TypeAttr); ok {
		return a.Value
	}
	return nil
}

// aliasSyntax is head @name dictionary? `:` type initializer.
type aliasSyntax struct{}

func (aliasSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	if !parseGlobalHead(p, s) || !p.ParseSymbolNameInto(s, ir.SymbolNameAttr) || !p.ParseAttrDict(s) {
		return false
	}
	types, ok := p.ParseOptionalColonTypeList(nil)
	if !ok {
		return false
	}
	if len(types) != 1 {
		return p.Errorf(p.NamePos(), "expected zero or one type")
	}
	if !p.ParseRegion(p.NewRegion(s), nil) {
		return false
	}
	s.AddAttribute("alias_type", p.Context().TypeAttr(types[0]))
	return true
}

func (aliasSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	printGlobalHead(p, op)
	p.SymbolName(ir.SymbolName(op))
	p.AttrDict(op.AllAttrs(), ir.SymbolNameAttr, "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_")
	p.Text(" : ")
	p.Type(typeAttr(op, "alias_type"))
	p.Byte(' ')
	p.Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true})
}

// The directive LLVMLinkage is an optional keyword; the argument is the linkage.
func parseLinkage(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	s := ir.OperationState{Def: p.Def()}
	if !parseEnumKeyword(p, &s, "linkage", 0) {
		return true, false
	}
	a.SetAttr(0, s.Attributes[0].Value)
	return true, true
}

func printLinkage(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	p.Text(enumText(op, "linkage"))
}

func verifyGlobal(op *ir.Operation, d *diag.List) bool {
	t := typeAttr(op, "global_type")
	valid := IsCompatibleOuterType(t)
	switch class(t) {
	case voidClass, tokenClass, metadataClass, labelClass:
		valid = false
	}
	if !valid {
		op.EmitOpError(d, "expects type to be a valid element type for an LLVM global")
		return false
	}
	if parent := op.ParentOp(); parent != nil && !isModule(parent) {
		op.EmitOpError(d, "must appear at the module level")
		return false
	}
	value := op.Attr("value")
	if class(t) == targetClass && !canBeGlobal(t) {
		op.EmitOpError(d, "this target extension type cannot be used in a global")
		return false
	}
	if text, ok := value.(*ir.StringAttr); ok {
		elem, n, _ := arrayOf(t)
		if !ir.IsSignless(elem, 8) || n != uint64(len(text.Value)) {
			op.EmitOpError(d, "requires an i8 array type of the length equal to that of the string attribute")
			return false
		}
	}
	switch linkage := enumText(op, "linkage"); linkage {
	case "common":
		if value != nil && !isZero(value) {
			op.EmitOpError(d, "expected zero value for '%s' linkage", linkage)
			return false
		}
	case "appending":
		if class(t) != arrayClass {
			op.EmitOpError(d, "expected array type for '%s' linkage", linkage)
			return false
		}
	}
	if !verifyComdat(op, d) {
		return false
	}
	if n, ok := op.Attr("alignment").(*ir.IntegerAttr); ok && n.Value.PopCount() != 1 {
		op.EmitError(d, "alignment attribute is not a power of 2")
		return false
	}
	return true
}

// canBeGlobal reports whether a global can have a target's type.
func canBeGlobal(t ir.Type) bool {
	name, _ := t.(*ir.DefinedType).Params[0].(string)
	return strings.HasPrefix(name, "spirv.")
}

// isZero reports whether an attribute stands for zero.
func isZero(a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Value.IsZero()
	case *ir.FloatAttr:
		return a.Value.IsZero()
	case *ir.DenseElementsAttr:
		if !a.IsSplat() {
			return false
		}
		if _, ok := a.ElementType().(*ir.FloatType); ok {
			return a.Float(0).IsZero()
		}
		return a.Int(0).IsZero()
	case *ir.ArrayAttr:
		for _, e := range a.Elements {
			if !isZero(e) {
				return false
			}
		}
		return true
	}
	return false
}

func verifyGlobalRegions(op *ir.Operation, d *diag.List) bool {
	entry := op.Region(0).Entry()
	if entry == nil {
		return true
	}
	if !verifyInitializer(op, entry, d, typeAttr(op, "global_type"), "global") {
		return false
	}
	for o := range entry.Ops() {
		if o.Name() != "llvm.return" && !hasNoEffect(o) {
			o.EmitError(d, "ops with side effects not allowed in global initializers")
			return false
		}
	}
	if op.Attr("value") != nil {
		op.EmitOpError(d, "cannot have both initializer value and region")
		return false
	}
	return true
}

// verifyInitializer compares what a region returns with the type of its symbol.
func verifyInitializer(op *ir.Operation, entry *ir.Block, d *diag.List, t ir.Type, what string) bool {
	ret := entry.Terminator()
	if ret == nil || ret.NumOperands() == 0 {
		op.EmitOpError(d, "initializer region cannot return void")
		return false
	}
	if what == "alias" {
		return true
	}
	if got := ret.Operand(0).Type(); got != t {
		op.EmitOpError(d, "initializer region type '%s' does not match global type '%s'", got, t)
		return false
	}
	return true
}

// hasNoEffect reports whether an operation says that it has no effect on memory.
func hasNoEffect(op *ir.Operation) bool { return op.Has(ir.NoMemoryEffect) }

func verifyAlias(op *ir.Operation, d *diag.List) bool {
	t := typeAttr(op, "alias_type")
	valid := IsCompatibleOuterType(t)
	switch class(t) {
	case voidClass, tokenClass, metadataClass, labelClass:
		valid = false
	}
	if !valid {
		op.EmitOpError(d, "expects type to be a valid element type for an LLVM global alias")
		return false
	}
	switch enumText(op, "linkage") {
	case "external", "internal", "private", "weak", "weak_odr", "linkonce", "linkonce_odr", "available_externally":
		return true
	}
	op.EmitOpError(d, "'%s' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally",
		enumText(op, "linkage"))
	return false
}

func verifyAliasRegions(op *ir.Operation, d *diag.List) bool {
	entry := op.Region(0).Entry()
	if entry == nil {
		return true
	}
	ret := entry.Terminator()
	if ret == nil || ret.NumOperands() == 0 || class(ret.Operand(0).Type()) != pointerClass {
		op.EmitOpError(d, "initializer region must always return a pointer")
		return false
	}
	for o := range entry.Ops() {
		if o.Name() != "llvm.return" && !hasNoEffect(o) {
			o.EmitError(d, "ops with side effects are not allowed in alias initializers")
			return false
		}
	}
	return true
}
