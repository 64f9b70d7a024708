package transforms

import (
	"slices"

	"github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/analysis/dataflow"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// A removeDeadValues removes values and operations that no effect and no result of the program
// depends on.
type removeDeadValues struct {
	Canonicalize bool `option:"canonicalize"`

	rules *rewrite.Frozen
}

func (p *removeDeadValues) Initialize(ctx *ir.Context) error {
	if !p.Canonicalize {
		return nil
	}
	var set rewrite.Set
	if list := rewrite.AddCanonicalizationPatterns(ctx, &set); list.HasErrors() {
		return list
	}
	var err error
	p.rules, err = set.FreezeAny(ctx, rewrite.Filter{})
	return err
}

func (p *removeDeadValues) Run(r *pass.Run) error {
	d := deadValues{root: r.Op, live: dataflow.FindLiveness(r.Op), builder: ir.NewBuilder(r.Context()),
		poison: r.Context().OpDef("ub.poison"), unreachable: r.Context().OpDef("ub.unreachable"),
		arguments: map[*ir.Block][]bool{}, kept: map[*ir.Operation]bool{}}
	if d.poison == nil || d.unreachable == nil {
		var list diag.List
		r.Op.EmitError(&list, "removing dead values needs the dialect 'ub', which is not loaded")
		return list
	}
	d.remove()
	if !p.Canonicalize {
		return nil
	}
	var branches []*ir.Operation
	for op := range ir.All(r.Op, ir.PostOrder) {
		if _, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op); ok {
			branches = append(branches, op)
		}
	}
	res := rewrite.ApplyGreedilyToOps(branches, p.rules, rewrite.GreedyConfig{})
	return Check(r, &res)
}

// deadValues removes dead values from an operation. It first collects all removals, because the
// analysis describes the unchanged operation.
type deadValues struct {
	root                *ir.Operation
	live                *dataflow.Liveness
	builder             *ir.Builder
	poison, unreachable *ir.OpDef

	forwarded []*ir.Operand // replaced by poison
	blocks    []*ir.Block   // have arguments that are erased
	arguments map[*ir.Block][]bool
	ops       []*ir.Operation // those in an operation before it
	functions []deadSignature
	kept      map[*ir.Operation]bool // functions that something else than calls refers to
}

// A deadSignature has the arguments and results of a function that are dead, and the calls of the
// function.
type deadSignature struct {
	function           *ir.Operation
	arguments, results []bool
	calls              []*ir.Operation
}

func (d *deadValues) remove() {
	calls := d.findCalls()
	for op := range ir.All(d.root, ir.PostOrder) {
		d.visit(op, calls)
	}
	for _, u := range d.forwarded {
		d.builder.SetInsertionPoint(u.Owner())
		u.Set(d.newPoison(u.Value()))
	}
	// Uses are removed before the values that they use.
	d.blocks = slices.DeleteFunc(d.blocks, func(b *ir.Block) bool { return !forwards(b, d.arguments[b]) })
	for _, b := range d.blocks {
		eraseForwarded(b, d.arguments[b])
	}
	for _, f := range d.functions {
		f.eraseUses()
	}
	for _, op := range slices.Backward(d.ops) {
		d.builder.SetInsertionPoint(op)
		for _, v := range op.Results() {
			d.replaceUses(v)
		}
		if op.Has(ir.IsTerminator) {
			d.builder.Create(&ir.OperationState{Def: d.unreachable, Loc: op.Location()})
		}
		op.Erase()
	}
	for _, f := range d.functions {
		f.eraseValues(d)
	}
	for _, b := range d.blocks {
		d.eraseArguments(b, d.arguments[b])
	}
}

