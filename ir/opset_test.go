package ir_test

import (
	"testing"

	"github.com/mica-ir/mica/ir"
)

// Two sets at a time have the same operations: only one of them marks these.
func TestOpSet(t *testing.T) {
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	var ops []*ir.Operation
	for range 600 {
		ops = append(ops, ir.Create(&ir.OperationState{Def: ctx.OpDef("test.op"), Loc: ctx.UnknownLoc()}))
	}
	check := func(name string, s *ir.OpSet, has func(i int) bool) {
		t.Helper()
		n := 0
		for i, op := range ops {
			if has(i) {
				n++
			}
			if s.Has(op) != has(i) {
				t.Fatalf("%s: operation %d is in the set: %t", name, i, s.Has(op))
			}
		}
		if s.Len() != n {
			t.Fatalf("%s: %d operations, want %d", name, s.Len(), n)
		}
	}
	even := func(i int) bool { return i%2 == 0 }
	triple := func(i int) bool { return i%3 == 0 }
	a, b := ctx.NewOpSet(), ctx.NewOpSet()
	for i, op := range ops {
		if even(i) {
			a.Add(op)
			a.Add(op)
		}
		if triple(i) {
			b.Add(op)
		}
	}
	check("a", a, even)
	check("b", b, triple)
	b.Truncate(100)
	check("shorter b", b, func(i int) bool { return i < 300 && triple(i) })
	check("a", a, even)
	a.Release()
	check("b without a", b, func(i int) bool { return i < 300 && triple(i) })
	c := ctx.NewOpSet()
	check("new", c, func(int) bool { return false })
	for i, op := range ops {
		if even(i) {
			c.Add(op)
		}
	}
	check("c", c, even)
	check("b with c", b, func(i int) bool { return i < 300 && triple(i) })
}

// There are more sets than marks.
func TestManyOpSets(t *testing.T) {
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	op := ir.Create(&ir.OperationState{Def: ctx.OpDef("test.op"), Loc: ctx.UnknownLoc()})
	other := ir.Create(&ir.OperationState{Def: ctx.OpDef("test.op"), Loc: ctx.UnknownLoc()})
	for range 1 << 16 {
		ctx.NewOpSet()
	}
	s := ctx.NewOpSet()
	s.Add(op)
	if !s.Has(op) || s.Has(other) {
		t.Error("a set without a mark does not have what was added")
	}
	s.Truncate(0)
	if s.Has(op) {
		t.Error("a set without a mark has what was removed")
	}
}

func TestValueMap(t *testing.T) {
	ctx := ir.NewContext()
	b := ir.NewBlock()
	for range 600 {
		b.AddArgument(ctx.I32(), ctx.UnknownLoc())
	}
	check := func(name string, m *ir.ValueMap[int], want func(i int) int) {
		t.Helper()
		sum, total := 0, 0
		for i, v := range b.Args() {
			n, ok := m.Get(v)
			if n != want(i) || ok != (n != 0) {
				t.Fatalf("%s: value %d is mapped to %d, %t, want %d", name, i, n, ok, want(i))
			}
			total += n
		}
		m.All(func(v *ir.Value, n int) {
			if n != want(v.Index()) {
				t.Fatalf("%s: value %d with %d", name, v.Index(), n)
			}
			sum += n
		})
		if sum != total {
			t.Fatalf("%s: the sum is %d, want %d", name, sum, total)
		}
	}
	even := func(i int) int { return (i + 1) * (1 - i%2) }
	third := func(i int) int {
		if i%3 == 0 {
			return i + 7
		}
		return 0
	}
	var a, c ir.ValueMap[int]
	for i, v := range b.Args() {
		if n := even(i); n != 0 {
			a.Set(v, -1)
			a.Set(v, n)
		}
		if n := third(i); n != 0 {
			c.Set(v, -1)
			c.Set(v, n)
		}
	}
	check("a", &a, even)
	check("c", &c, third)
	for i, v := range b.Args() {
		if i < 300 {
			a.Delete(v)
		}
	}
	late := func(i int) int {
		if i < 300 {
			return 0
		}
		return even(i)
	}
	check("a after deletions", &a, late)
	check("c", &c, third)
	for i, v := range b.Args() { // those of other maps stay where they are
		if n := third(i); n != 0 {
			c.Set(v, n)
		}
	}
	check("c", &c, third)
	a.Release()
	check("c without a", &c, third)
	check("released", &a, func(int) int { return 0 })
}
