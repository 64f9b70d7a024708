package dataflow

import "github.com/mica-ir/mica/ir"

// A point is where an analysis is made: after an operation, or at the start of a block.
type point struct {
	op    *ir.Operation
	block *ir.Block
}

// An analysis visits points until nothing changes any more.
type analysis interface {
	// initialize visits an operation with all that is in it.
	initialize(top *ir.Operation)
	visit(p point)
}

// A work item is a visit of an analysis to a point.
type work struct {
	analysis analysis
	at       point
}

// A Solver runs analyses to a fixpoint.
type Solver struct {
	analyses []analysis
	queue    []work
}

// NewSolver returns a solver without analyses.
func NewSolver() *Solver { return &Solver{} }

// Run solves the analyses for an operation. What they find may depend on the order of the
// visits where an analysis widens what is not known, so that it is the reference's: visits
// are in the order in which they were caused, also if one is caused twice.
func (s *Solver) Run(top *ir.Operation) {
	for _, a := range s.analyses {
		a.initialize(top)
	}
	for next := 0; next < len(s.queue); next++ {
		w := s.queue[next]
		w.analysis.visit(w.at)
		if next >= 1<<12 && next >= len(s.queue)/2 {
			s.queue = append(s.queue[:0], s.queue[next+1:]...)
			next = -1
		}
	}
	s.queue = nil
}

func (s *Solver) enqueue(w work) { s.queue = append(s.queue, w) }

// enqueueBlock enqueues visits of all analyses to a block and to what is in it.
func (s *Solver) enqueueBlock(b *ir.Block) {
	for _, a := range s.analyses {
		s.enqueue(work{a, point{block: b}})
	}
	for _, a := range s.analyses {
		for op := range b.Ops() {
			s.enqueue(work{a, point{op: op}})
		}
	}
}

// A state is what an analysis knows, with the visits that depend on it.
type state struct {
	dependents []work
	known      map[work]bool // the dependents, if there are many
}

// manyDependents is from how many dependents on a state has a map of them.
const manyDependents = 8

func (d *state) depend(w work) {
	if d.known != nil {
		if !d.known[w] {
			d.known[w] = true
			d.dependents = append(d.dependents, w)
		}
		return
	}
	for _, have := range d.dependents {
		if have == w {
			return
		}
	}
	if d.dependents = append(d.dependents, w); len(d.dependents) >= manyDependents {
		d.known = map[work]bool{}
		for _, have := range d.dependents {
			d.known[have] = true
		}
	}
}

// changed enqueues the visits that depend on a state.
func (s *Solver) changed(d *state) { s.queue = append(s.queue, d.dependents...) }
