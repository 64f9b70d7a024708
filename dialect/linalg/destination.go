package linalg

import (
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// parseDestinationStyle parses operands, an attribute of integers unless it has no
// name, and a dictionary; tensors that are written to are results.
//
//	style ::= parts (name `=` `[` integer, ... `]`)? dictionary?
func parseDestinationStyle(p *asm.OpParser, s *ir.OperationState, name string) parts {
	x := parseParts(p, s, false)
	for _, t := range x.out {
		if _, ok := t.(*ir.RankedTensorType); ok {
			s.Types = append(s.Types, t)
		}
	}
	if name != "" {
		p.ParseKeyword(name, "")
		p.Punct(asm.Equal)
		var list []int64
		p.ParseCommaSeparatedList(asm.Squares, func() { list = append(list, p.ParseInt(64, true)) }, "")
		s.AddAttribute(name, p.Context().DenseI64Array(list))
	}
	p.ParseAttrDict(s)
	return x
}

// A payload is the one operation of a body in short form: `{ name dictionary? }`.
type payload struct {
	def   *ir.OpDef
	attrs []ir.NamedAttribute
}

func parsePayload(p *asm.OpParser) (x *payload) {
	if !p.OptionalPunct(asm.LBrace) {
		return nil
	}
	x = &payload{}
	x.def = p.ParseCustomOpName()
	x.attrs = p.ParseOptionalAttrDict(nil)
	p.Punct(asm.RBrace)
	return x
}

// parseBody parses the arguments and the region of a body, or makes the body of the
// payload. Its operands are the arguments in their order or, if the destination
// comes last, rotated; without the destination for a map whose payload is of inputs alone.
func parseBody(p *asm.OpParser, s *ir.OperationState, x *payload, operands []ir.Type, args func(b *ir.Block) []*ir.Value) {
	r := p.NewRegion(s)
	if x == nil {
		p.ParseRegion(r, p.ParseArgumentList(asm.Parens, true, true))
		return
	}
	if len(operands) == 0 {
		return
	}
	ctx := p.Context()
	b := ir.NewBlock()
	r.AppendBlock(b)
	for _, t := range operands {
		b.AddArgument(elementOf(t), ctx.UnknownLoc())
	}
	op := ir.Create(&ir.OperationState{Def: x.def, Loc: s.Location(), Operands: args(b), Types: []ir.Type{elementOf(operands[len(operands)-1])}, Attributes: x.attrs})
	b.Append(op)
	b.Append(ir.Create(&ir.OperationState{Def: ctx.OpDef(YieldOpName), Loc: ctx.UnknownLoc(), Operands: op.Results()}))
}

// payloadOf returns the operation of a body that has a short form, nil for another
// body. Its operands must be the given values.
func payloadOf(op *ir.Operation, args func(b *ir.Block) []*ir.Value) *ir.Operation {
	b := op.Region(0).Entry()
	if b == nil || b.Front() == nil || b.Front().Next() != b.Back() {
		return nil
	}
	x, yield := b.Front(), b.Back()
	want := args(b)
	if x == yield || x.NumOperands() == 0 || x.NumOperands() != len(want) {
		return nil
	}
	for i, v := range want {
		if x.Operand(i) != v {
			return nil
		}
	}
	if yield.NumOperands() != 1 || x.NumResults() != 1 || yield.Operand(0) != x.Result(0) {
		return nil
	}
	return x
}

func printPayload(p *asm.OpPrinter, x *ir.Operation) {
	p.Text(" { ").Text(x.Name())
	elided := ""
	for _, a := range x.AllAttrs() {
		if d, ok := a.Value.(*ir.DefinedAttr); ok && d.Def.Name == "FastMathFlagsAttr" && named.EnumText(d) == "none" {
			elided = a.Name
			break
		}
	}
	p.AttrDict(x.AllAttrs(), elided).Text(" }")
}

func printBody(p *asm.OpPrinter, op *ir.Operation) {
	p.Indented(func() {
		p.Newline().Byte('(')
		for i, a := range op.Region(0).Entry().Args() {
			p.Comma(i).RegionArgument(a, nil, false)
		}
		p.Text(") ").Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true})
	})
}

func printInts(p *asm.OpPrinter, op *ir.Operation, name string) {
	p.Byte(' ').Text(name).Text(" = [").Text(ir.JoinInts(dense(op, name))).Text("] ")
}

// inputsOf are the arguments of a map's payload: all but the destination.
func inputsOf(b *ir.Block) []*ir.Value {
	if n := b.NumArguments(); n > 0 {
		return b.Args()[:n-1]
	}
	return nil
}

// rotated are the arguments of a reduction's payload: the destination comes first.
func rotated(b *ir.Block) []*ir.Value {
	args := b.Args()
	if len(args) == 0 {
		return nil
	}
	n := len(args)
	return append([]*ir.Value{args[n-1]}, args[:n-1]...)
}

// reduceSyntax is the form of a map and, with dimensions, of a reduction:
//
//	reduce ::= payload? style (`dimensions` `=` `[` integers `]`)? (`(` arguments `)` region)?
type reduceSyntax struct {
	dimensions string // the attribute, "" for a map
	arguments  func(b *ir.Block) []*ir.Value
}

func (r reduceSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	parseBody(p, s, parsePayload(p), parseDestinationStyle(p, s, r.dimensions).all(), r.arguments)
}

