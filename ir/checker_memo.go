package ir

import "unsafe"

// A verdictMemo remembers which types and attributes satisfy which constraints. It has no
// collisions to resolve: a newer pair replaces an older one. The pairs keep what they name
// alive, so no address is reused.
type verdictMemo [1 << memoBits]struct {
	constraint unsafe.Pointer // a TypeConstraint or an AttributeConstraint
	value      unsafe.Pointer // the base of a type or attribute
}

const memoBits = 7

// holds reports whether the value is known to satisfy the constraint.
func (m *verdictMemo) holds(constraint, value unsafe.Pointer) bool {
	e := &m[memoIndex(constraint, value)]
	return e.constraint == constraint && e.value == value
}

// add records that the value satisfies the constraint.
func (m *verdictMemo) add(constraint, value unsafe.Pointer) {
	e := &m[memoIndex(constraint, value)]
	e.constraint, e.value = constraint, value
}

func memoIndex(constraint, value unsafe.Pointer) uint64 {
	return (uint64(uintptr(constraint)) + uint64(uintptr(value))<<1) * 0x9e3779b97f4a7c15 >> (64 - memoBits)
}

// typeHolds is the constraint's Check.
func (c *Checker) typeHolds(op *Operation, want *TypeConstraint, t Type) Verdict {
	if !want.ByValue || t == nil || t.Context().HasBodies() {
		return want.Check(op, t)
	}
	constraint, value := unsafe.Pointer(want), unsafe.Pointer(t.typeBase())
	if c.memo.holds(constraint, value) {
		return Holds
	}
	v := want.Check(op, t)
	if v == Holds {
		c.memo.add(constraint, value)
	}
	return v
}

// attributeHolds is the constraint's Check.
func (c *Checker) attributeHolds(op *Operation, want *AttributeConstraint, a Attribute) Verdict {
	if !want.ByValue || op.Context().HasBodies() {
		return want.Check(op, a)
	}
	constraint, value := unsafe.Pointer(want), unsafe.Pointer(a.attrBase())
	if c.memo.holds(constraint, value) {
		return Holds
	}
	v := want.Check(op, a)
	if v == Holds {
		c.memo.add(constraint, value)
	}
	return v
}
