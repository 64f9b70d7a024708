package pdll

import (
	"slices"
	"strings"
)

// A Type is the type of an expression: an *OpType, a *TupleType, a *RangeType
// or one of the BasicType values.
type Type interface {
	String() string
	isType()
}

// A BasicType is a type without parts.
type BasicType uint8

// The basic types.
const (
	AttrType BasicType = iota
	ConstraintType
	RewriteType
	TypeType
	ValueType
)

func (t BasicType) String() string {
	return [...]string{"Attr", "Constraint", "Rewrite", "Type", "Value"}[t]
}

// An OpType is the type of operations; the name is empty for any operation and for one of a set.
type OpType struct {
	Name string
	Set  string     // the names of a set as in the text, with commas between them
	ODS  *Operation // nil if the operation is not known
}

// Names returns the names that the operation can have, nil if they are not known.
func (t *OpType) Names() []string {
	switch {
	case t.Name != "":
		return []string{t.Name}
	case t.Set != "":
		return strings.Split(t.Set, ", ")
	}
	return nil
}

// within reports whether each name of t is one of u.
func (t *OpType) within(u *OpType) bool {
	names := u.Names()
	if names == nil {
		return true
	}
	own := t.Names()
	for _, n := range own {
		if !slices.Contains(names, n) {
			return false
		}
	}
	return own != nil
}

func (t *OpType) String() string {
	if t.Set != "" {
		return "Op<{" + t.Set + "}>"
	}
	if t.Name == "" {
		return "Op"
	}
	return "Op<" + t.Name + ">"
}

// A RangeType is a range of types or of values.
type RangeType struct{ Elem BasicType }

func (t *RangeType) String() string { return t.Elem.String() + "Range" }

// The only two range types, so that == compares them.
var (
	TypeRangeType  = &RangeType{TypeType}
	ValueRangeType = &RangeType{ValueType}
)

// A TupleType is a list of types. Names holds a label for each, which may be empty.
type TupleType struct {
	Elems []Type
	Names []string

	// For a tuple of tuples: the number of elements at all levels, the number of levels below its own,
	// and for each element the number of values up to its end. Other tuples do not have them.
	size, depth int
	ends        []int
}

// Bounds of tuples of tuples, which can double with each line of the text. They count the elements at
// all levels.
const (
	maxTupleSize  = 1 << 12 // of one tuple
	maxTupleDepth = 256
	maxTuples     = 1 << 18 // of all tuples of a text
)

// nest computes the size, depth and ends of a tuple that contains tuples.
func (t *TupleType) nest() {
	values := 0
	for _, e := range t.Elems {
		t.size++
		if e, ok := e.(*TupleType); ok {
			t.size += max(e.size, len(e.Elems))
			t.depth = max(t.depth, e.depth+1)
			values += e.values()
		} else {
			values++
		}
		t.ends = append(t.ends, values)
	}
	if t.depth == 0 {
		t.size, t.ends = 0, nil
	}
}

// values returns the number of values that are not tuples, at all levels.
func (t *TupleType) values() int {
	if t.depth == 0 {
		return len(t.Elems)
	}
	return t.ends[len(t.ends)-1]
}

// Range returns the range of an element's values among the values of the tuple at all levels.
func (t *TupleType) Range(element int) (start, end int) {
	if t.depth == 0 {
		return element, element + 1
	}
	if element > 0 {
		start = t.ends[element-1]
	}
	return start, t.ends[element]
}

// IsNested reports whether an element of the tuple is a tuple.
func (t *TupleType) IsNested() bool { return t.depth > 0 }

func (t *TupleType) String() string {
	var b strings.Builder
	b.WriteString("Tuple<")
	for i, e := range t.Elems {
		if i > 0 {
			b.WriteString(", ")
		}
		if t.Names[i] != "" {
			b.WriteString(t.Names[i])
			b.WriteString(": ")
		}
		b.WriteString(e.String())
	}
	b.WriteByte('>')
	return b.String()
}

func (BasicType) isType()  {}
func (*OpType) isType()    {}
func (*RangeType) isType() {}
func (*TupleType) isType() {}

// sameType reports whether the types are the same.
func sameType(a, b Type) bool {
	if a == b {
		return true
	}
	switch a := a.(type) {
	case *OpType:
		b, ok := b.(*OpType)
		return ok && (*a == *b || a.Set != "" && b.Set != "" && a.within(b) && b.within(a))
	case *TupleType:
		b, ok := b.(*TupleType)
		if !ok || len(a.Elems) != len(b.Elems) {
			return false
		}
		for i, e := range a.Elems {
			if a.Names[i] != b.Names[i] || !sameType(e, b.Elems[i]) {
				return false
			}
		}
		return true
	}
	return false
}

// refine returns a type that combines the information of both types, or nil if they
// contradict each other.
func refine(a, b Type) Type {
	if sameType(a, b) {
		return a
	}
	x, xok := a.(*OpType)
	y, yok := b.(*OpType)
	switch {
	case !xok || !yok:
		return nil
	case x.within(y):
		return a
	case y.within(x):
		return b
	}
	return nil
}

// Member returns the index of a tuple element by number or label.
func (t *TupleType) Member(name string) (int, bool) {
	if i, ok := index(name); ok && i < len(t.Elems) {
		return i, true
	}
	for i, n := range t.Names {
		if n == name {
			return i, true
		}
	}
	return 0, false
}

// index returns the number that a member name denotes.
func index(name string) (int, bool) {
	if name == "" || name[0] < '0' || name[0] > '9' {
		return 0, false
	}
	n := 0
	for _, c := range []byte(name) {
		if c < '0' || c > '9' {
			return 0, false
		}
		if n = n*10 + int(c-'0'); n > 1<<32-1 {
			return 0, false
		}
	}
	return n, true
}
