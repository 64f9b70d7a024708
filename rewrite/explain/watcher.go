package explain

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
	"github.com/mica-ir/mica/rewrite"
)

// These bounds limit memory.
const (
	maxSubjects = 1 << 16
	maxIllegal  = 64
	maxAttempts = 1 << 10 // for an operation
	maxPrinted  = 1 << 12 // texts: each takes time in proportion to the function
)

// A watcher follows the events of a run.
type watcher struct {
	Config
	filter rewrite.Filter

	rules []*rewrite.Pattern       // with the name
	known map[string]bool          // names of rules
	sets  map[*rewrite.Frozen]bool // whether they have a rule of the name
	never []*Attempt               // of rules that a conversion never tries

	subjects map[*ir.Operation]*subject
	order    []*subject

	drivers []*driver // the last one is the innermost
	passes  []string

	illegal []*Legalization
	dropped int
	failed  bool // the run

	printed   int                               // texts
	reachable map[*ir.Region]map[*ir.Block]bool // at the end of the run
}

// A driver is one that runs. Its frames are the operations that it works on; only a conversion has several.
type driver struct {
	op     *ir.Operation
	has    bool // the rule
	frames []*frame
}

// A frame is an operation that a driver looks at.
type frame struct {
	op       *ir.Operation
	subject  *subject // nil if the operation is of no interest
	site     Site
	fits     bool // the rule is for it, and it is of interest
	found    *Finding
	attempts []*Attempt
	latest   *Attempt         // also one that is not kept
	tries    bool             // the last attempt goes on
	folds    bool             // the operation was folded
	dead     bool             // the operation is erased because nothing uses it
	taken    *rewrite.Pattern // the pattern that was applied
	legalize *Legalization    // in a conversion
}

// A subject is an operation of interest.
type subject struct {
	op   *ir.Operation
	site Site
	best *Finding
	fits bool // one of the rules is for it
	gone string
	by   *rewrite.Pattern
	pass string
}

func newWatcher(c Config) *watcher {
	return &watcher{Config: c, filter: rewrite.Filter{Enabled: []string{c.Rule}}, known: map[string]bool{}, sets: map[*rewrite.Frozen]bool{},
		subjects: map[*ir.Operation]*subject{}, reachable: map[*ir.Region]map[*ir.Block]bool{}}
}

// isRule reports whether a pattern has the name.
func (w *watcher) isRule(p *rewrite.Pattern) bool {
	return w.Rule != "" && (p.Label() == w.Rule || w.filter.Keeps(p.Name, p.Labels...))
}

// enroll makes the operations of the input subjects.
func (w *watcher) enroll() {
	ir.Walk(w.Module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if op != w.Module {
			w.subject(op)
		}
		return ir.Advance
	})
}

// subject returns the subject of an operation, nil if it is not of interest.
func (w *watcher) subject(op *ir.Operation) *subject {
	s := w.subjects[op]
	if s != nil && s.site.Op != op.Name() {
		s = nil // the memory is used again
	}
	if s == nil && w.Rule != "" && len(w.order) < maxSubjects && (w.At == nil || w.At(op)) {
		s = &subject{op: op, site: w.site(op, false)}
		w.subjects[op] = s
		w.order = append(w.order, s)
	}
	return s
}

// site returns what an operation is like now.
func (w *watcher) site(op *ir.Operation, print bool) Site {
	if op == nil {
		return Site{}
	}
	s := Site{Op: op.Name(), At: op.Location()}
	if print && w.Print != nil && w.printed < maxPrinted {
		w.printed++
		s.Text = w.Print(op)
	}
	return s
}

// pass returns the name of the innermost pass.
func (w *watcher) pass() string {
	if n := len(w.passes); n > 0 && w.passes[n-1] != w.Hidden {
		return w.passes[n-1]
	}
	return ""
}

// Begin notes which pass runs.
func (w *watcher) Begin(a *action.Action) bool {
	if a.Kind == action.Pass {
		w.passes = append(w.passes, a.Name)
	}
	return true
}

