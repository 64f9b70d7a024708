package llvm

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A callSignature is the types and attributes of a call's arguments and results.
type callSignature struct {
	in, out           []ir.Type
	inAttrs, outAttrs [][]ir.NamedAttribute
}

// parseCallSignature parses `(types) -> results`, each type with a dictionary.
// missing tells that no arrow is there, which is not reported.
func parseCallSignature(p *asm.OpParser) (sig callSignature, missing, ok bool) {
	list := func(ts *[]ir.Type, as *[][]ir.NamedAttribute) bool {
		return p.ParseCommaSeparatedList(asm.Parens, func() bool {
			t, ok := p.ParseType()
			if !ok {
				return false
			}
			attrs, ok := p.ParseOptionalAttrDict(nil)
			*ts, *as = append(*ts, t), append(*as, attrs)
			return ok
		}, "")
	}
	if !list(&sig.in, &sig.inAttrs) {
		return sig, false, false
	}
	if !p.OptionalPunct(asm.Arrow) {
		return sig, true, true
	}
	if p.Next(asm.LParen) {
		return sig, false, list(&sig.out, &sig.outAttrs)
	}
	t, ok := p.ParseType()
	sig.out, sig.outAttrs = append(sig.out, t), append(sig.outAttrs, nil)
	return sig, false, ok
}

// addAttrs adds the arrays of dictionaries.
func (c *callSignature) addAttrs(p *asm.OpParser, s *ir.OperationState) {
	f := asm.FunctionSignature{Results: c.out, ResAttrs: c.outAttrs}
	for i, t := range c.in {
		f.Args = append(f.Args, asm.Argument{Type: t, Attrs: c.inAttrs[i]})
	}
	p.AddArgAndResultAttrs(s, &f, "arg_attrs", "res_attrs")
}

func printCallSignature(p *asm.OpPrinter, op *ir.Operation, in []ir.Operand) {
	p.Byte('(')
	for i := range in {
		if i > 0 {
			p.Text(", ")
		}
		p.Type(in[i].Value().Type())
		p.AttrDict(dictionaryAt(op.Attr("arg_attrs"), i))
	}
	p.Text(") -> ")
	if op.NumResults() == 0 {
		p.Text("()")
		return
	}
	p.FunctionResults(op.ResultTypes(), op.Attr("res_attrs"))
}

func dictionaryAt(a ir.Attribute, i int) []ir.NamedAttribute {
	if list, ok := a.(*ir.ArrayAttr); ok && i < len(list.Elements) {
		if d, ok := list.Elements[i].(*ir.DictionaryAttr); ok {
			return d.Entries
		}
	}
	return nil
}

// parseCallee parses `@name(...)` or `%pointer(...)`.
func parseCallee(p *asm.OpParser, s *ir.OperationState) (os []asm.UnresolvedOperand, direct, ok bool) {
	o, indirect, ok := p.ParseOptionalOperand()
	if !ok {
		return nil, false, false
	}
	if indirect {
		os = append(os, o)
	} else {
		at := p.Pos()
		a, ok := p.ParseAttribute(nil)
		if !ok {
			return nil, false, false
		}
		if _, ok := a.(*ir.SymbolRefAttr); !ok {
			return nil, false, p.Errorf(at, "invalid kind of attribute specified")
		}
		s.AddAttribute("callee", a)
	}
	os, ok = p.ParseOperandList(asm.Parens, os)
	return os, !indirect, ok
}

// parseVariadicType parses `vararg(type)` if it is there.
func parseVariadicType(p *asm.OpParser, s *ir.OperationState) bool {
	if !p.ParseOptionalKeyword("vararg") {
		return true
	}
	if !p.Punct(asm.LParen) {
		return false
	}
	at := p.Pos()
	a, ok := p.ParseAttribute(nil)
	if !ok {
		return false
	}
	if _, ok := a.(*ir.TypeAttr); !ok {
		return p.Errorf(at, "invalid kind of attribute specified")
	}
	s.AddAttribute("var_callee_type", a)
	return p.Punct(asm.RParen)
}

