package scf

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// forSyntax is the form of a loop:
//
//	for ::= `unsigned`? %i `=` bound `to` bound `step` step
//	        (`iter_args` `(` %arg `=` init, ... `)` `->` types)? (`:` type)? region dictionary?
type forSyntax struct{}

func (forSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	ctx := p.Context()
	if p.ParseOptionalKeyword("unsigned") {
		s.AddAttribute("unsignedCmp", ctx.UnitAttr())
	}
	var bounds [3]asm.UnresolvedOperand
	iv, ok := p.ParseOperand()
	if !ok || !p.Punct(asm.Equal) {
		return false
	}
	for i, word := range [...]string{"", "to", "step"} {
		if i > 0 && !p.ParseKeyword(word, "") {
			return false
		}
		if bounds[i], ok = p.ParseOperand(); !ok {
			return false
		}
	}
	args := []asm.Argument{{Name: iv}}
	var inits []asm.UnresolvedOperand
	if p.ParseOptionalKeyword("iter_args") {
		var more []asm.Argument
		if more, inits, ok = p.ParseAssignmentList(); !ok {
			return false
		}
		args = append(args, more...)
		if s.Types, ok = p.ParseArrowTypeList(s.Types); !ok {
			return false
		}
	}
	if len(args) != len(s.Types)+1 {
		return p.Errorf(p.NamePos(), "mismatch in number of loop-carried values and defined values")
	}
	var t ir.Type = ctx.IndexType()
	if p.OptionalPunct(asm.Colon) {
		if t, ok = p.ParseType(); !ok {
			return false
		}
	}
	args[0].Type = t
	for i := range s.Types {
		args[i+1].Type = s.Types[i]
	}
	r := p.NewRegion(s)
	if !p.ParseRegion(r, args) {
		return false
	}
	ensureTerminator(p, s, r, "scf.yield")
	// The operands come after the region, so that none of its values is one.
	if !p.ResolveOperands(s, bounds[:], t) {
		return false
	}
	for i, o := range inits {
		if !p.ResolveOperand(s, o, s.Types[i]) {
			return false
		}
	}
	return p.ParseAttrDict(s)
}

func (forSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	if op.Attr("unsignedCmp") != nil {
		p.Text(" unsigned")
	}
	r := op.Region(0)
	iv := r.Entry().Argument(0)
	p.Byte(' ')
	p.Operand(iv)
	p.Text(" = ")
	p.Operand(op.Operand(0))
	p.Text(" to ")
	p.Operand(op.Operand(1))
	p.Text(" step ")
	p.Operand(op.Operand(2))
	inits := op.OperandGroup(3)
	printInits(p, " iter_args", arguments(r, 1), inits)
	if len(inits) > 0 {
		p.Byte(' ')
		printResults(p, op)
	}
	p.Byte(' ')
	if _, ok := iv.Type().(*ir.IndexType); !ok {
		p.Text(" : ")
		p.Type(iv.Type())
		p.Byte(' ')
	}
	p.Region(r, shown(len(inits) > 0))
	p.AttrDict(op.AllAttrs(), "unsignedCmp")
}

func verifyFor(op *ir.Operation, d *diag.List) bool {
	if len(op.OperandGroup(3)) != op.NumResults() {
		op.EmitOpError(d, "mismatch in number of loop-carried values and defined values")
		return false
	}
	return true
}

func verifyForRegions(op *ir.Operation, d *diag.List) bool {
	b := op.Region(0).Entry()
	// The reference takes a body without arguments for impossible.
	if b == nil || b.NumArguments() == 0 || b.Argument(0).Type() != op.Operand(0).Type() {
		op.EmitOpError(d, "expected induction variable to be same type as bounds and step")
		return false
	}
	args := b.Args()[1:]
	if len(args) != op.NumResults() {
		op.EmitOpError(d, "mismatch in number of basic block args and defined values")
		return false
	}
	inits := op.OperandGroup(3)
	for i, a := range args {
		t := op.Result(i).Type()
		if inits[i].Value().Type() != t {
			op.EmitOpError(d, "types mismatch between %dth iter operand and defined value", i)
			return false
		}
		if a.Type() != t {
			op.EmitOpError(d, "types mismatch between %dth iter region arg and defined value", i)
			return false
		}
	}
	return true
}

var forInterfaces = dialect.Interfaces{
	dialect.RegionBranch(brancher(forSuccessors)),
	dialect.LoopLike(forLoop{}),
}

// forLoop is the LoopLikeOpInterface of a loop.
type forLoop struct{}

// Iterated returns what the loop carries.
func (forLoop) Iterated(op *ir.Operation) (inits []ir.Operand, args []*ir.Value, yielded []ir.Operand, results []ir.Value) {
	r := op.Region(0)
	if b := r.Entry(); b != nil && b.Back() != nil && b.Back().Name() == "scf.yield" {
		yielded = b.Back().OpOperands()
	}
	return op.OperandGroup(3), arguments(r, 1), yielded, op.OpResults()
}
