package rewrite

import (
	"cmp"
	"slices"
	"time"
	"unsafe"

	"github.com/mica-ir/mica/ir"
)

// An Applicator applies the best pattern of a frozen set to one operation at a time.
// It must be used by one goroutine.
type Applicator struct {
	Stats     Stats
	Callbacks Callbacks

	set      *Frozen
	kinds    map[*ir.OpDef]*opKind // filled when a kind of operation comes first
	recent   [1 << recentBits]*opKind
	any      []scored
	named    []scored // in order of addition; kinds select from these
	states   []MatcherState
	benefits map[*Pattern]int // of patterns of matchers, if a cost model was applied
	drops    bool             // whether some of benefits are impossible
	matches  []Match
	// impossible are the patterns that the cost model disables, until they are logged.
	impossible []*Pattern
	counts     []Count
	countOf    map[*Pattern]int // in counts
	uncounted  Count            // of operations that an observation does not choose
	part       int              // of the IR that the driver works on; see team
	// madeBy reports whether an operation is the work of a pattern; nil if unknown.
	madeBy func(op *ir.Operation, p *Pattern) bool
	// onlyMatchers leaves out the patterns in Go, and matchers whose patterns all are Valid, which a dialect has.
	onlyMatchers bool
	ofDialects   []bool   // for each of states, whether it is such a matcher
	current      *Pattern // that was tried last
	// timed enables the measurement of the time of patterns.
	timed bool
}

// Callbacks are functions that an Applicator calls around the application of each pattern. Each may be nil.
type Callbacks struct {
	// CanApply returns false if a pattern is not to be tried.
	CanApply func(p *Pattern) bool
	// OnFailure is called after a pattern that was not applied.
	OnFailure func(p *Pattern)
	// OnSuccess is called after a pattern that was applied. It returns false if that is to
	// count as a failure.
	OnSuccess func(p *Pattern) bool
}

// canApply calls CanApply.
func (c *Callbacks) canApply(p *Pattern) bool { return c.CanApply == nil || c.CanApply(p) }

// after calls OnSuccess or OnFailure, and reports whether the pattern counts as applied.
func (c *Callbacks) after(p *Pattern, applied bool) bool {
	if applied && c.OnSuccess != nil {
		applied = c.OnSuccess(p)
	}
	if !applied && c.OnFailure != nil {
		c.OnFailure(p)
	}
	return applied
}

// An opKind caches the patterns that an Applicator tries on the operations of one definition.
type opKind struct {
	def    *ir.OpDef
	named  []scored // the patterns for it that are not for any op, best first
	visits int      // by matchers
	// inert marks operations that the greedy driver never changes, whatever happens to others: no pattern has
	// them as its root, and they neither fold nor die.
	inert bool
}

// recentBits is log2 of the number of kinds that are found without a map, each in the place
// that follows from its address.
const recentBits = 8

// kind returns the cached kind of the operations of def.
func (a *Applicator) kind(def *ir.OpDef) *opKind {
	recent := &a.recent[uint64(uintptr(unsafe.Pointer(def)))*0x9e3779b97f4a7c15>>(64-recentBits)]
	if k := *recent; k != nil && k.def == def {
		return k
	}
	k := a.kinds[def]
	if k == nil {
		k = &opKind{def: def}
		a.choose(k)
		a.kinds[def] = k
	}
	*recent = k
	return k
}

// choose finds the patterns for a kind.
func (a *Applicator) choose(k *opKind) {
	k.named = nil
	for _, s := range a.named {
		if s.matches(k.def) {
			k.named = append(k.named, s)
		}
	}
	byBenefit(k.named)
	k.inert = len(k.named)+len(a.any) == 0 && !mayFold(k.def) && !mayBeDead(k.def) &&
		!slices.ContainsFunc(a.set.matchers, func(m Matcher) bool { return m.MayMatch(k.def) })
}

// Stats counts the work of an Applicator and its driver.
type Stats struct {
	Visited  int // operations that a pattern might apply to
	Tried    int // patterns: calls of patterns in Go, and matches of matchers
	Matched  int // matches of matchers, and patterns in Go that applied
	Applied  int // patterns that changed the IR
	Steps    int // of matchers
	Folded   int
	Dead     int // operations that were erased because nothing needs them
	Inserted int
	Erased   int
}

// A Count holds how often a pattern was tried, matched and was applied. A pattern of a
// matcher is tried on each visited operation that can be its root.
type Count struct {
	Pattern                 *Pattern
	Tried, Matched, Applied int
	// First is the location of the first operation that the pattern was applied to.
	First *ir.Location

	first ir.Origin // First, while it is counted
	part  int       // of first
	// Time is how long the pattern took, for a pattern of a matcher without the matching.
	Time time.Duration
}

// add adds the counts of another Applicator.
func (s *Stats) add(o *Stats) {
	s.Visited += o.Visited
	s.Tried += o.Tried
	s.Matched += o.Matched
	s.Applied += o.Applied
	s.Steps += o.Steps
	s.Folded += o.Folded
	s.Dead += o.Dead
	s.Inserted += o.Inserted
	s.Erased += o.Erased
}

