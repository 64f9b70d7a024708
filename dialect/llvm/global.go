package llvm

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// parseGlobalHead parses the beginning of a global or an alias:
//
//	linkage? visibility? `thread_local`? unnamed-address?
func parseGlobalHead(p *asm.OpParser, s *ir.OperationState) {
	parseEnumKeyword(p, s, "linkage", 0)
	parseEnumKeyword(p, s, "visibility_", 0)
	p.ParseOptionalUnit(s, "thread_local", "thread_local_")
	parseEnumKeyword(p, s, "unnamed_addr", 0)
}

func printGlobalHead(p *asm.OpPrinter, op globalOrAliasOp) {
	p.Byte(' ')
	printKeyword(p, op.Operation, "linkage", "")
	printKeyword(p, op.Operation, "visibility_", "")
	p.TextIf(op.ThreadLocalAttr() != nil, "thread_local ")
	printKeyword(p, op.Operation, "unnamed_addr", "")
}

// globalSyntax is
//
//	head `constant`? @name `(` value? `)` (`comdat` `(` symbol `)`)? dictionary?
//	(`:` type initializer?)?
//
// where the type can be left out after a string.
type globalSyntax struct{}

func (globalSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx := p.Context()
	parseGlobalHead(p, s)
	p.ParseOptionalUnit(s, "constant", "constant")
	p.ParseSymbolNameInto(s, ir.SymbolNameAttr)
	p.Punct(asm.LParen)
	var value ir.Attribute
	if !p.OptionalPunct(asm.RParen) {
		value = p.ParseAttribute(nil)
		s.AddAttribute("value", value)
		p.Punct(asm.RParen)
	}
	parseComdat(p, s)
	p.ParseAttrDict(s)
	types := p.ParseOptionalColonTypeList(nil)
	p.Check(len(types) <= 1, p.NamePos(), "expected zero or one type")
	body := p.NewRegion(s)
	if len(types) == 0 {
		text, ok := value.(*ir.StringAttr)
		p.Check(ok, p.NamePos(), "type can only be omitted for string globals")
		types = append(types, ArrayType(ctx, ctx.I8(), uint64(len(text.Value))))
	} else {
		p.ParseOptionalRegion(body, nil)
	}
	s.AddAttribute("global_type", ctx.TypeAttr(types[0]))
}

func (globalSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	printGlobalHead(p, globalOrAliasOp{op})
	p.TextIf(GlobalOp{op}.Constant(), "constant ").SymbolName(ir.SymbolName(op)).Byte('(')
	value := GlobalOp{op}.ValueAttr()
	if value != nil {
		p.Attribute(value)
	}
	p.Byte(')')
	printComdat(p, functionOrGlobalOp{op})
	p.AttrDict(op.AllAttrs(), ir.SymbolNameAttr, "global_type", "constant", "value", "linkage", "unnamed_addr",
		"thread_local_", "visibility_", "comdat")
	if _, ok := value.(*ir.StringAttr); ok {
		return
	}
	p.Text(" : ").Type(named.TypeAttr(op, "global_type"))
	if body := op.Region(0); !body.Empty() {
		p.Byte(' ').Region(body, asm.RegionOptions{NoEntryArgs: true})
	}
}

// aliasSyntax is head @name dictionary? `:` type initializer.
type aliasSyntax struct{}

func (aliasSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	parseGlobalHead(p, s)
	p.ParseSymbolNameInto(s, ir.SymbolNameAttr)
	p.ParseAttrDict(s)
	types := p.ParseOptionalColonTypeList(nil)
	p.Check(len(types) == 1, p.NamePos(), "expected zero or one type")
	p.ParseRegion(p.NewRegion(s), nil)
	s.AddAttribute("alias_type", p.Context().TypeAttr(types[0]))
}

func (aliasSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	printGlobalHead(p, globalOrAliasOp{op})
	p.SymbolName(ir.SymbolName(op))
	p.AttrDict(op.AllAttrs(), ir.SymbolNameAttr, "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_")
	p.Text(" : ").Type(named.TypeAttr(op, "alias_type")).Byte(' ')
	p.Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true})
}

// The directive LLVMLinkage is an optional keyword; the argument is the linkage.
func parseLinkage(p *asm.OpParser, a *asm.ParseArgs) bool {
	s := ir.OperationState{Def: p.Def()}
	parseEnumKeyword(p, &s, "linkage", 0)
	a.SetAttr(0, s.Attributes[0].Value)
	return true
}

