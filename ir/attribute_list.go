package ir

import "slices"

// An attributeList has the attributes of operations that are not in their chunks. Operations
// can share it, since few lists differ.
type attributeList struct {
	inherent    []Attribute      // by slot, of operations with more than maxChunkAttrs; else nil
	discardable []NamedAttribute // sorted by name, never changed
	shared      bool             // never changed, since other operations may have it, too
}

// AttributeLists lets consecutively created operations share their lists of attributes, since
// few of these differ. The zero AttributeLists is ready to use, by one goroutine.
type AttributeLists struct {
	recent [8]*attributeList
	next   int // the place of the next list
}

// list returns a list of attributes, or nil if both slices are empty. The discardable
// attributes must be sorted and unique. The list does not retain the slices.
func (l *AttributeLists) list(inherent []Attribute, discardable []NamedAttribute) *attributeList {
	switch {
	case len(inherent)+len(discardable) == 0:
		return nil
	case l == nil:
		return newAttributeList(inherent, discardable)
	}
	for _, r := range l.recent {
		if r != nil && slices.Equal(r.inherent, inherent) && sameAttributes(r.discardable, discardable) {
			return r
		}
	}
	r := newAttributeList(inherent, discardable)
	r.shared = true
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

// newAttributeList returns a list with copies of attributes, of up to two discardable ones in a
// single allocation.
func newAttributeList(inherent []Attribute, discardable []NamedAttribute) *attributeList {
	var list *attributeList
	switch len(discardable) {
	case 1:
		c := &struct {
			list  attributeList
			array [1]NamedAttribute
		}{}
		c.array[0] = discardable[0]
		list = &c.list
		list.discardable = c.array[:]
	case 2:
		c := &struct {
			list  attributeList
			array [2]NamedAttribute
		}{}
		c.array = [2]NamedAttribute(discardable)
		list = &c.list
		list.discardable = c.array[:]
	default:
		list = &attributeList{discardable: slices.Clone(discardable)}
	}
	list.inherent = slices.Clone(inherent)
	return list
}

// forCopy returns the list for a copy of the operation.
func (l *attributeList) forCopy() *attributeList {
	if l == nil || l.shared || l.inherent == nil {
		return l
	}
	return newAttributeList(l.inherent, l.discardable)
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

// sortAttributes sorts attributes by name and removes duplicates. The last attribute of a name
// takes precedence.
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
	op.setAttrs(append(as, old[i:]...))
}

// setAttrs replaces the discardable attributes with a list that is sorted and without
// duplicates. It does not retain the list.
func (op *Operation) setAttrs(as []NamedAttribute) {
	var inherent []Attribute
	if op.attrs != nil {
		inherent = op.attrs.inherent
	}
	op.attrs = (*AttributeLists)(nil).list(inherent, as)
}
