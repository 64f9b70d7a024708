package transforms

import (
	"slices"

	"github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// A mem2Reg replaces memory slots by values.
type mem2Reg struct {
	Regions        bool           `option:"region-simplify"`
	Promoted       pass.Statistic `statistic:"promoted slots"`
	BlockArguments pass.Statistic `statistic:"new block args"`
}

func (p *mem2Reg) Run(r *pass.Run) error {
	dominance := pass.Analysis(r, newDominance)
	changed := false
	for region := range r.Op.Regions() {
		var allocators []*ir.Operation
		for op := range region.Ops() {
			for inner := range ir.All(op, ir.PostOrder) {
				if _, ok := ir.InterfaceOf[ir.PromotableAllocationOpInterface](inner); ok {
					allocators = append(allocators, inner)
				}
			}
		}
		for again := true; again; {
			allocators, again = p.promoteAll(allocators, dominance)
			changed = changed || again
		}
	}
	if !changed {
		r.PreserveAll()
	}
	return nil
}

// promoteAll promotes at most one slot of each allocator. It returns the remaining
// allocators, and whether a slot was promoted, because further slots may then be promotable.
func (p *mem2Reg) promoteAll(allocators []*ir.Operation, dominance *ir.Dominance) (left []*ir.Operation, changed bool) {
	for _, op := range allocators {
		promoted, next := p.promoteOne(op, dominance)
		changed = changed || promoted
		if next != nil {
			left = append(left, next)
		}
	}
	return left, changed
}

// promoteOne promotes the first slot of an allocator that can be. It returns the allocator of
// the other slots.
func (p *mem2Reg) promoteOne(op *ir.Operation, dominance *ir.Dominance) (promoted bool, next *ir.Operation) {
	allocator, _ := ir.InterfaceOf[ir.PromotableAllocationOpInterface](op)
	for _, slot := range allocator.PromotableSlots(op) {
		if !slot.Ptr.HasUses() {
			continue
		}
		s := &promotion{
			slot: slot, op: op, allocator: allocator, dominance: dominance, region: slot.Ptr.ParentBlock().Parent(),
			b: ir.NewBuilder(op.Context()), reaching: map[*ir.Operation]*ir.Value{}, stored: map[*ir.Operation]*ir.Value{}, blocking: blockingUses{of: map[*ir.Operation][]*ir.Operand{}},
		}
		if !s.findBlocking() || !s.findMerges() {
			continue
		}
		s.run()
		p.Promoted.Add(1)
		p.BlockArguments.Add(len(s.merges))
		return true, allocator.HandlePromotionComplete(op, slot, s.defaultValue, s.b)
	}
	return false, op
}

// A promotion replaces a memory slot by values.
type promotion struct {
	slot      ir.MemorySlot
	op        *ir.Operation // allocates the slot
	allocator ir.PromotableAllocationOpInterface
	dominance *ir.Dominance
	region    *ir.Region
	b         *ir.Builder

	blocking blockingUses
	merges   map[*ir.Block]bool // blocks that several definitions reach
	// reaching is the content of the slot before an operation, nil for the default value.
	reaching     map[*ir.Operation]*ir.Value
	stored       map[*ir.Operation]*ir.Value // the values that operations store
	defaultValue *ir.Value
}

// findBlocking finds the uses that must be removed, and reports whether they can be.
func (s *promotion) findBlocking() bool {
	for u := range s.slot.Ptr.Uses() {
		s.blocking.add(u)
	}
	for _, op := range forwardSlice(s.slot.Ptr) {
		uses := s.blocking.of[op]
		if uses == nil {
			continue
		}
		if x, ok := ir.InterfaceOf[ir.PromotableOpInterface](op); ok {
			if !x.CanUsesBeRemoved(op, uses, s.blocking.add) {
				return false
			}
			continue
		}
		// The content of the slot is known in its own region only.
		x, ok := ir.InterfaceOf[ir.PromotableMemOpInterface](op)
		if !ok || !x.CanUsesBeRemoved(op, s.slot, uses, s.blocking.add) || op.ParentRegion() != s.region {
			return false
		}
	}
	return true
}

// forwardSlice returns the operations that use a value, or results of operations that do, or
// are in regions of these: definitions before uses.
func forwardSlice(v *ir.Value) []*ir.Operation {
	// A frame is an operation, and the users that are not visited yet. The stack is explicit
	// because chains of uses can be long.
	type frame struct {
		op    *ir.Operation
		users []*ir.Operation
	}
	seen := map[*ir.Operation]bool{}
	var order []*ir.Operation // uses before definitions
	stack := []frame{{users: slices.Collect(v.Users())}}
	for {
		f := &stack[len(stack)-1]
		if len(f.users) > 0 {
			next := f.users[0]
			f.users = f.users[1:]
			if !seen[next] {
				seen[next] = true
				stack = append(stack, frame{next, usersOf(next)})
			}
			continue
		}
		if f.op == nil {
			break
		}
		order = append(order, f.op)
		stack = stack[:len(stack)-1]
	}
	slices.Reverse(order)
	return order
}

// usersOf returns the users of the arguments of an operation's blocks and of its results.
func usersOf(op *ir.Operation) []*ir.Operation {
	var users []*ir.Operation
	for region := range op.Regions() {
		for b := range region.Blocks() {
			for _, arg := range b.Args() {
				users = slices.AppendSeq(users, arg.Users())
			}
		}
	}
	for _, r := range op.Results() {
		users = slices.AppendSeq(users, r.Users())
	}
	return users
}

// findMerges finds the blocks that get the content of the slot as an argument, and reports
// whether branches to them can pass it.
func (s *promotion) findMerges() bool {
	s.merges = map[*ir.Block]bool{}
	if s.region.HasOneBlock() {
		return true
	}
	defining := map[*ir.Block]bool{s.region.Entry(): false}
	var work []*ir.Block
	for user := range s.slot.Ptr.Users() {
		if x, ok := ir.InterfaceOf[ir.PromotableMemOpInterface](user); ok && x.StoresTo(user, s.slot) && !defining[user.Block()] {
			defining[user.Block()] = true
			work = append(work, user.Block())
		}
	}
	liveIn := s.liveIn(defining)
	frontiers := dominanceFrontiers(s.region, s.dominance)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, f := range frontiers[b] {
			if liveIn[f] && !s.merges[f] {
				s.merges[f] = true
				work = append(work, f)
			}
		}
	}
	for b := range s.merges {
		for pred := range b.Predecessors() {
			if _, ok := ir.InterfaceOf[ir.BranchOpInterface](pred.Back()); !ok {
				return false
			}
		}
	}
	return true
}

