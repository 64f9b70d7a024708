package ir

import (
	"fmt"
	"testing"
	"time"
)

// TestManyAttributes checks that attributes are sorted and the last of a name is
// kept, in
// about linear time whatever their order is.
func TestManyAttributes(t *testing.T) {
	c := NewContext()
	for _, n := range []int{1, fewAttributes, fewAttributes + 1, 200_000} {
		s := OperationState{Def: c.OpDef("x.y"), Loc: c.UnknownLoc()}
		for i := range n {
			s.AddAttribute(fmt.Sprintf("a%06d", n-i), c.UnitAttr())
		}
		one := c.Int64Attr(c.I32(), 1)
		s.AddAttribute("a000001", one)
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
