package llvm

import (
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// functionOpSyntax is
//
//	linkage? visibility? unnamed-address? convention? @name signature
//	(`vscale_range` `(` min, max `)`)? (`comdat` `(` symbol `)`)?
//	(`attributes` {...})? body?
type functionOpSyntax struct{}

func (functionOpSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	parseEnumKeyword(p, s, "linkage", 0)
	parseEnumKeyword(p, s, "visibility_", 0)
	parseEnumKeyword(p, s, "unnamed_addr", 0)
	parseEnumKeyword(p, s, "CConv", 0)
	at := p.Pos()
	p.ParseSymbolNameInto(s, ir.SymbolNameAttr)
	sig := p.ParseFunctionSignature(true)
	ctx := p.Context()
	in := make([]ir.Type, len(sig.Args))
	for i := range in {
		in[i] = sig.Args[i].Type
	}
	p.Check(len(sig.Results) <= 1, at, "failed to construct function type: expected zero or one function result")
	for _, t := range in {
		p.Check(IsCompatibleType(t), at, "failed to construct function type: expected LLVM type for function arguments")
	}
	result := VoidType(ctx)
	if len(sig.Results) == 1 {
		result = sig.Results[0]
	}
	p.Checkf(IsCompatibleType(result), at, "failed to construct function type: expected LLVM type for function results'%s'", result)
	s.AddAttribute(ir.FunctionTypeAttr, ctx.TypeAttr(FunctionType(ctx, result, in, sig.Variadic)))
	if p.ParseOptionalKeyword("vscale_range") {
		parseScaleRange(p, s)
	}
	parseComdat(p, s)
	p.ParseAttrDictWithKeyword(s)
	p.AddArgAndResultAttrs(s, &sig, ir.ArgumentAttrsAttr, ir.ResultAttrsAttr)
	p.ParseOptionalRegion(p.NewRegion(s), sig.Args)
}

func parseScaleRange(p *asm.OpParser, s *ir.OperationState) {
	p.Punct(asm.LParen)
	low := p.ParseInt(64, true)
	p.Punct(asm.Comma)
	high := p.ParseInt(64, true)
	p.Punct(asm.RParen)
	ctx := p.Context()
	i := s.Def.Slot("vscale_range")
	p.Check(i >= 0 && s.Def.Attributes[i].Constraint != nil && s.Def.Attributes[i].Constraint.Def != nil,
		p.Pos(), "attribute 'vscale_range' is not defined")
	s.AddAttribute("vscale_range", ctx.DefinedAttr(s.Def.Attributes[i].Constraint.Def,
		[]ir.Param{ctx.Int64Attr(ctx.I32(), low), ctx.Int64Attr(ctx.I32(), high)}))
}

// parseComdat parses `comdat(symbol)` if it is there.
func parseComdat(p *asm.OpParser, s *ir.OperationState) {
	if !p.ParseOptionalKeyword("comdat") {
		return
	}
	p.Punct(asm.LParen)
	s.AddAttribute("comdat", asm.AttributeOf[*ir.SymbolRefAttr](p, nil))
	p.Punct(asm.RParen)
}

func printComdat(p *asm.OpPrinter, op functionOrGlobalOp) {
	if a := op.ComdatAttr(); a != nil {
		p.Text(" comdat(").Attribute(a).Byte(')')
	}
}

func (functionOpSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	printKeyword(p, op, "linkage", "external")
	printKeyword(p, op, "visibility_", "")
	printKeyword(p, op, "unnamed_addr", "")
	printKeyword(p, op, "CConv", "ccc")
	p.SymbolName(ir.SymbolName(op))
	s, _ := functionSignature(op)
	body := op.Region(0)
	p.Byte('(')
	for i, t := range s.Params {
		p.Comma(i)
		attrs := named.Entries(op.Attr(ir.ArgumentAttrsAttr), i)
		if entry := body.Entry(); entry != nil && i < entry.NumArguments() {
			p.RegionArgument(entry.Argument(i), attrs, false)
			continue
		}
		p.Type(t).AttrDict(attrs)
	}
	if s.Variadic {
		p.TextIf(len(s.Params) > 0, ", ").Text("...")
	}
	p.Byte(')')
	if s.Result != nil && class(s.Result) != voidClass {
		p.Text(" -> ").FunctionResults([]ir.Type{s.Result}, op.Attr(ir.ResultAttrsAttr))
	}
	if a, ok := (LLVMFuncOp{op}).VscaleRangeAttr().(*ir.DefinedAttr); ok && len(a.Params) == 2 {
		p.Text(" vscale_range(")
		for i, x := range a.Params {
			p.Comma(i)
			n, ok := x.(*ir.IntegerAttr)
			if !ok || n.Type() != op.Context().I32() {
				p.PrintGeneric() // the type is not shown
				return
			}
			p.Int(n.Int64())
		}
		p.Byte(')')
	}
	printComdat(p, functionOrGlobalOp{op})
	p.AttrDictWithKeyword(op.AllAttrs(), ir.SymbolNameAttr, ir.FunctionTypeAttr, ir.ArgumentAttrsAttr, ir.ResultAttrsAttr,
		"linkage", "CConv", "visibility_", "comdat", "unnamed_addr", "vscale_range")
	if !body.Empty() {
		p.Byte(' ').Region(body, asm.RegionOptions{NoEntryArgs: true})
	}
}

// functionSignature splits the type of a function.
func functionSignature(op *ir.Operation) (Signature, bool) {
	if a, ok := op.Attr(ir.FunctionTypeAttr).(*ir.TypeAttr); ok {
		return SignatureOf(a.Value)
	}
	return Signature{}, false
}

func verifyFunction(op LLVMFuncOp, c *ir.Checker) {
	verifySignature(op.Operation, c)
	linkage := enumText(op.Operation, "linkage")
	c.Check(linkage != "common", "functions cannot have 'common' linkage")
	verifyComdat(functionOrGlobalOp(op), c)
	if op.Operation.Region(0).Empty() {
		c.Check(linkage == "external" || linkage == "extern_weak", "external functions must have 'external' or 'extern_weak' linkage")
		return
	}
	c.CheckPlain(!op.NoInline() || !op.AlwaysInline(), "no_inline and always_inline attributes are incompatible")
	c.Check(!op.OptimizeNone() || op.NoInline(), "with optimize_none must also be no_inline")
	verifyLandingPads(op.Operation, c)
	verifyTags(op.Operation, c)
}

// verifyLandingPads checks that all landing pads of a function have one type,
// that resumes have it too, and that there is a personality.
func verifyLandingPads(fn *ir.Operation, c *ir.Checker) {
	var t ir.Type
	message := ""
	ir.Walk(fn, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		var have ir.Type
		switch op.Name() {
		case LandingpadOpName:
			message = "'llvm.landingpad' should have a consistent result type inside a function"
			have = op.Result(0).Type()
		case ResumeOpName:
			message = "'llvm.resume' should have a consistent input type inside a function"
			have = ResumeOp{op}.Value().Type()
		default:
			return ir.Advance
		}
		if t != nil && t != have {
			return ir.Interrupt
		}
		t = have
		message = ""
		return ir.Advance
	})
	c.CheckPlain(message == "", message)
}

