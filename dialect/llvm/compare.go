package llvm

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// compareSyntax is `"predicate" a, b dictionary? : type`.
type compareSyntax struct{}

func (compareSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	at := p.Pos()
	predicate := asm.AttributeOf[*ir.StringAttr](p, nil)
	var room [2]asm.UnresolvedOperand
	l := p.ParseOperand()
	p.Punct(asm.Comma)
	r := p.ParseOperand()
	p.ParseAttrDict(s)
	p.Punct(asm.Colon)
	typeAt := p.Pos()
	t := p.ParseType()
	room = [2]asm.UnresolvedOperand{l, r}
	p.ResolveOperands(s, room[:], t)
	e, _ := enumOf(s.Def, "predicate")
	p.Check(e != nil, at, "attribute 'predicate' is no enumeration")
	c := e.CaseNamed(predicate.Value)
	p.Checkf(c != nil, at, "'%s' is an incorrect value of the 'predicate' attribute", predicate.Value)
	ctx := p.Context()
	s.AddAttribute("predicate", ctx.Int64Attr(ctx.I64(), int64(c.Value)))
	p.Check(IsCompatibleType(t), typeAt, "expected LLVM dialect-compatible type")
	var result ir.Type = ctx.I1()
	if v, ok := t.(*ir.VectorType); ok {
		result = ctx.VectorType(v.Shape(), ctx.I1(), v.Scalable)
	}
	s.Types = append(s.Types, result)
}

func (compareSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Text(` "`).Text(enumText(op, "predicate")).Text(`" `).Operands(op.OpOperands())
	p.AttrDict(withoutDefaultFlags(op.AllAttrs()), "predicate").Text(" : ").Type(op.Operand(0).Type())
}