// End notes which operations are gone after a pass.
func (w *watcher) End(a *action.Action, _ bool) {
	if a.Kind != action.Pass {
		return
	}
	if len(w.order) <= maxChecked {
		w.checkGone()
	}
	w.passes = w.passes[:len(w.passes)-1]
}

// maxChecked is the number of subjects up to which their existence is checked after each pass.
const maxChecked = 1 << 10

// checkGone notes which subjects are no longer in the module.
func (w *watcher) checkGone() {
	for _, s := range w.order {
		if s.gone == "" && !w.Module.IsAncestor(s.op) {
			s.leave(w, "", nil)
		}
	}
}

// leave notes that the subject is gone.
func (s *subject) leave(w *watcher, how string, by *rewrite.Pattern) {
	s.pass, s.by = w.pass(), by
	if s.gone = how; how == "" {
		s.gone = "erased"
	}
	if w.subjects[s.op] == s {
		delete(w.subjects, s.op) // its memory may be used again
	}
}

// finish ends all drivers.
func (w *watcher) finish() {
	for len(w.drivers) > 0 {
		w.endDriver()
	}
	w.checkGone()
}

// event takes an event of a driver.
func (w *watcher) event(e rewrite.Event) {
	if e.Kind == rewrite.EventDriver {
		w.beginDriver(e)
		return
	}
	if len(w.drivers) == 0 {
		return
	}
	switch e.Kind {
	case rewrite.EventDriverEnd:
		if n := len(w.illegal); e.Op != nil && n > 0 {
			w.illegal[n-1].Failed = true // the conversion ended there
		}
		w.endDriver()
	case rewrite.EventVisit:
		w.endFrames(0)
		w.look(e.Op)
	case rewrite.EventLegalize:
		w.beginLegalize(e)
	case rewrite.EventLegal, rewrite.EventIllegal:
		w.endLegalize(e.Kind == rewrite.EventLegal)
	case rewrite.EventErase:
		w.erased(e.Op)
	case rewrite.EventSkip:
		w.skipped(e)
	default:
		if f := w.frame(); f != nil {
			w.step(f, e)
		}
	}
}

func (w *watcher) beginDriver(e rewrite.Event) {
	has, seen := w.sets[e.Set]
	if !seen {
		for _, p := range e.Set.Patterns() {
			w.known[p.Label()] = true
			if w.isRule(p) {
				has = true
				if !slices.Contains(w.rules, p) {
					w.rules = append(w.rules, p)
				}
			}
		}
		w.sets[e.Set] = has
	}
	w.drivers = append(w.drivers, &driver{op: e.Op, has: has})
}

func (w *watcher) endDriver() {
	w.endFrames(0)
	w.drivers = w.drivers[:len(w.drivers)-1]
}

// driver returns the innermost driver.
func (w *watcher) driver() *driver { return w.drivers[len(w.drivers)-1] }

// frame returns the operation that the innermost driver looks at, or nil.
func (w *watcher) frame() *frame {
	if d := w.driver(); len(d.frames) > 0 {
		return d.frames[len(d.frames)-1]
	}
	return nil
}

// look begins a frame.
func (w *watcher) look(op *ir.Operation) *frame {
	d := w.driver()
	f := &frame{op: op}
	if d.has {
		if s := w.subject(op); s != nil {
			f.subject = s
			f.fits = slices.ContainsFunc(w.rules, func(p *rewrite.Pattern) bool { return rewrite.MayMatch([]*rewrite.Pattern{p}, op.Def()) })
			if f.fits {
				s.fits = true
				f.site = w.site(op, true)
			}
		}
	}
	d.frames = append(d.frames, f)
	return f
}

// endFrames ends all frames of the innermost driver but the first n.
func (w *watcher) endFrames(n int) {
	d := w.driver()
	for len(d.frames) > n {
		f := d.frames[len(d.frames)-1]
		d.frames = d.frames[:len(d.frames)-1]
		w.conclude(f)
	}
}
