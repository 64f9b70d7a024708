package interpreter

import (
	"slices"

	"github.com/mica-ir/mica/dialect/transform"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// propagate is the value of FailurePropagationMode with which a silenceable failure ends a
// sequence.
const propagate = 1

// stops reports whether a silenceable failure ends the sequence or the include.
func stops(op *ir.Operation) bool {
	a, ok := op.Attr("failure_propagation_mode").(*ir.IntegerAttr)
	return ok && a.Int64() == propagate
}

// bindRoot associates the arguments of a region with the operands of the operation, or with the
// payload of the program.
func (s *State) bindRoot(op *ir.Operation, b *ir.Block) *Failure {
	if op.NumOperands() > 0 {
		return s.bind(b, s.operands(op))
	}
	if n := b.NumArguments() - 1; n != len(s.Trailing) {
		return Definite(op, "operation expects %d extra value bindings, but %d were provided to the interpreter", n, len(s.Trailing))
	}
	for i, a := range s.Trailing {
		if f := checkTrailing(b.Argument(i+1), a); f != nil {
			return f
		}
	}
	return s.bind(b, append([]Association{{Ops: []*ir.Operation{s.Root}}}, s.Trailing...))
}

// checkTrailing checks that the association of an argument of the entry point has the
// argument's kind.
func checkTrailing(v *ir.Value, a Association) *Failure {
	what, n := "top-level operation handle", len(a.Ops)
	switch kindOf(v.Type()) {
	case values:
		what, n = "the top-level value handle", len(a.Values)
	case params:
		what, n = "top-level parameter", len(a.Params)
	}
	if n < a.Len() {
		return newFailure(true, v.Location(), "wrong kind of value provided for %s", what)
	}
	return nil
}

func applySequence(s *Step) *Failure {
	operands := s.operands(s.Op)
	b := s.Op.Region(0).Entry()
	s.enter(b.Parent())
	defer s.leave()
	var f *Failure
	if len(operands) > 0 {
		f = s.bind(b, operands)
	} else {
		f = s.bindRoot(s.Op, b)
	}
	if f != nil {
		return f
	}
	return s.sequence(b, stops(s.Op))
}

func applyNamedSequence(s *Step) *Failure {
	b := s.Op.Region(0).Entry()
	if b == nil {
		return Definite(s.Op, "unresolved external named sequence")
	}
	s.enter(b.Parent())
	defer s.leave()
	if f := s.bindRoot(s.Op, b); f != nil {
		return f
	}
	if f := s.execute(b, true); f != nil {
		return f
	}
	return nil
}

// sequence executes a block and forwards its terminator's operands to the results.
func (s *Step) sequence(b *ir.Block, stop bool) *Failure {
	if f := s.execute(b, stop); f != nil {
		return f
	}
	s.forward(b.Back())
	return nil
}

// callee returns the function that an attribute names, nil if it has no body.
func callee(op *ir.Operation, ref ir.Attribute) *ir.Block {
	r, ok := ref.(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	f := ir.LookupSymbol(op, r)
	if f == nil || f.NumRegions() == 0 {
		return nil
	}
	return f.Region(0).Entry()
}

func applyInclude(s *Step) *Failure {
	b := callee(s.Op, transform.IncludeOp{Operation: s.Op}.TargetAttr())
	if b == nil {
		return Definite(s.Op, "unresolved external named sequence")
	}
	operands := s.operands(s.Op)
	s.enter(b.Parent())
	defer s.leave()
	if f := s.bind(b, operands); f != nil {
		return f
	}
	return s.sequence(b, stops(s.Op))
}

func applyForeach(s *Step) *Failure {
	targets := s.operands(s.Op)
	n := 0
	for i, t := range targets {
		switch {
		case i == 0:
			n = t.Len()
		case transform.ForeachOp{Operation: s.Op}.WithZipShortest():
			n = min(n, t.Len())
		case t.Len() != n:
			return Silenceable(s.Op, "prior targets' payload size (%d) differs from payload size (%d) of target %s",
				n, t.Len(), describe(s.Op.Operand(i)))
		}
	}
	results := make([]Association, s.Op.NumResults())
	b := s.Op.Region(0).Entry()
	iteration := func(i int) *Failure {
		s.enter(b.Parent())
		defer s.leave()
		for k, t := range targets {
			if f := s.set(b.Argument(k), t.at(i)); f != nil {
				return f
			}
		}
		if f := s.execute(b, true); f != nil {
			return f
		}
		for k, a := range s.operands(b.Back()) {
			results[k].add(a)
		}
		return nil
	}
	for i := range n {
		if f := iteration(i); f != nil {
			return f
		}
	}
	for i, a := range results {
		s.Set(i, a)
	}
	return nil
}

func applyAlternatives(s *Step) *Failure {
	originals := []*ir.Operation{s.Root}
	if s.Op.NumOperands() > 0 {
		originals = slices.Clone(s.Ops(0))
	}
	for _, op := range originals {
		if op.IsAncestor(s.Op) {
			return Definite(s.Op, "scope must not contain the transforms being applied").Notef(op.Location(), "scope")
		}
		if !op.Has(ir.IsolatedFromAbove) {
			return Definite(s.Op, "only isolated-from-above ops can be alternative scopes").Notef(op.Location(), "scope")
		}
	}
	for r := range s.Op.Regions() {
		done, f := s.alternative(r.Entry(), originals)
		if f.isDefinite() || done {
			return f
		}
	}
	return Silenceable(s.Op, "all alternatives failed")
}

// alternative executes a region on copies of operations, which replace them if that succeeds.
func (s *Step) alternative(b *ir.Block, originals []*ir.Operation) (done bool, failed *Failure) {
	s.enter(b.Parent())
	defer s.leave()
	var clones []*ir.Operation
	for _, op := range originals {
		clones = append(clones, op.Clone(ir.NewMapping()))
	}
	defer func() {
		if !done {
			for _, c := range clones {
				c.Erase()
			}
		}
	}()
	if b.NumArguments() > 0 {
		if f := s.set(b.Argument(0), Association{Ops: clones}); f != nil {
			return false, f
		}
	}
	if f := s.execute(b, true); f != nil {
		return false, f
	}
	for i, op := range originals {
		op.Block().InsertBefore(op, clones[i])
		s.Tracker.OperationReplaced(op, clones[i].Results())
		op.ReplaceAllUsesWith(clones[i].Results())
		for inner := range ir.All(op, ir.PostOrder) {
			s.Tracker.OperationErased(inner)
		}
		op.Erase()
	}
	s.forward(b.Back())
	return true, nil
}

// match executes a matcher on arguments and returns the associations that it yields.
func (s *State) match(b *ir.Block, args []Association) ([]Association, *Failure) {
	s.enter(b.Parent())
	defer s.leave()
	if f := s.bind(b, args); f != nil {
		return nil, f
	}
	for op := b.Front(); op != b.Back(); op = op.Next() {
		if _, ok := op.Def().Interface(matchInterface); !ok {
			return nil, Definite(op, "expected operations in the match part to implement MatchOpInterface")
		}
		if f := s.Apply(op); f != nil {
			return nil, f
		}
	}
	return s.operands(b.Back()), nil
}

func applyCollectMatching(s *Step) *Failure {
	matcher := callee(s.Op, transform.CollectMatchingOp{Operation: s.Op}.MatcherAttr())
	if matcher == nil {
		return Definite(s.Op, "unresolved external symbol %s", transform.CollectMatchingOp{Operation: s.Op}.MatcherAttr())
	}
	results := make([]Association, s.Op.NumResults())
	for _, root := range s.Ops(0) {
		var failed *Failure
		ir.Walk(root, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
			found, f := s.match(matcher, []Association{{Ops: []*ir.Operation{op}}})
			if f.isDefinite() {
				failed = f
				return ir.Interrupt
			}
			for i, a := range found {
				if a.Len() != 1 {
					failed = Silenceable(s.Op, "result #%d, associated with %d payload objects, expected 1", i, a.Len())
					return ir.Interrupt
				}
				results[i].add(a)
			}
			return ir.Advance
		})
		if failed != nil {
			return failed
		}
	}
	for i, a := range results {
		s.Set(i, a)
	}
	return nil
}

// A rule of foreach_match is a matcher and the action for its matches.
type rule struct{ matcher, action *ir.Block }

func applyForeachMatch(s *Step) *Failure {
	rules, f := s.rules()
	if f != nil {
		return f
	}
	x := &matching{Step: s, rules: rules, inputs: s.operands(s.Op), outputs: make([]Association, s.Op.NumResults()-1)}
	roots := slices.Clone(s.Ops(0))
	for _, root := range roots {
		var failed *Failure
		ir.Walk(root, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
			if op == root && !(transform.ForeachMatchOp{Operation: s.Op}).RestrictRoot() {
				return ir.Advance
			}
			if failed = x.visit(op); failed != nil {
				return ir.Interrupt
			}
			return ir.Advance
		})
		if failed != nil {
			return failed
		}
	}
	s.SetOps(0, s.Ops(0)...)
	for i, a := range x.outputs {
		s.Set(i+1, a)
	}
	return x.failed
}

