// Package history follows operations through passes and rewrites: which step made an operation, from which one, and what
// became of it.
//
// A [History] handles the actions of a context and listens to its drivers. A step is a pattern that was applied, a fold, an
// erasure, or what a pass or a driver did besides these. Steps that a dialect conversion has undone do not count.
package history

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
	"github.com/mica-ir/mica/rewrite"
)

// A Sink receives the steps of a run.
type Sink interface {
	// Step is called with each step, in the order in which they begin, when no other one can undo it.
	Step(s *Step, c *Changes)
	// Tried is called after each attempt to apply a pattern.
	Tried(a *action.Action, applied bool)
	// Failed is called with the reason why a pattern does not match.
	Failed(p *rewrite.Pattern, reason string)
	// Text returns the text of an operation.
	Text(op *ir.Operation) string
}

// A History has the steps that made and changed the operations of a module.
type History struct {
	rewrite.NopListener
	sink   Sink // may be nil
	root   *ir.Operation
	ids    map[*ir.Operation]int
	count  int // of ids
	live   int // operations at the last sweep
	made   map[*ir.Operation]*Step
	steps  int
	open   []*frame
	failed []Attempt // on the operation visited
	at     *ir.Operation
	reason string // of the last attempt

	// Only with a sink: the steps that touched operations last, and that removed uses.
	touched, unused map[*ir.Operation]*Step
}

var (
	_ action.Handler   = (*History)(nil)
	_ rewrite.Listener = (*History)(nil)
)

// New returns an empty history. The sink may be nil.
func New(s Sink) *History {
	h := &History{sink: s}
	h.Follow(nil)
	return h
}

// Follow forgets everything and gives the operations in root numbers.
func (h *History) Follow(root *ir.Operation) {
	h.root, h.open, h.failed, h.at = root, nil, nil, nil
	h.ids, h.made = map[*ir.Operation]int{}, map[*ir.Operation]*Step{}
	h.touched, h.unused = map[*ir.Operation]*Step{}, map[*ir.Operation]*Step{}
	if root != nil {
		for op := range ir.All(root, ir.PreOrder) {
			h.ID(op)
		}
	}
	h.live = len(h.ids)
}

// ID returns the number of an operation, from 1. Numbers are not used again.
func (h *History) ID(op *ir.Operation) int {
	if op == nil {
		return 0
	}
	id, ok := h.ids[op]
	if !ok {
		h.count++
		id = h.count
		h.ids[op] = id
	}
	return id
}

// MadeBy returns the step that made an operation, or changed it in place, or nil for one of the input.
func (h *History) MadeBy(op *ir.Operation) *Step { return h.made[op] }

// A frame is an action that has begun.
type frame struct {
	action  *action.Action
	step    *Step
	changes *Changes // nil if nothing is to be listed
	changed bool
	cause   *Step
	root    int
	before  string
	made    []*ir.Operation
	within  []*frame // steps that end with this one
}

// isRewrite reports whether an action is undone if it fails, with all actions within it.
func isRewrite(k action.Kind) bool {
	return k == action.Pattern || k == action.Fold || k == action.Erasure
}

// Begin remembers the action.
func (h *History) Begin(a *action.Action) bool {
	f := &frame{action: a, step: &Step{Kind: a.Kind, Name: a.Name, Rule: a.Rule, Pass: h.pass()}}
	if a.Op != nil {
		f.step.Op = a.Op.Name()
	}
	if a.Kind == action.Pass {
		f.step.Pass = a.Name
		if root := outermost(a.Op); root != h.root && len(h.open) == 0 {
			h.Follow(root)
		}
	}
	if isRewrite(a.Kind) {
		f.step.At = a.Op.Location().Place()
		f.step.after(h.made[a.Op])
		if h.sink != nil {
			f.root, f.cause = h.ID(a.Op), h.touched[a.Op]
			if a.Kind == action.Erasure {
				f.cause = h.unused[a.Op]
			}
			if a.Kind != action.Pattern {
				f.before = h.sink.Text(a.Op)
			}
			if a.Kind != action.Pattern || h.at != a.Op {
				h.visit(a.Op)
			}
		}
	}
	h.open = append(h.open, f)
	return true
}