// liveIn returns the blocks where the slot is live on entry: its content may still be read.
func (s *promotion) liveIn(defining map[*ir.Block]bool) map[*ir.Block]bool {
	var work []*ir.Block
	seen := map[*ir.Block]bool{}
	for user := range s.slot.Ptr.Users() {
		b := user.Block()
		if seen[b] {
			continue
		}
		seen[b] = true
		for op := range b.Ops() {
			x, ok := ir.InterfaceOf[ir.PromotableMemOpInterface](op)
			if !ok {
				continue
			}
			if x.LoadsFrom(op, s.slot) {
				work = append(work, b)
				break
			}
			if x.StoresTo(op, s.slot) {
				break
			}
		}
	}
	live := map[*ir.Block]bool{}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if live[b] {
			continue
		}
		live[b] = true
		for pred := range b.Predecessors() {
			if !defining[pred] {
				work = append(work, pred)
			}
		}
	}
	return live
}

// dominanceFrontiers returns the dominance frontier of each reachable block.
func dominanceFrontiers(region *ir.Region, dominance *ir.Dominance) map[*ir.Block][]*ir.Block {
	frontiers := map[*ir.Block][]*ir.Block{}
	for b := range region.Blocks() {
		if !dominance.ReachableFromEntry(b) {
			continue
		}
		end := dominance.ImmediateDominator(b)
		for pred := range b.Predecessors() {
			if !dominance.ReachableFromEntry(pred) {
				continue
			}
			for at := pred; at != nil && at != end; at = dominance.ImmediateDominator(at) {
				if !slices.Contains(frontiers[at], b) {
					frontiers[at] = append(frontiers[at], b)
				}
			}
		}
	}
	return frontiers
}

// run replaces the slot.
func (s *promotion) run() {
	s.define()
	s.removeUses()
	// Branches in blocks that are not reachable pass the default value.
	for b := range s.merges {
		for pred := range b.Predecessors() {
			t := pred.Back()
			branch, _ := ir.InterfaceOf[ir.BranchOpInterface](t)
			for i := range t.NumSuccessors() {
				if operands, produced := branch.SuccessorOperands(t, i); t.Successor(i) == b && len(operands)+produced < b.NumArguments() {
					s.pass(t, i, s.getDefault())
				}
			}
		}
	}
}

// getDefault returns the value of the slot before it is written.
func (s *promotion) getDefault() *ir.Value {
	if s.defaultValue == nil {
		s.b.SetInsertionPointToStart(s.slot.Ptr.ParentBlock())
		s.defaultValue = s.allocator.DefaultValue(s.op, s.slot, s.b)
	}
	return s.defaultValue
}

