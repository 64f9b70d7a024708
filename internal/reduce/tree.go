package reduce

import (
	"errors"
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// A treePass removes operations, and applies the reduction patterns of the dialects.
type treePass struct {
	Mode   uint64   `option:"traversal-mode" help:"The graph traversal mode, the default is single-path mode"`
	Script string   `option:"test" help:"The location of the tester which tests the file interestingness"`
	Args   []string `option:"test-arg" help:"arguments of the tester"`
}

// Run reduces the regions of the module, and then those in them.
func (p *treePass) Run(r *pass.Run) error {
	module := r.Op
	for module.ParentOp() != nil {
		module = module.ParentOp()
	}
	if module.Name() != "builtin.module" {
		return fail(r, r.Op, "top-level op must be 'builtin.module'")
	}
	if p.Mode != 0 {
		return fail(r, module, "unsupported traversal mode detected")
	}
	patterns, err := patternsOf(r.Context())
	if err != nil {
		return err
	}
	none, err := new(rewrite.Set).Freeze(r.Context(), rewrite.Filter{})
	if err != nil {
		return err
	}
	t := &tester{p.Script, p.Args}
	work := []*ir.Operation{r.Op}
	for len(work) > 0 {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		for region := range op.Regions() {
			if region.Empty() {
				continue
			}
			// First operations that are not needed are erased, then those that remain become
			// simpler.
			for _, s := range []search{{t, module, region, none, true}, {t, module, region, patterns, false}} {
				if err := s.run(); err != nil {
					return err
				}
			}
		}
		for region := range op.Regions() {
			for nested := range region.Ops() {
				if nested.NumRegions() > 0 {
					work = append(work, nested)
				}
			}
		}
	}
	return nil
}

// A Reducer adds patterns that simplify operations of a dialect without preserving their behavior,
// like MLIR's DialectReductionPatternInterface. It is the Reducer of an [ir.Dialect].
type Reducer func(ctx *ir.Context, set *rewrite.Set)

// patternsOf returns the reduction patterns of the dialects that a context has.
func patternsOf(ctx *ir.Context) (*rewrite.Frozen, error) {
	var set rewrite.Set
	for _, d := range ctx.Dialects() {
		if add, ok := d.Reducer.(Reducer); ok {
			add(ctx, &set)
		}
	}
	return set.Freeze(ctx, rewrite.Filter{})
}

// A search looks for the smallest interesting variant of a region.
type search struct {
	tester   *tester
	module   *ir.Operation
	region   *ir.Region
	patterns *rewrite.Frozen
	erase    bool // the operations outside of the ranges
}

// A span is the operations of a region from one index to another.
type span struct{ from, to int }

func (s span) length() int { return s.to - s.from }

// A node is a variant of a module: a copy in which some operations of the region are kept.
type node struct {
	parent   *node // itself for the root
	module   *ir.Operation
	region   *ir.Region
	start    []span // of the operations that were kept
	ranges   []span
	variants []*node
	restored bool // see restore
	verdict
}

func newNode(parent *node, module *ir.Operation, region *ir.Region, ranges []span) *node {
	n := &node{parent: parent, start: slices.Clone(ranges), ranges: slices.Clone(ranges)}
	n.copy(module, region)
	if parent == nil {
		n.parent = n
	}
	return n
}

// copy makes the variant a copy of a module.
func (n *node) copy(module *ir.Operation, region *ir.Region) {
	m := ir.NewMapping()
	n.module = module.Clone(m)
	n.region = m.LookupBlock(region.Entry()).Parent()
}

// restore undoes the changes of the root if they are not interesting: applying the patterns to only
// a part of the operations may still be.
func (n *node) restore(s *search, initial verdict) {
	n.restored = true
	n.copy(s.module, s.region)
	n.update(initial)
}

func countOps(r *ir.Region) int {
	n := 0
	for b := range r.Blocks() {
		n += b.NumOps()
	}
	return n
}

// update records the tester's verdict.
func (n *node) update(v verdict) {
	n.verdict = v
	if v.interesting {
		n.ranges = []span{{0, countOps(n.region)}}
		return
	}
	n.module = nil
}

func (s *search) run() error {
	initial, err := s.tester.test(s.module)
	if err != nil {
		return err
	}
	if !initial.interesting {
		return pass.ErrFailed // mlir-reduce says nothing
	}
	root := newNode(nil, s.module, s.region, []span{{0, countOps(s.region)}})
	root.update(initial)
	smallest := root
	for queue := []*node{root}; len(queue) > 0; {
		n := queue[0]
		s.reduce(n.region, n.ranges)
		v, err := s.tester.test(n.module)
		if err != nil {
			return err
		}
		n.update(v)
		if n == root && !v.interesting {
			root.restore(s, initial)
		}
		if v.interesting && v.size < smallest.size {
			smallest = n
		}
		queue = append(queue[1:], n.neighbors()...)
	}
	return s.replay(root, smallest)
}

// replay repeats in the module the steps that led to a variant.
func (s *search) replay(root, n *node) error {
	trace := []*node{n}
	for n != root {
		n = n.parent
		trace = append(trace, n)
	}
	for _, n := range slices.Backward(trace) {
		if !n.restored {
			s.reduce(s.region, n.start)
		}
	}
	if v, err := s.tester.test(s.module); err != nil || !v.interesting {
		return errors.Join(err, errors.New("Reduced module is not interesting"))
	}
	return nil
}

// reduce applies the patterns to the operations in the ranges, and erases the others if
// that is asked for.
func (s *search) reduce(region *ir.Region, ranges []span) {
	var in, out []*ir.Operation
	i := 0
	for op := range region.Ops() {
		if slices.ContainsFunc(ranges, func(r span) bool { return r.from <= i && i < r.to }) {
			in = append(in, op)
		} else {
			out = append(out, op)
		}
		i++
	}
	if !s.erase {
		rewrite.ApplyGreedilyToOps(in, s.patterns, rewrite.GreedyConfig{Strictness: rewrite.ExistingOps})
		return
	}
	for _, op := range out {
		op.DropAllUses()
		op.Erase()
	}
}

// neighbors returns the variants to try after n. Once all variants of its parent are tested,
// the search goes on from the smallest interesting one, or else with further variants of the
// parent.
func (n *node) neighbors() []*node {
	var smallest *node
	for _, v := range n.parent.variants {
		if !v.tested {
			return nil
		}
		if v.interesting && (smallest == nil || v.size < smallest.size) {
			smallest = v
		}
	}
	if smallest != nil && smallest.size < n.parent.size {
		return smallest.split()
	}
	return n.parent.split()
}

// split returns new variants: those without one of the ranges, and then those without a half
// of the shortest, which is the one that MLIR takes.
func (n *node) split() []*node {
	old := len(n.variants)
	if old == 0 && len(n.ranges) > 1 {
		for i := range n.ranges {
			n.variants = append(n.variants, newNode(n, n.module, n.region, slices.Delete(slices.Clone(n.ranges), i, i+1)))
		}
		return n.variants
	}
	if len(n.ranges) == 0 {
		return nil
	}
	at := 0
	for i, r := range n.ranges {
		if r.length() < n.ranges[at].length() {
			at = i
		}
	}
	r := n.ranges[at]
	if r.length() <= 1 {
		return nil
	}
	half := (r.from + r.to) / 2
	for _, part := range []span{{r.from, half}, {half, r.to}} {
		ranges := slices.Clone(n.ranges)
		ranges[at] = part
		n.variants = append(n.variants, newNode(n, n.module, n.region, ranges))
	}
	n.ranges = slices.Replace(n.ranges, at, at+1, span{r.from, half}, span{half, r.to})
	return n.variants[old:]
}
