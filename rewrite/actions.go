package rewrite

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
)

// beginPattern begins the action of applying a pattern, and reports whether it is to be done.
func beginPattern(p *Pattern, op *ir.Operation, r *Rewriter) (*action.Action, bool) {
	if r.actions == nil {
		return nil, true
	}
	a := &action.Action{Kind: action.Pattern, Op: op, Name: p.Label(), Labels: p.Labels, Rule: p.Place}
	return a, r.actions.Begin(a)
}

// miss performs the action of applying a pattern that a matcher has found not to match.
func (a *Applicator) miss(p *Pattern, op *ir.Operation, r *Rewriter) {
	if act, do := beginPattern(p, op, r); do {
		r.actions.End(act, false)
	}
}

// attempts returns the matches of a matcher with its patterns that do not match but have such an
// operation as their root, in the order of the matcher's patterns.
func attempts(m Matcher, op *ir.Operation, matches []Match) []Match {
	var list []Match
	rest := slices.Clone(matches)
	for _, p := range m.Patterns() {
		switch {
		case len(rest) > 0 && rest[0].Pattern == p:
			for len(rest) > 0 && rest[0].Pattern == p {
				list, rest = append(list, rest[0]), rest[1:]
			}
		case p.matches(op.Def()) && !slices.ContainsFunc(matches, func(m Match) bool { return m.Pattern == p }):
			list = append(list, Match{Pattern: p, missed: true})
		}
	}
	return append(list, rest...)
}
