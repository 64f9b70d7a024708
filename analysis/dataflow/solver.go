package dataflow

import (
	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/ir"
)

// A Point is where an analysis is made: after an operation, or at the start of a block.
type Point struct {
	Op    *ir.Operation
	Block *ir.Block
}

// An Analysis visits points until nothing changes any more.
type Analysis interface {
	// Initialize visits an operation and all nested operations.
	Initialize(top *ir.Operation)
	// Visit is called again after a state that it depended on has changed.
	Visit(p Point)
}

// A Work is a visit of an analysis to a point.
type Work struct {
	Analysis Analysis
	At       Point
}

// A Solver runs analyses to a fixpoint.
type Solver struct {
	// Local makes analyses treat all callees as unknown.
	Local bool

	analyses []Analysis
	queue    []Work
	at       *ir.Operation // that is visited, for reports of panics
}

// NewSolver returns a solver without analyses.
func NewSolver() *Solver { return &Solver{} }

// Load adds an analysis.
func (s *Solver) Load(a Analysis) { s.analyses = append(s.analyses, a) }

// Run solves the analyses for an operation. Where an analysis widens, the result may depend
// on the order of visits. It is therefore MLIR's order: visits happen in the order of their
// enqueueing, including duplicates.
func (s *Solver) Run(top *ir.Operation) {
	defer s.annotate()
	for _, a := range s.analyses {
		a.Initialize(top)
	}
	for next := 0; next < len(s.queue); next++ {
		w := s.queue[next]
		s.at = w.At.Op
		w.Analysis.Visit(w.At)
		if next >= 1<<12 && next >= len(s.queue)/2 {
			s.queue = append(s.queue[:0], s.queue[next+1:]...)
			next = -1
		}
	}
	s.queue = nil
}

// annotate is deferred: it adds to a panic which operation was visited.
func (s *Solver) annotate() {
	r := recover()
	switch {
	case r == nil:
	case s.at == nil:
		panic(crash.Again(r))
	default:
		panic(crash.In(r, "a data flow analysis", s.at.Name(), s.at.Location().Place()))
	}
}

func (s *Solver) enqueue(w Work) { s.queue = append(s.queue, w) }

// enqueueBlock enqueues visits of all analyses to a block and its operations.
func (s *Solver) enqueueBlock(b *ir.Block) {
	for _, a := range s.analyses {
		s.enqueue(Work{a, Point{Block: b}})
	}
	for _, a := range s.analyses {
		for op := range b.Ops() {
			s.enqueue(Work{a, Point{Op: op}})
		}
	}
}

// A State is the mutable part of an analysis's result, with the visits that depend on it.
type State struct {
	dependents []Work
	known      map[Work]bool // the dependents, if there are many
}

// manyDependents is from how many dependents on a state has a map of them.
const manyDependents = 8

// Depend makes a visit depend on the state.
func (d *State) Depend(w Work) {
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
		d.known = map[Work]bool{}
		for _, have := range d.dependents {
			d.known[have] = true
		}
	}
}

// Changed enqueues the visits that depend on a state.
func (s *Solver) Changed(d *State) { s.queue = append(s.queue, d.dependents...) }
