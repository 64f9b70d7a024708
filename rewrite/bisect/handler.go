package bisect

import (
	"cmp"
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
)

// A recorder lists the steps of a run.
type recorder struct {
	steps []*Step
	open  []opened // the actions that have begun
	last  int      // the number of the last action
	// unused has the steps after which operations had no uses any more.
	unused map[*ir.Operation]*Step
}

// An opened is an action that has begun, with facts that are known only before it.
type opened struct {
	step        *Step
	used        []*ir.Operation // operations that define operands, directly or not, and have uses
	fingerprint ir.Fingerprint  // of the operation of a pass
}

// Begin remembers the action.
func (r *recorder) Begin(a *action.Action) bool {
	r.last = a.Number
	o := opened{step: &Step{Kind: a.Kind, Name: a.Name, Rule: a.Rule, action: a.Number}}
	if a.Op != nil {
		o.step.Op, o.step.At = a.Op.Name(), a.Op.Location().Place()
	}
	switch a.Kind {
	case action.Pass:
		o.step.Pass = a.Name
		o.fingerprint = ir.NewFingerprint(a.Op, false)
	case action.Pattern, action.Fold:
		o.used = usedBy(a.Op)
	case action.Erasure:
		o.used = usedBy(a.Op)
		o.step.Cause = r.unused[a.Op]
		delete(r.unused, a.Op) // its memory may be used again
	}
	if o.step.Pass == "" && len(r.open) > 0 {
		o.step.Pass = r.open[len(r.open)-1].step.Pass
	}
	r.open = append(r.open, o)
	return true
}

// End lists the action if it was a step.
func (r *recorder) End(a *action.Action, done bool) {
	o := r.open[len(r.open)-1]
	r.open = r.open[:len(r.open)-1]
	o.step.order = o.step.action
	switch a.Kind {
	case action.Pass:
		// A pass that fails is a step, too: the IR is as it leaves it.
		if done && o.fingerprint == ir.NewFingerprint(a.Op, false) {
			return
		}
		o.step.order = r.last
	case action.Pattern, action.Fold, action.Erasure:
		if !done {
			return
		}
		for _, op := range o.used {
			if !op.HasUses() {
				r.unused[op] = o.step
			}
		}
	default:
		return
	}
	r.steps = append(r.steps, o.step)
}

// sort puts the steps in the order in which they begin, and ends of passes behind what they contain.
func (r *recorder) sort() {
	slices.SortStableFunc(r.steps, func(a, b *Step) int { return cmp.Compare(a.order, b.order) })
	for i, s := range r.steps {
		s.Number = i + 1
	}
}

// The bounds of the operations whose uses a step is watched for.
const (
	watched      = 64
	watchedDepth = 3
)

// usedBy returns operations that define the operands of an operation, and those of these, as far as patterns
// usually look.
func usedBy(op *ir.Operation) []*ir.Operation {
	var list []*ir.Operation
	from := []*ir.Operation{op}
	for range watchedDepth {
		start := len(list)
		for _, o := range from {
			for _, v := range o.Operands() {
				if v == nil {
					continue
				}
				if def := v.DefiningOp(); def != nil && len(list) < watched && !slices.Contains(list, def) {
					list = append(list, def)
				}
			}
		}
		from = list[start:]
	}
	return list
}

// A stop ends a run after a step.
type stop struct {
	at      *Step
	module  *ir.Operation
	print   func(op *ir.Operation) []byte
	state   *State
	stopped bool
	seen    bool // the state was taken
	depth   int  // of conversions
}

var _ action.Stopper = (*stop)(nil)

// Stopped reports whether the step was made.
func (s *stop) Stopped() bool { return s.stopped }

// Begin lets actions begin up to the step.
func (s *stop) Begin(a *action.Action) bool {
	if s.stopped || a.Number > s.at.order {
		s.stopped = true
		return false
	}
	if a.Kind == action.Conversion {
		s.depth++
	}
	if a.Number == s.at.action && a.Kind != action.Pass {
		s.at.Text = s.print(a.Op)
	}
	return true
}

// End takes the state after the step.
func (s *stop) End(a *action.Action, _ bool) {
	if a.Kind == action.Conversion {
		s.depth--
	}
	if a.Number == s.at.action {
		s.stopped = true
	}
	if s.stopped && !s.seen && s.depth == 0 && (s.at.Kind != action.Pass || a.Number == s.at.action) {
		s.seen = true
		s.state.Text = s.print(s.module)
	}
}