func printLinkage(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	p.Text(enumText(op, "linkage"))
}

// canBeStored reports whether a global or an alias can have a type.
func canBeStored(t ir.Type) bool {
	switch class(t) {
	case voidClass, tokenClass, metadataClass, labelClass:
		return false
	}
	return IsCompatibleOuterType(t)
}

func verifyGlobal(op GlobalOp, c *ir.Checker) {
	t := named.TypeAttr(op.Operation, "global_type")
	c.Check(canBeStored(t), "expects type to be a valid element type for an LLVM global")
	parent := op.Operation.ParentOp()
	c.Check(parent == nil || isModule(parent), "must appear at the module level")
	value := op.ValueAttr()
	c.Check(class(t) != targetClass || canBeGlobal(t), "this target extension type cannot be used in a global")
	c.Check(class(t) != targetClass || value == nil, "global with target extension type can only be initialized with zero-initializer")
	if text, ok := value.(*ir.StringAttr); ok {
		elem, n, _ := ArrayOf(t)
		c.Check(ir.IsSignless(elem, 8) && n == uint64(len(text.Value)), "requires an i8 array type of the length equal to that of the string attribute")
	}
	switch linkage := enumText(op.Operation, "linkage"); linkage {
	case "common":
		if value != nil && !isZero(value) {
			c.Failf("expected zero value for '%s' linkage", linkage)
		}
	case "appending":
		if class(t) != arrayClass {
			c.Failf("expected array type for '%s' linkage", linkage)
		}
	}
	verifyComdat(functionOrGlobalOp(op), c)
	n, ok := op.AlignmentAttr().(*ir.IntegerAttr)
	c.CheckPlain(!ok || n.Value.PopCount() == 1, "alignment attribute is not a power of 2")
}

// canBeGlobal reports whether a global can have a target's type.
func canBeGlobal(t ir.Type) bool {
	name, _ := t.(*ir.DefinedType).Params[0].(string)
	return strings.HasPrefix(name, "spirv.")
}

// isZero reports whether an attribute represents zero.
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
		return !slices.ContainsFunc(a.Elements, func(e ir.Attribute) bool { return !isZero(e) })
	}
	return false
}

func verifyGlobalRegions(op GlobalOp, c *ir.Checker) {
	entry := op.Operation.Region(0).Entry()
	if entry == nil {
		return
	}
	verifyInitializer(op.Operation, entry, c, named.TypeAttr(op.Operation, "global_type"), "global")
	for o := range entry.Ops() {
		c.On(o).CheckPlain(o.Name() == ReturnOpName || hasNoEffect(o), "ops with side effects not allowed in global initializers")
	}
	c.Check(op.ValueAttr() == nil, "cannot have both initializer value and region")
}

// verifyInitializer compares the type of a region's returned value with that of its symbol.
func verifyInitializer(op *ir.Operation, entry *ir.Block, c *ir.Checker, t ir.Type, what string) {
	ret := entry.Terminator()
	c.Check(ret != nil && ret.NumOperands() != 0, "initializer region cannot return void")
	if what == "alias" {
		return
	}
	got := ret.Operand(0).Type()
	c.Checkf(got == t, "initializer region type '%s' does not match global type '%s'", got, t)
}

// hasNoEffect reports whether an operation is declared to have no effect on memory.
func hasNoEffect(op *ir.Operation) bool { return op.Has(ir.NoMemoryEffect) }

func verifyAlias(op *ir.Operation, c *ir.Checker) {
	t := named.TypeAttr(op, "alias_type")
	c.Check(canBeStored(t), "expects type to be a valid element type for an LLVM global alias")
	switch enumText(op, "linkage") {
	case "external", "internal", "private", "weak", "weak_odr", "linkonce", "linkonce_odr", "available_externally":
		return
	}
	c.Failf("'%s' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally",
		enumText(op, "linkage"))
}

func verifyAliasRegions(op *ir.Operation, c *ir.Checker) {
	entry := op.Region(0).Entry()
	if entry == nil {
		return
	}
	ret := entry.Terminator()
	c.Check(ret != nil && ret.NumOperands() != 0 && class(ret.Operand(0).Type()) == pointerClass, "initializer region must always return a pointer")
	for o := range entry.Ops() {
		c.On(o).CheckPlain(o.Name() == ReturnOpName || hasNoEffect(o), "ops with side effects are not allowed in alias initializers")
	}
}
