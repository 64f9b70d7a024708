package ir

import "unsafe"

// A verdictMemo caches which values satisfy a TypeConstraint or AttributeConstraint, and which
// combinations of operand and result types satisfy an OpDef. Collisions need no resolution: a newer
// entry replaces an older one. Entries keep the objects they refer to alive, so no address is reused.
type verdictMemo struct {
	pairs [1 << memoBits]struct {
		constraint unsafe.Pointer // a TypeConstraint or an AttributeConstraint
		value      unsafe.Pointer // the base of a type or attribute
	}
	types [1 << memoBits]typesKey
}

const memoBits = 7

// A typesKey identifies a type check of an operation whose operands all have one type and whose
// results all have one type. The verdict depends on nothing else.
type typesKey struct {
	def               *OpDef
	operands, results *TypeBase // nil without operands or results
}

// verifiesByTypes reports whether the definition has as many operands and results in all operations,
// no regions and successors, and checks of the operands and results that depend on nothing but their
// types.
func (d *OpDef) verifiesByTypes() bool {
	if len(d.Regions)+len(d.Successors)+len(d.Preds)+d.operandGroups.numVariadic+d.resultGroups.numVariadic > 0 {
		return false
	}
	byValue := func(c *TypeConstraint) bool { return c == nil || c.Check == nil || c.ByValue }
	for i := range d.Operands {
		if !byValue(d.Operands[i].Constraint) {
			return false
		}
	}
	for i := range d.Results {
		if !byValue(d.Results[i].Constraint) {
			return false
		}
	}
	return true
}

// typesOf returns the key of an operation, one without a definition if it has none.
func typesOf(op *Operation) (k typesKey) {
	def := op.def
	if !def.byTypes || op.ext != nil || len(op.operands()) != len(def.Operands) || len(op.results()) != len(def.Results) || op.Context().HasBodies() {
		return typesKey{}
	}
	for i := range op.operands() {
		t := op.operands()[i].val.typ
		switch {
		case t == nil:
			return typesKey{}
		case i == 0:
			k.operands = t.typeBase()
		case k.operands != t.typeBase():
			return typesKey{}
		}
	}
	for i := range op.results() {
		t := op.results()[i].typ
		switch {
		case t == nil:
			return typesKey{}
		case i == 0:
			k.results = t.typeBase()
		case k.results != t.typeBase():
			return typesKey{}
		}
	}
	k.def = def
	return k
}

func (m *verdictMemo) typesHold(k typesKey) bool { return m.types[k.index()] == k }

func (m *verdictMemo) addTypes(k typesKey) { m.types[k.index()] = k }

func (k *typesKey) index() uint64 {
	return memoIndex(unsafe.Pointer(k.def), unsafe.Pointer(k.operands)) ^ uint64(uintptr(unsafe.Pointer(k.results)))>>6%(1<<memoBits)
}

// holds reports whether the value is known to satisfy the constraint.
func (m *verdictMemo) holds(constraint, value unsafe.Pointer) bool {
	e := &m.pairs[memoIndex(constraint, value)]
	return e.constraint == constraint && e.value == value
}

// add records that the value satisfies the constraint.
func (m *verdictMemo) add(constraint, value unsafe.Pointer) {
	e := &m.pairs[memoIndex(constraint, value)]
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