func (d *deadValues) visit(op *ir.Operation, calls map[*ir.Operation][]*ir.Operation) {
	if f, ok := ir.AsFunction(op); ok {
		d.function(op, f.FunctionType(), calls[op])
		return
	}
	if branch, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op); ok {
		d.regionBranch(op, branch)
		return
	}
	if branch, ok := ir.InterfaceOf[ir.BranchOpInterface](op); ok {
		d.branch(op, branch)
		return
	}
	_, call := ir.InterfaceOf[ir.CallOpInterface](op)
	if call || op == d.root || op.Has(ir.IsTerminator) {
		return
	}
	dead := slices.ContainsFunc(op.Operands(), func(v *ir.Value) bool { return !d.live.IsLive(v) })
	if dead || !d.live.AnyLive(op.Results()) && ir.IsMemoryEffectFree(op) {
		d.ops = append(d.ops, op)
	}
}

// findCalls returns the calls of each function that only calls refer to.
func (d *deadValues) findCalls() map[*ir.Operation][]*ir.Operation {
	var symbols analysis.Symbols
	calls := map[*ir.Operation][]*ir.Operation{}
	for table := range ir.All(d.root, ir.PreOrder) {
		if !table.Has(ir.SymbolTableTrait) {
			continue
		}
		uses, ok := ir.SymbolUses(table)
		if !ok {
			for op := range ir.All(table, ir.PreOrder) {
				d.kept[op] = true
			}
			continue
		}
		for _, u := range uses {
			op := symbols.Lookup(u.User, u.Ref)
			if op == nil {
				continue
			}
			if call, ok := ir.InterfaceOf[ir.CallOpInterface](u.User); !ok || call.Callee(u.User).Symbol != u.Ref {
				d.kept[op] = true
			} else if list := calls[op]; len(list) > 0 && list[len(list)-1] == u.User {
				d.kept[op] = true // the call refers to it by another attribute, too
			} else {
				calls[op] = append(list, u.User)
			}
		}
	}
	return calls
}

// function collects the dead arguments and results of a function whose callers are all within the
// root.
func (d *deadValues) function(op *ir.Operation, t *ir.FunctionType, calls []*ir.Operation) {
	if op == d.root || d.kept[op] || ir.SymbolVisibility(op) == ir.Public || op.NumRegions() != 1 || op.Region(0).Empty() ||
		op.Region(0).Entry().NumArguments() != len(t.Inputs) {
		return
	}
	f := deadSignature{function: op, calls: calls}
	for _, arg := range op.Region(0).Entry().Args() {
		f.arguments = append(f.arguments, !d.live.IsLive(arg))
	}
	returned := returnsItsOperands(op, t)
	for i := range t.Results {
		live := !returned || slices.ContainsFunc(calls, func(call *ir.Operation) bool { return d.live.IsLive(call.Result(i)) })
		f.results = append(f.results, !live)
	}
	if slices.Contains(f.arguments, true) || slices.Contains(f.results, true) {
		d.functions = append(d.functions, f)
	}
}

// returnsItsOperands reports whether all results of a function are operands of its terminators.
func returnsItsOperands(op *ir.Operation, t *ir.FunctionType) bool {
	for b := range op.Region(0).Blocks() {
		end := b.Back()
		if end == nil || end.NumSuccessors() == 0 && (!end.Has(ir.ReturnLike) || !slices.Equal(end.OperandTypes(), t.Results)) {
			return false
		}
	}
	return true
}

// regionBranch collects an operation that is entirely dead, or the operands that are forwarded
// only to dead arguments and results.
func (d *deadValues) regionBranch(op *ir.Operation, branch ir.RegionBranchOpInterface) {
	if !d.live.AnyLive(op.Results()) && (ir.IsMemoryEffectFree(op) || rewrite.WouldBeTriviallyDead(op) || d.neverDecides(op, branch)) {
		d.ops = append(d.ops, op)
		return
	}
	dead := map[*ir.Operand]bool{}
	var order []*ir.Operand
	add := func(operands []ir.Operand, inputs []*ir.Value) {
		for i := range min(len(operands), len(inputs)) {
			u := &operands[i]
			was, known := dead[u]
			if !known {
				order = append(order, u)
			}
			dead[u] = (was || !known) && !d.live.IsLive(inputs[i]) || !d.live.IsLive(u.Value())
		}
	}
	// Only reachable regions count.
	seen := map[*ir.Region]bool{}
	next := []*ir.Region{nil}
	enter := func(r *ir.Region) {
		if r != nil && !r.Empty() && !seen[r] {
			seen[r] = true
			next = append(next, r)
		}
	}
	for len(next) > 0 {
		region := next[0]
		next = next[1:]
		for _, s := range branch.RegionSuccessors(op, region) {
			enter(s.Region)
			if region == nil {
				add(branch.EntryOperands(op, s.Region), s.Inputs)
				continue
			}
			for b := range region.Blocks() {
				if t := b.Back(); t != nil {
					if operands, ok := ir.RegionTerminatorOperands(t, s.Region); ok {
						add(operands, s.Inputs)
					}
				}
			}
		}
	}
	for _, u := range order {
		if dead[u] {
			d.forwarded = append(d.forwarded, u)
		}
	}
}

