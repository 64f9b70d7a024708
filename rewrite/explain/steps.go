package explain

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// step takes what happens while a driver looks at an operation.
func (w *watcher) step(f *frame, e rewrite.Event) {
	switch e.Kind {
	case rewrite.EventTry:
		f.try(e.Pattern)
		f.tries = true
	case rewrite.EventMismatch:
		a := f.try(e.Pattern)
		a.fail(w, e.Mismatch)
		w.found(f, &Finding{Outcome: Mismatched, Rule: e.Pattern, Mismatch: a.Mismatch, Where: a.Where})
	case rewrite.EventReason:
		if a := f.last(); a != nil && a.Mismatch.Reason == "" {
			a.fail(w, e.Mismatch)
		}
	case rewrite.EventApplied:
		f.tries = false
		if a := f.last(); a != nil {
			a.Applied = true
			if f.taken == nil {
				f.taken = e.Pattern
			}
			w.found(f, &Finding{Outcome: Applied, Rule: e.Pattern, Attempt: a})
		}
	case rewrite.EventNotApplied:
		f.tries = false
		if a := f.last(); a != nil {
			w.found(f, &Finding{Outcome: Mismatched, Rule: e.Pattern, Mismatch: a.Mismatch, Where: a.Where})
		}
	case rewrite.EventRollback:
		if a := f.last(); a != nil {
			a.Undone, f.taken = e.Text, nil
			if f.found != nil && f.found.Attempt == a {
				f.found.Outcome, f.found.Reason = RolledBack, e.Text
			}
		}
	case rewrite.EventFold, rewrite.EventFoldInPlace:
		f.folds = true
		w.instead(f, Folded)
	case rewrite.EventDead:
		f.dead = true
		w.instead(f, Dead)
	}
}

// try begins an attempt. The matcher of a pattern has reported a mismatch before the attempt that a trace has.
func (f *frame) try(p *rewrite.Pattern) *Attempt {
	if a := f.last(); a != nil && a.Pattern == p && a.Mismatch.Reason != "" {
		return a
	}
	a := &Attempt{Pattern: p}
	if len(f.attempts) < maxAttempts {
		f.attempts = append(f.attempts, a)
	}
	f.latest = a
	return a
}

// fail notes why the pattern does not match.
func (a *Attempt) fail(w *watcher, m rewrite.Mismatch) {
	a.Mismatch, a.Where = m, w.site(m.Op, false)
	a.Mismatch.Op = nil
}

// last returns the last attempt on an operation.
func (f *frame) last() *Attempt { return f.latest }

// found notes how far the rule came.
func (w *watcher) found(f *frame, x *Finding) {
	if !f.fits || !w.isRule(x.Rule) {
		return
	}
	x.Site, x.Pass = f.site, w.pass()
	if x.nearer(f.found) {
		f.found = x
	}
}

// instead notes what happened to an operation before patterns were tried.
func (w *watcher) instead(f *frame, o Outcome) {
	if f.fits && f.found == nil {
		f.found = &Finding{Outcome: o, Rule: w.ruleFor(f.op), Site: f.site, Pass: w.pass()}
	}
}

// ruleFor returns a rule that is for an operation, or nil.
func (w *watcher) ruleFor(op *ir.Operation) *rewrite.Pattern {
	for _, p := range w.rules {
		if rewrite.MayMatch([]*rewrite.Pattern{p}, op.Def()) {
			return p
		}
	}
	return nil
}

// skipped notes that a pattern, or every one, is not tried.
func (w *watcher) skipped(e rewrite.Event) {
	f := w.frame()
	switch {
	case e.Op == nil:
		w.never = append(w.never, &Attempt{Pattern: e.Pattern, Skipped: e.Text})
		return
	case f == nil:
		return
	case e.Pattern != nil && len(f.attempts) < maxAttempts:
		f.latest = &Attempt{Pattern: e.Pattern, Skipped: e.Text}
		f.attempts = append(f.attempts, f.latest)
	}
	rule := e.Pattern
	if rule == nil {
		rule = w.ruleFor(f.op)
	}
	if rule != nil {
		w.found(f, &Finding{Outcome: Skipped, Rule: rule, Reason: e.Text})
	}
}

