package dialect

import (
	"cmp"
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// CanonicalizeRegionFlow returns the patterns that simplify the values which an operation with a
// RegionBranchOpInterface passes to its regions and results.
func CanonicalizeRegionFlow(root string) rewrite.Patterns {
	pattern := func(name string, f func(op *ir.Operation, r *rewrite.Rewriter) bool) *rewrite.Pattern {
		return &rewrite.Pattern{Name: name, Root: root, Benefit: 1, Isolated: true, MatchAndRewrite: f}
	}
	return rewrite.Patterns{
		pattern("MakeRegionBranchOpSuccessorInputsDead", replaceKnownInputs),
		pattern("RemoveDuplicateSuccessorInputUses", mergeDuplicateInputs),
		pattern("RemoveDeadRegionBranchOpSuccessorInputs", removeDeadInputs),
	}
}

// A successorFlow maps the forwarded values of an operation. Its slots are the operation's results
// and the arguments of the entry blocks; those that receive operands are the successor inputs.
type successorFlow struct {
	op    *ir.Operation
	edges []successorEdge // sorted by slot
	first []int           // the first slot of each region's arguments
	slots []*ir.Value
	tied  []int // the slot with which one is tied, or itself: a union-find forest
}

// A successorEdge forwards an operand to a slot.
type successorEdge struct {
	slot    int
	operand *ir.Operand
}

// newSuccessorFlow returns nil if op forwards nothing.
func newSuccessorFlow(op *ir.Operation) *successorFlow {
	br, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op)
	if !ok || op.NumResults() == 0 && !hasArguments(op) {
		return nil
	}
	var f *successorFlow
	start := 0
	for _, s := range br.RegionSuccessors(op, nil) {
		f = f.add(op, start, br.EntryOperands(op, s.Region), s)
	}
	for r := range op.Regions() {
		if r.Empty() {
			continue
		}
		to := br.RegionSuccessors(op, r)
		for b := range r.Blocks() {
			if f != nil {
				start = len(f.edges)
			}
			t := b.Back()
			if t == nil {
				continue
			}
			for _, s := range to {
				if operands, ok := ir.RegionTerminatorOperands(t, s.Region); ok {
					f = f.add(op, start, operands, s)
				}
			}
		}
	}
	if f != nil {
		slices.SortStableFunc(f.edges, func(x, y successorEdge) int { return cmp.Compare(x.slot, y.slot) })
	}
	return f
}

// newSlots returns a flow without edges.
func newSlots(op *ir.Operation) *successorFlow {
	f := &successorFlow{op: op, slots: op.Results()}
	for r := range op.Regions() {
		f.first = append(f.first, len(f.slots))
		if b := r.Entry(); b != nil {
			f.slots = append(f.slots, b.Args()...)
		}
	}
	f.tied = make([]int, len(f.slots))
	for i := range f.tied {
		f.tied[i] = i
	}
	return f
}

func hasArguments(op *ir.Operation) bool {
	for r := range op.Regions() {
		if b := r.Entry(); b != nil && b.NumArguments() > 0 {
			return true
		}
	}
	return false
}

// add adds the edges to a successor of op. Those of the same branch point begin at start. f may be nil,
// and remains so without edges, because many loops and conditions forward nothing.
func (f *successorFlow) add(op *ir.Operation, start int, operands []ir.Operand, s ir.RegionSuccessor) *successorFlow {
	n := min(len(operands), len(s.Inputs))
	if n == 0 {
		return f
	}
	if f == nil {
		f = newSlots(op)
	}
	before := f.edges[start:]
	for i := range n {
		slot, o := f.slot(s.Inputs[i]), &operands[i]
		if slot < 0 {
			continue
		}
		// Most operations forward the same operands to each successor.
		k := i
		if k >= len(before) || before[k].operand != o {
			k = slices.IndexFunc(before, func(e successorEdge) bool { return e.operand == o })
		}
		if k >= 0 {
			f.tied[f.leader(slot)] = f.leader(before[k].slot)
		}
		f.edges = append(f.edges, successorEdge{slot, o})
	}
	return f
}

// slot returns the slot of a value, -1 if it has none.
func (f *successorFlow) slot(v *ir.Value) int {
	if !v.IsBlockArgument() {
		if v.DefiningOp() == f.op {
			return v.Index()
		}
		return -1
	}
	b := v.OwnerBlock()
	if r := b.Parent(); r != nil && r.ParentOp() == f.op && b.IsEntry() {
		return f.first[r.Index()] + v.Index()
	}
	return -1
}

// leader returns the representative of the slots that are tied with one.
func (f *successorFlow) leader(slot int) int {
	for f.tied[slot] != slot {
		f.tied[slot] = f.tied[f.tied[slot]]
		slot = f.tied[slot]
	}
	return slot
}

// sources returns the edges to a slot.
func (f *successorFlow) sources(slot int) []successorEdge {
	i, _ := slices.BinarySearchFunc(f.edges, slot, func(e successorEdge, slot int) int { return cmp.Compare(e.slot, slot) })
	n := i
	for n < len(f.edges) && f.edges[n].slot == slot {
		n++
	}
	return f.edges[i:n]
}