// add adds the counts of another Applicator of the same patterns.
func (c *Count) add(o *Count) {
	c.Tried += o.Tried
	c.Matched += o.Matched
	c.Applied += o.Applied
	c.Time += o.Time
	if c.First == nil || o.First != nil && o.part < c.part {
		c.First, c.part = o.First, o.part
	}
}

// scored is a pattern with its benefit according to the cost model.
type scored struct {
	*Pattern
	benefit int
	count   int // its index in counts
}

// NewApplicator returns an Applicator that uses the patterns' own benefits.
func NewApplicator(set *Frozen) *Applicator {
	a := &Applicator{set: set}
	for _, m := range set.matchers {
		a.states = append(a.states, m.NewState())
		a.ofDialects = append(a.ofDialects, !slices.ContainsFunc(m.Patterns(), func(p *Pattern) bool { return !p.Valid }))
	}
	a.kinds = map[*ir.OpDef]*opKind{}
	a.countOf = map[*Pattern]int{}
	for _, p := range set.Patterns() {
		a.countOf[p] = len(a.counts)
		a.counts = append(a.counts, Count{Pattern: p})
	}
	a.ApplyCostModel(func(p *Pattern) int { return p.Benefit })
	return a
}

// reset clears all counts.
func (a *Applicator) reset() {
	a.Stats, a.part, a.Callbacks = Stats{}, 0, Callbacks{}
	for i := range a.counts {
		a.counts[i] = Count{Pattern: a.counts[i].Pattern}
	}
	for _, k := range a.kinds {
		k.visits = 0
	}
	clear(a.matches[:cap(a.matches)])
}

// Counts returns the counts of all patterns, in the order of the set.
func (a *Applicator) Counts() []Count {
	counts := slices.Clone(a.counts)
	for i := range counts {
		c := &counts[i]
		c.First = c.first.Location()
		if c.Pattern.MatchAndRewrite != nil {
			continue
		}
		for def, k := range a.kinds {
			if c.Pattern.matches(def) {
				c.Tried += k.visits
			}
		}
	}
	return counts
}

// ApplyCostModel assigns new benefits to the patterns; [ImpossibleToMatch] or less disables
// a pattern, and more than [MaxBenefit] is MaxBenefit.
func (a *Applicator) ApplyCostModel(benefit func(*Pattern) int) {
	a.any, a.named, a.benefits, a.impossible, a.drops = nil, nil, nil, nil, false
	for _, p := range a.set.patterns {
		n := clampBenefit(benefit(p))
		if n == ImpossibleToMatch {
			a.impossible = append(a.impossible, p)
			continue
		}
		if p.AnyOp {
			a.any = append(a.any, scored{p, n, a.countOf[p]})
		} else {
			a.named = append(a.named, scored{p, n, a.countOf[p]})
		}
	}
	byBenefit(a.any)
	for _, k := range a.kinds {
		a.choose(k)
	}
	for _, m := range a.set.matchers {
		for _, p := range m.Patterns() {
			n := clampBenefit(benefit(p))
			if a.set.dropped[p] {
				n = ImpossibleToMatch
			} else if n == ImpossibleToMatch {
				a.impossible = append(a.impossible, p)
			}
			if n != p.Benefit {
				if a.benefits == nil {
					a.benefits = map[*Pattern]int{}
				}
				a.benefits[p] = n
				a.drops = a.drops || n == ImpossibleToMatch
			}
		}
	}
}

func clampBenefit(n int) int { return min(max(n, ImpossibleToMatch), MaxBenefit) }

func byBenefit(list []scored) {
	slices.SortStableFunc(list, func(x, y scored) int { return cmp.Compare(y.benefit, x.benefit) })
}