// conclude ends the look at an operation.
func (w *watcher) conclude(f *frame) {
	if !f.fits {
		return
	}
	x := f.found
	if x == nil {
		x = w.untried(f)
	}
	if x.nearer(f.subject.best) {
		f.subject.best = x
	}
}

// untried returns the finding of a rule that was not tried on an operation.
func (w *watcher) untried(f *frame) *Finding {
	x := &Finding{Rule: w.ruleFor(f.op), Site: f.site, Pass: w.pass()}
	for _, a := range w.never {
		if a.Pattern == x.Rule {
			x.Outcome, x.Reason = Skipped, a.Skipped
			return x
		}
	}
	if x.By = f.taken; x.By != nil {
		x.Outcome = Taken
		return x
	}
	x.Outcome = Mismatched
	return x
}

// erased notes that an operation, with those in it, is erased.
func (w *watcher) erased(op *ir.Operation) {
	s := w.subjects[op]
	if s == nil {
		return
	}
	how, by := "erased with blocks that cannot be reached or are the same as others", (*rewrite.Pattern)(nil)
	if f := w.frame(); f != nil {
		switch {
		case f.tries:
			how, by = "erased", f.last().Pattern
		case f.dead && f.op == op:
			how = "erased because nothing used it"
		case f.folds && f.op == op:
			how = "folded"
		}
	}
	s.leave(w, how, by)
}

// result returns the finding of a subject, nil if the operation is of no interest after all.
func (s *subject) result(w *watcher) *Finding {
	f := s.best
	if f == nil {
		f = w.unseen(s)
	}
	if f == nil {
		return nil
	}
	if s.gone != "" && f.Outcome != Applied && f.Outcome != Folded && f.Outcome != Dead && f.Outcome != Gone {
		f.Later = s.fate()
	}
	return f
}

// fate says how a subject went away.
func (s *subject) fate() string {
	text := s.gone
	if s.by != nil {
		text = "erased by '" + s.by.Label() + "'"
	}
	if s.pass != "" {
		text += " in pass " + s.pass
	}
	return text
}

// unseen returns the finding of a subject that no driver with the rule looked at.
func (w *watcher) unseen(s *subject) *Finding {
	f := &Finding{Site: s.site, Outcome: Unvisited}
	for _, p := range w.rules {
		if rewrite.MayMatch([]*rewrite.Pattern{p}, s.op.Def()) {
			f.Rule = p
		}
	}
	switch {
	case f.Rule == nil && w.At == nil:
		return nil
	case f.Rule == nil:
		f.Outcome = OtherRoot
		if len(w.rules) > 0 {
			f.Rule = w.rules[0]
		}
	case s.gone != "":
		f.Outcome, f.By, f.Pass, f.Reason = Gone, s.by, s.pass, s.fate()
	default:
		f.Reason = w.whyUnseen(s.op)
	}
	return f
}

// whyUnseen says why no driver came to an operation that is still there, as far as the IR shows it.
func (w *watcher) whyUnseen(op *ir.Operation) string {
	for o := op; o != nil && o != w.Module; o = o.ParentOp() {
		b := o.Block()
		if b == nil || b.Parent() == nil {
			continue
		}
		reachable := w.reachable[b.Parent()]
		if reachable == nil {
			reachable = map[*ir.Block]bool{}
			b.Parent().Entry().PostOrder(reachable)
			w.reachable[b.Parent()] = reachable
		}
		if !reachable[b] {
			return "its block cannot be reached"
		}
	}
	if w.failed {
		return "the run ended before"
	}
	return "no driver that has the rule works on it"
}
