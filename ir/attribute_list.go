package ir

import "slices"

// The discardable attributes of an operation are a list that does not change once it is
// in use, so that operations can share it.

// AttributeLists lets the operations that are created one after another share the lists
// of their discardable attributes, since few of these differ. The zero AttributeLists is
// ready to use, by one goroutine.
type AttributeLists struct {
	recent [8]*[]NamedAttribute
	next   int // the place of the next list
}

// list returns a list of attributes, which must be sorted and without duplicates.
func (l *AttributeLists) list(as []NamedAttribute) *[]NamedAttribute {
	if l == nil {
		return newAttributes(as)
	}
	for _, r := range l.recent {
		if r != nil && sameAttributes(*r, as) {
			return r
		}
	}
	r := newAttributes(as)
	l.recent[l.next] = r
	l.next = (l.next + 1) % len(l.recent)
	return r
}

func sameAttributes(a, b []NamedAttribute) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].Value != b[i].Value || a[i].Name != b[i].Name {
			return false
		}
	}
	return true
}

// newAttributes returns a copy of attributes, of up to two in a single allocation.
func newAttributes(as []NamedAttribute) *[]NamedAttribute {
	switch len(as) {
	case 1:
		c := &struct {
			list  []NamedAttribute
			array [1]NamedAttribute
		}{}
		c.array[0] = as[0]
		c.list = c.array[:]
		return &c.list
	case 2:
		c := &struct {
			list  []NamedAttribute
			array [2]NamedAttribute
		}{}
		c.array = [2]NamedAttribute(as)
		c.list = c.array[:]
		return &c.list
	}
	list := slices.Clone(as)
	return &list
}

// isSorted reports whether attributes are sorted by name, without duplicates.
func isSorted(as []NamedAttribute) bool {
	for i := 1; i < len(as); i++ {
		if as[i-1].Name >= as[i].Name {
			return false
		}
	}
	return true
}

// sortAttributes sorts attributes by name and returns them without duplicates, of which
// the last one wins.
func sortAttributes(as []NamedAttribute) []NamedAttribute {
	slices.SortStableFunc(as, compareNames)
	last := 0
	for i := range as {
		if as[i].Name != as[last].Name {
			last++
		}
		as[last] = as[i]
	}
	return as[:last+1]
}

// setDiscardable inserts or replaces an attribute.
func (op *Operation) setDiscardable(name string, a Attribute) {
	old := op.Attrs()
	i, found := slices.BinarySearchFunc(old, name, func(a NamedAttribute, name string) int { return compareNames(a, NamedAttribute{Name: name}) })
	if found && old[i].Value == a {
		return
	}
	var few [8]NamedAttribute
	as := append(append(few[:0], old[:i]...), NamedAttribute{name, a})
	if found {
		i++
	}
	op.attrs = newAttributes(append(as, old[i:]...))
}

// setAttrs replaces the discardable attributes with a list that is sorted and without
// duplicates. It retains the list.
func (op *Operation) setAttrs(as []NamedAttribute) {
	op.attrs = nil
	if len(as) > 0 {
		op.attrs = &as
	}
}