func (r reduceSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	x := payloadOf(op, r.arguments)
	if x != nil {
		printPayload(p, x)
	}
	printParts(p, op)
	if r.dimensions != "" {
		printInts(p, op, r.dimensions)
	}
	p.AttrDict(op.AllAttrs(), r.dimensions, memoized)
	if x == nil {
		printBody(p, op)
	}
}

// permutedSyntax is the form of an operation that moves elements according to a list of dimensions.
// Its body yields the input.
type permutedSyntax struct{ name string }

func (x permutedSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ts := parseDestinationStyle(p, s, x.name).all()
	if len(ts) == 0 {
		p.NewRegion(s)
		return
	}
	buildBody(p.Context(), p.NewRegion(s), ts, false, func(_ *builder, args []*ir.Value) *ir.Value { return args[0] })
}

func (x permutedSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	printParts(p, op)
	printInts(p, op, x.name)
	p.AttrDict(op.AllAttrs(), x.name, memoized)
}

func verifyMap(op *ir.Operation, c *ir.Checker) {
	b := op.Region(0).Entry()
	inputs := MapOp{op}.Inputs()
	c.Checkf(b.NumArguments() == len(inputs)+1,
		"expects number of operands to match the arity of mapper, but got: %d and %d", len(inputs)+1, b.NumArguments())
	for i := range inputs {
		if t, u := elementOf(inputs[i].Value().Type()), b.Argument(i).Type(); t != u {
			c.Failf("expected element type of input %s to match bbArg type %s", quoted(t), quoted(u))
		}
	}
	out := shapeOf(MapOp{op}.Init().Type())
	for i := range inputs {
		if in := shapeOf(inputs[i].Value().Type()); !slices.Equal(in, out) {
			c.Failf("expected shape of input (%s) to match shape of output (%s)", ir.JoinInts(in), ir.JoinInts(out))
		}
	}
}

func verifyReduce(op *ir.Operation, c *ir.Checker) {
	inputs, outs := ReduceOp{op}.Inputs(), ReduceOp{op}.Inits()
	if len(inputs) == 0 || len(outs) == 0 {
		return
	}
	for i, os := range [...][]ir.Operand{inputs, outs} {
		word := [...]string{"input", "output"}[i]
		for k := 1; k < len(os); k++ {
			if !slices.Equal(shapeOf(os[k].Value().Type()), shapeOf(os[0].Value().Type())) {
				c.Failf("expects all %ss to have the same shapes. Shape at %s-index %d is not equal to the shape at %s-index 0.", word, word, k, word)
			}
		}
	}
	in, out := shapeOf(inputs[0].Value().Type()), shapeOf(outs[0].Value().Type())
	gone := map[int]bool{}
	for _, v := range dense(op, "dimensions") {
		c.Checkf(v >= 0 && v < int64(len(in)), "dimensions for reduction should be in the range [0, %d].", len(in)-1)
		gone[int(v)] = true
	}
	var rest []int64
	for i, v := range in {
		if !gone[i] {
			rest = append(rest, v)
		}
	}
	c.Checkf(len(rest) == len(out), "number of dimensions after reduction %d doesn't match the init rank %d", len(rest), len(out))
	if !slices.Equal(rest, out) {
		c.Failf("init dimensions [%s] doesn't match input dimensions after reduction [%s]", ir.JoinInts(out), ir.JoinInts(rest))
	}
	b := op.Region(0).Entry()
	c.Check(b.NumArguments() == op.NumOperands(), "mismatching number of operands and block arguments")
	for i := range op.NumOperands() {
		word := "input"
		if i >= len(inputs) {
			word = "output"
		}
		if t, u := elementOf(op.Operand(i).Type()), b.Argument(i).Type(); t != u {
			c.Failf("%s element type %s does not match corresponding block argument type %s", word, quoted(t), quoted(u))
		}
	}
}

func verifyTranspose(op TransposeOp, c *ir.Checker) {
	p := dense(op.Operation, "permutation")
	seen := make([]bool, len(p))
	for _, v := range p {
		c.Check(v >= 0 && v < int64(len(p)) && !seen[v], "permutation is not valid")
		seen[v] = true
	}
	in, out := shapeOf(op.Input().Type()), shapeOf(op.Init().Type())
	c.Checkf(len(in) == len(out), "input rank %d does not match init rank %d", len(in), len(out))
	c.Checkf(len(in) == len(p), "size of permutation %d does not match the argument rank %d", len(p), len(in))
	for i, v := range p {
		c.Checkf(in[v] == out[i], "dim(result, %d) = %d doesn't match dim(input, permutation[%d]) = %d", i, out[i], i, in[v])
	}
}

func verifyBroadcast(op BroadcastOp, c *ir.Checker) {
	dims := dense(op.Operation, "dimensions")
	in, out := shapeOf(op.Input().Type()), shapeOf(op.Init().Type())
	c.Checkf(len(in)+len(dims) == len(out),
		"input rank plus added dimensions does not match init rank. input rank: %d, dimensions size: %d, init rank: %d", len(in), len(dims), len(out))
	added := make([]bool, len(out))
	for i, v := range dims {
		c.Checkf(v >= 0 && v < int64(len(out)), "dimension %d is out of range. expected range: [0, %d], got: %d", i, len(out)-1, v)
		added[v] = true
	}
	k := 0
	for i, v := range out {
		if added[i] {
			continue
		}
		// A dimension that is added twice leaves more of the others.
		if k < len(in) && in[k] != v {
			c.Failf("input dim %d should match init dim %d. input: %d, init: %d", k, i, in[k], v)
		}
		k++
	}
}
