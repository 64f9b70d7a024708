package omp

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// cliType returns the type of references to canonical loops.
func cliType(p *asm.OpParser) ir.Type {
	if d := p.Context().Dialect("omp"); d != nil {
		if def := d.TypeNamed("cli"); def != nil {
			return p.Context().DefinedType(def, nil)
		}
	}
	return p.Context().NoneType()
}

// loopSyntax is `(%cli)? %iv : type in range(%count) region dictionary?`.
type loopSyntax struct{}

func (loopSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	var cli []asm.UnresolvedOperand
	if p.OptionalPunct(asm.LParen) {
		o := p.ParseOperand()
		p.Punct(asm.RParen)
		cli = append(cli, o)
	}
	iv := p.ParseArgument(true, false)
	p.ParseKeyword("in", "")
	p.ParseKeyword("range", "")
	p.Punct(asm.LParen)
	count := p.ParseOperand()
	p.Punct(asm.RParen)
	p.ResolveOperand(s, count, iv.Type)
	p.ParseRegion(p.NewRegion(s), []asm.Argument{iv})
	p.ResolveOperands(s, cli, cliType(p))
	p.ParseAttrDict(s)
}

func (loopSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	if v := named.Operand(op, "cli"); v != nil {
		p.Byte('(').Operand(v).Byte(')')
	}
	p.Byte(' ')
	args := arguments(op)
	if len(args) == 0 {
		p.PrintGeneric() // the argument says the type of the trip count
		return
	}
	printTyped(p, args[0])
	p.Text(" in range(").Operand(CanonicalLoopOp{op}.TripCount()).Text(") ")
	p.Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true}).AttrDict(op.AllAttrs())
}

func verifyCanonicalLoop(op CanonicalLoopOp, c *ir.Checker) {
	if op.Operation.Region(0).Empty() {
		return
	}
	args := arguments(op.Operation)
	c.Check(len(args) == 1, "Canonical loop region must have exactly one argument")
	c.Check(args[0].Type() == op.TripCount().Type(), "Region argument must be the same type as the trip count")
}

// parseClis parses `(generatees)? (<- (applyees))?`.
func parseClis(p *asm.OpParser, a *asm.ParseArgs) bool {
	if !p.Peek(asm.Less) {
		a.SetOperands(0, p.ParseOperandList(asm.Parens, nil)...)
	}
	if !p.OptionalPunct(asm.Less) {
		return true
	}
	p.Punct(asm.Minus)
	a.SetOperands(1, p.ParseOperandList(asm.Parens, nil)...)
	return true
}

func printClis(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if os := a.Operands(0); len(os) > 0 {
		p.Byte('(').Operands(os).Byte(')')
	}
	if os := a.Operands(1); len(os) > 0 {
		p.Text(" <- (").Operands(os).Byte(')')
	}
}

// nestName appends to a prefix the place of a loop in the nest of operations with
// regions, as far as that is not said by there being only one: `_rN` for region N
// of several, `_sN` for operation N of several with regions, and `_dN` for a loop
// that is alone in N loops.
func nestName(prefix string, loop *ir.Operation) string {
	var chain []*ir.Operation
	for op := loop; op != nil && !op.Has(ir.IsolatedFromAbove) && op.ParentRegion() != nil; op = op.ParentOp() {
		chain = append(chain, op)
	}
	name, depth, siblings := prefix, 0, false
	for i := len(chain) - 1; i >= 0; i-- {
		op := chain[i]
		r := op.ParentRegion()
		if p := r.ParentOp(); p != nil && p.NumRegions() > 1 {
			if depth > 0 {
				name += "_d" + strconv.Itoa(depth)
			}
			name += "_r" + strconv.Itoa(r.Index())
			depth, siblings = 0, false
		}
		index, n := sequence(r, op)
		isLoop := op.Name() == CanonicalLoopOpName
		switch {
		case n > 1:
			if depth > 1 {
				name += "_d" + strconv.Itoa(depth-1)
			}
			name += "_s" + strconv.Itoa(index)
			depth, siblings = 0, true
		case i == 0 && depth > 0:
			name += "_d" + strconv.Itoa(depth)
		case i == 0 && siblings:
			name += "_s" + strconv.Itoa(index)
		}
		if isLoop {
			depth++
		}
	}
	return name
}

// sequence returns the index of an operation among those of a region that have
// regions, and how many these are.
func sequence(r *ir.Region, op *ir.Operation) (index, n int) {
	for x := range r.Ops() {
		if x == op {
			index = n
		}
		if x.NumRegions() > 0 {
			n++
		}
	}
	return index, n
}

// nameInduction names the induction variable of a canonical loop.
func nameInduction(op *ir.Operation, r *ir.Region, set func(v *ir.Value, name string)) {
	if b := r.Entry(); b != nil && b.NumArguments() > 0 {
		set(b.Argument(0), nestName("iv", op))
	}
}

// nameBody names the first block of a canonical loop.
func nameBody(op *ir.Operation, set func(b *ir.Block, name string)) {
	if b := op.Region(0).Entry(); b != nil {
		set(b, "body_entry")
	}
}

