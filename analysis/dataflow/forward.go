package dataflow

import "github.com/mica-ir/mica/ir"

// A Domain is the lattice of a sparse forward analysis and its transfer function. The zero V
// is the bottom: nothing is known about the value yet.
type Domain[V comparable] interface {
	// Join returns the least element above two elements.
	Join(a, b V) V
	// Entry is the element of a value that comes from outside of the analyzed code.
	Entry(v *ir.Value) V
	// Transfer computes the results of an operation without control flow. join adds to the
	// element of a result, and copy adds the element of another value.
	Transfer(op *ir.Operation, operands []V, join func(i int, x V), copy func(i int, v *ir.Value))
}

// A FlowDomain is a [Domain] that models values which an operation itself passes to the
// arguments of its regions, besides those that control flow forwards.
type FlowDomain[V comparable] interface {
	Domain[V]
	// Arguments joins the elements of arguments of a region that control flow does not provide.
	// With widen, join widens an element that changes again. read returns the element of a
	// value; the point after an operation is visited again when that changes, or the current
	// point if after is nil. Arguments returns false if Entry describes all arguments.
	Arguments(op *ir.Operation, region *ir.Region, read func(v *ir.Value, after *ir.Operation) V, join func(arg *ir.Value, x V, widen bool)) bool
}

// A WideningDomain is a [Domain] that bounds how often the element of a value changes.
type WideningDomain[V comparable] interface {
	Domain[V]
	// Widen is called when an operation changes the element of a value again. It returns x or
	// an element above it.
	Widen(v *ir.Value, x V) V
}

// Forward is a sparse forward analysis.
type Forward[V comparable] struct {
	*lattice[V]
	dead   *DeadCode
	domain Domain[V]
}

// AddForward adds an analysis to a solver.
func AddForward[V comparable](s *Solver, dead *DeadCode, domain Domain[V]) *Forward[V] {
	f := &Forward[V]{newLattice(s, domain.Join), dead, domain}
	s.Load(f)
	return f
}

// Value returns the element of v.
func (f *Forward[V]) Value(v *ir.Value) V { return f.value(v) }

// Read returns the element of v for a visit of another analysis, which is repeated when the
// element changes.
func (f *Forward[V]) Read(v *ir.Value, at Work) V { return f.read(v, at) }

func (f *Forward[V]) setEntry(vs []*ir.Value) {
	for _, v := range vs {
		f.add(v, f.domain.Entry(v))
	}
}

func (f *Forward[V]) Initialize(top *ir.Operation) {
	for region := range top.Regions() {
		if !region.Empty() {
			f.setEntry(region.Entry().Args())
		}
	}
	f.visitAll(top)
}

func (f *Forward[V]) visitAll(op *ir.Operation) {
	f.Visit(Point{Op: op})
	for region := range op.Regions() {
		for b := range region.Blocks() {
			f.Visit(Point{Block: b})
			for inner := range b.Ops() {
				f.visitAll(inner)
			}
		}
	}
}

func (f *Forward[V]) Visit(p Point) {
	w := Work{f, p}
	switch {
	case p.Block != nil:
		if p.Block.NumArguments() > 0 && f.dead.IsLive(p.Block) {
			f.block(p.Block, w)
		}
	case p.Op.NumResults() > 0 && f.dead.IsLive(p.Op.Block()):
		f.operation(p.Op, w)
	}
}

func (f *Forward[V]) operation(op *ir.Operation, w Work) {
	f.solver.at = op
	if branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op); ok {
		f.successor(op, branch, nil, op.Results(), w)
		return
	}
	if _, ok := ir.InterfaceOf[ir.CallOpInterface](op); ok {
		returns := f.dead.predecessors(Point{Op: op})
		returns.Depend(w)
		if returns.unknown || f.solver.Local {
			f.setEntry(op.Results())
			return
		}
		for _, r := range returns.ops {
			// A call may have more results than the terminator has operands: an asynchronous
			// function also returns a token.
			for i, v := range op.Results()[:min(op.NumResults(), r.NumOperands())] {
				f.add(v, f.read(r.Operand(i), w))
			}
		}
		return
	}
	operands := make([]V, op.NumOperands())
	for i := range operands {
		operands[i] = f.readOperand(op.Operand(i), f)
	}
	f.domain.Transfer(op, operands,
		func(i int, x V) { f.addProduced(op.Result(i), x) },
		func(i int, v *ir.Value) { f.add(op.Result(i), f.read(v, w)) })
}

