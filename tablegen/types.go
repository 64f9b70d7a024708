package tablegen

import (
	"sort"
	"strconv"
	"strings"
	"sync/atomic"
)

// A TypeKind is the kind of a type.
type TypeKind uint8

// The kinds of types. A code block has type string.
const (
	KindBit TypeKind = iota
	KindBits
	KindInt
	KindString
	KindList
	KindDag
	KindRecord
)

// A Type is the type of a value. Types are unique within one Records: they are
// equal if and only if the pointers are.
type Type struct {
	kind    TypeKind
	size    int
	elem    *Type
	classes []*Record
	list    atomic.Pointer[Type] // list<this>, created on demand
}

var (
	bitType    = &Type{kind: KindBit}
	intType    = &Type{kind: KindInt}
	stringType = &Type{kind: KindString}
	dagType    = &Type{kind: KindDag}
)

// Kind returns the kind of the type.
func (t *Type) Kind() TypeKind { return t.kind }

// Size returns the n of bits<n>.
func (t *Type) Size() int { return t.size }

// Elem returns the element type of a list type, or nil.
func (t *Type) Elem() *Type { return t.elem }

// Classes returns the classes of a record type, in alphabetical order.
func (t *Type) Classes() []*Record { return t.classes }

// listOf returns list<t>.
func (t *Type) listOf() *Type {
	if l := t.list.Load(); l != nil {
		return l
	}
	t.list.CompareAndSwap(nil, &Type{kind: KindList, elem: t})
	return t.list.Load()
}

func (t *Type) String() string {
	switch t.kind {
	case KindBit:
		return "bit"
	case KindBits:
		return "bits<" + strconv.Itoa(t.size) + ">"
	case KindInt:
		return "int"
	case KindString:
		return "string"
	case KindList:
		return "list<" + t.elem.String() + ">"
	case KindDag:
		return "dag"
	}
	if len(t.classes) == 1 {
		return t.classes[0].Name()
	}
	names := make([]string, len(t.classes))
	for i, c := range t.classes {
		names[i] = c.Name()
	}
	return "{" + strings.Join(names, ", ") + "}"
}

// hasClass reports whether every value of a record type derives from class c.
func (t *Type) hasClass(c *Record) bool {
	for _, k := range t.classes {
		if k == c || k.isSubClassOf(c) {
			return true
		}
	}
	return false
}

// convertibleTo reports whether values of type t can be converted to type to.
func (t *Type) convertibleTo(to *Type) bool {
	if t == to {
		return true
	}
	switch t.kind {
	case KindBit:
		return to.kind == KindBit || to.kind == KindInt || to.kind == KindBits && to.size == 1
	case KindBits:
		if to.kind == KindBits {
			return t.size == to.size
		}
		return to.kind == KindBit && t.size == 1 || to.kind == KindInt
	case KindInt:
		return to.kind == KindBit || to.kind == KindBits || to.kind == KindInt
	case KindList:
		return to.kind == KindList && t.elem.convertibleTo(to.elem)
	case KindRecord:
		if to.kind != KindRecord {
			return false
		}
		for _, c := range to.classes {
			if !t.hasClass(c) {
				return false
			}
		}
		return true
	}
	return t.kind == to.kind
}

// isA reports whether values of type t are values of type to without conversion.
func (t *Type) isA(to *Type) bool {
	if t == to {
		return true
	}
	switch t.kind {
	case KindList:
		return to.kind == KindList && t.elem.isA(to.elem)
	case KindRecord:
		return t.convertibleTo(to)
	}
	return false
}

// bitsType returns bits<n>.
func (in *interp) bitsType(n int) *Type {
	if t := in.bitsTypes[n]; t != nil {
		return t
	}
	t := &Type{kind: KindBits, size: n}
	in.bitsTypes[n] = t
	return t
}

// recordType returns the type of records that derive from all these classes.
func (in *interp) recordType(classes []*Record) *Type {
	if len(classes) == 1 {
		return classes[0].classPart().typ
	}
	sorted := append([]*Record(nil), classes...)
	sort.Slice(sorted, func(i, j int) bool { return sorted[i].Name() < sorted[j].Name() })
	h := uint32(len(sorted))
	for _, c := range sorted {
		h = mix(h, uint32(c.ID))
	}
	for _, t := range in.recordTypes[h] {
		if len(t.classes) != len(sorted) {
			continue
		}
		same := true
		for i, c := range sorted {
			same = same && t.classes[i] == c
		}
		if same {
			return t
		}
	}
	t := &Type{kind: KindRecord, classes: sorted}
	in.recordTypes[h] = append(in.recordTypes[h], t)
	return t
}

// commonType returns the most specific type to which both types convert, or nil.
func (in *interp) commonType(a, b *Type) *Type {
	if a == b {
		return a
	}
	if a.kind == KindRecord && b.kind == KindRecord {
		var common []*Record
		stack := append([]*Record(nil), a.classes...)
		for len(stack) > 0 {
			c := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			if b.hasClass(c) {
				common = append(common, c)
			} else {
				stack = append(stack, c.direct()...)
			}
		}
		return in.recordType(dedup(common))
	}
	if a.convertibleTo(b) {
		return b
	}
	if b.convertibleTo(a) {
		return a
	}
	if a.kind == KindList && b.kind == KindList {
		if e := in.commonType(a.elem, b.elem); e != nil {
			return e.listOf()
		}
	}
	return nil
}

func dedup(list []*Record) []*Record {
	out := list[:0]
	for i, c := range list {
		seen := false
		for _, d := range list[:i] {
			seen = seen || c == d
		}
		if !seen {
			out = append(out, c)
		}
	}
	return out
}
