package rewrite

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A mutationCheck finds changes that a pattern makes without the Rewriter. Drivers and listeners miss
// such changes. It compares the IR before and after the pattern with the notifications in between.
// Locations may change.
type mutationCheck struct {
	NopListener
	ops    []opState
	index  map[*ir.Operation]int // into ops
	blocks map[*ir.Block][]*ir.Operation
	// placed are the operations that a notification moves, creates or erases, and modified are those
	// that may differ.
	placed, modified map[*ir.Operation]bool
}

// An opState is a snapshot of an operation.
type opState struct {
	*Modification
	block *ir.Block
	types []ir.Type
}

// begin records the operations nested in within.
func (m *mutationCheck) begin(within *ir.Operation) {
	*m = mutationCheck{ops: m.ops[:0], index: map[*ir.Operation]int{}, blocks: map[*ir.Block][]*ir.Operation{},
		placed: map[*ir.Operation]bool{}, modified: map[*ir.Operation]bool{}}
	unobserved := &Rewriter{}
	ir.Walk(within, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		m.index[op] = len(m.ops)
		m.ops = append(m.ops, opState{unobserved.StartModification(op), op.Block(), op.ResultTypes()})
		if b := op.Block(); b != nil {
			m.blocks[b] = append(m.blocks[b], op)
		}
		return ir.Advance
	})
}

// OperationInserted records that op has been moved, or is new together with its nested operations.
func (m *mutationCheck) OperationInserted(op *ir.Operation, _ ir.InsertionPoint) {
	if !m.begun() {
		return
	}
	m.placed[op] = true
	ir.Walk(op, ir.PreOrder, func(o *ir.Operation) ir.WalkResult {
		if _, old := m.index[o]; !old {
			m.placed[o] = true
		}
		return ir.Advance
	})
}

// OperationModified records that op may differ.
func (m *mutationCheck) OperationModified(op *ir.Operation) {
	if m.begun() {
		m.modified[op] = true
	}
}

// OperationErased records that op is gone.
func (m *mutationCheck) OperationErased(op *ir.Operation) {
	if m.begun() {
		m.placed[op], m.modified[op] = true, true
	}
}

// begun reports whether a pattern has begun: before the first one the driver folds.
func (m *mutationCheck) begun() bool { return m.placed != nil }

// end returns an operation that was changed without a notification, and how, or nil.
func (m *mutationCheck) end(within *ir.Operation) (changed *ir.Operation, how string) {
	now := map[*ir.Block][]*ir.Operation{}
	present := map[*ir.Operation]bool{}
	ir.Walk(within, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		present[op] = true
		if _, old := m.index[op]; !old && !m.placed[op] {
			changed, how = op, "inserted"
			return ir.Interrupt
		}
		if b := op.Block(); b != nil && !m.placed[op] {
			now[b] = append(now[b], op)
		}
		return ir.Advance
	})
	if changed != nil {
		return changed, how
	}
	for i := range m.ops {
		switch s := &m.ops[i]; {
		case !present[s.op] && !m.placed[s.op]:
			return s.op, "erased"
		case s.op.Block() != s.block && !m.placed[s.op]:
			return s.op, "moved"
		case !m.modified[s.op] && s.differs():
			return s.op, "modified"
		}
	}
	for b, before := range m.blocks {
		before = slices.DeleteFunc(before, func(op *ir.Operation) bool { return m.placed[op] })
		if op := firstMoved(before, now[b]); op != nil && (changed == nil || m.index[op] < m.index[changed]) {
			changed, how = op, "moved"
		}
	}
	return changed, how
}

// firstMoved returns an operation that has moved within a list of the same operations, or nil.
func firstMoved(before, now []*ir.Operation) *ir.Operation {
	for i, op := range before {
		if op == now[i] {
			continue
		}
		if i+1 < len(before) && before[i+1] == now[i] {
			return op
		}
		return now[i]
	}
	return nil
}

// differs reports whether the operation has changed, except for its location.
func (s *opState) differs() bool {
	s.loc = s.op.Origin()
	return s.Changed() || !slices.Equal(s.op.ResultTypes(), s.types)
}
