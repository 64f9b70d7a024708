package llvm

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// compareSyntax is `"predicate" a, b dictionary? : type`.
type compareSyntax struct{}

func (compareSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	at := p.Pos()
	a, ok := p.ParseAttribute(nil)
	if !ok {
		return false
	}
	predicate, ok := a.(*ir.StringAttr)
	if !ok {
		return p.Errorf(at, "invalid kind of attribute specified")
	}
	var room [2]asm.UnresolvedOperand
	l, ok := p.ParseOperand()
	if !ok || !p.Punct(asm.Comma) {
		return false
	}
	r, ok := p.ParseOperand()
	if !ok || !p.ParseAttrDict(s) || !p.Punct(asm.Colon) {
		return false
	}
	typeAt := p.Pos()
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	room = [2]asm.UnresolvedOperand{l, r}
	if !p.ResolveOperands(s, room[:], t) {
		return false
	}
	e, _ := enumOf(s.Def, "predicate")
	if e == nil {
		return p.Errorf(at, "attribute 'predicate' is no enumeration")
	}
	c := e.CaseNamed(predicate.Value)
	if c == nil {
		return p.Errorf(at, "'%s' is an incorrect value of the 'predicate' attribute", predicate.Value)
	}
	ctx := p.Context()
	s.AddAttribute("predicate", ctx.Int64Attr(ctx.I64(), int64(c.Value)))
	if !IsCompatibleType(t) {
		return p.Errorf(typeAt, "expected LLVM dialect-compatible type")
	}
	var result ir.Type = ctx.I1()
	if v, ok := t.(*ir.VectorType); ok {
		result = ctx.VectorType(v.Shape(), ctx.I1(), v.Scalable)
	}
	s.Types = append(s.Types, result)
	return true
}

func (compareSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Text(` "`)
	p.Text(enumText(op, "predicate"))
	p.Text(`" `)
	p.Operands(op.OpOperands())
	p.AttrDict(withoutDefaultFlags(op.AllAttrs()), "predicate")
	p.Text(" : ")
	p.Type(op.Operand(0).Type())
}
