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
	queued   map[work]bool
}

// NewSolver returns a solver without analyses.
func NewSolver() *Solver { return &Solver{queued: map[work]bool{}} }

// Run solves the analyses for an operation.
func (s *Solver) Run(top *ir.Operation) {
	for _, a := range s.analyses {
		a.initialize(top)
	}
	for len(s.queue) > 0 {
		w := s.queue[0]
		s.queue = s.queue[1:]
		delete(s.queued, w)
		w.analysis.visit(w.at)
	}
}

func (s *Solver) enqueue(w work) {
	if !s.queued[w] {
		s.queued[w] = true
		s.queue = append(s.queue, w)
	}
}

// enqueueBlock enqueues visits of all analyses to a block and to what is in it.
func (s *Solver) enqueueBlock(b *ir.Block) {
	for _, a := range s.analyses {
		s.enqueue(work{a, point{block: b}})
		for op := range b.Ops() {
			s.enqueue(work{a, point{op: op}})
		}
	}
}

// A state is what an analysis knows, with the visits that depend on it.
type state struct{ dependents map[work]bool }

func (d *state) depend(w work) {
	if d.dependents == nil {
		d.dependents = map[work]bool{}
	}
	d.dependents[w] = true
}

// changed enqueues the visits that depend on a state. Their order does not matter, because
// the fixpoint is unique.
func (s *Solver) changed(d *state) {
	for w := range d.dependents {
		s.enqueue(w)
	}
}
