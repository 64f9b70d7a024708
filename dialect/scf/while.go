package scf

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// whileSyntax is the form of a loop with a condition:
//
//	while ::= (`(` %arg `=` init, ... `)`)? `:` function-type region `do` region (`attributes` dictionary)?
type whileSyntax struct{}

func (whileSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	before, after := p.NewRegion(s), p.NewRegion(s)
	var (
		args  []asm.Argument
		inits []asm.UnresolvedOperand
		ok    bool
	)
	if p.Next(asm.LParen) {
		if args, inits, ok = p.ParseAssignmentList(); !ok {
			return false
		}
	}
	at := p.Pos()
	if !p.Punct(asm.Colon) {
		return false
	}
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	f, ok := t.(*ir.FunctionType)
	if !ok {
		return p.Errorf(at, "invalid kind of type specified: expected builtin.function, but found '%s'", t)
	}
	s.Types = append(s.Types, f.Results...)
	if len(f.Inputs) != len(inits) {
		return p.Errorf(at, "expected as many input types as operands (expected %d got %d)", len(inits), len(f.Inputs))
	}
	if !p.ResolveOperandTypes(s, inits, f.Inputs, p.Pos()) {
		return false
	}
	for i := range args {
		args[i].Type = f.Inputs[i]
	}
	return p.ParseRegion(before, args) && p.ParseKeyword("do", "") && p.ParseRegion(after, nil) && p.ParseAttrDictWithKeyword(s)
}

func (whileSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	printInits(p, " ", arguments(op.Region(0), 0), op.OpOperands())
	p.Text(" : ")
	p.OpFunctionalType(op)
	p.Byte(' ')
	p.Region(op.Region(0), shown(true))
	p.Text(" do ")
	p.Region(op.Region(1), asm.RegionOptions{})
	p.AttrDictWithKeyword(op.AllAttrs())
}

func verifyWhile(op *ir.Operation, d *diag.List) bool {
	return verifyTerminator(op, d, 0, "scf.condition", "expects the 'before' region to terminate with 'scf.condition'") != nil &&
		verifyTerminator(op, d, 1, "scf.yield", "expects the 'after' region to terminate with 'scf.yield'") != nil
}

// verifyTerminator returns the last operation of the entry block of a region if
// it has a name, else it reports so and returns nil.
func verifyTerminator(op *ir.Operation, d *diag.List, region int, name, msg string) *ir.Operation {
	var t *ir.Operation
	if b := op.Region(region).Entry(); b != nil {
		if t = b.Back(); t != nil && t.Name() == name {
			return t
		}
	}
	e := op.EmitOpError(d, "%s", msg)
	if t != nil {
		e.Notef(t.Location().Place(), "terminator here")
	}
	return nil
}
