package main

import (
	"fmt"

	"github.com/mica-ir/mica/analysis/dataflow"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// A foo combines the attributes foo of the operations on the way to a point. The exclusive or
// is no join of a lattice: the result depends on the order of visits.
type foo struct {
	dataflow.State
	known bool
	value uint64
}

// join combines a value with the state, and reports whether that changes.
func (f *foo) join(value uint64) bool {
	old := *f
	if f.known {
		value ^= f.value
	}
	f.known, f.value = true, value
	return !old.known || old.value != value
}

// A fooAnalysis is a data flow analysis of functions without nested regions.
type fooAnalysis struct {
	solver *dataflow.Solver
	states map[dataflow.Point]*foo
}

func (a *fooAnalysis) state(p dataflow.Point) *foo {
	f := a.states[p]
	if f == nil {
		f = &foo{}
		a.states[p] = f
	}
	return f
}

func (a *fooAnalysis) Initialize(top *ir.Operation) {
	a.state(dataflow.Point{Block: top.Region(0).Entry()}).join(0)
	for b := range top.Region(0).Blocks() {
		a.Visit(dataflow.Point{Block: b})
		for op := range b.Ops() {
			a.Visit(dataflow.Point{Op: op})
		}
	}
}

func (a *fooAnalysis) Visit(p dataflow.Point) {
	if p.Block != nil && p.Block.IsEntry() {
		return
	}
	w, f, changed := dataflow.Work{Analysis: a, At: p}, a.state(p), false
	read := func(p dataflow.Point) *foo {
		before := a.state(p)
		before.Depend(w)
		return before
	}
	if p.Block != nil {
		for pred := range p.Block.Predecessors() {
			if before := read(dataflow.Point{Op: pred.Back()}); before.known {
				changed = f.join(before.value) || changed
			}
		}
	} else {
		at := dataflow.Point{Op: p.Op.Prev()}
		if at.Op == nil {
			at = dataflow.Point{Block: p.Op.Block()}
		}
		before := read(at)
		changed = f.known != before.known || f.value != before.value
		f.known, f.value = before.known, before.value
		if n, ok := p.Op.Attr("foo").(*ir.IntegerAttr); ok {
			changed = f.join(uint64(n.Int64())) || changed
		}
	}
	if changed {
		a.solver.Changed(&f.State)
	}
}

func testFoo(r *pass.Run) error {
	r.PreserveAll()
	if r.Op.Region(0).Empty() {
		return fmt.Errorf("expected at least one block in the region")
	}
	for op := range r.Op.Region(0).Ops() {
		if op.NumRegions() > 0 {
			r.Errorf(op, "unexpected op with regions")
			return pass.ErrFailed
		}
	}
	s := dataflow.NewSolver()
	a := &fooAnalysis{s, map[dataflow.Point]*foo{}}
	s.Load(a)
	s.Run(r.Op)
	fmt.Fprintf(r.Err, "function: @%s\n", ir.SymbolName(r.Op))
	for op := range ir.All(r.Op, ir.PostOrder) {
		if tag, ok := op.Attr("tag").(*ir.StringAttr); ok {
			fmt.Fprintf(r.Err, "%s -> %d\n", tag.Value, a.state(dataflow.Point{Op: op}).value)
		}
	}
	return nil
}
