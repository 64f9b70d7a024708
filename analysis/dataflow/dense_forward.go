package dataflow

import "github.com/mica-ir/mica/ir"

// DenseForward is a dense forward analysis: the state at a point depends on the operations
// executed before it.
type DenseForward[S any] struct{ dense[S] }

// AddDenseForward adds an analysis to a solver.
func AddDenseForward[S any](s *Solver, dead *DeadCode, domain DenseDomain[S]) *DenseForward[S] {
	d := &DenseForward[S]{newDense(s, dead, domain)}
	s.Load(d)
	return d
}

// Initialize visits the points in an operation from the first to the last.
func (d *DenseForward[S]) Initialize(top *ir.Operation) {
	if top.Block() != nil {
		d.Visit(Point{Op: top})
	}
	for region := range top.Regions() {
		for b := range region.Blocks() {
			d.Visit(Point{Block: b})
			for op := range b.Ops() {
				d.Initialize(op)
			}
		}
	}
}

// Visit computes the state at a point from the operation before it or, at the start of a
// block, from the predecessors.
func (d *DenseForward[S]) Visit(p Point) {
	if p.Block != nil {
		d.start(p.Block, Work{d, p})
	} else if p.Op.Block() != nil {
		d.operation(p.Op, Work{d, p})
	}
}

func (d *DenseForward[S]) operation(op *ir.Operation, w Work) {
	if !d.dead.isLiveFor(op.Block(), w) {
		return
	}
	after, before := d.state(w.At), d.read(Before(op), w)
	if _, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op); ok {
		d.predecessors(w, op, nil, after)
		return
	}
	if _, ok := ir.InterfaceOf[ir.CallOpInterface](op); ok {
		d.returns(w, op, before, after)
		return
	}
	d.changed(after, d.domain.Transfer(w, op, before, after.value))
}

// returns computes the state after a call.
func (d *DenseForward[S]) returns(w Work, op *ir.Operation, before S, after *denseState[S]) {
	c := resolveCall(&d.symbols, op)
	if d.solver.Local || c != nil && c.body() == nil {
		d.call(w, op, ExternalCallee, before, after)
		return
	}
	preds := d.dead.predecessors(Point{Op: op})
	preds.Depend(w)
	if preds.unknown {
		d.boundary(after)
		return
	}
	for _, r := range preds.ops {
		d.call(w, op, ExitCallee, d.read(Point{Op: r}, w), after)
	}
}

// start computes the state at the start of a block.
func (d *DenseForward[S]) start(b *ir.Block, w Work) {
	if !d.dead.isLiveFor(b, w) {
		return
	}
	state := d.state(w.At)
	if b.IsEntry() {
		d.entry(b, w, state)
		return
	}
	for pred := range b.Predecessors() {
		if d.dead.hasEdge(edge{pred, b}, w) {
			d.changed(state, d.domain.Join(d.read(EndOf(pred), w), state.value))
		}
	}
}

// entry computes the state at the start of a region.
func (d *DenseForward[S]) entry(b *ir.Block, w Work, state *denseState[S]) {
	if calls, all, callable := d.calls(b, w); callable {
		if !all {
			d.boundary(state)
			return
		}
		for _, call := range calls {
			d.call(w, call, EnterCallee, d.read(Before(call), w), state)
		}
		return
	}
	parent := b.ParentOp()
	if _, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](parent); ok {
		d.predecessors(w, parent, b.Parent(), state)
		return
	}
	d.boundary(state)
}

// predecessors computes the state where control enters the region target or, if it is nil,
// where control leaves the operation.
func (d *DenseForward[S]) predecessors(w Work, op *ir.Operation, target *ir.Region, after *denseState[S]) {
	preds := d.dead.predecessors(w.At)
	preds.Depend(w)
	for _, from := range preds.ops {
		if from == op {
			if op.Block() != nil {
				d.region(w, op, nil, target, d.read(Before(op), w), after)
			}
			continue
		}
		d.region(w, op, from.ParentRegion(), target, d.read(Point{Op: from}, w), after)
	}
}