func (s *Step) rules() (rules []rule, failed *Failure) {
	op := transform.ForeachMatchOp{Operation: s.Op}
	matchers, actions := op.MatchersAttr().(*ir.ArrayAttr).Elements, op.ActionsAttr().(*ir.ArrayAttr).Elements
	for i := range matchers {
		r := rule{callee(s.Op, matchers[i]), callee(s.Op, actions[i])}
		if r.matcher == nil {
			return nil, Definite(s.Op, "unresolved external symbol %s", matchers[i])
		}
		if r.action == nil {
			return nil, Definite(s.Op, "unresolved external symbol %s", actions[i])
		}
		rules = append(rules, r)
	}
	return rules, nil
}

// A matching is the state of an execution of foreach_match.
type matching struct {
	*Step
	rules   []rule
	inputs  []Association // of the matchers; the first one is the operation
	outputs []Association // the associations that the actions yielded
	failed  *Failure      // silenceable failures of actions
}

// visit applies the action of the first matcher that matches. It returns a definite failure.
func (x *matching) visit(op *ir.Operation) *Failure {
	at := op.Location()
	x.inputs[0] = Association{Ops: []*ir.Operation{op}}
	for _, r := range x.rules {
		found, f := x.match(r.matcher, x.inputs)
		if f.isDefinite() {
			return f
		}
		if f == nil {
			return x.act(r.action, found, at)
		}
	}
	return nil
}

func (x *matching) act(b *ir.Block, args []Association, at *ir.Location) *Failure {
	action := b.ParentOp()
	x.enter(b.Parent())
	defer x.leave()
	if f := x.bind(b, args); f != nil {
		return f
	}
	for op := b.Front(); op != b.Back(); op = op.Next() {
		f := x.Apply(op)
		if f.isDefinite() {
			return f
		}
		if f != nil {
			if x.failed == nil {
				x.failed = Silenceable(x.Op, "actions failed")
			}
			x.failed.Notef(action.Location(), "failed action: %s", f.message()).Notef(at, "when applied to this matching payload")
		}
	}
	for i, a := range x.operands(b.Back()) {
		if a.Len() != 1 && !(transform.ForeachMatchOp{Operation: x.Op}).FlattenResults() {
			return Definite(x.Op, "action @%s has results associated with multiple payload entities, but flattening was not requested", named.Text(action, "sym_name"))
		}
		x.outputs[i].add(a)
	}
	return nil
}