// only returns the value that always reaches a slot, through other slots or not; nil if
// there are several.
func (f *successorFlow) only(slot int, visited []bool) *ir.Value {
	clear(visited)
	visited[slot] = true
	var only *ir.Value
	for work := []int{slot}; len(work) > 0; {
		last := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range f.sources(last) {
			v := e.operand.Value()
			if s := f.slot(v); s >= 0 && len(f.sources(s)) > 0 {
				if !visited[s] {
					visited[s] = true
					work = append(work, s)
				}
				continue
			}
			if only != nil && only != v {
				return nil
			}
			only = v
		}
	}
	return only
}

// replaceKnownInputs replaces the uses of inputs that always are one value from outside of
// the operation.
func replaceKnownInputs(op *ir.Operation, r *rewrite.Rewriter) bool {
	f := newSuccessorFlow(op)
	if f == nil {
		return false
	}
	changed := false
	visited := make([]bool, len(f.slots))
	for slot, input := range f.slots {
		if !input.HasUses() {
			continue
		}
		v := f.only(slot, visited)
		if v == nil || v == input || op.IsAncestor(v.ParentBlock().ParentOp()) {
			continue
		}
		r.ReplaceAllUsesWith(input, v)
		changed = true
	}
	return changed
}

// mergeDuplicateInputs replaces the uses of inputs with those of another input of the same
// block or operation that always gets the same values.
func mergeDuplicateInputs(op *ir.Operation, r *rewrite.Rewriter) bool {
	f := newSuccessorFlow(op)
	if f == nil {
		return false
	}
	changed := false
	for i, input := range f.slots {
		from := f.sources(i)
		if len(from) == 0 {
			continue
		}
		for j := i + 1; j < len(f.slots) && f.haveOneOwner(i, j); j++ {
			if f.slots[j].HasUses() && sameSources(from, f.sources(j)) {
				r.ReplaceAllUsesWith(f.slots[j], input)
				changed = true
			}
		}
	}
	return changed
}

// haveOneOwner reports whether two slots, i before j, are both results or both arguments of
// one block.
func (f *successorFlow) haveOneOwner(i, j int) bool {
	x, y := f.slots[i], f.slots[j]
	if x.IsBlockArgument() != y.IsBlockArgument() {
		return false
	}
	return !x.IsBlockArgument() || x.OwnerBlock() == y.OwnerBlock()
}

// sameSources reports whether two inputs get the same value from each branch point. The
// edges of both are in the order of these.
func sameSources(x, y []successorEdge) bool {
	return slices.EqualFunc(x, y, func(d, e successorEdge) bool {
		return d.operand.Owner() == e.operand.Owner() && d.operand.Value() == e.operand.Value()
	})
}

// removeDeadInputs removes inputs that, like all that are tied with them, have no uses.
func removeDeadInputs(op *ir.Operation, r *rewrite.Rewriter) bool {
	f := newSuccessorFlow(op)
	if f == nil {
		return false
	}
	alive := make([]bool, len(f.slots)) // for leaders
	for slot, v := range f.slots {
		if v.HasUses() || len(f.sources(slot)) == 0 {
			alive[f.leader(slot)] = true
		}
	}
	dead := func(slot int) bool { return !alive[f.leader(slot)] }
	if !slices.ContainsFunc(f.edges, func(e successorEdge) bool { return dead(e.slot) }) {
		return false
	}
	f.eraseOperands(dead, r)
	for i, first := range f.first {
		region := op.Region(i)
		b := region.Entry()
		if b == nil {
			continue
		}
		for k := b.NumArguments() - 1; k >= 0; k-- {
			if dead(first + k) {
				r.ModifyInPlace(op, func() { b.EraseArgument(k) })
			}
		}
	}
	eraseResults(op, dead, r)
	return true
}

// eraseOperands erases the operands that are forwarded to dead slots.
func (f *successorFlow) eraseOperands(dead func(slot int) bool, r *rewrite.Rewriter) {
	var gone []*ir.Operand
	for _, e := range f.edges {
		if dead(e.slot) && !slices.Contains(gone, e.operand) {
			gone = append(gone, e.operand)
		}
	}
	for len(gone) > 0 {
		owner := gone[0].Owner()
		var kept []*ir.Value
		for i := range owner.NumOperands() {
			if o := owner.OpOperand(i); !slices.Contains(gone, o) {
				kept = append(kept, o.Value())
			}
		}
		gone = slices.DeleteFunc(gone, func(o *ir.Operand) bool { return o.Owner() == owner })
		r.ModifyInPlace(owner, func() { owner.SetOperands(kept) })
	}
}

// eraseResults replaces op, if it has such results, with an operation without them.
func eraseResults(op *ir.Operation, dead func(i int) bool, r *rewrite.Rewriter) {
	var types []ir.Type
	for i := range op.NumResults() {
		if !dead(i) {
			types = append(types, op.Result(i).Type())
		}
	}
	if len(types) == op.NumResults() {
		return
	}
	r.SetInsertionPoint(op)
	to := r.Create(&ir.OperationState{
		Def: op.Def(), Loc: op.Location(), Operands: op.Operands(), Types: types,
		Attributes: op.InherentAttrs(), Discardable: op.Attrs(), NumRegions: op.NumRegions(),
	})
	for i := range op.NumRegions() {
		r.InlineRegionAtEnd(op.Region(i), to.Region(i))
	}
	n := 0
	for i := range op.NumResults() {
		if !dead(i) {
			r.ReplaceAllUsesWith(op.Result(i), to.Result(n))
			n++
		}
	}
	r.Erase(op)
}