// pass returns the name of the innermost pass.
func (h *History) pass() string {
	for _, f := range slices.Backward(h.open) {
		if f.action.Kind == action.Pass {
			return f.action.Name
		}
	}
	return ""
}

// End ends the steps of the action, or undoes them.
func (h *History) End(a *action.Action, done bool) {
	i := len(h.open) - 1
	for i >= 0 && h.open[i].action != a { // those within have ended in a panic
		i--
	}
	if i < 0 {
		return
	}
	f := h.open[i]
	if a.Kind == action.Pass {
		h.survey(f)
	}
	h.open = h.open[:i]
	if a.Kind == action.Pattern && h.sink != nil {
		h.sink.Tried(a, done)
	}
	switch {
	case isRewrite(a.Kind) && !done && (!f.changed || a.Kind != action.Pattern || h.converts()):
		h.undo(f)
		return
	case isRewrite(a.Kind): // or a pattern that says that it has failed, but has changed something
		h.at, h.failed = nil, nil
	case !f.changed:
		return
	}
	f.finish(h)
	list := append([]*frame{f}, f.within...)
	f.within = nil
	if n := len(h.open) - 1; n >= 0 && isRewrite(h.open[n].action.Kind) {
		h.open[n].within = append(h.open[n].within, list...)
		return
	}
	h.emit(list)
}

// converts reports whether a dialect conversion has begun, which undoes the changes of patterns that fail.
func (h *History) converts() bool {
	return slices.ContainsFunc(h.open, func(f *frame) bool { return f.action.Kind == action.Conversion })
}

// finish takes the texts of the operations that a step has made.
func (f *frame) finish(h *History) {
	if h.sink == nil {
		return
	}
	c := f.change()
	for i, op := range f.made {
		text := ""
		if i < len(c.Made) && h.ids[op] == c.Made[i] {
			text = h.sink.Text(op)
		}
		c.Texts = append(c.Texts, text)
	}
	c.Texts = c.Texts[:len(c.Made)]
}

// emit passes steps to the sink.
func (h *History) emit(list []*frame) {
	for _, f := range list {
		h.steps++
		f.step.Number = h.steps
	}
	if h.sink == nil {
		return
	}
	for _, f := range list {
		h.sink.Step(f.step, f.change())
	}
}

// undo forgets a step and those within it.
func (h *History) undo(f *frame) {
	for _, s := range append(f.within, f) {
		for _, op := range s.made {
			delete(h.made, op)
			delete(h.touched, op)
		}
		if op := s.action.Op; h.made[op] == s.step {
			delete(h.made, op)
			if s.step.From != nil {
				h.made[op] = s.step.From
			}
		}
	}
}

// change returns the changes of a frame.
func (f *frame) change() *Changes {
	if f.changes == nil {
		f.changes = &Changes{}
	}
	f.changes.Root, f.changes.Before, f.changes.Cause = f.root, f.before, f.cause
	return f.changes
}

// make lists an operation as made.
func (f *frame) make(h *History, op *ir.Operation) {
	f.changed = true
	id := h.ID(op)
	if h.sink != nil {
		c := f.change()
		c.add(&c.Made, id)
	}
	if len(f.made) < maxListed {
		f.made = append(f.made, op)
	}
}

// survey finds the operations that a pass has made without a driver.
func (h *History) survey(f *frame) {
	for op := range ir.All(f.action.Op, ir.PreOrder) {
		if _, known := h.ids[op]; known {
			continue
		}
		h.made[op] = f.step
		f.make(h, op)
	}
	if len(h.ids) > 2*h.live+minSweep { // so sweeps take no more time than what they follow
		h.sweep()
	}
}

// minSweep is the number of operations that are gone and still remembered, at least, before they are forgotten.
const minSweep = 1 << 12

// sweep forgets the operations that are gone.
func (h *History) sweep() {
	live := map[*ir.Operation]bool{}
	for op := range ir.All(h.root, ir.PreOrder) {
		live[op] = true
	}
	for op := range h.ids {
		if !live[op] {
			delete(h.ids, op)
			delete(h.made, op)
			delete(h.touched, op)
			delete(h.unused, op)
		}
	}
	h.live = len(h.ids)
}

// outermost returns the operation that contains op and is in no other.
func outermost(op *ir.Operation) *ir.Operation {
	for op.ParentOp() != nil {
		op = op.ParentOp()
	}
	return op
}
