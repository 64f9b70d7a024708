package dataflow

import (
	"slices"

	analyses "github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/ir"
)

// An edge is a transfer of control between blocks of a region.
type edge struct{ from, to *ir.Block }

// Predecessors are the operations that pass control to a point: branches and terminators of
// regions, the calls of a callable, or the returns to a call.
type Predecessors struct {
	State
	unknown bool // there may be others
	ops     []*ir.Operation
}

// DeadCode finds the blocks and edges that may be executed, and the predecessors of points in
// control flow.
type DeadCode struct {
	solver  *Solver
	scope   *ir.Operation
	symbols analyses.Symbols
	blocks  map[*ir.Block]bool
	edges   map[edge]bool
	preds   map[Point]*Predecessors
	// blockStates and edgeStates have the visits of dense analyses that depend on whether a
	// block or an edge is live. These are repeated before all others, in their order, because
	// results can depend on the order of visits and must match MLIR's.
	blockStates map[*ir.Block]*State
	edgeStates  map[edge]*State
	// constants has the elements of operands, or is nil if no analysis finds constants.
	constants *lattice[Constant]
}

// AddDeadCode adds the analysis to a solver.
func AddDeadCode(s *Solver) *DeadCode {
	d := &DeadCode{solver: s, blocks: map[*ir.Block]bool{}, edges: map[edge]bool{}, preds: map[Point]*Predecessors{},
		blockStates: map[*ir.Block]*State{}, edgeStates: map[edge]*State{}}
	s.Load(d)
	return d
}

// IsLive reports whether a block may be executed.
func (d *DeadCode) IsLive(b *ir.Block) bool { return b == nil || d.blocks[b] }

// isLiveFor reports whether a block may be executed to a visit, which is repeated if it is
// found to be.
func (d *DeadCode) isLiveFor(b *ir.Block, w Work) bool {
	if !d.blocks[b] {
		dependOn(d.blockStates, b, w)
	}
	return d.blocks[b]
}

// hasEdge is like isLiveFor for an edge.
func (d *DeadCode) hasEdge(e edge, w Work) bool {
	if !d.edges[e] {
		dependOn(d.edgeStates, e, w)
	}
	return d.edges[e]
}

// dependOn makes a visit depend on the state of a key.
func dependOn[K comparable](states map[K]*State, k K, w Work) {
	if states[k] == nil {
		states[k] = &State{}
	}
	states[k].Depend(w)
}

func (d *DeadCode) predecessors(p Point) *Predecessors {
	x := d.preds[p]
	if x == nil {
		x = &Predecessors{}
		d.preds[p] = x
	}
	return x
}

func (d *DeadCode) addPredecessor(p Point, op *ir.Operation) {
	x := d.predecessors(p)
	if !slices.Contains(x.ops, op) {
		x.ops = append(x.ops, op)
		d.solver.Changed(&x.State)
	}
}

func (d *DeadCode) setUnknown(p Point) {
	x := d.predecessors(p)
	if !x.unknown {
		x.unknown = true
		d.solver.Changed(&x.State)
	}
}

func (d *DeadCode) markLive(b *ir.Block) {
	if !d.blocks[b] {
		d.blocks[b] = true
		if x := d.blockStates[b]; x != nil {
			d.solver.Changed(x)
		}
		d.solver.enqueueBlock(b)
	}
}

func (d *DeadCode) markEdge(from, to *ir.Block) {
	d.markLive(to)
	if e := (edge{from, to}); !d.edges[e] {
		d.edges[e] = true
		if x := d.edgeStates[e]; x != nil {
			d.solver.Changed(x)
		}
		for _, a := range d.solver.analyses {
			d.solver.enqueue(Work{a, Point{Block: to}})
		}
	}
}

func (d *DeadCode) markEntries(op *ir.Operation) {
	for region := range op.Regions() {
		if !region.Empty() {
			d.markLive(region.Entry())
		}
	}
}

func (d *DeadCode) Initialize(top *ir.Operation) {
	d.scope = top
	d.markEntries(top)
	d.tables(top, top.Block() == nil)
	for op := range ir.All(top, ir.PreOrder) {
		d.Visit(Point{Op: op})
	}
}

// tables records the callables in symbol tables whose calls are not all known. visible means
// that all uses of the symbols are in the table.
func (d *DeadCode) tables(op *ir.Operation, visible bool) {
	if op.Has(ir.SymbolTableTrait) {
		visible = visible || op.Has(ir.SymbolTrait) && ir.SymbolName(op) != "" && ir.SymbolVisibility(op) == ir.Private
		d.table(op, visible)
	}
	for region := range op.Regions() {
		for inner := range region.Ops() {
			d.tables(inner, visible)
		}
	}
}

func (d *DeadCode) table(table *ir.Operation, visible bool) {
	found := false
	for op := range table.Region(0).Ops() {
		c, ok := ir.InterfaceOf[ir.CallableOpInterface](op)
		if !ok || !op.Has(ir.SymbolTrait) || c.CallableRegion(op) == nil {
			continue
		}
		found = true
		if v := ir.SymbolVisibility(op); v == ir.Public || !visible && v == ir.Nested {
			d.setUnknown(Point{Op: op})
		}
	}
	if !found {
		return
	}
	uses, ok := ir.SymbolUses(table)
	if !ok {
		for op := range ir.All(d.scope, ir.PreOrder) {
			if _, ok := ir.InterfaceOf[ir.CallableOpInterface](op); ok {
				d.setUnknown(Point{Op: op})
			}
		}
		return
	}
	for _, u := range uses {
		if _, call := ir.InterfaceOf[ir.CallOpInterface](u.User); call {
			continue
		}
		if path := d.symbols.Path(d.scope, u.Ref); path != nil {
			d.setUnknown(Point{Op: path[len(path)-1]})
		}
	}
}

