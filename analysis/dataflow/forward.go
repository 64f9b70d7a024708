package dataflow

import "github.com/mica-ir/mica/ir"

// A Domain is the lattice of a sparse forward analysis and its transfer function. The zero V
// is the bottom: nothing is known about the value yet.
type Domain[V comparable] interface {
	// Join returns the least element above two elements.
	Join(a, b V) V
	// Entry is what is known about a value that comes from outside of the analysis.
	Entry(v *ir.Value) V
	// Transfer computes the results of an operation without regions. join adds an element
	// to what is known about a result, and copy what is known about another value.
	Transfer(op *ir.Operation, operands []V, join func(i int, x V), copy func(i int, v *ir.Value))
}

// Forward is a sparse forward analysis.
type Forward[V comparable] struct {
	solver *Solver
	dead   *DeadCode
	domain Domain[V]
	values map[*ir.Value]*element[V]
}

type element[V comparable] struct {
	state
	value V
}

// AddForward adds an analysis to a solver.
func AddForward[V comparable](s *Solver, dead *DeadCode, domain Domain[V]) *Forward[V] {
	f := &Forward[V]{solver: s, dead: dead, domain: domain, values: map[*ir.Value]*element[V]{}}
	s.analyses = append(s.analyses, f)
	return f
}

// Value returns what is known about a value.
func (f *Forward[V]) Value(v *ir.Value) V { return f.element(v).value }

func (f *Forward[V]) element(v *ir.Value) *element[V] {
	e := f.values[v]
	if e == nil {
		e = &element[V]{}
		f.values[v] = e
	}
	return e
}

// read returns what is known about a value at a visit, which is repeated when that changes.
func (f *Forward[V]) read(v *ir.Value, w work) V {
	e := f.element(v)
	e.depend(w)
	return e.value
}

func (f *Forward[V]) join(v *ir.Value, x V) {
	e := f.element(v)
	var bottom V
	joined := x
	switch {
	case x == bottom:
		return
	case e.value != bottom:
		joined = f.domain.Join(e.value, x)
	}
	if joined != e.value {
		e.value = joined
		f.solver.changed(&e.state)
	}
}

func (f *Forward[V]) setEntry(vs []*ir.Value) {
	for _, v := range vs {
		f.join(v, f.domain.Entry(v))
	}
}

func (f *Forward[V]) initialize(top *ir.Operation) {
	for region := range top.Regions() {
		if !region.Empty() {
			f.setEntry(region.Entry().Args())
		}
	}
	for op := range ir.All(top, ir.PreOrder) {
		f.visit(point{op: op})
		for region := range op.Regions() {
			for b := range region.Blocks() {
				f.visit(point{block: b})
			}
		}
	}
}

func (f *Forward[V]) visit(p point) {
	w := work{f, p}
	switch {
	case p.block != nil:
		if p.block.NumArguments() > 0 && f.dead.IsLive(p.block) {
			f.block(p.block, w)
		}
	case p.op.NumResults() > 0 && f.dead.IsLive(p.op.Block()):
		f.operation(p.op, w)
	}
}

func (f *Forward[V]) operation(op *ir.Operation, w work) {
	if branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op); ok {
		f.successor(op, branch, nil, op.Results(), w)
		return
	}
	if _, ok := ir.InterfaceOf[ir.CallOpInterface](op); ok {
		returns := f.dead.predecessors(point{op: op})
		returns.depend(w)
		if returns.unknown {
			f.setEntry(op.Results())
			return
		}
		for _, r := range returns.ops {
			for i, v := range op.Results() {
				f.join(v, f.read(r.Operand(i), w))
			}
		}
		return
	}
	if op.NumRegions() > 0 {
		// What is in the regions is not simulated.
		f.setEntry(op.Results())
		return
	}
	operands := make([]V, op.NumOperands())
	for i := range operands {
		operands[i] = f.read(op.Operand(i), w)
	}
	f.domain.Transfer(op, operands,
		func(i int, x V) { f.join(op.Result(i), x) },
		func(i int, v *ir.Value) { f.join(op.Result(i), f.read(v, w)) })
}

func (f *Forward[V]) block(b *ir.Block, w work) {
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
				f.join(arg, f.read(operands[k].Value(), w))
			}
		}
	}
}

// entry finds what is known about the arguments of the first block of a region.
func (f *Forward[V]) entry(b *ir.Block, w work) {
	parent := b.ParentOp()
	if c, ok := ir.InterfaceOf[ir.CallableOpInterface](parent); ok && c.CallableRegion(parent) == b.Parent() {
		calls := f.dead.predecessors(point{op: parent})
		calls.depend(w)
		if calls.unknown {
			f.setEntry(b.Args())
			return
		}
		for _, op := range calls.ops {
			call, _ := ir.InterfaceOf[ir.CallOpInterface](op)
			operands := call.ArgOperands(op)
			for i, arg := range b.Args() {
				f.join(arg, f.read(operands[i].Value(), w))
			}
		}
		return
	}
	if branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](parent); ok {
		f.successor(parent, branch, b.Parent(), b.Args(), w)
		return
	}
	f.setEntry(b.Args())
}

// successor finds what is known about the values that a region or, if it is nil, the
// operation itself has from the control flow of the operation.
func (f *Forward[V]) successor(op *ir.Operation, branch ir.RegionBranchOpInterface, region *ir.Region, values []*ir.Value, w work) {
	p := point{op: op}
	if region != nil {
		p = point{block: region.Entry()}
	}
	preds := f.dead.predecessors(p)
	preds.depend(w)
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
		forwarded := map[*ir.Value]bool{}
		for _, s := range branch.RegionSuccessors(op, source) {
			if s.Region != region || len(s.Inputs) != len(operands) {
				continue
			}
			for i, v := range s.Inputs {
				forwarded[v] = true
				f.join(v, f.read(operands[i].Value(), w))
			}
		}
		// The operation itself produces the other values.
		for _, v := range values {
			if !forwarded[v] {
				f.join(v, f.domain.Entry(v))
			}
		}
	}
}
