package rewrite

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A Modification is a change of an operation in place that has begun.
type Modification struct {
	r          *Rewriter
	op         *ir.Operation
	loc        ir.Origin
	operands   []*ir.Value
	successors []*ir.Block
	inherent   []ir.Attribute
	attrs      []ir.NamedAttribute // a list that never changes
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
	*m = Modification{r, op, op.Origin(), m.operands[:0], m.successors[:0], m.inherent[:0], op.Attrs()}
	for i := range op.NumOperands() {
		m.operands = append(m.operands, op.Operand(i))
	}
	for b := range op.Successors() {
		m.successors = append(m.successors, b)
	}
	for slot := range op.Def().Attributes {
		m.inherent = append(m.inherent, op.Inherent(slot))
	}
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

// Changed reports whether the operation has changed.
func (m *Modification) Changed() bool {
	op := m.op
	if op.Origin() != m.loc || op.NumOperands() != len(m.operands) || op.NumSuccessors() != len(m.successors) || !sameList(op.Attrs(), m.attrs) {
		return true
	}
	for i, v := range m.operands {
		if op.Operand(i) != v {
			return true
		}
	}
	for i, b := range m.successors {
		if op.Successor(i) != b {
			return true
		}
	}
	for slot, a := range m.inherent {
		if op.Inherent(slot) != a {
			return true
		}
	}
	return false
}

// sameList reports whether two lists are the same one.
func sameList(a, b []ir.NamedAttribute) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}

// Undo undoes the change, perhaps long after it was finalized.
func (m *Modification) Undo() {
	m.op.SetOrigin(m.loc)
	m.op.SetOperands(m.operands)
	for i, b := range m.successors {
		m.op.SetSuccessor(i, b)
	}
	for slot, a := range m.inherent {
		m.op.SetInherent(slot, a)
	}
	if !sameList(m.op.Attrs(), m.attrs) {
		m.op.SetAttrs(m.attrs)
	}
}

// maxBegun bounds the changes that are kept for [Rewriter.EndModification]. Patterns may begin
// some that they never end.
const maxBegun = 64

// BeginModification is StartModification for code that names the operation when it ends the
// change, with [Rewriter.EndModification].
func (r *Rewriter) BeginModification(op *ir.Operation) {
	if len(r.begun) >= maxBegun {
		r.begun = slices.Delete(r.begun, 0, 1)
	}
	r.begun = append(r.begun, r.StartModification(op))
}

// EndModification ends the last change of op that has begun: it is finalized, or canceled
// unless keep is set. It returns false if no change of op has begun.
func (r *Rewriter) EndModification(op *ir.Operation, keep bool) bool {
	for i := len(r.begun) - 1; i >= 0; i-- {
		m := r.begun[i]
		if m.op != op {
			continue
		}
		r.begun = slices.Delete(r.begun, i, i+1)
		if keep {
			m.Finalize()
		} else {
			m.Cancel()
		}
		return true
	}
	return false
}
