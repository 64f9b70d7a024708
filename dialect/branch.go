package dialect

import (
	"math"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// A branchFunc returns the operands that a branch forwards to a successor.
type branchFunc func(op *ir.Operation, i int) []ir.Operand

func (f branchFunc) SuccessorOperands(op *ir.Operation, i int) (operands []ir.Operand, produced int) {
	return f(op, i), 0
}

// A condition chooses the successor of a branch with constant operands.
type condition func(op *ir.Operation, operands []ir.Attribute) *ir.Block

// A conditional is a branch whose successor depends on its first operand.
type conditional struct {
	branchFunc
	condition
}

// SuccessorForOperands returns the successor for constant operands.
func (c conditional) SuccessorForOperands(op *ir.Operation, operands []ir.Attribute) *ir.Block {
	return c.condition(op, operands)
}

// Conditional is [Branches] for a branch that knows its successor if its operands are
// constants.
func Conditional(operands func(op *ir.Operation, i int) []ir.Operand, successor func(op *ir.Operation, operands []ir.Attribute) *ir.Block) Interfaces {
	return Interfaces{Branch(conditional{operands, successor})}
}

// Branches implements BranchOpInterface for a branch that produces no values itself.
// The function returns the operands that are forwarded to successor i.
func Branches(operands func(op *ir.Operation, i int) []ir.Operand) Interfaces {
	return Interfaces{Branch(branchFunc(operands))}
}

// GroupsFrom is for a branch whose successors get the operand groups from first on.
func GroupsFrom(first int) func(op *ir.Operation, i int) []ir.Operand {
	return func(op *ir.Operation, i int) []ir.Operand { return op.OperandGroup(first + i) }
}

// SwitchOperands is for a switch: the operands of the default are its second group,
// and those of the cases the inner groups of the third.
func SwitchOperands(op *ir.Operation, i int) []ir.Operand {
	if i == 0 {
		return op.OperandGroup(1)
	}
	return op.InnerOperands(2, "case_operand_segments", i-1)
}

// SwitchCases is the directive that lists the successors of a switch:
//
//	cases  ::= `default` `:` target (`,` integer `:` target)*
//	target ::= successor (`(` operands `:` types `)`)?
//
// The arguments are the type of the flag; the default successor, its operands and
// their types; the values, successors, operands and types of the cases.
func SwitchCases() *asm.Directive { return &asm.Directive{Parse: parseCases, Print: printCases} }

func parseCases(p *asm.OpParser, a *asm.ParseArgs) bool {
	p.ParseKeyword("default", "")
	p.Punct(asm.Colon)
	b, os, ts := p.ParseTarget(nil)
	a.SetSuccessors(1, b)
	a.SetOperands(2, os...)
	a.SetTypes(3, ts...)
	c := CaseParser{Flag: a.Types(0)}
	for p.OptionalPunct(asm.Comma) {
		c.Parse(p)
	}
	c.Set(p, a, 4)
	return true
}

func printCases(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	p.Text("  default: ").SuccessorAndOperands(a.Successor(1, 0), a.Operands(2))
	values, ok := a.Attr(4).(*ir.DenseElementsAttr)
	if !ok {
		if len(a.Operands(6)) > 0 {
			p.PrintGeneric() // there is no case that has them
		}
		return
	}
	for i := range values.NumElements() {
		p.Byte(',').Newline().Text("  ")
		// mlir-opt reads numbers of 64 bits, with a sign.
		v := values.Int(i)
		n, fits := v.Uint64()
		p.Buf = v.Append(p.Buf, !fits || n > math.MaxInt64)
		p.Text(": ")
		if i < a.NumSuccessors(5) {
			p.SuccessorAndOperands(a.Successor(5, i), SwitchOperands(op, i+1))
		}
	}
	p.Newline()
}

// A CaseParser collects the cases of a switch.
type CaseParser struct {
	Flag []ir.Type // the type of the flag, if it is known

	values []num.APInt
	blocks []*ir.Block
	groups [][]asm.UnresolvedOperand
	types  []ir.Type
}

// Parse parses integer `:` target.
func (c *CaseParser) Parse(p *asm.OpParser) {
	width, _ := ir.IntOrFloatWidth(c.flag())
	v := p.ParseAPInt(max(width, 64))
	p.Punct(asm.Colon)
	b, os, types := p.ParseTarget(c.types)
	c.values, c.types = append(c.values, v.Trunc(width)), types
	c.blocks, c.groups = append(c.blocks, b), append(c.groups, os)
}

// Set sets the arguments of a directive from first on: the values, successors,
// operands and types.
func (c *CaseParser) Set(p *asm.OpParser, a *asm.ParseArgs, first int) {
	if n := len(c.values); n > 0 {
		ctx := p.Context()
		a.SetAttr(first, ctx.DenseAPIntElements(ctx.VectorType([]int64{int64(n)}, c.flag(), nil), c.values))
	}
	a.SetSuccessors(first+1, c.blocks...)
	a.SetOperandGroups(first+2, c.groups)
	a.SetTypes(first+3, c.types...)
}

func (c *CaseParser) flag() ir.Type {
	if len(c.Flag) == 1 {
		return c.Flag[0]
	}
	return nil
}

// RegionCases is the directive of a switch over regions, `(case integer region)*`. The
// arguments are the array of the integers and the regions.
func RegionCases() *asm.Directive {
	return &asm.Directive{Parse: parseRegionCases, Print: printRegionCases}
}

func parseRegionCases(p *asm.OpParser, a *asm.ParseArgs) bool {
	var values []int64
	var regions []*ir.Region
	for p.ParseOptionalKeyword("case") {
		v, r := p.ParseInt(64, true), ir.NewRegion()
		p.ParseRegion(r, nil)
		values, regions = append(values, v), append(regions, r)
	}
	a.SetAttr(0, p.Context().DenseI64Array(values))
	a.SetRegions(1, regions...)
	return true
}

func printRegionCases(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	list, _ := a.Attr(0).(*ir.DenseArrayAttr)
	regions := a.Regions(1)
	for i := range regions {
		if e := regions[i].Entry(); e != nil && e.NumArguments() > 0 {
			p.PrintGeneric() // they are not shown
			return
		}
		if list == nil || i >= list.Len() {
			break
		}
		p.Newline().Text("case ").Int(list.Int64(i)).Byte(' ').Region(&regions[i], asm.RegionOptions{NoEntryArgs: true})
	}
}