// MatchAndRewrite tries the patterns for op in descending order of benefit until one
// applies, and returns it, or nil. At equal benefit, patterns for the op's name
// precede patterns for any op, and both precede patterns of matchers.
func (a *Applicator) MatchAndRewrite(op *ir.Operation, r *Rewriter) *Pattern {
	kind := a.kind(op.Def())
	named, any := kind.named, a.any
	if a.current = nil; a.onlyMatchers {
		named, any = nil, nil
	}
	if r.debug != nil {
		r.debug.ignored(a)
	}
	matches := a.match(op, kind, r)
	if len(named)+len(any)+len(matches) == 0 {
		return nil
	}
	for {
		var best *Pattern
		var match Match
		benefit := ImpossibleToMatch
		from, count := 0, 0
		if len(named) > 0 {
			best, benefit, count, from = named[0].Pattern, named[0].benefit, named[0].count, 0
		}
		if len(any) > 0 && any[0].benefit > benefit {
			best, benefit, count, from = any[0].Pattern, any[0].benefit, any[0].count, 1
		}
		if len(matches) > 0 && matches[0].benefit > benefit {
			match, from = matches[0], 2
			best = match.Pattern
			count = a.countOf[best]
		}
		switch {
		case best == nil:
			return nil
		case from == 0:
			named = named[1:]
		case from == 1:
			any = any[1:]
		default:
			matches = matches[1:]
		}
		if match.missed {
			a.miss(best, op, r)
			continue
		}
		if best.NoRecursion && a.madeBy != nil && a.madeBy(op, best) {
			if r.watch != nil {
				r.watch(Event{Kind: EventSkip, Op: op, Pattern: best, Text: "the pattern itself made or changed the operation, and it does not promise to end (hasBoundedRewriteRecursion)"})
			}
			continue
		}
		if !a.Callbacks.canApply(best) {
			continue
		}
		act, do := beginPattern(best, op, r)
		if !do {
			continue
		}
		c := &a.counts[count]
		if r.counted != nil && !r.counted(op) {
			c = &a.uncounted
		}
		at := op.Origin()
		var start time.Time
		if a.timed || r.timed {
			start = time.Now()
		}
		var dump *ir.Operation
		if r.debug != nil {
			dump = isolatedParent(op)
		}
		applied := a.Callbacks.after(best, a.try(best, match, op, r))
		r.actions.End(act, applied)
		if applied && dump != nil {
			r.debug.applied(dump)
		}
		if !start.IsZero() {
			c.Time += time.Since(start)
		}
		if match.state != nil {
			c.Matched++
		} else {
			c.Tried++
		}
		if applied {
			if match.state == nil {
				c.Matched++
			}
			if c.Applied++; c.first == (ir.Origin{}) {
				c.first, c.part = at, a.part
			}
			a.Stats.Applied++
			return best
		}
		if r.Failed() {
			return nil
		}
	}
}

// match returns the matches of all matchers, best first.
func (a *Applicator) match(op *ir.Operation, kind *opKind, r *Rewriter) []Match {
	if len(a.states) == 0 {
		return nil
	}
	a.matches = a.matches[:0]
	if r.counted == nil || r.counted(op) {
		kind.visits++
	}
	r.matched = op
	defer func() { r.matched = nil }()
	for k, s := range a.states {
		if a.onlyMatchers && a.ofDialects[k] {
			continue
		}
		first, steps := len(a.matches), s.Steps()
		a.matches = s.Match(op, r, a.matches)
		if r.listener != nil && r.listener.WantsReasons() {
			a.explain(k, op, r, a.matches[first:])
		}
		a.Stats.Matched += len(a.matches) - first
		if r.actions != nil {
			a.matches = append(a.matches[:first], attempts(a.set.matchers[k], op, a.matches[first:])...)
		}
		a.Stats.Steps += s.Steps() - steps
		for i := first; i < len(a.matches); i++ {
			m := &a.matches[i]
			m.state, m.benefit = s, m.Pattern.Benefit
			if n, ok := a.benefits[m.Pattern]; ok {
				m.benefit = n
			}
		}
	}
	if a.drops {
		a.matches = slices.DeleteFunc(a.matches, func(m Match) bool { return m.benefit == ImpossibleToMatch })
	}
	bestFirst(a.matches)
	return a.matches
}

// fewMatches is the number of matches up to which insertion sort is fastest.
const fewMatches = 12

// bestFirst sorts matches by benefit, stably.
func bestFirst(matches []Match) {
	if len(matches) > fewMatches {
		slices.SortStableFunc(matches, func(x, y Match) int { return cmp.Compare(y.benefit, x.benefit) })
		return
	}
	for i := 1; i < len(matches); i++ {
		for j := i; j > 0 && matches[j-1].benefit < matches[j].benefit; j-- {
			matches[j-1], matches[j] = matches[j], matches[j-1]
		}
	}
}

// trying names the pattern that was tried last, in a report of a panic.
func (a *Applicator) trying() string {
	switch p := a.current; {
	case p == nil:
		return hookPatterns
	case p.Name != "":
		return "pattern '" + p.Name + "'"
	default:
		return p.Label()
	}
}

func (a *Applicator) try(p *Pattern, m Match, op *ir.Operation, r *Rewriter) bool {
	a.Stats.Tried++
	a.current = p
	r.SetInsertionPoint(op)
	outer, outerOrigin := r.Loc, r.Origin // of the pattern that applies this one
	if r.listener != nil {
		r.listener.PatternBegin(p, op)
	}
	var applied bool
	if m.state != nil {
		applied = m.state.Rewrite(m, r)
	} else {
		if p.CompactLocation {
			r.Loc, r.Origin = nil, op.Origin()
		} else {
			r.Loc = op.Location()
		}
		if r.debug != nil {
			r.debug.begin(p)
		}
		applied = p.MatchAndRewrite(op, r)
		if r.debug != nil {
			r.debug.end(p, applied)
		}
		if applied {
			a.Stats.Matched++
		}
	}
	applied = applied && !r.Failed()
	if r.listener != nil {
		r.listener.PatternEnd(p, applied)
	}
	r.Loc, r.Origin = outer, outerOrigin
	return applied
}