// neverDecides reports whether a dead value decides where control goes in an operation, which
// then is never executed. The value must not be replaced by poison, which decides nothing.
func (d *deadValues) neverDecides(op *ir.Operation, branch ir.RegionBranchOpInterface) bool {
	forwarded := make([]bool, op.NumOperands())
	for _, s := range branch.RegionSuccessors(op, nil) {
		operands := branch.EntryOperands(op, s.Region)
		for i := range operands {
			forwarded[operands[i].Index()] = true
		}
	}
	for i, v := range op.Operands() {
		if !forwarded[i] && !d.live.IsLive(v) {
			return true
		}
	}
	return false
}

// branch collects the arguments of blocks that are dead and get dead values. No other values
// that they get are needed. A branch that a dead value decides about is never executed.
func (d *deadValues) branch(op *ir.Operation, branch ir.BranchOpInterface) {
	forwarded := make([]bool, op.NumOperands())
	for i := range op.NumSuccessors() {
		operands, _ := branch.SuccessorOperands(op, i)
		for k := range operands {
			forwarded[operands[k].Index()] = true
		}
	}
	for i, v := range op.Operands() {
		if !forwarded[i] && !d.live.IsLive(v) {
			d.ops = append(d.ops, op)
			return
		}
	}
	for i := range op.NumSuccessors() {
		to := op.Successor(i)
		operands, produced := branch.SuccessorOperands(op, i)
		for k := range operands {
			if d.live.IsLive(operands[k].Value()) || d.live.IsLive(to.Argument(produced+k)) {
				continue
			}
			if d.arguments[to] == nil {
				d.arguments[to] = make([]bool, to.NumArguments())
				d.blocks = append(d.blocks, to)
			}
			d.arguments[to][produced+k] = true
		}
	}
}

// forwards reports whether all predecessors of a block can stop passing values to its arguments.
func forwards(b *ir.Block, arguments []bool) bool {
	for pred := range b.Predecessors() {
		t := pred.Back()
		branch, ok := ir.InterfaceOf[ir.BranchOpInterface](t)
		if !ok {
			return false
		}
		for i := range t.NumSuccessors() {
			if _, produced := branch.SuccessorOperands(t, i); t.Successor(i) == b && slices.Contains(arguments[:produced], true) {
				return false
			}
		}
	}
	return true
}

// eraseForwarded erases the operands that branches forward to arguments of a block.
func eraseForwarded(b *ir.Block, arguments []bool) {
	for pred := range b.Predecessors() {
		t := pred.Back()
		branch, _ := ir.InterfaceOf[ir.BranchOpInterface](t)
		for i := range t.NumSuccessors() {
			operands, produced := branch.SuccessorOperands(t, i)
			if t.Successor(i) != b || produced+len(operands) < len(arguments) {
				continue // another block, or the same from another successor
			}
			values := make([]*ir.Value, len(operands))
			for k := range operands {
				values[k] = operands[k].Value()
			}
			ir.SetSuccessorOperands(t, i, without(values, arguments[produced:]))
		}
	}
}

