package rewrite

import "github.com/mica-ir/mica/ir"

// These bound how often patterns are applied in a row, each to an operation that the previous one
// made or changed. Rules that apply to their own output without end reach the bound soon,
// whatever else there is to rewrite; rules that expand or unroll make many operations, but not
// from each other. One operation can absorb all others of a long chain, so the bound grows with
// the size of the IR.
const (
	minDepth    = 1 << 14
	depthFactor = 4
)

// A lineage records which application of a pattern made or last changed an operation.
type lineage struct {
	of        opTable[*application]
	iteration int32
	current   application   // the current application
	root      *ir.Operation // the root of the current application
	made      *application
	deepest   *application
	maxDepth  int
	// Applications are taken from slabs, which the next region uses again.
	slabs [][]application
	taken int
}

// slabSize is the number of applications in a slab.
const slabSize = 64

// An application is one application of a pattern.
type application struct {
	pattern   *Pattern
	at        ir.Origin    // of the root
	before    *application // the application that made or changed the root, or nil
	depth     int32        // of the applications in the same iteration
	iteration int32
}

// made is the pattern that made or last changed an operation.
type made struct {
	op      *ir.Operation
	pattern *Pattern
}

// reset forgets everything.
func (l *lineage) reset() {
	clearTable(&l.of)
	l.made, l.deepest = nil, nil
	l.taken = 0
}

// list returns all entries, in no particular order.
func (l *lineage) list() []made {
	n := 0
	for _, a := range l.of.values {
		if a != nil {
			n++
		}
	}
	if n == 0 {
		return nil
	}
	list := make([]made, 0, n)
	for i, a := range l.of.values {
		if a != nil {
			list = append(list, made{l.of.keys[i], a.pattern})
		}
	}
	return list
}

// start begins an iteration over IR that had the given size at first.
func (l *lineage) start(size int) {
	l.iteration++
	l.maxDepth = max(minDepth, depthFactor*size)
	l.made, l.deepest = nil, nil
}

func (l *lineage) begin(p *Pattern, root *ir.Operation) {
	before := valueOf(&l.of, root)
	if before != nil && before.iteration != l.iteration {
		before = nil
	}
	l.current = application{pattern: p, at: root.Origin(), before: before, depth: 1, iteration: l.iteration}
	if before != nil {
		l.current.depth += before.depth
	}
	l.made, l.root = nil, root
}

func (l *lineage) end() { l.current, l.root = application{}, nil }

// record records op as made by the current application, if any.
func (l *lineage) record(op *ir.Operation) {
	if l.current.pattern == nil {
		return
	}
	if l.made == nil {
		l.made = l.take()
		*l.made = l.current
		if l.deepest == nil || l.made.depth > l.deepest.depth {
			l.deepest = l.made
		}
	}
	setValue(&l.of, op, l.made)
}

// take returns an application that is not in use.
func (l *lineage) take() *application {
	if l.taken == slabSize*len(l.slabs) {
		l.slabs = append(l.slabs, make([]application, slabSize))
	}
	a := &l.slabs[l.taken/slabSize][l.taken%slabSize]
	l.taken++
	return a
}

// modified records that op was changed in place. Only the root counts: users of a replaced value
// are modified, too, but the pattern did not create them.
func (l *lineage) modified(op *ir.Operation) {
	if op == l.root {
		l.record(op)
	}
}

func (l *lineage) erased(op *ir.Operation) { removeOp(&l.of, op) }

// madeBy reports whether an operation was made or last changed by p in this iteration.
func (l *lineage) madeBy(op *ir.Operation, p *Pattern) bool {
	a := valueOf(&l.of, op)
	return a != nil && a.pattern == p && a.iteration == l.iteration
}

// depth returns the number of applications in this iteration, each to the output of the one before,
// that led to op.
func (l *lineage) depth(op *ir.Operation) int32 {
	if a := valueOf(&l.of, op); a != nil && a.iteration == l.iteration {
		return a.depth
	}
	return 0
}

// endless reports whether rules seem to apply to their own output without end.
func (l *lineage) endless() bool { return l.deepest != nil && int(l.deepest.depth) > l.maxDepth }

// chain returns the last n applications that led to a, oldest first.
func (a *application) chain(n int) []applied {
	list := make([]applied, min(n, int(a.depth)))
	for i := len(list) - 1; i >= 0; i, a = i-1, a.before {
		list[i] = applied{pattern: a.pattern, at: a.at}
	}
	return list
}
