package rewrite

import "github.com/mica-ir/mica/ir"

// maxDepth bounds the applications of patterns of which each is to an operation that
// the previous one made or changed. Rules that apply to their own output without end
// reach it soon, whatever else there is to rewrite; rules that expand or unroll make
// many operations, but not from each other.
const maxDepth = 1 << 14

// A lineage knows which application of a pattern made or last changed an operation.
type lineage struct {
	of        map[*ir.Operation]*application
	iteration int
	current   application // what is being applied
	made      *application
	deepest   *application
}

// An application is one application of a pattern to root.
type application struct {
	pattern   *Pattern
	root      *ir.Operation // nil after the application, so that nothing erased is retained
	at        *ir.Location
	before    *application // what made or changed the root; nil if no pattern did
	depth     int          // of the applications in the same iteration
	iteration int
}

func (l *lineage) start() {
	l.iteration++
	l.made, l.deepest = nil, nil
}

func (l *lineage) begin(p *Pattern, root *ir.Operation, at *ir.Location) {
	before := l.of[root]
	if before != nil && before.iteration != l.iteration {
		before = nil
	}
	l.current = application{pattern: p, root: root, at: at, before: before, depth: 1, iteration: l.iteration}
	if before != nil {
		l.current.depth += before.depth
	}
	l.made = nil
}

func (l *lineage) end() { l.current = application{} }

// record notes that op is made by the current application, if there is one.
func (l *lineage) record(op *ir.Operation) {
	if l.current.pattern == nil {
		return
	}
	if l.made == nil {
		a := l.current
		a.root = nil
		l.made = &a
		if l.deepest == nil || a.depth > l.deepest.depth {
			l.deepest = l.made
		}
	}
	if l.of == nil {
		l.of = map[*ir.Operation]*application{}
	}
	l.of[op] = l.made
}

// modified notes that op was changed in place. Only the root counts: the users of what
// is replaced are modified, too, but are not made by the pattern.
func (l *lineage) modified(op *ir.Operation) {
	if op == l.current.root {
		l.record(op)
	}
}

func (l *lineage) erased(op *ir.Operation) { delete(l.of, op) }

// madeBy reports whether an operation was made or last changed by p in this iteration.
func (l *lineage) madeBy(op *ir.Operation, p *Pattern) bool {
	a := l.of[op]
	return a != nil && a.pattern == p && a.iteration == l.iteration
}

// endless reports whether rules seem to apply to their own output without end.
func (l *lineage) endless() bool { return l.deepest != nil && l.deepest.depth > maxDepth }

// last returns the last n applications that led to the deepest one, oldest first.
func (l *lineage) last(n int) []applied {
	list := make([]applied, min(n, l.deepest.depth))
	for i, a := len(list)-1, l.deepest; i >= 0; i, a = i-1, a.before {
		list[i] = applied{pattern: a.pattern, at: a.at}
	}
	return list
}
