package dataflow

import (
	analyses "github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/ir"
)

// A BackwardDomain is the lattice of a sparse backward analysis and its transfer function. The zero V is
// the element of an unused value.
type BackwardDomain[V comparable] interface {
	// Meet combines the requirements of two uses. old is the current element of the value.
	Meet(old, x V) V
	// Exit is the element of a value that escapes from the analyzed code.
	Exit(v *ir.Value) V
	// Transfer computes the operands of an operation without control flow from its results. meet adds to
	// the element of an operand.
	Transfer(op *ir.Operation, results []V, meet func(i int, x V))
	// BranchOperand is the element of an operand that the operation does not forward, such as the condition
	// of a branch.
	BranchOperand(op *ir.Operation, i int) V
	// CallOperand is the element of an operand of a call that is not an argument, or whose callee is not
	// known.
	CallOperand(call *ir.Operation, i int) V
}

// An ExternalCallDomain is a [BackwardDomain] that models calls of functions without a body.
type ExternalCallDomain[V comparable] interface {
	BackwardDomain[V]
	// ExternalCall is the element of an operand of a call.
	ExternalCall(call *ir.Operation, i int) V
}

// Backward is a sparse backward analysis.
type Backward[V comparable] struct {
	*lattice[V]
	dead    *DeadCode
	domain  BackwardDomain[V]
	symbols analyses.Symbols
}

// AddBackward adds an analysis to a solver.
func AddBackward[V comparable](s *Solver, dead *DeadCode, domain BackwardDomain[V]) *Backward[V] {
	b := &Backward[V]{lattice: newLattice(s, domain.Meet), dead: dead, domain: domain}
	s.Load(b)
	return b
}

// Value returns the element of v.
func (b *Backward[V]) Value(v *ir.Value) V { return b.value(v) }

// Initialize visits users before the definitions of their operands, so that most elements are final after
// one visit.
func (b *Backward[V]) Initialize(top *ir.Operation) {
	b.Visit(Point{Op: top})
	for region := range top.Regions() {
		for block := range region.Blocks() {
			for op := block.Back(); op != nil; op = op.Prev() {
				b.Initialize(op)
			}
		}
	}
}

// Visit updates the elements of the operands of an operation.
func (b *Backward[V]) Visit(p Point) {
	op := p.Op
	if op == nil || !b.dead.IsLive(op.Block()) {
		return
	}
	w := Work{b, p}
	if branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op); ok {
		f := b.forwarding(op, w)
		for _, s := range branch.RegionSuccessors(op, nil) {
			f.to(branch.EntryOperands(op, s.Region), s.Inputs)
		}
		f.rest(b.domain.BranchOperand)
		return
	}
	if branch, ok := ir.InterfaceOf[ir.BranchOpInterface](op); ok {
		f := b.forwarding(op, w)
		for i := range op.NumSuccessors() {
			operands, produced := branch.SuccessorOperands(op, i)
			f.to(operands, op.Successor(i).Args()[produced:])
		}
		f.rest(b.domain.BranchOperand)
		return
	}
	if call, ok := ir.InterfaceOf[ir.CallOpInterface](op); ok && b.call(op, call, w) {
		return
	}
	if parent := op.ParentOp(); parent != nil && isReturn(op) && b.returned(op, parent, w) {
		return
	}
	results := make([]V, op.NumResults())
	for i := range results {
		results[i] = b.read(op.Result(i), w)
	}
	b.domain.Transfer(op, results, func(i int, x V) { b.add(op.Operand(i), x) })
}

// call visits a call of a callable operation that is known.
func (b *Backward[V]) call(op *ir.Operation, call ir.CallOpInterface, w Work) bool {
	callable := resolveCall(&b.symbols, op)
	if callable == nil {
		return false
	}
	region := callable.body()
	if region == nil || b.solver.Local {
		element := b.domain.CallOperand
		if external, ok := b.domain.(ExternalCallDomain[V]); ok {
			element = external.ExternalCall
		}
		b.forwarding(op, w).rest(element)
		return true
	}
	f := b.forwarding(op, w)
	f.to(call.ArgOperands(op), region.Entry().Args())
	f.rest(b.domain.CallOperand)
	return true
}

// returned visits an operation that leaves a region of parent. It returns false if nothing is
// known about where it passes control.
func (b *Backward[V]) returned(op, parent *ir.Operation, w Work) bool {
	if branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](parent); ok {
		f := b.forwarding(op, w)
		for _, s := range branch.RegionSuccessors(parent, op.ParentRegion()) {
			if operands, ok := ir.RegionTerminatorOperands(op, s.Region); ok {
				f.to(operands, s.Inputs)
			}
		}
		f.rest(b.domain.BranchOperand)
		return true
	}
	if _, ok := ir.InterfaceOf[ir.CallableOpInterface](parent); !ok || !op.Has(ir.ReturnLike) {
		return false
	}
	calls := b.dead.predecessors(Point{Op: parent})
	calls.Depend(w)
	if calls.unknown {
		for _, v := range op.Operands() {
			b.add(v, b.domain.Exit(v))
		}
		return true
	}
	for _, call := range calls.ops {
		for i := range min(op.NumOperands(), call.NumResults()) {
			b.add(op.Operand(i), b.read(call.Result(i), w))
		}
	}
	return true
}

// A forwarding records which operands of an operation are forwarded by control flow.
type forwarding[V comparable] struct {
	analysis  *Backward[V]
	op        *ir.Operation
	at        Work
	forwarded []bool
}

func (b *Backward[V]) forwarding(op *ir.Operation, w Work) forwarding[V] {
	return forwarding[V]{b, op, w, make([]bool, op.NumOperands())}
}

// to adds the elements of inputs to the elements of the operands that control flow forwards to them.
func (f forwarding[V]) to(operands []ir.Operand, inputs []*ir.Value) {
	for i := range min(len(operands), len(inputs)) {
		f.forwarded[operands[i].Index()] = true
		f.analysis.add(operands[i].Value(), f.analysis.read(inputs[i], f.at))
	}
}

// rest adds to the elements of the operands that are not forwarded.
func (f forwarding[V]) rest(element func(op *ir.Operation, i int) V) {
	for i, forwarded := range f.forwarded {
		if !forwarded {
			f.analysis.add(f.op.Operand(i), element(f.op, i))
		}
	}
}
