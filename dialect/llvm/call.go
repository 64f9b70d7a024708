package llvm

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// A callSignature is the types and attributes of a call's arguments and results.
type callSignature struct {
	in, out           []ir.Type
	inAttrs, outAttrs [][]ir.NamedAttribute
}

// parseCallSignature parses `(types) -> results`, each type with a dictionary.
// missing reports that there is no arrow, which is not an error.
func parseCallSignature(p *asm.OpParser) (sig callSignature, missing bool) {
	list := func(ts *[]ir.Type, as *[][]ir.NamedAttribute) {
		p.ParseCommaSeparatedList(asm.Parens, func() {
			t := p.ParseType()
			*ts, *as = append(*ts, t), append(*as, p.ParseOptionalAttrDict(nil))
		}, "")
	}
	list(&sig.in, &sig.inAttrs)
	if !p.OptionalPunct(asm.Arrow) {
		return sig, true
	}
	if p.Peek(asm.LParen) {
		list(&sig.out, &sig.outAttrs)
		return sig, false
	}
	sig.out, sig.outAttrs = append(sig.out, p.ParseType()), append(sig.outAttrs, nil)
	return sig, false
}

// addAttrs adds the arrays of dictionaries.
func (c *callSignature) addAttrs(p *asm.OpParser, s *ir.OperationState) {
	f := asm.FunctionSignature{Results: c.out, ResAttrs: c.outAttrs}
	for i, t := range c.in {
		f.Args = append(f.Args, asm.Argument{Type: t, Attrs: c.inAttrs[i]})
	}
	p.AddArgAndResultAttrs(s, &f, "arg_attrs", "res_attrs")
}

func printCallSignature(p *asm.OpPrinter, op callOp, in []ir.Operand) {
	fits := func(attrs ir.Attribute, n int) bool { k := len(named.Elements(attrs)); return k == 0 || k == n }
	if !fits(op.ArgAttrsAttr(), len(in)) || !fits(op.ResAttrsAttr(), op.Operation.NumResults()) {
		p.PrintGeneric() // some attributes belong to nothing that is shown
		return
	}
	p.Byte('(')
	for i := range in {
		p.Comma(i).Type(in[i].Value().Type()).AttrDict(named.Entries(op.ArgAttrsAttr(), i))
	}
	p.Text(") -> ")
	if op.Operation.NumResults() == 0 {
		p.Text("()")
		return
	}
	p.FunctionResults(op.Operation.ResultTypes(), op.ResAttrsAttr())
}

// parseCallee parses `@name(...)` or `%pointer(...)`.
func parseCallee(p *asm.OpParser, s *ir.OperationState) (os []asm.UnresolvedOperand, direct bool) {
	o, indirect := p.ParseOptionalOperand()
	if indirect {
		os = append(os, o)
	} else {
		s.AddAttribute("callee", asm.AttributeOf[*ir.SymbolRefAttr](p, nil))
	}
	os = p.ParseOperandList(asm.Parens, os)
	return os, !indirect
}

// parseVariadicType parses `vararg(type)` if it is there.
func parseVariadicType(p *asm.OpParser, s *ir.OperationState) {
	if !p.ParseOptionalKeyword("vararg") {
		return
	}
	p.Punct(asm.LParen)
	s.AddAttribute("var_callee_type", asm.AttributeOf[*ir.TypeAttr](p, nil))
	p.Punct(asm.RParen)
}

// parseCallTypes parses `: type, (types) -> results` and resolves the operands. The first type is
// the pointer's in an indirect call.
func parseCallTypes(p *asm.OpParser, s *ir.OperationState, os []asm.UnresolvedOperand, direct bool) {
	at := p.Pos()
	p.Punct(asm.Colon)
	var types []ir.Type
	if !direct {
		t := p.ParseType()
		p.Check(p.OptionalPunct(asm.Comma), at, "expected indirect call to have 2 trailing types")
		types = append(types, t)
	}
	var sig callSignature
	missing := false
	if !p.Try(func() { sig, missing = parseCallSignature(p) }) || missing {
		p.Check(!direct, at, "expected direct call to have 1 trailing types")
		p.Failf(at, "expected trailing function type")
	}
	p.Check(len(sig.out) <= 1, at, "expected function with 0 or 1 result")
	p.Check(len(sig.out) != 1 || class(sig.out[0]) != voidClass, at, "expected a non-void result type")
	p.ResolveOperandTypes(s, os, append(types, sig.in...), p.NamePos())
	s.Types = append(s.Types, sig.out...)
	sig.addAttrs(p, s)
}

// printCallee writes the callee and its arguments, and returns the arguments.
func printCallee(p *asm.OpPrinter, op callOp) (args []ir.Operand, direct bool) {
	args = op.CalleeOperands()
	if ref, ok := op.CalleeAttr().(*ir.SymbolRefAttr); ok {
		p.SymbolName(ref.Root)
		direct = true
	} else if len(args) > 0 {
		p.Operand(args[0].Value())
		args = args[1:]
	}
	p.Byte('(').Operands(args).Byte(')')
	return args, direct
}

func printVariadicType(p *asm.OpPrinter, op callOp) {
	if a, ok := op.VarCalleeTypeAttr().(*ir.TypeAttr); ok {
		p.Text(" vararg(").Type(a.Value).Byte(')')
	}
}

func printCallTypes(p *asm.OpPrinter, op callOp, args []ir.Operand, direct bool) {
	p.Text(" : ")
	if !direct {
		p.Type(op.IndirectCallee().Type()).Text(", ")
	}
	printCallSignature(p, op, args)
}

