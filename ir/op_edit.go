package ir

import (
	"fmt"
	"iter"
	"slices"

	"github.com/mica-ir/mica/diag"
)

// Operands returns the used values in a new slice.
func (op *Operation) Operands() []*Value {
	vs := make([]*Value, len(op.operands()))
	for i := range op.operands() {
		vs[i] = op.operands()[i].val
	}
	return vs
}

// OpOperands returns the operands as uses, without copying. The slice is read-only
// and valid until the number of operands changes.
func (op *Operation) OpOperands() []Operand { return op.operands() }

// OperandTypes returns the types of the operands in a new slice.
func (op *Operation) OperandTypes() []Type {
	ts := make([]Type, len(op.operands()))
	for i := range op.operands() {
		ts[i] = op.operands()[i].val.typ
	}
	return ts
}

// Results returns the results in a new slice.
func (op *Operation) Results() []*Value {
	vs := make([]*Value, len(op.results()))
	for i := range op.results() {
		vs[i] = &op.results()[i]
	}
	return vs
}

// ResultValues returns the results without copying. The slice is read-only.
func (op *Operation) ResultValues() []Value { return op.results() }

// ResultTypes returns the types of the results in a new slice.
func (op *Operation) ResultTypes() []Type {
	ts := make([]Type, len(op.results()))
	for i := range op.results() {
		ts[i] = op.results()[i].typ
	}
	return ts
}

// SetOperand makes operand i a use of v.
func (op *Operation) SetOperand(i int, v *Value) { op.operands()[i].Set(v) }

// SetOperands replaces all operands. If their number changes, the caller must update
// segment sizes.
func (op *Operation) SetOperands(vs []*Value) {
	if len(vs) == len(op.operands()) {
		for i, v := range vs {
			op.operands()[i].Set(v)
		}
		return
	}
	for i := range op.operands() {
		op.operands()[i].Set(nil)
	}
	op.setOperands(make([]Operand, len(vs)))
	for i, v := range vs {
		op.operands()[i].owner = op
		op.operands()[i].Set(v)
	}
}

// EraseOperand removes operand i.
func (op *Operation) EraseOperand(i int) {
	op.SetOperands(slices.Delete(op.Operands(), i, i+1))
}

// InsertOperands puts operands before operand i.
func (op *Operation) InsertOperands(i int, vs ...*Value) {
	op.SetOperands(slices.Insert(op.Operands(), i, vs...))
}

// ReplaceUsesOfWith replaces v with w in the operands of op.
func (op *Operation) ReplaceUsesOfWith(v, w *Value) {
	for i := range op.operands() {
		if op.operands()[i].val == v {
			op.operands()[i].Set(w)
		}
	}
}

// HasUses reports whether a result has a use.
func (op *Operation) HasUses() bool {
	for i := range op.results() {
		if op.results()[i].firstUse != nil {
			return true
		}
	}
	return false
}

// Users yields the owner of each use of each result.
func (op *Operation) Users() iter.Seq[*Operation] {
	return func(yield func(*Operation) bool) {
		for i := range op.results() {
			for u := range op.results()[i].Users() {
				if !yield(u) {
					return
				}
			}
		}
	}
}

// ReplaceAllUsesWith replaces all uses of result i with vs[i]. It panics if the
// numbers differ.
func (op *Operation) ReplaceAllUsesWith(vs []*Value) {
	if len(vs) != len(op.results()) {
		panic(fmt.Sprintf("ir: replacing %d results by %d values", len(op.results()), len(vs)))
	}
	for i, v := range vs {
		op.results()[i].ReplaceAllUsesWith(v)
	}
}

// Attr returns the inherent attribute or else the discardable attribute with the
// given name, or nil.
func (op *Operation) Attr(name string) Attribute {
	if i := op.def.Slot(name); i >= 0 {
		return op.inherent()[i]
	}
	return lookupNamed(op.Attrs(), name)
}

// AttrAt is [Operation.Attr] for an attribute that is usually in a slot: it is looked up
// only where the definition has another one there.
func (op *Operation) AttrAt(slot int, name string) Attribute {
	if slots := op.def.slots; slot < len(slots) && slots[slot] == name {
		return op.inherent()[slot]
	}
	return op.Attr(name)
}

// SetAttr sets the inherent or discardable attribute with the given name; nil removes
// it.
func (op *Operation) SetAttr(name string, a Attribute) {
	if a == nil {
		op.RemoveAttr(name)
		return
	}
	if i := op.def.Slot(name); i >= 0 {
		op.setInherent(i, a)
		return
	}
	op.setDiscardable(name, a)
}

// RemoveAttr removes the attribute with the given name and returns it, or nil if it was absent. A
// property is reset to its initial value.
func (op *Operation) RemoveAttr(name string) Attribute {
	if i := op.def.Slot(name); i >= 0 {
		a := op.inherent()[i]
		op.setInherent(i, op.def.Attributes[i].Initial)
		return a
	}
	for i, a := range op.Attrs() {
		if a.Name == name {
			op.setAttrs(slices.Delete(slices.Clone(op.attrs.discardable), i, i+1))
			return a.Value
		}
	}
	return nil
}

// Attrs returns the discardable attributes, sorted by name; the slice must not be
// changed.
func (op *Operation) Attrs() []NamedAttribute {
	if op.attrs == nil {
		return nil
	}
	return op.attrs.discardable
}

// SetAttrs replaces the discardable attributes.
func (op *Operation) SetAttrs(as []NamedAttribute) {
	as = slices.Clone(as)
	slices.SortFunc(as, compareNames)
	op.setAttrs(as)
}