// addProduced adds an element computed by an operation, widening it if the value already had
// one.
func (f *Forward[V]) addProduced(v *ir.Value, x V) {
	d, ok := f.domain.(WideningDomain[V])
	var bottom V
	if old := f.value(v); ok && x != bottom && old != bottom {
		if joined := f.domain.Join(old, x); joined != old {
			x = d.Widen(v, joined)
		}
	}
	f.add(v, x)
}

func (f *Forward[V]) block(b *ir.Block, w Work) {
	if b.IsEntry() {
		f.entry(b, w)
		return
	}
	for pred := range b.Predecessors() {
		if !f.dead.edges[edge{pred, b}] {
			continue
		}
		t := pred.Back()
		branch, ok := ir.InterfaceOf[ir.BranchOpInterface](t)
		if !ok {
			f.setEntry(b.Args())
			return
		}
		for i := range t.NumSuccessors() {
			if t.Successor(i) != b {
				continue
			}
			operands, produced := branch.SuccessorOperands(t, i)
			f.setEntry(b.Args()[:produced])
			for k, arg := range b.Args()[produced:] {
				f.add(arg, f.read(operands[k].Value(), w))
			}
		}
	}
}

// entry updates the elements of the arguments of the first block of a region.
func (f *Forward[V]) entry(b *ir.Block, w Work) {
	parent := b.ParentOp()
	if c, ok := ir.InterfaceOf[ir.CallableOpInterface](parent); ok && c.CallableRegion(parent) == b.Parent() {
		calls := f.dead.predecessors(Point{Op: parent})
		calls.Depend(w)
		if calls.unknown || f.solver.Local {
			f.setEntry(b.Args())
			return
		}
		for _, op := range calls.ops {
			call, _ := ir.InterfaceOf[ir.CallOpInterface](op)
			operands := call.ArgOperands(op)
			for i, arg := range b.Args() {
				f.add(arg, f.read(operands[i].Value(), w))
			}
		}
		return
	}
	if branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](parent); ok {
		f.successor(parent, branch, b.Parent(), b.Args(), w)
		return
	}
	f.produced(parent, b.Parent(), b.Args(), 0, 0, w)
}

// produced updates the elements of the values that an operation itself provides, rather than
// its control flow: the arguments of a region or, if region is nil, its results. These are all
// values except n from first on.
func (f *Forward[V]) produced(op *ir.Operation, region *ir.Region, values []*ir.Value, first, n int, w Work) {
	if d, ok := f.domain.(FlowDomain[V]); ok && region != nil {
		read := func(v *ir.Value, after *ir.Operation) V {
			if after != nil {
				return f.read(v, Work{f, Point{Op: after}})
			}
			return f.read(v, w)
		}
		join := func(arg *ir.Value, x V, widen bool) {
			if widen {
				f.addProduced(arg, x)
			} else {
				f.add(arg, x)
			}
		}
		if d.Arguments(op, region, read, join) {
			return
		}
	}
	f.setEntry(values[:first])
	f.setEntry(values[first+n:])
}

// successor updates the elements of the arguments of a region or, if region is nil, of the
// results of the operation, from the operands that control flow forwards to them.
func (f *Forward[V]) successor(op *ir.Operation, branch ir.RegionBranchOpInterface, region *ir.Region, values []*ir.Value, w Work) {
	p := Point{Op: op}
	if region != nil {
		p = Point{Block: region.Entry()}
	}
	preds := f.dead.predecessors(p)
	preds.Depend(w)
	for _, from := range preds.ops {
		var operands []ir.Operand
		var source *ir.Region
		if from == op {
			operands = branch.EntryOperands(op, region)
		} else if t, ok := ir.InterfaceOf[ir.RegionBranchTerminatorOpInterface](from); ok {
			operands, source = t.SuccessorOperands(from, region), from.ParentRegion()
		} else {
			operands, source = from.OpOperands(), from.ParentRegion()
		}
		for _, s := range branch.RegionSuccessors(op, source) {
			if s.Region != region || len(s.Inputs) != len(operands) {
				continue
			}
			first := 0
			if len(s.Inputs) != len(values) {
				if len(s.Inputs) > 0 {
					first = s.Inputs[0].Index()
				}
				f.produced(op, region, values, first, len(s.Inputs), w)
			}
			for i, v := range s.Inputs {
				f.add(v, f.read(operands[i].Value(), w))
			}
			break
		}
	}
}

// Copy copies the element of a value to a new one.
func (f *Forward[V]) Copy(from, to *ir.Value) { f.element(to).value = f.value(from) }
