package interpreter

import (
	"errors"

	"github.com/mica-ir/mica/dialect/transform"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass/transforms"
	"github.com/mica-ir/mica/rewrite"
)

// PatternDescriptorInterface is implemented by a [PatternDescriptor].
const PatternDescriptorInterface = "transform::PatternDescriptorOpInterface"

// A PatternDescriptor adds the patterns of an operation in apply_patterns.
type PatternDescriptor interface {
	AddPatterns(op *ir.Operation, s *State, set *rewrite.Set) error
}

// addPatterns adds the patterns that the operations of a region describe.
func (s *Step) addPatterns(r *ir.Region, set *rewrite.Set) *Failure {
	for op := range r.Ops() {
		if err := s.addDescribed(op, set); err != nil {
			return Definite(op, "%v", err)
		}
	}
	return nil
}

func (s *Step) addDescribed(op *ir.Operation, set *rewrite.Set) error {
	if op.Name() == "transform.apply_patterns.canonicalization" {
		if list := rewrite.AddCanonicalizationPatterns(s.Context(), set); list.HasErrors() {
			return list
		}
		return nil
	}
	if x, ok := op.Def().Interface(PatternDescriptorInterface); ok {
		if d, ok := x.(PatternDescriptor); ok {
			return d.AddPatterns(op, s.State, set)
		}
	}
	return errors.New("the interpreter has no patterns for '" + op.Name() + "'")
}

// separate returns a failure if a target contains the step itself.
func (s *Step) separate(target *ir.Operation) *Failure {
	if target.IsAncestor(s.Op) {
		return Definite(s.Op, "cannot apply transform to itself (or one of its ancestors)").Notef(target.Location(), "target payload op")
	}
	return nil
}

// maxRounds bounds how often patterns and CSE alternate.
const maxRounds = 50

func applyPatterns(s *Step, target *ir.Operation) *Failure {
	if f := s.separate(target); f != nil {
		return f
	}
	var set rewrite.Set
	if f := s.addPatterns(s.Op.Region(0), &set); f != nil {
		return f
	}
	frozen, err := set.FreezeAny(s.Context(), rewrite.Filter{})
	if err != nil {
		return Definite(s.Op, "%v", err)
	}
	config := rewrite.GreedyConfig{Listener: s.Tracker, MaxIterations: limit(s.Op, "max_iterations", rewrite.NoLimit),
		MaxRewrites: limit(s.Op, "max_num_rewrites", 0)}
	for range maxRounds {
		if !s.greedily(target, frozen, config) {
			return Silenceable(target, "greedy pattern application failed")
		}
		if !(transform.ApplyPatternsOp{Operation: s.Op}).ApplyCse() || !transforms.EliminateCommonSubexpressions(target, s.Tracker) {
			return nil
		}
	}
	return Definite(s.Op, "fixpoint iteration did not converge")
}

// limit returns a limit of the driver, or none if the attribute has its default.
func limit(op *ir.Operation, name string, none int) int {
	if a, ok := op.Attr(name).(*ir.IntegerAttr); ok && a.Int64() >= 0 {
		return int(a.Int64())
	}
	return none
}

func (s *Step) greedily(target *ir.Operation, set *rewrite.Frozen, config rewrite.GreedyConfig) bool {
	var res rewrite.Result
	if target.Has(ir.IsolatedFromAbove) {
		res = rewrite.ApplyGreedily(target, set, config)
	} else {
		var ops []*ir.Operation
		for op := range ir.All(target, ir.PostOrder) {
			if op != target {
				ops = append(ops, op)
			}
		}
		res = rewrite.ApplyGreedilyToOps(ops, set, config)
	}
	s.Report(res.WithoutLimit())
	return res.Converged
}

func applyCSE(s *Step, target *ir.Operation) *Failure {
	if f := s.separate(target); f != nil {
		return f
	}
	transforms.EliminateCommonSubexpressions(target, s.Tracker)
	return nil
}

func applyLICM(s *Step, target *ir.Operation) *Failure {
	if _, ok := target.Def().Interface("LoopLikeOpInterface"); !ok {
		return Silenceable(s.Op, "transform applied to the wrong op kind").Notef(target.Location(), "when applied to this op")
	}
	if f := s.separate(target); f != nil {
		return f
	}
	transforms.HoistInvariants(target)
	return nil
}

func applyDCE(s *Step, target *ir.Operation) *Failure {
	if f := s.separate(target); f != nil {
		return f
	}
	for erased := true; erased; {
		erased = false
		ir.WalkOps(target, ir.PostOrder, ir.Reverse, func(op *ir.Operation) ir.WalkResult {
			if op != target && rewrite.IsTriviallyDead(op) {
				for inner := range ir.All(op, ir.PostOrder) {
					s.Tracker.OperationErased(inner)
				}
				op.Erase()
				erased = true
			}
			return ir.Advance
		})
	}
	return nil
}
