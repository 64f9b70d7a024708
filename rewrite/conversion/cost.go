package conversion

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// costs returns the cost model of the patterns of a set: of those for the same operation
// the ones are tried first that need the fewest further patterns until everything is legal,
// and of these the ones with the highest benefit. Patterns that can never lead to legal
// operations are disabled.
func costs(ctx *ir.Context, target *Target, set *rewrite.Frozen) func(*rewrite.Pattern) int {
	return newGraph(ctx, target, set).benefit
}

func newGraph(ctx *ir.Context, target *Target, set *rewrite.Frozen) *graph {
	g := &graph{ctx: ctx, target: target, patterns: map[string][]*rewrite.Pattern{}, depths: map[string]uint32{}}
	g.build(set.Patterns())
	for _, op := range slices.Sorted(maps.Keys(g.patterns)) {
		g.depth(op)
	}
	if len(g.any) > 0 {
		g.any, _ = g.order(g.any)
	}
	return g
}

// benefit returns the benefit of a pattern among those for the same operation.
func (g *graph) benefit(p *rewrite.Pattern) int {
	list := g.any
	if p.Root != "" {
		list = g.patterns[p.Root]
	}
	if i := slices.Index(list, p); i >= 0 {
		return len(list) - i
	}
	return rewrite.ImpossibleToMatch
}

// reportHopeless tells whoever watches which patterns are never tried, and why.
func (l *legalizer) reportHopeless() {
	if l.watch == nil {
		return
	}
	g := newGraph(l.c.r.Context(), l.target, l.set)
	for _, p := range l.set.Patterns() {
		if g.benefit(p) != rewrite.ImpossibleToMatch || p.Root == "" {
			continue
		}
		if verdict, _ := g.legality(p.Root); verdict == Legal {
			l.event(rewrite.EventSkip, nil, p, "the target makes '"+p.Root+"' legal, so that nothing is to be done")
			continue
		}
		for _, op := range p.Generated {
			if g.isHopeless(op) {
				l.event(rewrite.EventSkip, nil, p, "it makes '"+op+"', which is not legal, and no pattern makes that legal")
				break
			}
		}
	}
}

// A graph has the patterns that can make operations legal, by the operations that they
// rewrite.
type graph struct {
	ctx      *ir.Context
	target   *Target
	patterns map[string][]*rewrite.Pattern
	any      []*rewrite.Pattern // for no operation in particular
	depths   map[string]uint32
}

// legality returns the target's verdict for all operations of a name. It is Unknown if it
// depends on the operation.
func (g *graph) legality(op string) (l Legality, known bool) {
	r := g.target.rule(g.ctx.OpDef(op))
	switch {
	case r == nil:
		return Unknown, false
	case r.decide != nil:
		return Unknown, true
	}
	return r.legality, true
}

// build finds the patterns whose generated operations are all legal or can be made legal.
func (g *graph) build(all []*rewrite.Pattern) {
	parents := map[string][]string{} // the operations that an operation is generated from
	invalid := map[string][]*rewrite.Pattern{}
	var work worklist
	for _, p := range all {
		if p.Root == "" {
			g.any = append(g.any, p)
			continue
		}
		if l, _ := g.legality(p.Root); l == Legal {
			continue
		}
		invalid[p.Root] = append(invalid[p.Root], p)
		for _, op := range p.Generated {
			parents[op] = append(parents[op], p.Root)
		}
		work.add(p)
	}
	// Nothing is known about the operations that a pattern for any operation generates.
	if len(g.any) > 0 {
		for _, p := range work.list {
			g.patterns[p.Root] = append(g.patterns[p.Root], p)
		}
		return
	}
	for len(work.list) > 0 {
		p := work.pop()
		if slices.ContainsFunc(p.Generated, g.isHopeless) {
			continue
		}
		g.patterns[p.Root] = append(g.patterns[p.Root], p)
		invalid[p.Root] = slices.DeleteFunc(invalid[p.Root], func(q *rewrite.Pattern) bool { return q == p })
		for _, op := range parents[p.Root] {
			for _, q := range invalid[op] {
				work.add(q)
			}
		}
	}
}

// isHopeless reports whether an operation is not legal and no pattern can make it legal.
func (g *graph) isHopeless(op string) bool {
	l, known := g.legality(op)
	return g.patterns[op] == nil && (!known || l == Illegal)
}

// depth returns how many patterns in a row are needed at least until an operation is legal.
// As in MLIR, a pattern that generates an operation whose depth is being computed counts as
// one that needs no other: the sum wraps around.
func (g *graph) depth(op string) uint32 {
	if d, ok := g.depths[op]; ok {
		return d
	}
	if len(g.patterns[op]) == 0 {
		return 0
	}
	g.depths[op] = math.MaxUint32 // for a cycle
	ordered, d := g.order(g.patterns[op])
	g.patterns[op] = ordered
	g.depths[op] = d
	return d
}

// order sorts patterns in the order of their attempts, and returns the least depth.
func (g *graph) order(list []*rewrite.Pattern) (ordered []*rewrite.Pattern, least uint32) {
	depths := map[*rewrite.Pattern]uint32{}
	least = math.MaxUint32
	for _, p := range list {
		d := uint32(1)
		for _, op := range p.Generated {
			d = max(d, g.depth(op)+1)
		}
		depths[p] = d
		least = min(least, d)
	}
	ordered = slices.Clone(list)
	slices.SortStableFunc(ordered, func(p, q *rewrite.Pattern) int {
		return cmp.Or(cmp.Compare(depths[p], depths[q]), cmp.Compare(q.Benefit, p.Benefit))
	})
	return ordered, least
}

// A worklist has each pattern once; the last one is next.
type worklist struct {
	list []*rewrite.Pattern
	has  map[*rewrite.Pattern]bool
}

func (w *worklist) add(p *rewrite.Pattern) {
	if w.has[p] {
		return
	}
	if w.has == nil {
		w.has = map[*rewrite.Pattern]bool{}
	}
	w.has[p] = true
	w.list = append(w.list, p)
}

func (w *worklist) pop() *rewrite.Pattern {
	p := w.list[len(w.list)-1]
	w.list = w.list[:len(w.list)-1]
	delete(w.has, p)
	return p
}