// pass adds an operand to the ones that a branch passes to a successor.
func (s *promotion) pass(branch *ir.Operation, i int, v *ir.Value) {
	x, _ := ir.InterfaceOf[ir.BranchOpInterface](branch)
	operands, _ := x.SuccessorOperands(branch, i)
	values := make([]*ir.Value, 0, len(operands)+1)
	for k := range operands {
		values = append(values, operands[k].Value())
	}
	ir.SetSuccessorOperands(branch, i, append(values, v))
}

// define finds the content of the slot at each user, in the order of the dominator tree.
func (s *promotion) define() {
	children := map[*ir.Block][]*ir.Block{}
	for b := range s.region.Blocks() {
		if d := s.dominance.ImmediateDominator(b); d != nil {
			children[d] = append(children[d], b)
		}
	}
	type visit struct {
		block *ir.Block
		value *ir.Value
	}
	stack := []visit{{s.region.Entry(), nil}}
	for len(stack) > 0 {
		v := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if s.merges[v.block] {
			v.value = v.block.AddArgument(s.slot.Elem, s.slot.Ptr.Location())
			s.b.SetInsertionPointToStart(v.block)
			s.allocator.HandleBlockArgument(s.op, s.slot, v.value, s.b)
		}
		v.value = s.defineIn(v.block, v.value)
		if t := v.block.Back(); t != nil {
			for i := range t.NumSuccessors() {
				if s.merges[t.Successor(i)] {
					if v.value == nil {
						v.value = s.getDefault()
					}
					s.pass(t, i, v.value)
				}
			}
		}
		for _, c := range children[v.block] {
			stack = append(stack, visit{c, v.value})
		}
	}
}

// defineIn returns the content of the slot at the end of a block.
func (s *promotion) defineIn(b *ir.Block, value *ir.Value) *ir.Value {
	var ops []*ir.Operation
	for op := range b.Ops() {
		ops = append(ops, op)
	}
	for _, op := range ops {
		x, ok := ir.InterfaceOf[ir.PromotableMemOpInterface](op)
		if !ok {
			continue
		}
		if s.blocking.of[op] != nil {
			s.reaching[op] = value
		}
		if x.StoresTo(op, s.slot) {
			if value == nil {
				value = s.getDefault()
			}
			s.b.SetInsertionPointAfter(op)
			value = x.Stored(op, s.slot, s.b, value)
			s.stored[op] = value
		}
	}
	return value
}

// removeUses removes the uses of the slot, later ones first.
func (s *promotion) removeUses() {
	var erase, visit []*ir.Operation
	var stored []ir.StoredValue
	for _, op := range slices.Backward(s.sorted()) {
		uses := s.blocking.of[op]
		remove := false
		if x, ok := ir.InterfaceOf[ir.PromotableMemOpInterface](op); ok {
			value := s.reaching[op]
			if value == nil {
				value = s.getDefault()
			}
			s.b.SetInsertionPointAfter(op)
			remove = x.RemoveBlockingUses(op, s.slot, uses, s.b, value)
			if v := s.stored[op]; v != nil {
				stored = append(stored, ir.StoredValue{Op: op, Value: v})
			}
		} else if x, ok := ir.InterfaceOf[ir.PromotableOpInterface](op); ok {
			s.b.SetInsertionPointAfter(op)
			remove = x.RemoveBlockingUses(op, uses, s.b)
			if _, ok := ir.InterfaceOf[ir.ReplacedValuesVisitor](op); ok {
				visit = append(visit, op)
			}
		}
		if remove {
			erase = append(erase, op)
		}
	}
	for _, op := range visit {
		x, _ := ir.InterfaceOf[ir.ReplacedValuesVisitor](op)
		s.b.SetInsertionPointAfter(op)
		x.VisitReplacedValues(op, stored, s.b)
	}
	for _, op := range erase {
		op.Erase()
	}
}

// sorted returns the users, dominating operations first.
func (s *promotion) sorted() []*ir.Operation {
	number, n := map[*ir.Operation]int{}, 0
	in := func(b *ir.Block) {
		for op := range b.Ops() {
			for inner := range ir.All(op, ir.PreOrder) {
				if s.blocking.of[inner] != nil {
					number[inner] = n
					n++
				}
			}
		}
	}
	for _, b := range analysis.BlocksByDominance(s.region) {
		in(b)
	}
	sorted := slices.Clone(s.blocking.users)
	slices.SortFunc(sorted, func(x, y *ir.Operation) int { return number[x] - number[y] })
	return sorted
}