// parseCallTypes parses `: type, (types) -> results`, of which the first type is
// that of the pointer of an indirect call, and resolves the operands.
func parseCallTypes(p *asm.OpParser, s *ir.OperationState, os []asm.UnresolvedOperand, direct bool) bool {
	at := p.Pos()
	if !p.Punct(asm.Colon) {
		return false
	}
	var types []ir.Type
	if !direct {
		t, ok := p.ParseType()
		if !ok {
			return false
		}
		if !p.OptionalPunct(asm.Comma) {
			return p.Errorf(at, "expected indirect call to have 2 trailing types")
		}
		types = append(types, t)
	}
	sig, missing, ok := parseCallSignature(p)
	if missing || !ok {
		if direct {
			return p.Errorf(at, "expected direct call to have 1 trailing types")
		}
		return p.Errorf(at, "expected trailing function type")
	}
	if len(sig.out) > 1 {
		return p.Errorf(at, "expected function with 0 or 1 result")
	}
	if len(sig.out) == 1 && class(sig.out[0]) == voidClass {
		return p.Errorf(at, "expected a non-void result type")
	}
	if !p.ResolveOperandTypes(s, os, append(types, sig.in...), p.NamePos()) {
		return false
	}
	s.Types = append(s.Types, sig.out...)
	sig.addAttrs(p, s)
	return true
}

func addSegments(p *asm.OpParser, s *ir.OperationState, sizes ...int) {
	list := make([]int32, len(sizes))
	for i, n := range sizes {
		list[i] = int32(n)
	}
	s.AddAttribute(ir.OperandSegments, p.Context().DenseI32Array(list))
}

// printCallee writes the callee and its arguments, and returns the arguments.
func printCallee(p *asm.OpPrinter, op *ir.Operation) (args []ir.Operand, direct bool) {
	args = op.OperandGroup(0)
	if ref, ok := op.Attr("callee").(*ir.SymbolRefAttr); ok {
		p.SymbolName(ref.Root)
		direct = true
	} else if len(args) > 0 {
		p.Operand(args[0].Value())
		args = args[1:]
	}
	p.Byte('(')
	p.Operands(args)
	p.Byte(')')
	return args, direct
}

func printVariadicType(p *asm.OpPrinter, op *ir.Operation) {
	if a, ok := op.Attr("var_callee_type").(*ir.TypeAttr); ok {
		p.Text(" vararg(")
		p.Type(a.Value)
		p.Byte(')')
	}
}

func printCallTypes(p *asm.OpPrinter, op *ir.Operation, args []ir.Operand, direct bool) {
	p.Text(" : ")
	if !direct {
		p.Type(op.Operand(0).Type())
		p.Text(", ")
	}
	printCallSignature(p, op, args)
}

// callSyntax is
//
//	convention? tail-call-kind? callee `(` operands `)` (`vararg` `(` type `)`)?
//	bundles? dictionary? : types
type callSyntax struct{}

func (callSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	if !parseEnumKeyword(p, s, "CConv", 0) || !parseEnumKeyword(p, s, "TailCallKind", 0) {
		return false
	}
	os, direct, ok := parseCallee(p, s)
	if !ok || !parseVariadicType(p, s) {
		return false
	}
	b, _, ok := parseBundles(p)
	if !ok {
		return false
	}
	b.addTags(p, s)
	if !p.ParseAttrDict(s) || !parseCallTypes(p, s, os, direct) {
		return false
	}
	n, ok := b.resolve(p, s)
	addSegments(p, s, len(os), n)
	return ok
}

func (callSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	printKeyword(p, op, "CConv", "ccc")
	printKeyword(p, op, "TailCallKind", "none")
	args, direct := printCallee(p, op)
	printVariadicType(p, op)
	if len(segments(op, 1, "op_bundle_sizes")) > 0 {
		p.Byte(' ')
		printBundles(p, op, 1)
	}
	p.AttrDict(withoutDefaultFlags(op.AllAttrs()), "callee", "var_callee_type", "CConv", "TailCallKind", ir.OperandSegments,
		"op_bundle_sizes", "op_bundle_tags", "arg_attrs", "res_attrs")
	printCallTypes(p, op, args, direct)
}

// invokeSyntax is
//
//	convention? callee `(` operands `)` `to` target `unwind` target
//	(`vararg` `(` type `)`)? bundles? dictionary? : types
type invokeSyntax struct{}