// callSyntax is
//
//	convention? tail-call-kind? callee `(` operands `)` (`vararg` `(` type `)`)?
//	bundles? dictionary? : types
type callSyntax struct{}

func (callSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	parseEnumKeyword(p, s, "CConv", 0)
	parseEnumKeyword(p, s, "TailCallKind", 0)
	os, direct := parseCallee(p, s)
	parseVariadicType(p, s)
	b, _ := parseBundles(p)
	b.addTags(p, s)
	p.ParseAttrDict(s)
	parseCallTypes(p, s, os, direct)
	p.AddOperandSegments(s, len(os), b.resolve(p, s))
}

func (callSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	printKeyword(p, op, "CConv", "ccc")
	printKeyword(p, op, "TailCallKind", "none")
	args, direct := printCallee(p, callOp{op})
	printVariadicType(p, callOp{op})
	if len(segments(op, 1, "op_bundle_sizes")) > 0 {
		p.Byte(' ')
		printBundles(p, bundleUserOp{op}, 1)
	}
	p.AttrDict(withoutDefaultFlags(op.AllAttrs()), "callee", "var_callee_type", "CConv", "TailCallKind", ir.OperandSegments,
		"op_bundle_sizes", "op_bundle_tags", "arg_attrs", "res_attrs")
	printCallTypes(p, callOp{op}, args, direct)
}

// invokeSyntax is
//
//	convention? callee `(` operands `)` `to` target `unwind` target
//	(`vararg` `(` type `)`)? bundles? dictionary? : types
type invokeSyntax struct{}

func (invokeSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	parseEnumKeyword(p, s, "CConv", 0)
	os, direct := parseCallee(p, s)
	p.ParseKeyword("to", "")
	normal, normalOperands := p.ParseSuccessorAndOperands(nil)
	p.ParseKeyword("unwind", "")
	unwind, unwindOperands := p.ParseSuccessorAndOperands(nil)
	parseVariadicType(p, s)
	b, _ := parseBundles(p)
	b.addTags(p, s)
	p.ParseAttrDict(s)
	parseCallTypes(p, s, os, direct)
	s.Successors = append(s.Successors, normal, unwind)
	s.Operands = append(append(s.Operands, normalOperands...), unwindOperands...)
	p.AddOperandSegments(s, len(os), len(normalOperands), len(unwindOperands), b.resolve(p, s))
}

func (invokeSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	printKeyword(p, op, "CConv", "ccc")
	args, direct := printCallee(p, callOp{op})
	p.Text(" to ").SuccessorAndOperands(op.Successor(0), op.OperandGroup(1)).Text(" unwind ")
	p.SuccessorAndOperands(op.Successor(1), op.OperandGroup(2))
	printVariadicType(p, callOp{op})
	if len(segments(op, 3, "op_bundle_sizes")) > 0 {
		p.Byte(' ')
		printBundles(p, bundleUserOp{op}, 3)
	}
	p.AttrDict(op.AllAttrs(), "callee", "var_callee_type", "CConv", ir.OperandSegments,
		"op_bundle_sizes", "op_bundle_tags", "arg_attrs", "res_attrs")
	printCallTypes(p, callOp{op}, args, direct)
}

// intrinsicSyntax is "name" `(` operands `)` bundles? dictionary? : types.
type intrinsicSyntax struct{}

func (intrinsicSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	s.AddAttribute("intrin", asm.AttributeOf[*ir.StringAttr](p, nil))
	os := p.ParseOperandList(asm.Parens, nil)
	b, _ := parseBundles(p)
	b.addTags(p, s)
	p.ParseAttrDict(s)
	p.Punct(asm.Colon)
	sig, missing := parseCallSignature(p)
	p.Require(!missing)
	p.Check(len(sig.out) <= 1, p.NamePos(), "expected zero or one result")
	p.ResolveOperandTypes(s, os, sig.in, p.NamePos())
	s.Types = append(s.Types, sig.out...)
	sig.addAttrs(p, s)
	p.AddOperandSegments(s, len(os), b.resolve(p, s))
}

func (intrinsicSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').AttributeWithoutType(CallIntrinsicOp{op}.IntrinAttr()).Byte('(')
	args := CallIntrinsicOp{op}.Args()
	p.Operands(args).Byte(')')
	if len(segments(op, 1, "op_bundle_sizes")) > 0 {
		p.Byte(' ')
		printBundles(p, bundleUserOp{op}, 1)
	}
	p.AttrDict(withoutDefaultFlags(op.AllAttrs()), "intrin", ir.OperandSegments,
		"op_bundle_sizes", "op_bundle_tags", "arg_attrs", "res_attrs")
	p.Text(" : ")
	printCallSignature(p, callOp{op}, args)
}

func verifyIntrinsic(op CallIntrinsicOp, c *ir.Checker) {
	s, ok := op.IntrinAttr().(*ir.StringAttr)
	c.Check(!ok || len(s.Value) >= 5 && s.Value[:5] == "llvm.", "intrinsic name must start with 'llvm.'")
	verifyBundles(bundleUserOp(op), c)
}

func verifyInvoke(op *ir.Operation, c *ir.Checker) {
	verifyVariadicType(callOp{op}, c)
	first := op.Successor(1).Front()
	c.CheckPlain(first != nil, "must have at least one operation in unwind destination")
	c.CheckPlain(first.Name() == LandingpadOpName, "first operation in unwind destination should be a llvm.landingpad operation")
	verifyBundles(bundleUserOp{op}, c)
}
