package transforms

import (
	"slices"

	"github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// A sroa replaces allocations of aggregates by allocations of their elements.
type sroa struct {
	Destructured pass.Statistic `statistic:"destructured slots"`
	Benefit      pass.Statistic `statistic:"slots with memory benefit"`
	MaxElements  pass.Statistic `statistic:"max subelement number"`
}

func (p *sroa) Run(r *pass.Run) error {
	changed := false
	for region := range r.Op.Regions() {
		var allocators []*ir.Operation
		for op := range region.Ops() {
			for inner := range ir.All(op, ir.PostOrder) {
				if _, ok := ir.InterfaceOf[ir.DestructurableAllocationOpInterface](inner); ok {
					allocators = append(allocators, inner)
				}
			}
		}
		for again := true; again; {
			again = false
			var left []*ir.Operation
			for _, op := range allocators {
				next, ok := p.destructureOne(op)
				left = append(left, next...)
				again = again || ok
			}
			allocators, changed = left, changed || again
		}
	}
	if !changed {
		r.PreserveAll()
	}
	return nil
}

// destructureOne destructures the first slot of an allocator that can be. It returns the
// allocators to try next, and whether there was such a slot.
func (p *sroa) destructureOne(op *ir.Operation) (next []*ir.Operation, ok bool) {
	allocator, _ := ir.InterfaceOf[ir.DestructurableAllocationOpInterface](op)
	for _, slot := range allocator.DestructurableSlots(op) {
		if !slot.Ptr.HasUses() {
			continue
		}
		d := destructuring{slot: slot}
		if !d.find() {
			continue
		}
		b := ir.NewBuilder(op.Context())
		b.SetInsertionPointToStart(slot.Ptr.ParentBlock())
		elements, made := allocator.Destructure(op, slot, d.indices, b)
		p.Destructured.Add(1)
		if len(d.indices) != len(slot.Elements) {
			p.Benefit.Add(1)
		}
		p.MaxElements.Max(len(slot.Elements))
		d.rewire(elements, b)
		if other := allocator.HandleDestructuringComplete(op, slot, b); other != nil {
			made = append(made, other)
		}
		return made, true
	}
	return []*ir.Operation{op}, false
}

// A destructuring replaces a slot by slots of its elements.
type destructuring struct {
	slot      ir.DestructurableSlot
	indices   []ir.Attribute // of the used elements
	accessors []*ir.Operation
	blocking  blockingUses
}

// find finds the uses of the slot, and reports whether all of them can use slots of elements or
// be removed.
func (d *destructuring) find() bool {
	d.blocking.of = map[*ir.Operation][]*ir.Operand{}
	var safe []ir.MemorySlot
	addSafe := func(s ir.MemorySlot) { safe = append(safe, s) }
	for u := range d.slot.Ptr.Uses() {
		op := u.Owner()
		x, ok := ir.InterfaceOf[ir.DestructurableAccessorOpInterface](op)
		if !ok || !x.CanRewire(op, d.slot, d.use, addSafe) {
			d.blocking.add(u)
			continue
		}
		if !slices.Contains(d.accessors, op) {
			d.accessors = append(d.accessors, op)
		}
	}
	// Accesses through pointers to elements must stay within the elements.
	seen := map[*ir.Operand]bool{}
	for len(safe) > 0 {
		s := safe[len(safe)-1]
		safe = safe[:len(safe)-1]
		for u := range s.Ptr.Uses() {
			if seen[u] {
				continue
			}
			seen[u] = true
			op := u.Owner()
			if x, ok := ir.InterfaceOf[ir.SafeMemorySlotAccessOpInterface](op); !ok || !x.AccessesOnly(op, s, addSafe) {
				d.blocking.add(u)
			}
		}
	}
	for _, op := range forwardSlice(d.slot.Ptr) {
		uses := d.blocking.of[op]
		if uses == nil {
			continue
		}
		if x, ok := ir.InterfaceOf[ir.PromotableOpInterface](op); !ok || !x.CanUsesBeRemoved(op, uses, d.blocking.add) {
			return false
		}
	}
	return true
}

func (d *destructuring) use(index ir.Attribute) {
	if !slices.Contains(d.indices, index) {
		d.indices = append(d.indices, index)
	}
}

// rewire makes the operations use slots of elements, later ones first.
func (d *destructuring) rewire(elements map[ir.Attribute]ir.MemorySlot, b *ir.Builder) {
	users := slices.Clone(d.blocking.users)
	for _, op := range d.accessors {
		if d.blocking.of[op] == nil {
			users = append(users, op)
		}
	}
	var erase []*ir.Operation
	for _, op := range slices.Backward(analysis.TopologicalOrder(users)) {
		b.SetInsertionPointAfter(op)
		remove := false
		if slices.Contains(d.accessors, op) {
			x, _ := ir.InterfaceOf[ir.DestructurableAccessorOpInterface](op)
			remove = x.Rewire(op, d.slot, elements, b)
		} else if x, ok := ir.InterfaceOf[ir.PromotableOpInterface](op); ok {
			remove = x.RemoveBlockingUses(op, d.blocking.of[op], b)
		}
		if remove {
			erase = append(erase, op)
		}
	}
	for _, op := range erase {
		op.Erase()
	}
}

// blockingUses are uses that must be removed, by the operations that have them.
type blockingUses struct {
	users []*ir.Operation
	of    map[*ir.Operation][]*ir.Operand
}

func (s *blockingUses) add(u *ir.Operand) {
	op := u.Owner()
	if s.of[op] == nil {
		s.users = append(s.users, op)
	}
	if !slices.Contains(s.of[op], u) {
		s.of[op] = append(s.of[op], u)
	}
}
