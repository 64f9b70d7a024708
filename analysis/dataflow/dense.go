package dataflow

import (
	analyses "github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/ir"
)

// A DenseDomain is the lattice of a dense analysis, with a state for each point of the
// program, and its transfer function. S is a reference to a set or the like, and is changed
// in place. Methods that change a state report whether it changed.
//
// A forward analysis computes the state after an operation from the state before it; a
// backward analysis does the opposite. from and to are in the direction of the analysis.
type DenseDomain[S any] interface {
	// New returns a state in which nothing is known yet.
	New() S
	// Join merges from into to.
	Join(from, to S) bool
	// Boundary changes a state on the boundary to code that is not analyzed.
	Boundary(s S) bool
	// Transfer computes the state on the other side of an operation. Reads of other analyses
	// must name at as the dependent visit.
	Transfer(at Work, op *ir.Operation, from, to S) bool
}

// A CallTransfer is how a dense analysis crosses a call.
type CallTransfer uint8

const (
	EnterCallee    CallTransfer = iota // from before the call to the start of the callee
	ExitCallee                         // from the end of the callee to after the call
	ExternalCallee                     // from before the call to after it: the callee is not analyzed
)

// A DenseCallDomain is a [DenseDomain] that models effects of calls. In other domains, a
// call without a known body is a boundary, and other calls have no effects of their own.
type DenseCallDomain[S any] interface {
	DenseDomain[S]
	Call(at Work, call *ir.Operation, transfer CallTransfer, from, to S) bool
}

// A DenseRegionDomain is a [DenseDomain] that models effects of an operation when control
// passes between it and its regions. Other domains assume no effects.
type DenseRegionDomain[S any] interface {
	DenseDomain[S]
	// Region is called for control that passes from a region to another. A region is nil for
	// the operation itself. Control passes in the direction of execution.
	Region(at Work, op *ir.Operation, source, target *ir.Region, from, to S) bool
}

// A denseState is the state at a point.
type denseState[S any] struct {
	State
	value S
}

// dense is the common part of forward and backward dense analyses.
type dense[S any] struct {
	solver  *Solver
	dead    *DeadCode
	domain  DenseDomain[S]
	symbols analyses.Symbols
	states  map[Point]*denseState[S]
}

func newDense[S any](s *Solver, dead *DeadCode, domain DenseDomain[S]) dense[S] {
	return dense[S]{solver: s, dead: dead, domain: domain, states: map[Point]*denseState[S]{}}
}

// At returns the state at a point. It returns false if the point was not reached.
func (d *dense[S]) At(p Point) (s S, ok bool) {
	if x := d.states[p]; x != nil {
		return x.value, true
	}
	return s, false
}

func (d *dense[S]) state(p Point) *denseState[S] {
	x := d.states[p]
	if x == nil {
		x = &denseState[S]{value: d.domain.New()}
		d.states[p] = x
	}
	return x
}

// read returns the state at a point for a visit, which is repeated when the state changes.
func (d *dense[S]) read(p Point, w Work) S {
	x := d.state(p)
	x.Depend(w)
	return x.value
}

// changed enqueues the dependents of a state if it has changed.
func (d *dense[S]) changed(x *denseState[S], changed bool) {
	if changed {
		d.solver.Changed(&x.State)
	}
}

func (d *dense[S]) boundary(x *denseState[S]) { d.changed(x, d.domain.Boundary(x.value)) }

func (d *dense[S]) call(w Work, op *ir.Operation, transfer CallTransfer, from S, to *denseState[S]) {
	if domain, ok := d.domain.(DenseCallDomain[S]); ok {
		d.changed(to, domain.Call(w, op, transfer, from, to.value))
		return
	}
	d.changed(to, d.domain.Join(from, to.value))
	if transfer == ExternalCallee {
		d.boundary(to) // after the join, because some domains can only invalidate known facts
	}
}

func (d *dense[S]) region(w Work, op *ir.Operation, source, target *ir.Region, from S, to *denseState[S]) {
	if domain, ok := d.domain.(DenseRegionDomain[S]); ok {
		d.changed(to, domain.Region(w, op, source, target, from, to.value))
	} else {
		d.changed(to, d.domain.Join(from, to.value))
	}
}

// Before returns the point before an operation.
func Before(op *ir.Operation) Point {
	if prev := op.Prev(); prev != nil {
		return Point{Op: prev}
	}
	return Point{Block: op.Block()}
}

// EndOf returns the point at the end of a block.
func EndOf(b *ir.Block) Point {
	if last := b.Back(); last != nil {
		return Point{Op: last}
	}
	return Point{Block: b}
}

// calls returns the calls of the callable whose body contains b. all is false if there may
// be other calls, and known is false if b is not in the body of a callable.
func (d *dense[S]) calls(b *ir.Block, w Work) (calls []*ir.Operation, all, known bool) {
	parent := b.ParentOp()
	c, ok := ir.InterfaceOf[ir.CallableOpInterface](parent)
	if !ok || c.CallableRegion(parent) != b.Parent() {
		return nil, false, false
	}
	preds := d.dead.predecessors(Point{Op: parent})
	preds.Depend(w)
	return preds.ops, !preds.unknown && !d.solver.Local, true
}