// eraseArguments erases arguments of a block.
func (d *deadValues) eraseArguments(b *ir.Block, arguments []bool) {
	d.builder.SetInsertionPointToStart(b)
	for i, dead := range slices.Backward(arguments) {
		if dead {
			d.replaceUses(b.Argument(i))
			b.EraseArgument(i)
		}
	}
}

// newPoison returns a value of the type of another.
func (d *deadValues) newPoison(v *ir.Value) *ir.Value {
	return d.builder.Create(&ir.OperationState{Def: d.poison, Loc: v.Location(), Types: []ir.Type{v.Type()}}).Result(0)
}

// replaceUses replaces uses of a dead value, which can remain only in code that is never
// executed.
func (d *deadValues) replaceUses(v *ir.Value) {
	if v.HasUses() {
		v.ReplaceAllUsesWith(d.newPoison(v))
	}
}

// eraseUses erases the operands for dead results in returns, and those for dead arguments in
// calls.
func (f *deadSignature) eraseUses() {
	for b := range f.function.Region(0).Blocks() {
		if t := b.Back(); t != nil && t.Has(ir.ReturnLike) && t.NumOperands() == len(f.results) {
			t.SetOperands(without(t.Operands(), f.results))
		}
	}
	for _, call := range f.calls {
		c, _ := ir.InterfaceOf[ir.CallOpInterface](call)
		operands := c.ArgOperands(call)
		gone := map[*ir.Operand]bool{}
		for i := range operands {
			gone[&operands[i]] = f.arguments[i]
		}
		for _, g := range slices.Backward(call.OperandGroups()) {
			var kept []*ir.Value
			for i := g.Start; i < g.End; i++ {
				if u := &call.OpOperands()[i]; !gone[u] {
					kept = append(kept, u.Value())
				}
			}
			if len(kept) < g.End-g.Start {
				call.SetOperandGroup(g, kept)
			}
		}
	}
}

// eraseValues erases the arguments of a function and the results of its calls.
func (f *deadSignature) eraseValues(d *deadValues) {
	function, _ := ir.AsFunction(f.function)
	entry := f.function.Region(0).Entry()
	d.builder.SetInsertionPointToStart(entry)
	for i, dead := range slices.Backward(f.arguments) {
		if dead {
			d.replaceUses(entry.Argument(i))
		}
	}
	function.EraseArguments(f.arguments)
	function.EraseResults(f.results)
	for _, call := range f.calls {
		f.eraseDictionaries(call)
		if slices.Contains(f.results, true) {
			d.eraseResults(call, f.results)
		}
	}
}

// eraseDictionaries erases the attributes of arguments and results of a call.
func (f *deadSignature) eraseDictionaries(op *ir.Operation) {
	erase := func(name string, dead []bool) {
		a, ok := op.Attr(name).(*ir.ArrayAttr)
		if !ok || len(a.Elements) != len(dead) {
			return
		}
		if kept := without(a.Elements, dead); len(kept) > 0 {
			op.SetAttr(name, op.Context().ArrayAttr(kept))
		} else {
			op.RemoveAttr(name)
		}
	}
	erase(ir.ArgumentAttrsAttr, f.arguments)
	erase(ir.ResultAttrsAttr, f.results)
}

// eraseResults replaces a call with one that has fewer results.
func (d *deadValues) eraseResults(call *ir.Operation, dead []bool) {
	d.builder.SetInsertionPointAfter(call)
	to := d.builder.Create(&ir.OperationState{Def: call.Def(), Loc: call.Location(), Operands: call.Operands(),
		Types: without(call.ResultTypes(), dead), Attributes: call.InherentAttrs(), Discardable: call.Attrs()})
	n := 0
	for i, v := range call.Results() {
		if dead[i] {
			d.replaceUses(v)
		} else {
			v.ReplaceAllUsesWith(to.Result(n))
			n++
		}
	}
	call.Erase()
}

// without returns the elements of a list that are not to go.
func without[T any](list []T, gone []bool) []T {
	var kept []T
	for i, x := range list {
		if !gone[i] {
			kept = append(kept, x)
		}
	}
	return kept
}
