package dialect

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// A Body describes the text of an operation whose regions return its results:
//
//	body ::= (`->` types)? region (`else` region)?
//
// A terminator without operands is added where it is missing, and printed only if
// there are results.
type Body struct {
	Terminator string // the name of the operation
	Args       bool   // the arguments of the regions are printed
	BareType   bool   // a single result type is printed without parentheses
}

// Directive returns the directive for the text. Its arguments are the types of the
// results and one region or two.
func (b Body) Directive() *asm.Directive { return &asm.Directive{Parse: b.parse, Print: b.print} }

func (b Body) parse(p *asm.OpParser, a *asm.ParseArgs) bool {
	a.SetTypes(0, p.ParseOptionalArrowTypeList(nil)...)
	for i := 1; i < a.Len(); i++ {
		if i > 1 && !p.ParseOptionalKeyword("else") {
			break
		}
		p.ParseRegion(a.Region(i), nil)
		a.Region(i).EnsureTerminator(p.Context().OpDef(b.Terminator), a.State().Location())
	}
	return true
}

func (b Body) print(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	ts := a.Types(0)
	switch {
	case len(ts) == 0:
	case b.BareType:
		p.ArrowTypes(ts)
	default:
		p.Text(" -> (").Types(ts).Byte(')')
	}
	for i := 1; i < a.Len(); i++ {
		r := a.Region(i)
		if e := r.Entry(); e != nil && e.NumArguments() > 0 && !b.Args {
			p.PrintGeneric() // arguments are not read
			return
		}
		if i == 1 || !r.Empty() {
			p.TextIf(i > 1, " else").Byte(' ').Region(r, asm.RegionOptions{NoEntryArgs: !b.Args, NoTerminators: len(ts) == 0})
		}
	}
}

// While is the syntax of a loop with a condition:
//
//	while ::= (`(` %arg `=` init, ... `)`)? `:` function-type region `do` region (`attributes` dictionary)?
type While struct{}

// ParseOp parses the loop.
func (While) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	before, after := p.NewRegion(s), p.NewRegion(s)
	var args []asm.Argument
	var inits []asm.UnresolvedOperand
	if p.Peek(asm.LParen) {
		args, inits = p.ParseAssignmentList()
	}
	at := p.Pos()
	f := asm.TypeOf[*ir.FunctionType](p, "function", p.ParseColonType)
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

// PrintOp prints the loop.
func (While) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	PrintAssignments(p, " ", op.Region(0), 0, op.OpOperands())
	p.Text(" : ").OpFunctionalType(op).Byte(' ').Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true}).Text(" do ")
	p.Region(op.Region(1), asm.RegionOptions{}).AttrDictWithKeyword(op.AllAttrs())
}

// PrintAssignments writes `(%argument = %init, ...)` after a prefix, for the arguments
// of a region from first on. It writes nothing if there is no initial value.
func PrintAssignments(p *asm.OpPrinter, prefix string, r *ir.Region, first int, inits []ir.Operand) {
	if len(inits) == 0 {
		return
	}
	p.Text(prefix).Byte('(')
	for i := range inits {
		p.Comma(i)
		if b := r.Entry(); b != nil && first+i < b.NumArguments() {
			p.Operand(b.Argument(first + i))
		}
		p.Text(" = ").Operand(inits[i].Value())
	}
	p.Byte(')')
}

// ForwardsNothing is the RegionBranchTerminatorOpInterface of a terminator that passes no operands
// on.
type ForwardsNothing struct{}

// SuccessorOperands returns no operands.
func (ForwardsNothing) SuccessorOperands(*ir.Operation, *ir.Region) []ir.Operand { return nil }

// RegionFlow implements RegionBranchOpInterface with functions for its methods. Without
// the second one, no operands are forwarded to regions.
func RegionFlow(successors func(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor,
	entry func(op *ir.Operation, to *ir.Region) []ir.Operand) Interfaces {
	return Interfaces{RegionBranch(regionFlow{successors, entry})}
}

type regionFlow struct {
	successors func(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor
	entry      func(op *ir.Operation, to *ir.Region) []ir.Operand
}

func (f regionFlow) RegionSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	return f.successors(op, from)
}

func (f regionFlow) EntryOperands(op *ir.Operation, to *ir.Region) []ir.Operand {
	if f.entry == nil {
		return nil
	}
	return f.entry(op, to)
}

// EnterOnce returns the successors in an operation whose one region is always entered
// and returns the results.
func EnterOnce(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	if from != nil {
		return []ir.RegionSuccessor{{Inputs: op.Results()}}
	}
	return []ir.RegionSuccessor{{Region: op.Region(0)}}
}

// EntryGroup forwards a group of operands on entry.
func EntryGroup(group int) func(op *ir.Operation, to *ir.Region) []ir.Operand {
	return func(op *ir.Operation, _ *ir.Region) []ir.Operand { return op.OperandGroup(group) }
}

// A PlainLoop implements LoopLikeOpInterface for a loop that carries no values from one
// iteration to the next.
type PlainLoop struct{}

// Iterated returns nothing.
func (PlainLoop) Iterated(*ir.Operation) (inits []ir.Operand, args []*ir.Value, yielded []ir.Operand, results []ir.Value) {
	return nil, nil, nil, nil
}
