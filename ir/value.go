package ir

import (
	"iter"
	"slices"
	"unsafe"
)

// A Value is an operation result or a block argument.
type Value struct {
	typ      Type
	firstUse *Operand
	op       *Operation // the defining operation, nil for a block argument
	index    uint32
	entry    uint32 // one more than the index in the ValueMap that the value is in, or 0
}

// A blockArg is a Value that is a block argument, with the fields that only block
// arguments need.
type blockArg struct {
	Value
	block *Block
	loc   Origin
}

// arg converts v, which must have no defining operation, to the blockArg that
// contains it as its first field. Results are so numerous that a pointer in Value for
// this would be too expensive.
func (v *Value) arg() *blockArg { return (*blockArg)(unsafe.Pointer(v)) }

// Type returns the type of the value.
func (v *Value) Type() Type { return v.typ }

// SetType changes the type of the value. Users are not updated.
func (v *Value) SetType(t Type) { v.typ = t }

// SetLocation changes the location of a block argument. It panics for a result, which
// shares the location of its operation.
func (v *Value) SetLocation(l *Location) {
	if v.op != nil {
		panic("ir: setting the location of a result")
	}
	v.arg().loc = originOf(l)
}

// DefiningOp returns the operation that defines v, or nil for a block argument.
func (v *Value) DefiningOp() *Operation { return v.op }

// OwnerBlock returns the block whose argument v is, or nil for a result.
func (v *Value) OwnerBlock() *Block {
	if v.op != nil {
		return nil
	}
	return v.arg().block
}

// IsBlockArgument reports whether v is a block argument.
func (v *Value) IsBlockArgument() bool { return v.op == nil }

// ParentBlock returns the block that defines v.
func (v *Value) ParentBlock() *Block {
	if v.op != nil {
		return v.op.block
	}
	return v.arg().block
}

// Index returns the number of the result or argument.
func (v *Value) Index() int { return int(v.index) }

// Location returns the location of the defining operation or of the argument.
func (v *Value) Location() *Location {
	if v.op != nil {
		return v.op.Location()
	}
	return v.arg().loc.Location()
}

// Origin returns the location in compact form.
func (v *Value) Origin() Origin {
	if v.op != nil {
		return v.op.loc
	}
	return v.arg().loc
}

// HasUses reports whether v has a use.
func (v *Value) HasUses() bool { return v.firstUse != nil }

// HasOneUse reports whether v has exactly one use.
func (v *Value) HasOneUse() bool { return v.firstUse != nil && v.firstUse.next == nil }

// HasNUses reports whether v has exactly n uses.
func (v *Value) HasNUses(n int) bool { return v.usesUpTo(n+1) == n }

// HasNUsesOrMore reports whether v has at least n uses.
func (v *Value) HasNUsesOrMore(n int) bool { return v.usesUpTo(n) >= n }

// usesUpTo counts the uses of v up to a limit.
func (v *Value) usesUpTo(limit int) int {
	n := 0
	for use := v.firstUse; use != nil && n < limit; use = use.next {
		n++
	}
	return n
}

// Uses yields the uses of v, most recent first. The body may retarget the current
// use.
func (v *Value) Uses() iter.Seq[*Operand] {
	return func(yield func(*Operand) bool) {
		for u := v.firstUse; u != nil; {
			next := u.next
			if !yield(u) {
				return
			}
			u = next
		}
	}
}

// SetUseOrder reorders the uses of v. It panics if an element of uses does not use v.
func (v *Value) SetUseOrder(uses []*Operand) {
	back := &v.firstUse
	for _, u := range uses {
		if u.val != v {
			panic("ir: a use of another value")
		}
		u.back, *back = back, u
		back = &u.next
	}
	*back = nil
}

// Users yields the owner of each use; an operation that uses v twice is yielded
// twice.
func (v *Value) Users() iter.Seq[*Operation] {
	return func(yield func(*Operation) bool) {
		for u := range v.Uses() {
			if !yield(u.owner) {
				return
			}
		}
	}
}

// ReplaceAllUsesWith replaces every use of v with w.
func (v *Value) ReplaceAllUsesWith(w *Value) {
	if v == w {
		return
	}
	for u := range v.Uses() {
		u.Set(w)
	}
}

// ReplaceAllUsesExcept replaces every use of v with w, except those by the given
// operations.
func (v *Value) ReplaceAllUsesExcept(w *Value, except ...*Operation) {
	v.ReplaceUsesIf(w, func(u *Operand) bool { return !slices.Contains(except, u.owner) })
}

// ReplaceUsesIf replaces the uses of v that replace accepts with w.
func (v *Value) ReplaceUsesIf(w *Value, replace func(*Operand) bool) {
	if v == w {
		return
	}
	for u := range v.Uses() {
		if replace(u) {
			u.Set(w)
		}
	}
}

// An Operand is one use of a value by an operation.
type Operand struct {
	val   *Value
	owner *Operation
	next  *Operand
	back  **Operand
}

// Value returns the used value.
func (o *Operand) Value() *Value { return o.val }

// Owner returns the operation whose operand it is.
func (o *Operand) Owner() *Operation { return o.owner }

// Index returns the number of the operand in its owner.
func (o *Operand) Index() int {
	first := unsafe.Pointer(unsafe.SliceData(o.owner.operands()))
	return int((uintptr(unsafe.Pointer(o)) - uintptr(first)) / unsafe.Sizeof(*o))
}

// Set makes o a use of v, which may be nil.
func (o *Operand) Set(v *Value) {
	if o.val != nil {
		*o.back = o.next
		if o.next != nil {
			o.next.back = o.back
		}
	}
	o.val, o.next, o.back = v, nil, nil
	if v == nil {
		return
	}
	o.back, o.next = &v.firstUse, v.firstUse
	if o.next != nil {
		o.next.back = &o.next
	}
	v.firstUse = o
}
