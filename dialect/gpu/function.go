package gpu

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

const (
	workgroupAttrsAttr = "workgroup_attrib_attrs"
	privateAttrsAttr   = "private_attrib_attrs"
)

// functionSyntax is the form of a function with buffers:
//
//	function ::= @name signature (`workgroup` `(` arguments `)`)? (`private` `(` arguments `)`)?
//	             `kernel`? (`attributes` {...})? region
type functionSyntax struct{}

func (functionSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	p.ParseSymbolNameInto(s, ir.SymbolNameAttr)
	at := p.Pos()
	sig := p.ParseFunctionSignature(false)
	p.Check(len(sig.Args) == 0 || sig.Args[0].Name.Name != "", at, "gpu.func requires named arguments")
	ctx := p.Context()
	in := make([]ir.Type, len(sig.Args))
	for i := range in {
		in[i] = sig.Args[i].Type
	}
	s.AddAttribute(ir.FunctionTypeAttr, ctx.TypeAttr(ctx.FunctionType(in, sig.Results)))
	p.AddArgAndResultAttrs(s, &sig, ir.ArgumentAttrsAttr, ir.ResultAttrsAttr)
	args := sig.Args
	args = parseAttributions(p, s, "workgroup", workgroupAttrsAttr, args)
	s.AddAttribute(attributionsAttr, ctx.Int64Attr(ctx.I64(), int64(len(args)-len(in))))
	args = parseAttributions(p, s, "private", privateAttrsAttr, args)
	p.ParseOptionalUnit(s, "kernel", kernelAttr)
	p.ParseAttrDictWithKeyword(s)
	p.ParseRegion(p.NewRegion(s), args)
}

// parseAttributions parses buffers with their attributes, if they are there.
func parseAttributions(p *asm.OpParser, s *ir.OperationState, keyword, attr string, args []asm.Argument) []asm.Argument {
	if !p.ParseOptionalKeyword(keyword) {
		return args
	}
	as := p.ParseArgumentList(asm.Parens, true, true)
	ctx, some := p.Context(), false
	dicts := make([]ir.Attribute, len(as))
	for i := range as {
		some = some || len(as[i].Attrs) > 0
		dicts[i] = ctx.DictionaryAttr(as[i].Attrs)
	}
	if some {
		s.AddAttribute(attr, ctx.ArrayAttr(dicts))
	}
	return append(args, as...)
}

func (functionSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').SymbolName(ir.SymbolName(op))
	t := named.FunctionType(op)
	var args []*ir.Value
	if entry := op.Region(0).Entry(); entry != nil {
		args = entry.Args()
	}
	p.Byte('(')
	for i, in := range t.Inputs {
		p.Comma(i)
		if i < len(args) {
			p.RegionArgument(args[i], named.Entries(op.Attr(ir.ArgumentAttrsAttr), i), false)
			continue
		}
		p.Type(in).AttrDict(named.Entries(op.Attr(ir.ArgumentAttrsAttr), i))
	}
	p.Byte(')')
	if len(t.Results) > 0 {
		p.Text(" -> ").FunctionResults(t.Results, op.Attr(ir.ResultAttrsAttr))
	}
	first := min(len(t.Inputs), len(args))
	private := min(first+numAttributions(op), len(args))
	printAttributions(p, "workgroup", args[first:private], op.Attr(workgroupAttrsAttr))
	printAttributions(p, "private", args[private:], op.Attr(privateAttrsAttr))
	p.TextIf(isKernel(op), " kernel")
	p.AttrDictWithKeyword(op.AllAttrs(), ir.SymbolNameAttr, attributionsAttr, kernelAttr, ir.FunctionTypeAttr,
		ir.ArgumentAttrsAttr, ir.ResultAttrsAttr, workgroupAttrsAttr, privateAttrsAttr)
	p.Byte(' ').Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true})
}

func isKernel(op *ir.Operation) bool {
	_, ok := op.Attr(kernelAttr).(*ir.UnitAttr)
	return ok
}

// function is the FunctionOpInterface of functions: their bodies have arguments
// beyond those of the type. As symbols, they are never declarations.
type function struct{}

// IsDeclaration returns false.
func (function) IsDeclaration(*ir.Operation) bool { return false }

// IsOptionalSymbol returns false.
func (function) IsOptionalSymbol(*ir.Operation) bool { return false }

// VerifyType checks that a kernel returns nothing.
func (function) VerifyType(op *ir.Operation, c *ir.Checker) {
	c.Check(!isKernel(op) || len(named.FunctionType(op).Results) == 0, "expected void return type for kernel function")
}

// VerifyBody checks the arguments of the body.
func (function) VerifyBody(op *ir.Operation, c *ir.Checker) {
	entry := op.Region(0).Entry()
	c.Check(entry != nil, "expected body with at least one block")
	inputs := named.FunctionType(op).Inputs
	private := len(inputs) + numAttributions(op)
	args := entry.Args()
	c.Checkf(len(args) >= private, "expected at least %d arguments to body region", private)
	for i, t := range inputs {
		have := args[i].Type()
		c.Checkf(have == t, "expected body region argument #%d to be of type '%s', got '%s'", i, t, have)
	}
	verifyAttributions(op, args[len(inputs):private], "workgroup", c)
	verifyAttributions(op, args[private:], "private", c)
}

func verifyReturn(op *ir.Operation, c *ir.Checker) {
	fn := op.ParentOp()
	for fn != nil && fn.Name() != GPUFuncOpName {
		fn = fn.ParentOp()
	}
	if fn == nil {
		return
	}
	results := named.FunctionType(fn).Results
	if len(results) != op.NumOperands() {
		c.Errorf("expected %d result operands", len(results)).
			Notef(fn.Location().Place(), "return type declared here")
		c.Stop()
	}
	for i, t := range results {
		have := op.Operand(i).Type()
		c.Checkf(have == t, "unexpected type `'%s'' for operand #%d", have, i)
	}
}