// nameCli names a loop after the operation that makes it.
func nameCli(op *ir.Operation, set func(v *ir.Value, name string)) {
	name := "cli"
	makers, _ := cliUses(op.Result(0))
	if len(makers) > 0 {
		maker := makers[0].Owner()
		if maker.Name() == CanonicalLoopOpName {
			name = nestName("canonloop", maker)
		} else {
			half := len(named.Operands(maker, "generatees")) / 2
			if i := makers[0].Index(); i < half {
				name = "grid" + strconv.Itoa(i+1)
			} else {
				name = "intratile" + strconv.Itoa(i-half+1)
			}
		}
	}
	set(op.Result(0), name)
}

// cliUses returns the uses of a loop that make it and that consume it.
func cliUses(v *ir.Value) (makers, consumers []*ir.Operand) {
	for use := range v.Uses() {
		op, i := use.Owner(), use.Index()
		switch op.Name() {
		case CanonicalLoopOpName:
			makers = append(makers, use)
		case TileOpName:
			if i < len(named.Operands(op, "generatees")) {
				makers = append(makers, use)
			} else {
				consumers = append(consumers, use)
			}
		case UnrollHeuristicOpName:
			consumers = append(consumers, use)
		}
	}
	return makers, consumers
}

func verifyNewCli(op *ir.Operation, c *ir.Checker) {
	makers, consumers := cliUses(op.Result(0))
	for _, x := range []struct {
		uses []*ir.Operand
		what string
	}{{makers, "generator"}, {consumers, "consumer"}} {
		if len(x.uses) > 1 {
			e := c.Errorf("CLI must have at most one %s", x.what)
			for i, number := range [...]string{"first", "second"} {
				user := x.uses[i].Owner()
				e.Notef(user.Location().Place(), "%s %s here:%s", number, x.what, opText(user))
			}
			c.Stop()
		}
	}
	if len(consumers) > 0 && len(makers) == 0 {
		user := consumers[0].Owner()
		c.Errorf("CLI has no generator").Notef(user.Location().Place(), "see consumer here: %s", opText(user))
		c.Stop()
	}
}

// opText returns an operation as messages show it, nothing for one of
// several lines.
func opText(op *ir.Operation) string {
	p := op.Context().PrintOp
	if p == nil {
		return op.Name()
	}
	if text := p(op); !strings.Contains(text, "\n") {
		return text
	}
	return ""
}

// loopOf returns the canonical loop that a value is made by.
func loopOf(v *ir.Value) (loop *ir.Operation, made bool) {
	makers, _ := cliUses(v)
	if len(makers) == 0 {
		return nil, false
	}
	if op := makers[0].Owner(); op.Name() == CanonicalLoopOpName {
		return op, true
	}
	return nil, true
}

func verifyTile(op *ir.Operation, c *ir.Checker) {
	applyees, sizes, generatees := TileOp{op}.Applyees(), TileOp{op}.Sizes(), TileOp{op}.Generatees()
	c.Check(len(applyees) != 0, "must apply to at least one loop")
	c.Check(len(sizes) == len(applyees), "there must be one tile size for each applyee")
	c.Check(len(generatees) == 0 || 2*len(sizes) == len(generatees), "expecting two times the number of generatees than applyees")
	var parent *ir.Operation
	var ivs []*ir.Value
	for i := range applyees {
		if i == 0 && len(applyees) == 1 {
			break
		}
		loop, made := loopOf(applyees[i].Value())
		c.Check(made, "applyee CLI has no generator")
		c.Check(loop != nil, "currently only supports omp.canonical_loop as applyee")
		if parent != nil {
			c.Check(perfectlyNested(parent, loop), "tiled loop nest must be perfectly nested")
			for _, iv := range ivs {
				c.Check(CanonicalLoopOp{loop}.TripCount() != iv, "tiled loop nest must be rectangular")
			}
		}
		parent = loop
		ivs = append(ivs, arguments(loop)...)
	}
}

// perfectlyNested reports whether a loop holds another and its own end alone.
func perfectlyNested(outer, inner *ir.Operation) bool {
	r := outer.Region(0)
	if !r.HasOneBlock() || r.Entry().NumOps() != 2 {
		return false
	}
	return r.Entry().Front() == inner && r.Entry().Back().Name() == TerminatorOpName
}

const allocFormat = "$device `:` type($device) `,` $in_type (`(` $typeparams^ `:` type($typeparams) `)`)? `` custom<Shape>($shape, type($shape)) attr-dict"

// The directive Shape is (`,` operand)*. The arguments are the operands and their
// types, which are index.
func parseShape(p *asm.OpParser, a *asm.ParseArgs) bool {
	if p.OptionalPunct(asm.Comma) {
		os := p.ParseOperandList(asm.NoDelimiter, nil)
		a.SetOperands(0, os...)
		a.SetTypes(1, slices.Repeat([]ir.Type{p.Context().IndexType()}, len(os))...)
	}
	return true
}

func printShape(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	for i, o := range a.Operands(0) {
		if _, ok := o.Value().Type().(*ir.IndexType); !ok {
			p.PrintGeneric() // the type is not shown
			return
		}
		p.TextIf(i == 0, ", ").Comma(i).Operand(o.Value())
	}
}
