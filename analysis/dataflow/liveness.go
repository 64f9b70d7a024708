package dataflow

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A Liveness computes the live values of an operation: values that effects of operations
// depend on, and values returned to unknown callers. A value that determines control flow is
// live if the code that it guards has effects or a live result.
type Liveness struct {
	dead    *DeadCode
	live    map[*ir.Value]bool
	effects map[*ir.Operation]bool // whether something in the regions of an operation has effects
	queue   []*ir.Operation
	queued  map[*ir.Operation]bool
}

// FindLiveness finds the live values of an operation. In code that is never executed no
// value is live.
func FindLiveness(top *ir.Operation) *Liveness {
	s := NewSolver()
	dead := AddDeadCode(s)
	AddConstants(s, dead)
	if _, ok := ir.InterfaceOf[ir.CallableOpInterface](top); ok {
		dead.setUnknown(Point{Op: top})
	}
	s.Run(top)
	l := &Liveness{dead: dead, live: map[*ir.Value]bool{}, effects: map[*ir.Operation]bool{}, queued: map[*ir.Operation]bool{}}
	l.visitAll(top)
	for len(l.queue) > 0 {
		op := l.queue[len(l.queue)-1]
		l.queue = l.queue[:len(l.queue)-1]
		delete(l.queued, op)
		l.Visit(op)
	}
	return l
}

// IsLive reports whether a value is live.
func (l *Liveness) IsLive(v *ir.Value) bool { return l.live[v] }

// AnyLive reports whether one of some values is live.
func (l *Liveness) AnyLive(vs []*ir.Value) bool { return slices.ContainsFunc(vs, l.IsLive) }

// visitAll visits an operation and all nested operations, users before the definitions of
// their operands.
func (l *Liveness) visitAll(op *ir.Operation) {
	l.Visit(op)
	for region := range op.Regions() {
		for b := range region.Blocks() {
			for inner := b.Back(); inner != nil; inner = inner.Prev() {
				l.visitAll(inner)
			}
		}
	}
}

func (l *Liveness) enqueue(op *ir.Operation) {
	if op != nil && !l.queued[op] {
		l.queued[op] = true
		l.queue = append(l.queue, op)
	}
}

// mark makes a value live, and enqueues the operations that it may come from.
func (l *Liveness) mark(v *ir.Value) {
	if v == nil || l.live[v] {
		return
	}
	l.live[v] = true
	if !v.IsBlockArgument() {
		op := v.DefiningOp()
		l.enqueue(op)
		l.enqueueTerminators(op)
		if returns := l.dead.preds[Point{Op: op}]; returns != nil {
			for _, r := range returns.ops {
				l.enqueue(r)
			}
		}
		return
	}
	b := v.OwnerBlock()
	if !b.IsEntry() {
		for pred := range b.Predecessors() {
			l.enqueue(pred.Back())
		}
		return
	}
	parent := b.ParentOp()
	l.enqueue(parent)
	l.enqueueTerminators(parent)
	if calls := l.dead.preds[Point{Op: parent}]; calls != nil {
		for _, call := range calls.ops {
			l.enqueue(call)
		}
	}
}

// enqueueTerminators enqueues the terminators in the regions of an operation.
func (l *Liveness) enqueueTerminators(op *ir.Operation) {
	if _, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op); !ok {
		return
	}
	for region := range op.Regions() {
		for b := range region.Blocks() {
			l.enqueue(b.Back())
		}
	}
}

// visit makes the operands of an operation live that need it.
func (l *Liveness) Visit(op *ir.Operation) {
	if !l.dead.IsLive(op.Block()) {
		return
	}
	if branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op); ok {
		l.regionBranch(op, branch)
		return
	}
	if branch, ok := ir.InterfaceOf[ir.BranchOpInterface](op); ok {
		l.branch(op, branch)
		return
	}
	if call, ok := ir.InterfaceOf[ir.CallOpInterface](op); ok && l.call(op, call) {
		return
	}
	if parent := op.ParentOp(); parent != nil && isReturn(op) {
		if branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](parent); ok {
			l.regionTerminator(op, parent, branch)
			return
		}
		if _, ok := ir.InterfaceOf[ir.CallableOpInterface](parent); ok && op.Has(ir.ReturnLike) {
			l.returned(op, parent)
			return
		}
	}
	// It may be the terminator of a region about whose control flow nothing is known.
	if op.NumOperands() > 0 && (l.AnyLive(op.Results()) || op.Has(ir.IsTerminator) || hasEffects(op)) {
		for _, v := range op.Operands() {
			l.mark(v)
		}
	}
}