// verifyTags checks that a function marks a block once with a tag.
func verifyTags(fn *ir.Operation, c *ir.Checker) {
	var seen []ir.Attribute
	ok := true
	ir.Walk(fn, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		if op.Name() != BlockTagOpName {
			return ir.Advance
		}
		tag := BlockTagOp{op}.TagAttr()
		if !slices.Contains(seen, tag) {
			seen = append(seen, tag)
			return ir.Advance
		}
		ok = false
		if a, is := tag.(*ir.DefinedAttr); is && len(a.Params) == 1 {
			if id, is := a.Params[0].(*ir.DistinctAttr); is {
				c.On(op).PlainErrorf("duplicate block tag '%s' in the same function: ", id)
			} else {
				c.On(op).PlainErrorf("duplicate block tag '%v' in the same function: ", a.Params[0])
			}
		}
		return ir.Interrupt
	})
	c.Require(ok)
}

// verifyComdat checks that a symbol is a comdat selector.
func verifyComdat(op functionOrGlobalOp, c *ir.Checker) {
	ref, ok := op.ComdatAttr().(*ir.SymbolRefAttr)
	if !ok {
		return
	}
	s := c.Symbols().Lookup(op.Operation, ref)
	c.CheckPlain(s != nil && s.Name() == ComdatSelectorOpName, "expected comdat symbol")
}

func verifyFunctionRegions(op *ir.Operation, c *ir.Checker) {
	s, ok := functionSignature(op)
	entry := op.Region(0).Entry()
	if !ok || entry == nil {
		return
	}
	for i := range s.Params {
		c.Checkf(i >= entry.NumArguments() || IsCompatibleType(entry.Argument(i).Type()), "entry block argument #%d is not of LLVM type", i)
	}
}

// A functionSymbol is the SymbolOpInterface of functions: one without a body is
// no declaration, for it may be public.
type functionSymbol struct{}

// IsDeclaration returns false.
func (functionSymbol) IsDeclaration(*ir.Operation) bool { return false }

// IsOptionalSymbol returns false.
func (functionSymbol) IsOptionalSymbol(*ir.Operation) bool { return false }
