package ir

import (
	"fmt"
	"slices"
	"testing"
	"time"
)

// TestManyAttributes checks that attributes are sorted and the last of a name is
// kept, in
// about linear time whatever their order is.
func TestManyAttributes(t *testing.T) {
	c := NewContext()
	for _, n := range []int{1, 2, 8, 9, 200_000} {
		s := OperationState{Def: c.OpDef("x.y"), Loc: c.UnknownLoc()}
		for i := range n {
			s.AddAttribute(fmt.Sprintf("a%06d", n-i), c.UnitAttr())
		}
		one := c.Int64Attr(c.I32(), 1)
		s.AddAttribute("a000001", one)
		half := n / 2
		s.Attributes, s.Discardable = s.Attributes[:half], s.Attributes[half:]
		start := time.Now()
		op := Create(&s)
		if d := time.Since(start); d > 20*time.Second {
			t.Errorf("%d attributes take %v", n, d)
		}
		as := op.Attrs()
		if len(as) != n || as[0] != (NamedAttribute{"a000001", one}) {
			t.Errorf("of %d attributes %d are there; the first is %v", n, len(as), as[0])
		}
		for i := 1; i < len(as); i++ {
			if as[i-1].Name >= as[i].Name {
				t.Fatalf("%q stands before %q", as[i-1].Name, as[i].Name)
			}
		}
	}
}

// TestSharedAttributes checks that operations share a list of attributes only as long as
// they have the same ones.
func TestSharedAttributes(t *testing.T) {
	c := NewContext()
	lists := &AttributeLists{}
	one, two := c.Int64Attr(c.I32(), 1), c.Int64Attr(c.I32(), 2)
	create := func(as ...NamedAttribute) *Operation {
		return Create(&OperationState{Def: c.OpDef("x.y"), Loc: c.UnknownLoc(), Attributes: as, Lists: lists})
	}
	ab := []NamedAttribute{{"a", one}, {"b", two}}
	first, second, other := create(ab...), create(ab[1], ab[0]), create(NamedAttribute{"a", two})
	copied := first.Clone(nil)
	if first.attrs != second.attrs || first.attrs != copied.attrs {
		t.Error("equal lists are not shared")
	}
	if other.attrs == first.attrs {
		t.Error("different lists are shared")
	}
	for name, change := range map[string]func(op *Operation){
		"set":      func(op *Operation) { op.SetAttr("a", two) },
		"insert":   func(op *Operation) { op.SetAttr("aa", two) },
		"remove":   func(op *Operation) { op.RemoveAttr("a") },
		"clear":    func(op *Operation) { op.SetAttrs(nil) },
		"replaced": func(op *Operation) { ReplaceAttributes(op, func(Attribute) Attribute { return two }) },
	} {
		op := create(ab...)
		change(op)
		if slices.Equal(op.Attrs(), ab) {
			t.Errorf("%s: the attributes are still %v", name, op.Attrs())
		}
		for _, same := range []*Operation{first, second, copied} {
			if !slices.Equal(same.Attrs(), ab) {
				t.Errorf("%s: another operation has now %v", name, same.Attrs())
			}
		}
	}
	ab[0].Value = two
	if first.Attr("a") != one {
		t.Error("a list is that of the state")
	}
}
