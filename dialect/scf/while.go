package scf

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// whileSyntax is the form of a loop with a condition:
//
//	while ::= (`(` %arg `=` init, ... `)`)? `:` function-type region `do` region (`attributes` dictionary)?
type whileSyntax struct{}

func (whileSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	before, after := p.NewRegion(s), p.NewRegion(s)
	var (
		args  []asm.Argument
		inits []asm.UnresolvedOperand
		ok    bool
	)
	if p.Peek(asm.LParen) {
		args, inits = p.ParseAssignmentList()
	}
	at := p.Pos()
	p.Punct(asm.Colon)
	t := p.ParseType()
	f, ok := t.(*ir.FunctionType)
	p.Checkf(ok, at, "invalid kind of type specified: expected builtin.function, but found '%s'", t)
	s.Types = append(s.Types, f.Results...)
	p.Checkf(len(f.Inputs) == len(inits), at, "expected as many input types as operands (expected %d got %d)", len(inits), len(f.Inputs))
	p.ResolveOperandTypes(s, inits, f.Inputs, p.Pos())
	for i := range args {
		args[i].Type = f.Inputs[i]
	}
	p.ParseRegion(before, args)
	p.ParseKeyword("do", "")
	p.ParseRegion(after, nil)
	p.ParseAttrDictWithKeyword(s)
}

func (whileSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	printInits(p, " ", arguments(op.Region(0), 0), op.OpOperands())
	p.Text(" : ").OpFunctionalType(op).Byte(' ').Region(op.Region(0), shown(true)).Text(" do ")
	p.Region(op.Region(1), asm.RegionOptions{}).AttrDictWithKeyword(op.AllAttrs())
}

func verifyWhile(op *ir.Operation, c *ir.Checker) {
	verifyTerminator(op, c, 0, "scf.condition", "expects the 'before' region to terminate with 'scf.condition'")
	verifyTerminator(op, c, 1, "scf.yield", "expects the 'after' region to terminate with 'scf.yield'")
}

// verifyTerminator returns the last operation of the entry block of a region if
// it has a name, else it reports so and returns nil.
func verifyTerminator(op *ir.Operation, c *ir.Checker, region int, name, msg string) *ir.Operation {
	var t *ir.Operation
	if b := op.Region(region).Entry(); b != nil {
		if t = b.Back(); t != nil && t.Name() == name {
			return t
		}
	}
	e := c.Errorf("%s", msg)
	if t != nil {
		e.Notef(t.Location().Place(), "terminator here")
	}
	c.Stop()
	return nil
}
