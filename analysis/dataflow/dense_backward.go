package dataflow

import "github.com/mica-ir/mica/ir"

// DenseBackward is a dense backward analysis: the state at a point depends on the
// operations executed after it.
type DenseBackward[S any] struct{ dense[S] }

// AddDenseBackward adds an analysis to a solver.
func AddDenseBackward[S any](s *Solver, dead *DeadCode, domain DenseDomain[S]) *DenseBackward[S] {
	d := &DenseBackward[S]{newDense(s, dead, domain)}
	s.Load(d)
	return d
}

// Initialize visits the points in an operation from the last to the first.
func (d *DenseBackward[S]) Initialize(top *ir.Operation) {
	if top.Block() != nil {
		d.Visit(Before(top))
	}
	for region := range top.Regions() {
		for b := range region.Blocks() {
			d.end(b)
			for op := b.Back(); op != nil; op = op.Prev() {
				d.Initialize(op)
			}
		}
	}
}

// Visit computes the state at a point from the operation after it or, at the end of a
// block, from the successors.
func (d *DenseBackward[S]) Visit(p Point) {
	switch {
	case p.Block != nil && p.Block.Front() != nil:
		d.operation(p.Block.Front(), Work{d, p})
	case p.Block != nil:
		d.end(p.Block)
	case p.Op.Next() != nil:
		d.operation(p.Op.Next(), Work{d, p})
	case p.Op.Block() != nil:
		d.end(p.Op.Block())
	}
}

func (d *DenseBackward[S]) operation(op *ir.Operation, w Work) {
	if !d.dead.isLiveFor(op.Block(), w) {
		return
	}
	before, after := d.state(w.At), d.read(Point{Op: op}, w)
	if branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op); ok {
		d.successors(w, op, branch, nil, before)
		return
	}
	if _, ok := ir.InterfaceOf[ir.CallOpInterface](op); ok {
		d.callee(w, op, after, before)
		return
	}
	d.changed(before, d.domain.Transfer(w, op, after, before.value))
}

func (d *DenseBackward[S]) callee(w Work, op *ir.Operation, after S, before *denseState[S]) {
	if d.solver.Local {
		d.call(w, op, ExternalCallee, after, before)
		return
	}
	c := resolveCall(&d.symbols, op)
	if c == nil {
		d.boundary(before)
		return
	}
	if region := c.body(); region != nil {
		d.call(w, op, EnterCallee, d.read(Point{Block: region.Entry()}, w), before)
		return
	}
	d.call(w, op, ExternalCallee, after, before)
}

// leavesRegion reports whether control may pass from a block to the parent operation.
func leavesRegion(b *ir.Block) bool {
	last := b.Back()
	return last == nil || !last.Has(ir.IsTerminator) || isReturn(last)
}

// end computes the state at the end of a block.
func (d *DenseBackward[S]) end(b *ir.Block) {
	w := Work{d, EndOf(b)}
	if !d.dead.isLiveFor(b, w) {
		return
	}
	state := d.state(w.At)
	if leavesRegion(b) {
		d.exit(b, w, state)
		return
	}
	for to := range b.Successors() {
		if d.dead.hasEdge(edge{b, to}, w) {
			d.changed(state, d.domain.Join(d.read(Point{Block: to}, w), state.value))
		}
	}
}

// exit computes the state at the end of a block where control leaves the region.
func (d *DenseBackward[S]) exit(b *ir.Block, w Work, state *denseState[S]) {
	if calls, all, callable := d.calls(b, w); callable {
		if !all {
			d.boundary(state)
			return
		}
		for _, call := range calls {
			d.call(w, call, ExitCallee, d.read(Point{Op: call}, w), state)
		}
		return
	}
	parent := b.ParentOp()
	if branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](parent); ok {
		d.successors(w, parent, branch, b.Parent(), state)
		return
	}
	d.boundary(state)
}

// successors computes the state where control leaves the region source or, if it is nil,
// where control reaches the operation.
func (d *DenseBackward[S]) successors(w Work, op *ir.Operation, branch ir.RegionBranchOpInterface, source *ir.Region, before *denseState[S]) {
	for _, s := range branch.RegionSuccessors(op, source) {
		if s.Region == nil || s.Region.Empty() {
			d.region(w, op, source, nil, d.read(Point{Op: op}, w), before)
			continue
		}
		if entry := s.Region.Entry(); d.dead.isLiveFor(entry, w) {
			d.region(w, op, source, s.Region, d.read(Point{Block: entry}, w), before)
		}
	}
}