func (d *DeadCode) Visit(p Point) {
	op := p.Op
	if op == nil || !d.IsLive(op.Block()) && op != d.scope {
		return
	}
	w := Work{d, p}
	if _, ok := ir.InterfaceOf[ir.CallOpInterface](op); ok {
		d.call(op)
	}
	if op.NumRegions() > 0 {
		d.regions(op, w)
	}
	if parent := op.ParentOp(); parent != nil && op == op.Block().Back() && isReturn(op) {
		if branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](parent); ok {
			if values, known := d.operands(op); known {
				successors := branch.RegionSuccessors(parent, op.ParentRegion())
				if x, ok := ir.InterfaceOf[ir.ConditionalRegionTerminator](op); ok {
					successors = slices.DeleteFunc(slices.Clone(successors), func(s ir.RegionSuccessor) bool { return !x.MayPassTo(op, values, s.Region) })
				}
				d.enter(parent, op, successors)
			}
		} else if _, ok := ir.InterfaceOf[ir.CallableOpInterface](parent); ok {
			d.returns(op, parent, w)
		}
	}
	if op.NumSuccessors() > 0 {
		d.branch(op)
	}
}

// isReturn reports whether a terminator leaves a region.
func isReturn(op *ir.Operation) bool {
	_, ok := ir.InterfaceOf[ir.RegionBranchTerminatorOpInterface](op)
	return ok || op.Has(ir.ReturnLike)
}

// operands returns the constant operands, or nil for others. known is false if something
// about them is not known yet.
func (d *DeadCode) operands(op *ir.Operation) (values []ir.Attribute, known bool) {
	values = make([]ir.Attribute, op.NumOperands())
	if d.constants == nil {
		return values, true
	}
	for i := range values {
		c := d.constants.readOperand(op.Operand(i), d)
		if !c.known {
			return nil, false
		}
		values[i] = c.Value
	}
	return values, true
}

func (d *DeadCode) branch(op *ir.Operation) {
	if _, ok := ir.InterfaceOf[ir.BranchOpInterface](op); ok {
		values, known := d.operands(op)
		if !known {
			return
		}
		if x, ok := ir.InterfaceOf[ir.ConditionalBranch](op); ok {
			if to := x.SuccessorForOperands(op, values); to != nil {
				d.markEdge(op.Block(), to)
				return
			}
		}
	}
	for to := range op.Successors() {
		d.markEdge(op.Block(), to)
	}
}

// regions finds which regions of an operation are entered.
func (d *DeadCode) regions(op *ir.Operation, w Work) {
	if branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op); ok {
		values, known := d.operands(op)
		if !known {
			return
		}
		bounds := ir.RegionInvocationBounds(op, values)
		successors := branch.RegionSuccessors(op, nil)
		entered := slices.DeleteFunc(slices.Clone(successors), func(s ir.RegionSuccessor) bool {
			if s.Region == nil {
				// If a region is executed for certain, control does not bypass it.
				return slices.ContainsFunc(bounds, func(b ir.InvocationBounds) bool { return b.Min > 0 })
			}
			b := bounds[s.Region.Index()]
			return b.Bounded && b.Max == 0
		})
		d.enter(op, op, entered)
		return
	}
	if _, ok := ir.InterfaceOf[ir.CallableOpInterface](op); ok {
		calls := d.predecessors(Point{Op: op})
		calls.Depend(w)
		if !calls.unknown && len(calls.ops) == 0 {
			return
		}
	}
	d.markEntries(op)
}

// enter records that control passes from an operation to regions of parent, or past it.
func (d *DeadCode) enter(parent, from *ir.Operation, to []ir.RegionSuccessor) {
	for _, s := range to {
		p := Point{Op: parent}
		if s.Region != nil {
			if s.Region.Empty() {
				continue
			}
			p = Point{Block: s.Region.Entry()}
			d.markLive(p.Block)
		}
		d.addPredecessor(p, from)
	}
}

// returns records that control passes from a terminator of a callable to its calls.
func (d *DeadCode) returns(op, callable *ir.Operation, w Work) {
	calls := d.predecessors(Point{Op: callable})
	calls.Depend(w)
	for _, call := range calls.ops {
		if op.Has(ir.ReturnLike) {
			d.addPredecessor(Point{Op: call}, op)
		} else {
			d.setUnknown(Point{Op: call})
		}
	}
}

func (d *DeadCode) call(op *ir.Operation) {
	c, _ := ir.InterfaceOf[ir.CallOpInterface](op)
	if ref := c.Callee(op).Symbol; ref != nil {
		if callable := d.symbols.Lookup(op, ref); callable != nil && d.scope.IsAncestor(callable) {
			x, ok := ir.InterfaceOf[ir.CallableOpInterface](callable)
			if !ok || x.CallableRegion(callable) != nil && !x.CallableRegion(callable).Empty() {
				d.addPredecessor(Point{Op: callable}, op)
				return
			}
		}
	}
	d.setUnknown(Point{Op: op})
}
