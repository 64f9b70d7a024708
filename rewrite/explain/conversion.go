package explain

import "github.com/mica-ir/mica/rewrite"

// beginLegalize begins to make an operation legal.
func (w *watcher) beginLegalize(e rewrite.Event) {
	outer := w.frame()
	f := w.look(e.Op)
	f.legalize = &Legalization{Site: w.site(e.Op, true), Why: e.Text, Pass: w.pass()}
	if outer != nil {
		if a := outer.last(); a != nil && len(a.Made) < maxAttempts {
			a.Made = append(a.Made, f.legalize)
		}
	}
}

// endLegalize ends it.
func (w *watcher) endLegalize(legal bool) {
	f := w.frame()
	if f == nil || f.legalize == nil {
		return
	}
	l := f.legalize
	l.Attempts, l.legal = f.attempts, legal
	for _, a := range w.never {
		if rewrite.MayMatch([]*rewrite.Pattern{a.Pattern}, f.op.Def()) {
			l.Attempts = append(l.Attempts, a)
		}
	}
	outermost := len(w.driver().frames) == 1
	interesting := w.At == nil || w.At(f.op)
	w.endFrames(len(w.driver().frames) - 1)
	if !legal && outermost && interesting {
		if len(w.illegal) == maxIllegal {
			w.dropped++
			w.illegal = w.illegal[:maxIllegal-1] // the last one may be the reason for a failure
		}
		w.illegal = append(w.illegal, l)
	}
}
