package interpreter

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/transform"
	"github.com/mica-ir/mica/ir"
)

// The interfaces of operations of programs.
const (
	// TransformInterface is implemented by a [Transform].
	TransformInterface = "transform::TransformOpInterface"
	matchInterface     = "transform::MatchOpInterface"
	reportTrait        = "transform::ReportTrackingListenerFailuresOpTrait"
	silenceAttr        = "transform.silence_tracking_failures"
)

// A Transform is the effect of an operation on the payload. Results that it does not set
// represent nothing, which is allowed only after a failure.
type Transform interface {
	Apply(s *Step) *Failure
}

// A Func is a Transform that is a function.
type Func func(s *Step) *Failure

// Apply calls the function.
func (f Func) Apply(s *Step) *Failure { return f(s) }

// Each returns a Transform that does something to each operation that the first operand
// represents. If that fails, the next ones are transformed all the same unless the failure is
// definite.
func Each(f func(s *Step, target *ir.Operation) *Failure) Transform {
	return Func(func(s *Step) *Failure {
		targets := s.Ops(0)
		if s.checks && transform.Consumes(s.Op, 0) {
			if f := nestedTargets(s.Op, targets); f != nil {
				return f
			}
		}
		var failed *Failure
		for _, target := range slices.Clone(targets) {
			one := f(s, target)
			switch {
			case one.isDefinite():
				return one
			case one == nil:
			case failed == nil:
				failed = one
			default:
				failed.Diagnostics = append(failed.Diagnostics, one.Diagnostics...)
			}
		}
		return failed
	})
}

// nestedTargets returns a failure if an operation precedes one that is nested in it.
func nestedTargets(op *ir.Operation, targets []*ir.Operation) *Failure {
	for i, parent := range targets {
		for _, child := range targets[i+1:] {
			if parent.IsAncestor(child) {
				return Definite(op, "transform operation consumes a handle pointing to an ancestor payload operation before its descendant").
					note("the ancestor is likely erased or rewritten before the descendant is accessed, leading to undefined behavior").
					Notef(parent.Location(), "ancestor payload op").Notef(child.Location(), "descendant payload op")
			}
		}
	}
	return nil
}

// A Step is the execution of an operation of the program.
type Step struct {
	*State
	Op *ir.Operation
	// Tracker must be notified of changes of the payload.
	Tracker *Tracker

	results []*Association
}

// Ops returns the operations that operand i represents.
func (s *Step) Ops(i int) []*ir.Operation { return s.Of(s.Op.Operand(i)).Ops }

// Set sets the association of result i.
func (s *Step) Set(i int, a Association) {
	a = a.clone()
	s.results[i] = &a
}

// SetOps is Set for operations.
func (s *Step) SetOps(i int, ops ...*ir.Operation) { s.Set(i, Association{Ops: ops}) }

// SetValues is Set for values.
func (s *Step) SetValues(i int, vs ...*ir.Value) { s.Set(i, Association{Values: vs}) }

// SetParams is Set for attributes.
func (s *Step) SetParams(i int, as ...ir.Attribute) { s.Set(i, Association{Params: as}) }

// transformOf returns the transform of an operation, or nil.
func (s *State) transformOf(op *ir.Operation) Transform {
	if x, ok := op.Def().Interface(TransformInterface); ok {
		if t, ok := x.(Transform); ok {
			return t
		}
	}
	return s.builtins[op.Name()]
}

// Apply executes an operation of the program.
func (s *State) Apply(op *ir.Operation) *Failure {
	if len(s.scopes) > 0 {
		s.scopes[len(s.scopes)-1].current = op
	}
	t := s.transformOf(op)
	if t == nil {
		return Definite(op, "the interpreter has no implementation of '%s'", op.Name())
	}
	if f := s.checkUses(op); f != nil {
		return f
	}
	step := &Step{State: s, Op: op, results: make([]*Association, op.NumResults())}
	step.Tracker = newTracker(step)
	flat, origins := s.consumedBy(op)
	failed := t.Apply(step)
	failed = step.trackingFailure(failed)
	if failed.isDefinite() {
		return failed
	}
	for i := range op.NumOperands() {
		if !transform.Consumes(op, i) {
			continue
		}
		switch v := op.Operand(i); kindOf(v.Type()) {
		case operations:
			s.forget(v, flat)
		case values:
			s.forget(v, nil)
			s.forgetOps(origins)
		}
	}
	for i, a := range step.results {
		if a == nil {
			if failed == nil {
				return Definite(op, "the implementation of '%s' does not set result #%d", op.Name(), i)
			}
			a = &Association{}
		}
		if f := s.set(op.Result(i), *a); f != nil {
			return f
		}
	}
	return failed
}

// consumedBy returns the results of the operations that the consumed handles of operations
// represent, and the operations that define the values of consumed value handles.
func (s *State) consumedBy(op *ir.Operation) (flat []*ir.Value, origins []*ir.Operation) {
	for i := range op.NumOperands() {
		if !transform.Consumes(op, i) {
			continue
		}
		a := s.Of(op.Operand(i))
		for _, target := range a.Ops {
			flat = append(flat, target.Results()...)
		}
		for _, v := range a.Values {
			if def := v.DefiningOp(); def != nil {
				origins = append(origins, def)
				continue
			}
			origins = slices.AppendSeq(origins, v.OwnerBlock().Ops())
		}
	}
	return flat, origins
}

// trackingFailure adds to the failure of a step that handles could not be updated, if the step
// reports that.
func (s *Step) trackingFailure(failed *Failure) *Failure {
	tracking := s.Tracker.take()
	if tracking == nil || !s.Op.Def().HasTrait(reportTrait) || s.Op.Attr(silenceAttr) != nil {
		return failed
	}
	switch {
	case failed == nil:
		return tracking
	case failed.isSilenceable():
		failed.note("tracking listener also failed: %s", tracking.message())
	}
	return failed
}

// execute executes the operations of a block but the last. If stop is false, silenceable
// failures are ignored.
func (s *State) execute(b *ir.Block, stop bool) *Failure {
	for op := b.Front(); op != b.Back(); op = op.Next() {
		if f := s.Apply(op); f.isDefinite() || f != nil && stop {
			return f
		}
	}
	return nil
}

// forward assigns the associations of a terminator's operands to the results of the step.
func (s *Step) forward(terminator *ir.Operation) {
	for i := range s.results {
		s.Set(i, s.Of(terminator.Operand(i)))
	}
}

// operands returns the associations of the operands of an operation.
func (s *State) operands(op *ir.Operation) []Association {
	list := make([]Association, op.NumOperands())
	for i := range list {
		list[i] = s.Of(op.Operand(i)).clone()
	}
	return list
}

// bind associates the arguments of a block.
func (s *State) bind(b *ir.Block, list []Association) *Failure {
	for i, a := range list {
		if f := s.set(b.Argument(i), a); f != nil {
			return f
		}
	}
	return nil
}

// errorAt makes an error.
func errorAt(at *ir.Location, format string, args ...any) *diag.Diagnostic {
	return diag.Errorf(at.Place(), format, args...)
}
