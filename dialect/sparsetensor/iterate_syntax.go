package sparsetensor

import (
	"math/bits"
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// yield ends the regions of iterations.
const yield = YieldOpName

// iterateSyntax is the form of an iteration over a space:
//
//	iterate ::= %it `in` %space loop type (`->` types)? region dictionary?
//	loop    ::= (`at` `(` defined `)`)? (`iter_args` `(` %arg `=` init, ... `)`)? `:`
//	defined ::= ((%name | `_`) (`,` (%name | `_`))*)?
type iterateSyntax struct{}

// A loopParser parses the common parts of iterations over one space and over several.
type loopParser struct {
	*asm.OpParser
	spaces []asm.UnresolvedOperand
	inits  []asm.UnresolvedOperand
	args   []asm.Argument // of each region, before the iterators
	carry  bool           // there are values that the loop carries
}

// defined parses names for some of a list of levels or spaces, and returns which of them have one.
func (p *loopParser) defined(d asm.Delimiter, most int) (set uint64, args []asm.Argument) {
	n := 0
	one := func() {
		if !p.ParseOptionalKeyword("_") {
			args = append(args, p.ParseArgument(false, false))
			if n < 64 {
				set |= 1 << n
			}
		}
		n++
	}
	p.ExplainAt(p.NamePos(), func() { p.ParseCommaSeparatedList(d, one, "") }, `expecting SSA value or "_" for level coordinates`)
	p.Check(n <= most, p.NamePos(), "parsed more value than expected.")
	return set, args
}

// loop parses the coordinates and the values that the loop carries.
func (p *loopParser) loop(s *ir.OperationState) {
	var used uint64
	var coordinates []asm.Argument
	if p.ParseOptionalKeyword("at") {
		used, coordinates = p.defined(asm.Parens, 64)
	}
	ctx := p.Context()
	for i := range coordinates {
		coordinates[i].Type = ctx.IndexType()
	}
	s.AddAttribute("crdUsedLvls", ctx.Int64Attr(ctx.IntegerType(64), int64(used)))
	if p.carry = p.ParseOptionalKeyword("iter_args"); p.carry {
		p.args, p.inits = p.ParseAssignmentList()
	}
	p.args = append(p.args, coordinates...)
	p.Punct(asm.Colon)
}

// results parses the types of the results and resolves the operands.
func (p *loopParser) results(s *ir.OperationState, spaceTypes []ir.Type) {
	if p.carry {
		s.Types = p.ParseArrowTypeList(s.Types)
	}
	p.ResolveOperandTypes(s, p.spaces, spaceTypes, p.NamePos())
	p.Check(!p.carry || len(s.Types) == len(p.inits), p.NamePos(), "mismatch in number of iteration arguments and return values")
	for i, o := range p.inits {
		p.args[i].Type = s.Types[i]
		p.ResolveOperand(s, o, s.Types[i])
	}
}

// iteratorType returns the type of the iterators of a space.
func (p *loopParser) iteratorType(t ir.Type) ir.Type {
	s, ok := spaceOf(t)
	p.Check(ok, p.NamePos(), "expected sparse_tensor.iter_space type for iteration space operands")
	return s.iterator()
}

// region parses a region with an implicit terminator.
func (p *loopParser) region(s *ir.OperationState, args []asm.Argument) {
	r := p.NewRegion(s)
	p.ParseRegion(r, args)
	r.EnsureTerminator(p.Context().OpDef(yield), s.Location())
}

// ParseOp parses the operation.
func (iterateSyntax) ParseOp(op *asm.OpParser, s *ir.OperationState) {
	p := &loopParser{OpParser: op}
	iterators := p.ParseArgumentList(asm.NoDelimiter, false, false)
	p.ParseKeyword("in", "")
	p.spaces = p.ParseOperandList(asm.NoDelimiter, nil)
	p.Check(len(iterators) == len(p.spaces), p.NamePos(), "mismatch in number of sparse iterators and sparse spaces")
	p.loop(s)
	types := p.ParseTypeList(nil)
	p.Check(len(types) == len(p.spaces), p.NamePos(), "mismatch in number of iteration space operands and iteration space types")
	for i, t := range types {
		iterators[i].Type = p.iteratorType(t)
	}
	p.results(s, types)
	p.Check(len(iterators) == 1, p.NamePos(), "expected only one iterator/iteration space")
	p.region(s, append(p.args, iterators...))
	p.ParseAttrDict(s)
}

// printDefined prints the names of those of n levels or spaces that have one.
func printDefined(p *asm.OpPrinter, n int, names []*ir.Value, set uint64) {
	for i := range n {
		p.Comma(i)
		if set>>i&1 == 0 || len(names) == 0 {
			p.Byte('_')
			continue
		}
		p.Operand(names[0])
		names = names[1:]
	}
}

// printLoop prints the coordinates and the values that the loop carries, with the names in one
// of its regions.
func printLoop(p *asm.OpPrinter, op *ir.Operation, r *ir.Region, dims int, inits []ir.Operand) {
	if set := usedLevels(op); set != 0 {
		p.Text(" at(")
		printDefined(p, dims, between(r, len(inits), bits.OnesCount64(set)), set)
		p.Byte(')')
	}
	dialect.PrintAssignments(p, " iter_args", r, 0, inits)
}

// PrintOp prints the operation.
func (iterateSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	r, inits := op.Region(0), IterateOp{op}.InitArgs()
	t := IterateOp{op}.IterSpace().Type()
	s, _ := spaceOf(t)
	p.Byte(' ')
	if b := r.Entry(); b != nil && b.NumArguments() > 0 {
		p.Operand(b.Argument(b.NumArguments() - 1))
	}
	p.Text(" in ").Operand(IterateOp{op}.IterSpace())
	printLoop(p, op, r, s.dims(), inits)
	p.Text(" : ").Type(t).Byte(' ')
	if len(inits) > 0 {
		p.ArrowTypes(typesOf(inits))
	}
	p.Byte(' ').Region(r, asm.RegionOptions{NoEntryArgs: true, NoTerminators: len(inits) == 0})
	p.AttrDict(op.AllAttrs(), "crdUsedLvls")
}

// coiterateSyntax is the form of an iteration over several spaces at the same time:
//
//	coiterate ::= `(` %space, ... `)` loop `(` types `)` (`->` types)? case* dictionary?
//	case      ::= `case` defined region
type coiterateSyntax struct{}

// ParseOp parses the operation.
func (coiterateSyntax) ParseOp(op *asm.OpParser, s *ir.OperationState) {
	p := &loopParser{OpParser: op}
	p.spaces = p.ParseOperandList(asm.Parens, nil)
	p.loop(s)
	p.Punct(asm.LParen)
	types := p.ParseTypeList(nil)
	p.Punct(asm.RParen)
	p.Check(len(types) == len(p.spaces), p.NamePos(), "mismatch in number of iteration space operands and iteration space types")
	p.results(s, types)
	p.AddOperandSegments(s, len(p.spaces), len(p.inits))
	ctx := p.Context()
	var cases []ir.Attribute
	for p.ParseOptionalKeyword("case") {
		set, iterators := p.defined(asm.NoDelimiter, len(p.spaces))
		cases = append(cases, ctx.Int64Attr(ctx.IntegerType(64), int64(set)))
		rest := set
		for i := range iterators {
			iterators[i].Type = p.iteratorType(types[bits.TrailingZeros64(rest)])
			rest &= rest - 1
		}
		p.region(s, append(p.args[:len(p.args):len(p.args)], iterators...))
	}
	s.AddAttribute("cases", ctx.ArrayAttr(cases))
	p.ParseAttrDict(s)
}

// readable reports whether the form shows all of an iteration: the verifier leaves open how the
// arguments of the regions follow from the rest.
func readable(op CoIterateOp) bool {
	inits := op.InitArgs()
	if len(op.IterSpaces()) == 0 || op.Operation.NumRegions() == 0 || len(op.Cases()) != op.Operation.NumRegions() ||
		!slices.Equal(typesOf(inits), op.Operation.ResultTypes()) {
		return false
	}
	first, _ := spaceOf(op.IterSpaces()[0].Value().Type())
	used := usedLevels(op.Operation)
	for i := range op.Operation.NumRegions() {
		entry, set := op.Operation.Region(i).Entry(), definedSpaces(op, i)
		if entry == nil || entry.NumArguments() != len(inits)+bits.OnesCount64(used)+bits.OnesCount64(set) {
			return false
		}
	}
	return used>>first.dims() == 0
}

// PrintOp prints the operation.
func (coiterateSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	spaces, inits := CoIterateOp{op}.IterSpaces(), CoIterateOp{op}.InitArgs()
	if !readable(CoIterateOp{op}) {
		p.PrintGeneric()
		return
	}
	p.Text(" (").Operands(spaces).Byte(')')
	dims := 0
	if len(spaces) > 0 {
		s, _ := spaceOf(spaces[0].Value().Type())
		dims = s.dims()
	}
	var first *ir.Region
	if op.NumRegions() > 0 {
		first = op.Region(0)
		printLoop(p, op, first, dims, inits)
	}
	p.Text(" : (").OperandTypes(spaces).Byte(')')
	if len(inits) > 0 {
		p.ArrowTypes(typesOf(inits))
	}
	for i := range op.NumRegions() {
		r, set := op.Region(i), definedSpaces(CoIterateOp{op}, i)
		p.Newline().Text("case ")
		printDefined(p, len(spaces), lastArguments(r, bits.OnesCount64(set)), set)
		p.Byte(' ').Region(r, asm.RegionOptions{NoEntryArgs: true, NoTerminators: len(inits) == 0})
	}
	p.AttrDict(op.AllAttrs(), "crdUsedLvls", "cases", ir.OperandSegments)
}
