package rewrite

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A Mismatch says why a pattern does not match an operation.
type Mismatch struct {
	// Reason names the condition that does not hold, and Saw what the IR has instead, if that is known.
	Reason, Saw string
	// Op is the operation at which the condition was asked, or nil if that is not known.
	Op *ir.Operation
	// Rule is the location of the condition in the rule, or nil if that is not known.
	Rule *ir.Location
	// Holds is the number of the pattern's Conditions that hold before this one. Both are 0 if they are not known.
	Holds, Conditions int
}

// String returns the reason with what the IR has instead.
func (m *Mismatch) String() string {
	if m.Saw == "" {
		return m.Reason
	}
	return m.Reason + ": " + m.Saw
}

// explain notifies the listener of the patterns of matcher k that do not match. Those of a dialect are
// reported only to whoever watches: in a trace they would hide the rest.
func (a *Applicator) explain(k int, op *ir.Operation, r *Rewriter, matches []Match) {
	if r.Failed() || a.ofDialects[k] && r.watch == nil {
		return
	}
	say := func(p *Pattern, why Mismatch) {
		if n, ok := a.benefits[p]; a.set.dropped[p] || ok && n == ImpossibleToMatch {
			return
		}
		a.mismatched(p, op, r, why, !a.ofDialects[k])
	}
	if x, ok := a.states[k].(Explainer); ok {
		x.Explain(op, r, say)
		return
	}
	if r.watch == nil {
		return
	}
	for _, p := range a.set.matchers[k].Patterns() {
		if p.matches(op.Def()) && !slices.ContainsFunc(matches, func(m Match) bool { return m.Pattern == p }) {
			a.mismatched(p, op, r, Mismatch{}, false)
		}
	}
}

// mismatched reports a pattern of a matcher that does not match, as if it had been tried.
func (a *Applicator) mismatched(p *Pattern, op *ir.Operation, r *Rewriter, why Mismatch, trace bool) {
	if r.watch != nil {
		r.watch(Event{Kind: EventMismatch, Op: op, Pattern: p, Mismatch: why})
	}
	if trace {
		r.listener.PatternBegin(p, op)
		r.listener.MatchFailed(op, why.String())
		r.listener.PatternEnd(p, false)
	}
}