// hasEffects reports whether executing an operation that is not a terminator may have effects
// that remain when its results are not used.
func hasEffects(op *ir.Operation) bool {
	return !op.Has(ir.IsTerminator) && !rewrite.WouldBeTriviallyDead(op)
}

// forward makes operands live that are passed to live values, and notes them as forwarded.
func (l *Liveness) forward(operands []ir.Operand, inputs []*ir.Value, forwarded []bool) {
	for i := range min(len(operands), len(inputs)) {
		forwarded[operands[i].Index()] = true
		if l.live[inputs[i]] {
			l.mark(operands[i].Value())
		}
	}
}

func (l *Liveness) branch(op *ir.Operation, branch ir.BranchOpInterface) {
	forwarded := make([]bool, op.NumOperands())
	for i := range op.NumSuccessors() {
		operands, produced := branch.SuccessorOperands(op, i)
		l.forward(operands, op.Successor(i).Args()[produced:], forwarded)
	}
	for i, f := range forwarded {
		if !f {
			l.mark(op.Operand(i)) // where control goes from the successors is not known
		}
	}
}

func (l *Liveness) regionBranch(op *ir.Operation, branch ir.RegionBranchOpInterface) {
	forwarded := make([]bool, op.NumOperands())
	for _, s := range branch.RegionSuccessors(op, nil) {
		l.forward(branch.EntryOperands(op, s.Region), s.Inputs, forwarded)
	}
	if !l.decides(op) && !hasEffects(op) {
		return
	}
	for i, f := range forwarded {
		if !f {
			l.mark(op.Operand(i))
		}
	}
	l.markProduced(op, branch)
}

// decides reports whether something depends on where control goes in an operation: one of
// its results or, if it has none, effects in its regions.
func (l *Liveness) decides(op *ir.Operation) bool {
	if op.NumResults() > 0 {
		return l.AnyLive(op.Results())
	}
	effects, known := l.effects[op]
	if !known {
		for region := range op.Regions() {
			for inner := range region.Ops() {
				effects = effects || hasEffects(inner)
			}
		}
		l.effects[op] = effects
	}
	return effects
}

// markProduced makes the arguments of regions live that the operation itself gives them, such
// as the induction variable of a loop.
func (l *Liveness) markProduced(op *ir.Operation, branch ir.RegionBranchOpInterface) {
	mark := func(from *ir.Region) {
		for _, s := range branch.RegionSuccessors(op, from) {
			if s.Region == nil || s.Region.Empty() {
				continue
			}
			for _, arg := range s.Region.Entry().Args() {
				if !slices.Contains(s.Inputs, arg) {
					l.mark(arg)
				}
			}
		}
	}
	mark(nil)
	for region := range op.Regions() {
		if !region.Empty() && l.dead.IsLive(region.Entry()) {
			mark(region)
		}
	}
}

func (l *Liveness) regionTerminator(op, parent *ir.Operation, branch ir.RegionBranchOpInterface) {
	forwarded := make([]bool, op.NumOperands())
	for _, s := range branch.RegionSuccessors(parent, op.ParentRegion()) {
		if operands, ok := ir.RegionTerminatorOperands(op, s.Region); ok {
			l.forward(operands, s.Inputs, forwarded)
		}
	}
	if !slices.Contains(forwarded, false) || !l.decides(parent) && !hasEffects(parent) {
		return
	}
	for i, f := range forwarded {
		if !f {
			l.mark(op.Operand(i))
		}
	}
}

// call visits a call of a callable operation that is known.
func (l *Liveness) call(op *ir.Operation, call ir.CallOpInterface) bool {
	callable := resolveCall(&l.dead.symbols, op)
	if callable == nil {
		return false
	}
	forwarded := make([]bool, op.NumOperands())
	if region := callable.body(); region != nil {
		l.forward(call.ArgOperands(op), region.Entry().Args(), forwarded)
	}
	for i, f := range forwarded {
		if !f {
			l.mark(op.Operand(i))
		}
	}
	return true
}

// returned visits an operation that returns from a callable.
func (l *Liveness) returned(op, callable *ir.Operation) {
	calls := l.dead.predecessors(Point{Op: callable})
	for i := range op.NumOperands() {
		if calls.unknown {
			l.mark(op.Operand(i))
			continue
		}
		for _, call := range calls.ops {
			if i < call.NumResults() && l.live[call.Result(i)] {
				l.mark(op.Operand(i))
			}
		}
	}
}
