// Package explain says why a rewrite rule did not match, on the IR as it was when a driver looked at each operation.
//
// [Find] watches a run of passes and drivers. For each operation that is of interest it keeps how far the rule came: it
// was applied, another rule was applied first, a condition did not hold, the dialect folded the operation, nothing
// looked at it. For a dialect conversion it also keeps the patterns that were tried for operations that could not
// be made legal, and what these patterns made.
package explain

import (
	"cmp"
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
	"github.com/mica-ir/mica/rewrite"
)

// A Config has the run and the question.
type Config struct {
	// Module is what Run changes.
	Module *ir.Operation
	// Run runs passes and rules on Module.
	Run func() error
	// Rule is the name of the rule, or a label or a glob as in a [rewrite.Filter]. If it is "", only operations that
	// a conversion cannot make legal are explained.
	Rule string
	// At reports whether an operation is of interest; nil means all.
	At func(op *ir.Operation) bool
	// Hidden is the name of a pass that answers do not mention, because all it does is to apply rules.
	Hidden string
	// Print returns the text of an operation, which need not be valid.
	Print func(op *ir.Operation) string
}

// A Report is the answer.
type Report struct {
	// Rules are the rules of that name that a driver had.
	Rules []*rewrite.Pattern
	// Known are the names of all rules that drivers had, in order.
	Known []string
	// Findings has one for each operation of interest, the nearest to a match first.
	Findings []*Finding
	// Illegal are the operations of interest that conversions could not make legal.
	Illegal []*Legalization
	// Dropped is how many operations that are not legal were left out, because there are too many.
	Dropped int
	// Err is the error of the run.
	Err error
}

// Find runs the configuration and explains what the rule did. The context of the module has no observation and no
// handlers of actions afterwards.
func Find(c Config) *Report {
	ctx := c.Module.Context()
	w := newWatcher(c)
	w.enroll()
	threads := ctx.Threads
	ctx.Threads = 0 // events are in order
	rewrite.Observe(ctx, &rewrite.Observation{Watch: w.event})
	action.Handle(ctx, w)
	defer func() {
		rewrite.Observe(ctx, nil)
		action.Handle(ctx)
		ctx.Threads = threads
	}()
	err := c.Run()
	w.failed = err != nil
	w.finish()
	return w.report(err)
}

// report sorts the findings.
func (w *watcher) report(err error) *Report {
	r := &Report{Rules: w.rules, Err: err, Illegal: w.illegal, Dropped: w.dropped}
	for name := range w.known {
		r.Known = append(r.Known, name)
	}
	slices.Sort(r.Known)
	for _, s := range w.order {
		if f := s.result(w); f != nil {
			r.Findings = append(r.Findings, f)
		}
	}
	slices.SortStableFunc(r.Findings, func(a, b *Finding) int {
		return cmp.Or(cmp.Compare(a.Outcome, b.Outcome), cmp.Compare(b.progress(), a.progress()))
	})
	return r
}
