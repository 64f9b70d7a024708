package rewrite

import "github.com/mica-ir/mica/ir"

// A Modification is a change of an operation in place that has begun.
type Modification struct {
	r          *Rewriter
	op         *ir.Operation
	loc        *ir.Location
	operands   []*ir.Value
	successors []*ir.Block
	inherent   []ir.Attribute
	attrs      []ir.NamedAttribute
}

// StartModification begins a change of op in place, which Finalize or Cancel ends:
//
//	m := r.StartModification(op)
//	if !change(op) {
//		m.Cancel()
//		return false
//	}
//	m.Finalize()
func (r *Rewriter) StartModification(op *ir.Operation) *Modification {
	return r.StartModificationIn(&Modification{}, op)
}

// StartModificationIn is StartModification with the memory of a change that was canceled.
func (r *Rewriter) StartModificationIn(m *Modification, op *ir.Operation) *Modification {
	*m = Modification{r, op, op.Location(), m.operands[:0], m.successors[:0], m.inherent[:0], m.attrs[:0]}
	for i := range op.NumOperands() {
		m.operands = append(m.operands, op.Operand(i))
	}
	for b := range op.Successors() {
		m.successors = append(m.successors, b)
	}
	for slot := range op.Def().Attributes {
		m.inherent = append(m.inherent, op.Inherent(slot))
	}
	m.attrs = append(m.attrs, op.Attrs()...)
	if r.conversion != nil {
		r.conversion.ModificationStarted(m)
	}
	return m
}

// Op returns the operation that is changed.
func (m *Modification) Op() *ir.Operation { return m.op }

// Finalize ends the change and notifies the listener.
func (m *Modification) Finalize() { m.r.modified(m.op) }

// Cancel undoes the change: the operation has its former operands, successors, attributes
// and location. The listener is not notified.
func (m *Modification) Cancel() {
	m.Undo()
	if c := m.r.conversion; c != nil {
		c.ModificationCanceled(m)
	}
}

// Undo undoes the change, perhaps long after it was finalized.
func (m *Modification) Undo() {
	m.op.SetLocation(m.loc)
	m.op.SetOperands(m.operands)
	for i, b := range m.successors {
		m.op.SetSuccessor(i, b)
	}
	for slot, a := range m.inherent {
		m.op.SetInherent(slot, a)
	}
	m.op.SetAttrs(m.attrs)
}