// InherentAttrs returns the inherent attributes that are present, sorted by name, in
// a new slice.
func (op *Operation) InherentAttrs() []NamedAttribute { return op.withInherent(nil) }

// withInherent returns the inherent attributes that are present, sorted by name, and attributes after
// them, in a new slice.
func (op *Operation) withInherent(others []NamedAttribute) []NamedAttribute {
	n := len(others)
	for _, a := range op.inherent() {
		if a != nil {
			n++
		}
	}
	if n == 0 {
		return nil
	}
	as := make([]NamedAttribute, 0, n)
	for _, slot := range op.def.byName {
		if a := op.inherent()[slot]; a != nil {
			as = append(as, NamedAttribute{op.def.Attributes[slot].Name, a})
		}
	}
	return append(as, others...)
}

// AllAttrs returns inherent and discardable attributes, sorted by name, in a new slice.
func (op *Operation) AllAttrs() []NamedAttribute {
	as := op.withInherent(op.Attrs())
	if len(op.Attrs()) > 0 {
		slices.SortFunc(as, compareNames)
	}
	return as
}

// UnregisteredProperties returns the properties of an unregistered op, or nil.
func (op *Operation) UnregisteredProperties() Attribute {
	if op.ext == nil {
		return nil
	}
	return op.ext.properties
}

// Regions yields the regions.
func (op *Operation) Regions() iter.Seq[*Region] {
	return func(yield func(*Region) bool) {
		for i := range op.NumRegions() {
			if !yield(&op.ext.regions[i]) {
				return
			}
		}
	}
}

// Successors yields the successors.
func (op *Operation) Successors() iter.Seq[*Block] {
	return func(yield func(*Block) bool) {
		for i := range op.NumSuccessors() {
			if !yield(op.ext.successors[i].block) {
				return
			}
		}
	}
}

// SetSuccessor replaces successor i.
func (op *Operation) SetSuccessor(i int, b *Block) { op.ext.successors[i].Set(b) }

// ParentRegion returns the region that contains op, or nil if it is detached.
func (op *Operation) ParentRegion() *Region {
	if op.block == nil {
		return nil
	}
	return op.block.region
}

// ParentOp returns the operation that contains op, or nil if op is not in a block.
func (op *Operation) ParentOp() *Operation {
	if op.block == nil {
		return nil
	}
	return op.block.ParentOp()
}

// IsProperAncestor reports whether other is nested in op.
func (op *Operation) IsProperAncestor(other *Operation) bool {
	for other = other.ParentOp(); other != nil; other = other.ParentOp() {
		if other == op {
			return true
		}
	}
	return false
}

// IsAncestor reports whether other is op or is nested in it.
func (op *Operation) IsAncestor(other *Operation) bool {
	return op == other || op.IsProperAncestor(other)
}

// Remove unlinks op from its block without erasing it.
func (op *Operation) Remove() {
	if op.block != nil {
		op.block.remove(op)
	}
}

// Erase unlinks op from its block and drops everything that it and its regions
// reference. It panics if a result has uses.
func (op *Operation) Erase() {
	if op.HasUses() {
		panic("ir: erasing " + op.def.Name + ", which has uses")
	}
	op.Remove()
	op.dropAllReferences()
}

// DropAllUses sets every operand that uses a result to nil.
func (op *Operation) DropAllUses() {
	for i := range op.results() {
		for u := range op.results()[i].Uses() {
			u.Set(nil)
		}
	}
}

// dropAllReferences drops the operands and successors of op and of all nested
// operations.
func (op *Operation) dropAllReferences() {
	for i := range op.operands() {
		op.operands()[i].Set(nil)
	}
	if op.ext == nil {
		return
	}
	for i := range op.ext.regions {
		for b := range op.ext.regions[i].Blocks() {
			b.dropAllReferences()
		}
	}
	for i := range op.ext.successors {
		op.ext.successors[i].Set(nil)
	}
}

// MoveBefore moves op before another operation.
func (op *Operation) MoveBefore(other *Operation) {
	if op == other {
		return
	}
	op.Remove()
	other.block.InsertBefore(other, op)
}

// MoveAfter moves op after another operation.
func (op *Operation) MoveAfter(other *Operation) {
	if op == other {
		return
	}
	op.Remove()
	other.block.InsertAfter(other, op)
}

// IsBeforeInBlock reports whether op comes before other, which is in the same block.
func (op *Operation) IsBeforeInBlock(other *Operation) bool {
	if op.block == nil || op.block != other.block {
		panic("ir: comparing the order of operations of different blocks")
	}
	if !op.block.ordered {
		op.block.number()
	}
	return op.order < other.order
}

// EmitError reports an error at the operation.
func (op *Operation) EmitError(d *diag.List, format string, args ...any) *diag.Diagnostic {
	return op.show(d.Errorf(op.loc.Place(), format, args...))
}

// EmitOpError reports an error at the operation, prefixed with "'name' op ".
func (op *Operation) EmitOpError(d *diag.List, format string, args ...any) *diag.Diagnostic {
	return op.show(d.Errorf(op.loc.Place(), "'%s' op %s", op.def.Name, fmt.Sprintf(format, args...)))
}

// show attaches the printed operation to an error if the context has ShowOps set.
func (op *Operation) show(e *diag.Diagnostic) *diag.Diagnostic {
	if c := op.Context(); c.ShowOps && c.PrintOp != nil {
		e.Notef(op.loc.Place(), "see current operation: %s", operationText(op))
	}
	return e
}
