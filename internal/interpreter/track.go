package interpreter

import (
	"slices"

	"github.com/mica-ir/mica/dialect/transform"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A Tracker keeps handles up to date while a step changes the payload: a handle to a replaced
// operation or value then represents the replacement, and erased ones are removed from handles.
type Tracker struct {
	rewrite.NopListener
	// AnyName takes an operation of any name as a replacement, not only one of the same name
	// or a constant.
	AnyName bool

	step     *Step
	consumed map[*ir.Value]bool
	failed   *Failure
	failures int
}

func newTracker(step *Step) *Tracker {
	t := &Tracker{step: step, consumed: map[*ir.Value]bool{}}
	for i, v := range step.Op.Operands() {
		if transform.Consumes(step.Op, i) {
			t.consumed[v] = true
		}
	}
	return t
}

// take returns the failure to find replacements so far.
func (t *Tracker) take() *Failure {
	f := t.failed
	t.failed, t.failures = nil, 0
	return f
}

// OperationErased makes no handle represent the operation and its results any more.
func (t *Tracker) OperationErased(op *ir.Operation) {
	for _, v := range op.Results() {
		t.step.replaceValue(v, nil)
	}
	t.step.replaceOp(op, nil)
}

// OperationReplaced replaces the operation in handles.
func (t *Tracker) OperationReplaced(op *ir.Operation, by []*ir.Value) {
	s := t.step
	for i, v := range op.Results() {
		s.replaceValue(v, by[i])
	}
	handles := s.handlesOf(op)
	if len(handles) == 0 {
		return
	}
	alive := slices.IndexFunc(handles, func(v *ir.Value) bool { return !s.isDead(v) })
	if alive < 0 || slices.ContainsFunc(handles, func(v *ir.Value) bool { return t.consumed[v] }) {
		s.replaceOp(op, nil)
		return
	}
	replacement, why := t.find(op, by)
	if why != nil {
		why.Notef(handles[alive].Location(), "replacement is required because this handle must be updated")
		t.notFound(op, by, why)
	}
	s.replaceOp(op, replacement)
}

// find returns the operation that replaces op if its results are replaced with values.
func (t *Tracker) find(op *ir.Operation, by []*ir.Value) (*ir.Operation, *Failure) {
	f := Silenceable(t.step.Op, "tracking listener failed to find replacement op during application of this transform op")
	for {
		def := commonDefinition(by)
		if def == nil {
			return nil, f.note("replacement values belong to different ops")
		}
		if _, ok := def.Def().Interface("CastOpInterface"); ok {
			f.Notef(def.Location(), "using output of 'CastOpInterface' op")
			by = def.Operands()
		} else {
			if t.AnyName || def.Name() == op.Name() || def.Has(ir.ConstantLike) {
				return def, nil
			}
			by = nextOperands(def)
			if len(by) > 0 {
				f.Notef(def.Location(), "using operands provided by 'FindPayloadReplacementOpInterface'")
			}
		}
		if len(by) == 0 {
			break
		}
	}
	return nil, f.note("ran out of suitable replacement values")
}

// NextOperands implements FindPayloadReplacementOpInterface: for an operation that only
// forwards values, it returns the operands to search instead of its results.
type NextOperands interface {
	NextOperands(op *ir.Operation) []*ir.Value
}

func nextOperands(op *ir.Operation) []*ir.Value {
	switch op.Name() {
	case "tensor.reshape", "tensor.expand_shape", "tensor.collapse_shape":
		return op.Operands()[:1]
	}
	x, _ := op.Def().Interface("transform::FindPayloadReplacementOpInterface")
	if next, ok := x.(NextOperands); ok {
		return next.NextOperands(op)
	}
	return nil
}

// commonDefinition returns the operation that defines all of the values, or nil.
func commonDefinition(vs []*ir.Value) *ir.Operation {
	var def *ir.Operation
	for _, v := range vs {
		switch {
		case v == nil:
		case def == nil:
			def = v.DefiningOp()
		case def != v.DefiningOp():
			return nil
		}
	}
	return def
}

func (t *Tracker) notFound(op *ir.Operation, by []*ir.Value, why *Failure) {
	if t.failed != nil {
		why.Diagnostics = append(why.Diagnostics, t.failed.Diagnostics...)
	}
	t.failed = why
	why.Notef(op.Location(), "[%d] replaced op", t.failures)
	for i, v := range by {
		why.Notef(v.Location(), "[%d] replacement value %d", t.failures, i)
	}
	t.failures++
}

// isDead reports whether all uses of a handle precede the current step in its region.
func (s *State) isDead(v *ir.Value) bool {
	sc := s.scopeOf(v)
	for user := range v.Users() {
		if user != sc.current && !happensBefore(user, sc.current) {
			return false
		}
	}
	return true
}

// happensBefore reports whether a, or an operation around it, comes before b in a block.
func happensBefore(a, b *ir.Operation) bool {
	for ; a != nil && a.Block() != nil; a = a.ParentOp() {
		if a != b && a.IsAncestor(b) {
			return false
		}
		for c := b; c != nil; c = c.ParentOp() {
			if c.Block() == a.Block() {
				return a.IsBeforeInBlock(c)
			}
		}
	}
	return false
}
