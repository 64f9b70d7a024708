package rewrite

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// An appliedLog records the last changes of the IR, to report the rules involved if
// the driver does not converge.
type appliedLog struct {
	ring      [256]applied
	n         int // of all entries ever
	since     int // n at the start of the iteration
	iteration int
	at        ir.Origin // of the operation that is being rewritten
}

// applied is one change: by a pattern, by folding an operation of def, or for the reason
// why.
type applied struct {
	pattern *Pattern
	def     *ir.OpDef
	why     string
	at      ir.Origin
}

func (a applied) label() string {
	switch {
	case a.pattern != nil:
		return a.pattern.Label()
	case a.def != nil:
		return "the folding of '" + a.def.Name + "'"
	}
	return "the " + a.why
}

// same reports whether a and b are by the same rule.
func (a applied) same(b applied) bool {
	return a.pattern == b.pattern && a.def == b.def && a.why == b.why
}

func (l *appliedLog) start(iteration int) {
	l.since, l.iteration = l.n, iteration
}

func (l *appliedLog) add(p *Pattern, folded *ir.Operation, why string) {
	a := applied{pattern: p, why: why}
	switch {
	case p != nil:
		a.at = l.at
	case folded != nil:
		a.def, a.at = folded.Def(), folded.Origin()
	}
	l.ring[l.n%len(l.ring)] = a
	l.n++
}

// drop takes the last entry back.
func (l *appliedLog) drop() { l.n-- }

// last returns the last n entries that are still known, oldest first.
func (l *appliedLog) last(n int) []applied {
	n = min(n, len(l.ring))
	out := make([]applied, 0, n)
	for i := l.n - n; i < l.n; i++ {
		out = append(out, l.ring[i%len(l.ring)])
	}
	return out
}

// reportCycle reports that the driver stopped before reaching a fixpoint and names
// the rules that were still applied: a cycle of rules if there is one, otherwise the
// most frequent ones.
func (g *greedy) reportCycle(res *Result, region *ir.Region) {
	res.Converged = false
	last := g.log.last(g.log.n - g.log.since)
	recent := g.log.last(g.log.n)
	if chain := g.chain(); chain != nil {
		last, recent = chain, chain
	}
	var at diag.Place
	for i := len(last) - 1; i >= 0 && !at.IsValid(); i-- {
		at = last[i].at.Place()
	}
	if !at.IsValid() && region != nil && region.ParentOp() != nil {
		at = region.ParentOp().Location().Place()
	}
	limit := plural(res.Iterations, "iteration")
	if g.work.len() > 0 || g.endless() {
		limit = plural(g.log.n-g.log.since, "rewrite") + " in iteration " + strconv.Itoa(res.Iterations)
	}
	if g.growth.limited() {
		limit += ": the number of operations, operands and results has grown from " + strconv.Itoa(g.growth.start) + " to " + strconv.Itoa(g.growth.size)
	}
	d := res.Diagnostics.Errorf(at, "rewriting did not converge after %s", limit)
	if res.LimitReached {
		res.limits = append(res.limits, d)
	}
	if p := g.reckless; p != nil {
		defer func() { d.Notef(p.placeOr(at), "%s changes the IR although it is not applied", p.Label()) }()
	}
	if cycle := findCycle(recent); cycle != nil {
		if p := cycle[0].pattern; p != nil {
			d.Rule = p.Name
		}
		names := make([]string, 0, len(cycle)+1)
		for _, a := range cycle {
			names = append(names, a.label())
		}
		if len(cycle) == 1 {
			d.Notef(place(cycle[0]), "%s applies again and again", names[0])
			return
		}
		names = append(names, names[0])
		d.Notef(place(cycle[0]), "these apply in turn: %s", strings.Join(names, " -> "))
		for _, a := range distinct(cycle)[1:] {
			d.Notef(place(a.applied), "%s is here", a.label())
		}
		return
	}
	for i, a := range distinct(last) {
		if i == 8 {
			d.Notef(diag.Place{}, "and others")
			break
		}
		d.Notef(place(a.applied), "%s applied %s at the end", a.label(), plural(a.count, "time"))
	}
}

// chain returns the last chain of applications, each to the output of the previous one, if it
// seems endless.
func (g *greedy) chain() []applied {
	switch {
	case g.lineage.endless():
		return g.lineage.deepest.chain(len(g.log.ring))
	case g.growth.limited() && g.lineage.made != nil:
		if chain := g.lineage.made.chain(len(g.log.ring)); findCycle(chain) != nil {
			return chain
		}
	}
	return nil
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}

// place returns where the rule is written, or else where it applied.
func place(a applied) diag.Place {
	at := a.at.Place()
	if a.pattern != nil {
		return a.pattern.placeOr(at)
	}
	return at
}

// findCycle returns the shortest sequence of rules that is repeated at least three
// times at the end of the list, or nil.
func findCycle(list []applied) []applied {
	for period := 1; period*3 <= len(list); period++ {
		tail := list[len(list)-period*3:]
		whole := true
		for i := range tail[period:] {
			if !tail[i].same(tail[i+period]) {
				whole = false
				break
			}
		}
		if whole {
			return tail[:period]
		}
	}
	return nil
}

type counted struct {
	applied
	count int
}

// distinct returns the rules of the list, the most frequent first.
func distinct(list []applied) []counted {
	var out []counted
	for _, a := range list {
		i := slices.IndexFunc(out, func(c counted) bool { return c.same(a) })
		if i < 0 {
			i = len(out)
			out = append(out, counted{applied: a})
		}
		out[i].count++
	}
	slices.SortStableFunc(out, func(x, y counted) int { return cmp.Compare(y.count, x.count) })
	return out
}