func (invokeSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	if !parseEnumKeyword(p, s, "CConv", 0) {
		return false
	}
	os, direct, ok := parseCallee(p, s)
	if !ok || !p.ParseKeyword("to", "") {
		return false
	}
	normal, normalOperands, ok := p.ParseSuccessorAndOperands(nil)
	if !ok || !p.ParseKeyword("unwind", "") {
		return false
	}
	unwind, unwindOperands, ok := p.ParseSuccessorAndOperands(nil)
	if !ok || !parseVariadicType(p, s) {
		return false
	}
	b, _, ok := parseBundles(p)
	if !ok {
		return false
	}
	b.addTags(p, s)
	if !p.ParseAttrDict(s) || !parseCallTypes(p, s, os, direct) {
		return false
	}
	s.Successors = append(s.Successors, normal, unwind)
	s.Operands = append(append(s.Operands, normalOperands...), unwindOperands...)
	n, ok := b.resolve(p, s)
	addSegments(p, s, len(os), len(normalOperands), len(unwindOperands), n)
	return ok
}

func (invokeSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	printKeyword(p, op, "CConv", "ccc")
	args, direct := printCallee(p, op)
	p.Text(" to ")
	p.SuccessorAndOperands(op.Successor(0), op.OperandGroup(1))
	p.Text(" unwind ")
	p.SuccessorAndOperands(op.Successor(1), op.OperandGroup(2))
	printVariadicType(p, op)
	if len(segments(op, 3, "op_bundle_sizes")) > 0 {
		p.Byte(' ')
		printBundles(p, op, 3)
	}
	p.AttrDict(op.AllAttrs(), "callee", "var_callee_type", "CConv", ir.OperandSegments,
		"op_bundle_sizes", "op_bundle_tags", "arg_attrs", "res_attrs")
	printCallTypes(p, op, args, direct)
}

// intrinsicSyntax is "name" `(` operands `)` bundles? dictionary? : types.
type intrinsicSyntax struct{}

func (intrinsicSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	at := p.Pos()
	a, ok := p.ParseAttribute(nil)
	if !ok {
		return false
	}
	if _, ok := a.(*ir.StringAttr); !ok {
		return p.Errorf(at, "invalid kind of attribute specified")
	}
	s.AddAttribute("intrin", a)
	os, ok := p.ParseOperandList(asm.Parens, nil)
	if !ok {
		return false
	}
	b, _, ok := parseBundles(p)
	if !ok {
		return false
	}
	b.addTags(p, s)
	if !p.ParseAttrDict(s) {
		return false
	}
	if !p.Punct(asm.Colon) {
		return false
	}
	sig, missing, ok := parseCallSignature(p)
	if missing || !ok {
		return false
	}
	if len(sig.out) > 1 {
		return p.Errorf(p.NamePos(), "expected zero or one result")
	}
	if !p.ResolveOperandTypes(s, os, sig.in, p.NamePos()) {
		return false
	}
	s.Types = append(s.Types, sig.out...)
	sig.addAttrs(p, s)
	n, ok := b.resolve(p, s)
	addSegments(p, s, len(os), n)
	return ok
}

func (intrinsicSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	p.AttributeWithoutType(op.Attr("intrin"))
	p.Byte('(')
	args := op.OperandGroup(0)
	p.Operands(args)
	p.Byte(')')
	if len(segments(op, 1, "op_bundle_sizes")) > 0 {
		p.Byte(' ')
		printBundles(p, op, 1)
	}
	p.AttrDict(withoutDefaultFlags(op.AllAttrs()), "intrin", ir.OperandSegments,
		"op_bundle_sizes", "op_bundle_tags", "arg_attrs", "res_attrs")
	p.Text(" : ")
	printCallSignature(p, op, args)
}

func verifyIntrinsic(op *ir.Operation, d *diag.List) bool {
	if s, ok := op.Attr("intrin").(*ir.StringAttr); ok && (len(s.Value) < 5 || s.Value[:5] != "llvm.") {
		op.EmitOpError(d, "intrinsic name must start with 'llvm.'")
		return false
	}
	return verifyBundles(op, d)
}

func verifyInvoke(op *ir.Operation, d *diag.List) bool {
	if !verifyVariadicType(op, d) {
		return false
	}
	first := op.Successor(1).Front()
	if first == nil {
		op.EmitError(d, "must have at least one operation in unwind destination")
		return false
	}
	if first.Name() != "llvm.landingpad" {
		op.EmitError(d, "first operation in unwind destination should be a llvm.landingpad operation")
		return false
	}
	return verifyBundles(op, d)
}
