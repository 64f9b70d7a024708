package rewrite

import "github.com/mica-ir/mica/ir"

// OmitForeign makes the patterns of the set match no operation whose definition is [ir.OpDef.Foreign]: patterns in Go
// for the operations of a dialect know these by name, but not those that a program defines in another way.
func (s *Set) OmitForeign() { s.own = true }

// isForeign reports whether a definition is not the one that patterns were written for.
func isForeign(def *ir.OpDef) bool { return def != nil && def.Foreign }

// ofOwn returns the pattern without foreign operations.
func (p *Pattern) ofOwn() *Pattern {
	own, match := *p, p.MatchAndRewrite
	own.MatchAndRewrite = func(op *ir.Operation, r *Rewriter) bool {
		if isForeign(op.Def()) {
			return r.MatchFailure(op, "the program defines the operation in another way")
		}
		return match(op, r)
	}
	return &own
}

// An ownMatcher is a matcher without foreign operations.
type ownMatcher struct{ Matcher }

// MayMatch reports whether operations of def can be roots of matches.
func (m ownMatcher) MayMatch(def *ir.OpDef) bool { return !isForeign(def) && m.Matcher.MayMatch(def) }

// NewState returns the scratch memory of an applicator.
func (m ownMatcher) NewState() MatcherState {
	s := m.Matcher.NewState()
	if x, ok := s.(Explainer); ok {
		return explainedOwnState{ownState{s}, x}
	}
	return ownState{s}
}

type ownState struct{ MatcherState }

type explainedOwnState struct {
	ownState
	Explainer
}

// Match appends the matches of an operation, none if it is foreign.
func (s ownState) Match(op *ir.Operation, r *Rewriter, to []Match) []Match {
	if isForeign(op.Def()) {
		return to
	}
	return s.MatcherState.Match(op, r, to)
}
