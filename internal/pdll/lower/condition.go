package lower

import (
	"fmt"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// Negation and forall are conditions that are patterns themselves. A condition becomes a pdl.pattern in
// the pattern, with an attribute that names it, and is applied like a native constraint. Its block
// arguments are the values of the pattern that it uses. Several patterns of one name are alternatives: the
// condition holds if one of them matches. MLIR's pdl dialect has nothing like it.

// A condition is one to be lowered.
type condition struct {
	at      pdll.Node
	span    source.Span // more exact than that of at, or none
	what    string      // for messages
	negated bool
	each    *ir.Value   // the range of whose elements it is required, or nil
	args    []*ir.Value // that it has even if it uses nothing of them
}

const negatedOp = "a negated operation"

// anyResult is the index of a pdl.result that is any result.
const anyResult = -1

// A link requires that a value of the condition is one of the pattern.
type link struct{ outer, inner *ir.Value }

// condition lowers a condition, whose parts body creates. element is the current element of the range.
func (l *lowering) condition(c condition, body func(element *ir.Value) []link) {
	place := diag.At(c.at.Loc().Pos())
	if c.span.IsValid() {
		place = diag.At(c.span.Pos())
	}
	if !l.extends(place, c.what) {
		return
	}
	at := l.loc(c.at)
	if c.span.IsValid() {
		at = l.at(c.span)
	}
	l.conditions++
	w := &conditionLowering{lowering: l, condition: c, at: at, name: fmt.Sprintf("condition.%d", l.conditions), numbers: map[*ir.Value]int{}}
	for _, v := range c.args {
		w.number(v)
	}
	defer func(outer *choices) { l.choices = outer }(l.choices)
	l.choices = &choices{}
	for n := 1; ; n++ {
		w.way(body)
		switch {
		case !l.choices.advance() || l.diags.HasErrors() || l.ops > maxOps:
			w.apply(place)
			return
		case n == maxAlternatives:
			l.diags.Errorf(place, "the condition has more than %d alternatives", maxAlternatives)
			return
		}
	}
}

// A conditionLowering lowers one condition.
type conditionLowering struct {
	*lowering
	condition
	at       *ir.Location
	name     string
	ways     []*ir.Block
	captured []*ir.Value       // the values of the pattern that the alternatives use
	numbers  map[*ir.Value]int // the index of each in captured
}

// number returns the index of a value of the pattern among those that the alternatives use.
func (w *conditionLowering) number(v *ir.Value) int {
	k, ok := w.numbers[v]
	if !ok {
		k = len(w.captured)
		w.captured, w.numbers[v] = append(w.captured, v), k
	}
	return k
}

// way lowers one alternative.
func (w *conditionLowering) way(body func(element *ir.Value) []link) {
	l := w.lowering
	s := ir.OperationState{NumRegions: 1}
	s.AddAttribute("benefit", l.ctx.Int64Attr(l.ctx.I16(), 0))
	s.AddAttribute(pdl.Condition, l.ctx.StringAttr(w.name))
	op := l.create("pdl.pattern", w.at, s)
	defer l.b.Restore(l.b.InsertionPoint())
	block := op.Region(0).AppendBlock(nil)
	l.b.SetInsertionPointToEnd(block)
	var element *ir.Value
	if w.each != nil {
		element = block.AddArgument(l.elementType(w.each.Type()), w.at)
	}
	l.enter()
	links := body(element)
	l.leave()
	end := ir.OperationState{NumRegions: 1}
	var linked []*ir.Value
	for _, k := range links {
		linked = append(linked, k.outer, k.inner)
	}
	l.groups(&end, nil, linked)
	end.AddAttribute("name", l.ctx.StringAttr(pdl.Condition))
	l.create("pdl.rewrite", w.at, end)
	w.ways = append(w.ways, block)
	w.capture(block)
	for o := range block.Ops() {
		if o.Name() == "pdl.operation" && !pdl.IsBound(o) {
			l.constrainUse(o)
		}
	}
}

// elementType returns the type of the elements of a range.
func (l *lowering) elementType(t ir.Type) ir.Type {
	if t == l.types.types {
		return l.types.typ
	}
	return l.types.value
}

// argument returns the argument of a block for the i-th captured value.
func (w *conditionLowering) argument(b *ir.Block, i int) *ir.Value {
	if w.each != nil {
		i++
	}
	for b.NumArguments() <= i {
		k := b.NumArguments()
		if w.each != nil {
			k--
		}
		b.AddArgument(w.captured[k].Type(), w.at)
	}
	return b.Argument(i)
}

// capture replaces the values of the pattern in an alternative by its arguments.
func (w *conditionLowering) capture(b *ir.Block) {
	for op := range b.Ops() {
		for i := range op.NumOperands() {
			v := op.Operand(i)
			if v.ParentBlock() != b {
				op.SetOperand(i, w.argument(b, w.number(v)))
			}
		}
	}
}

// apply applies the condition to the values that it uses.
func (w *conditionLowering) apply(place diag.Place) {
	l := w.lowering
	for _, b := range w.ways {
		if n := len(w.captured); n > 0 {
			w.argument(b, n-1)
		}
	}
	s := ir.OperationState{Operands: w.captured}
	if w.each != nil {
		s.Operands = append([]*ir.Value{w.each}, w.captured...)
		s.AddAttribute(pdl.Each, l.ctx.UnitAttr())
	}
	if len(s.Operands) == 0 {
		l.diags.Errorf(place, "%s has no connection to the pattern: it uses nothing of it", w.what)
		return
	}
	s.AddAttribute("name", l.ctx.StringAttr(w.name))
	s.AddAttribute("isNegated", l.ctx.BoolAttr(w.negated))
	l.create("pdl.apply_native_constraint", w.at, s)
}
