package transforms

import (
	"slices"

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
	indices   []ir.Attribute // those of the elements that are used
	accessors []*ir.Operation
}

// find finds what uses the slot, and reports whether all of it can use slots of elements.
func (d *destructuring) find() bool {
	for u := range d.slot.Ptr.Uses() {
		op := u.Owner()
		x, ok := ir.InterfaceOf[ir.DestructurableAccessorOpInterface](op)
		if !ok || !x.CanRewire(op, d.slot, d.use) {
			return false
		}
		if !slices.Contains(d.accessors, op) {
			d.accessors = append(d.accessors, op)
		}
	}
	return true
}

func (d *destructuring) use(index ir.Attribute) {
	if !slices.Contains(d.indices, index) {
		d.indices = append(d.indices, index)
	}
}

// rewire makes the operations use slots of elements.
func (d *destructuring) rewire(elements map[ir.Attribute]ir.MemorySlot, b *ir.Builder) {
	var erase []*ir.Operation
	for _, op := range d.accessors {
		x, _ := ir.InterfaceOf[ir.DestructurableAccessorOpInterface](op)
		b.SetInsertionPointAfter(op)
		if x.Rewire(op, d.slot, elements, b) {
			erase = append(erase, op)
		}
	}
	for _, op := range erase {
		op.Erase()
	}
}
