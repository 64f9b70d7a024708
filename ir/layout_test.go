package ir

import (
	"testing"
	"unsafe"

	"github.com/mica-ir/mica/num"
)

func TestSizes(t *testing.T) {
	for _, s := range []struct {
		name      string
		got, want uintptr
	}{
		{"Operation", unsafe.Sizeof(Operation{}), 88},
		{"Value", unsafe.Sizeof(Value{}), 40},
		{"Operand", unsafe.Sizeof(Operand{}), 32},
		{"BlockOperand", unsafe.Sizeof(BlockOperand{}), 32},
		{"Block", unsafe.Sizeof(Block{}), 80},
		{"Region", unsafe.Sizeof(Region{}), 24},
		{"APInt", unsafe.Sizeof(num.APInt{}), 24},
		{"APFloat", unsafe.Sizeof(num.APFloat{}), 24},
	} {
		if s.got != s.want {
			t.Errorf("%s has %d bytes, want %d", s.name, s.got, s.want)
		}
	}
}

func testDialect() *Dialect {
	anyT := &TypeConstraint{Summary: "any type"}
	i32 := &TypeConstraint{Summary: "32-bit signless integer", Check: func(_ *Operation, t Type) Verdict { return VerdictOf(IsSignless(t, 32)) }}
	return &Dialect{Namespace: "test", Ops: []*OpDef{
		{Name: "test.source", Results: []ResultDef{{Constraint: anyT}}, Attributes: []AttributeDef{{Name: "value"}}},
		{Name: "test.add", Operands: []OperandDef{{Name: "a", Constraint: i32}, {Name: "b", Constraint: i32}},
			Results: []ResultDef{{Constraint: i32}}, Traits: []*Trait{LookupTrait("SameOperandsAndResultType")}},
		{Name: "test.sized", Operands: []OperandDef{{Name: "a", Arity: Variadic, Constraint: anyT}, {Name: "b", Arity: Optional, Constraint: i32},
			{Name: "c", Constraint: anyT}}, Traits: []*Trait{LookupTrait("AttrSizedOperandSegments")}},
		{Name: "test.variadic", Operands: []OperandDef{{Name: "a", Constraint: anyT}, {Name: "b", Arity: Variadic, Constraint: anyT},
			{Name: "c", Constraint: anyT}}},
	}}
}

func testContext(t testing.TB) *Context {
	t.Helper()
	c := NewContext()
	if err := c.Register(testDialect()); err != nil {
		t.Fatal(err)
	}
	return c
}

var sink any

func TestAllocations(t *testing.T) {
	c := testContext(t)
	blk := NewBlock()
	b := NewBuilderAtEnd(c, blk)
	i32 := Type(c.I32())
	one := c.Int64Attr(i32, 1)
	x := b.New(c.OpDef("test.source"), nil, []Type{i32}, NamedAttribute{"value", one}).Result(0)
	add, types, ops := c.OpDef("test.add"), []Type{i32}, []*Value{x, x}
	seg := b.New(c.OpDef("test.sized"), []*Value{x, x, x, x}, nil, NamedAttribute{OperandSegments, c.DenseI32Array([]int32{2, 1, 1})})
	in := []Type{i32, i32}
	c.FunctionType(in, in)
	for _, s := range []struct {
		name string
		want float64
		fn   func()
	}{
		{"create", 1, func() { b.New(add, ops, types) }},
		{"unique an integer type", 0, func() { sink = c.IntegerType(17) }},
		{"unique a function type", 0, func() { sink = c.FunctionType(in, in) }},
		{"unique an integer", 0, func() { sink = c.Int64Attr(i32, 1) }},
		{"unique a location", 0, func() { sink = c.FileLineColLoc("a.mlir", 1, 2) }},
		{"operand groups", 0, func() {
			for i := range 3 {
				for k := range seg.OperandGroup(i) {
					_ = seg.OperandGroup(i)[k].Value()
				}
			}
		}},
		{"uses", 0, func() {
			for u := range x.Uses() {
				_ = u.Owner()
			}
		}},
		{"attributes", 0, func() { _ = seg.Attr(OperandSegments) }},
	} {
		s.fn()
		if got := testing.AllocsPerRun(100, s.fn); got != s.want {
			t.Errorf("%s allocates %v times, want %v", s.name, got, s.want)
		}
	}
}

func TestGroups(t *testing.T) {
	c := testContext(t)
	b := NewBuilderAtEnd(c, NewBlock())
	i32 := Type(c.I32())
	var vs []*Value
	for range 5 {
		vs = append(vs, b.New(c.OpDef("test.source"), nil, []Type{i32}).Result(0))
	}
	lengths := func(op *Operation) (ns [3]int) {
		for i := range ns {
			ns[i] = len(op.OperandGroup(i))
		}
		return ns
	}
	for _, s := range []struct {
		def      string
		n        int
		segments []int32
		want     [3]int
	}{
		{"test.variadic", 2, nil, [3]int{1, 0, 1}},
		{"test.variadic", 5, nil, [3]int{1, 3, 1}},
		{"test.sized", 5, []int32{3, 1, 1}, [3]int{3, 1, 1}},
		{"test.sized", 1, []int32{0, 0, 1}, [3]int{0, 0, 1}},
		{"test.sized", 1, []int32{7, -3, 9}, [3]int{1, 0, 0}},
	} {
		st := OperationState{Def: c.OpDef(s.def), Operands: vs[:s.n]}
		if s.segments != nil {
			st.AddAttribute(OperandSegments, c.DenseI32Array(s.segments))
		}
		if got := lengths(b.Create(&st)); got != s.want {
			t.Errorf("%s with %d operands %v: groups of %v, want %v", s.def, s.n, s.segments, got, s.want)
		}
	}
}

func BenchmarkCreate(b *testing.B) {
	c := testContext(b)
	bld := NewBuilderAtEnd(c, NewBlock())
	i32 := []Type{c.I32()}
	x := bld.New(c.OpDef("test.source"), nil, i32).Result(0)
	add, ops := c.OpDef("test.add"), []*Value{x, x}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if i%100000 == 0 {
			bld = NewBuilderAtEnd(c, NewBlock())
		}
		bld.New(add, ops, i32)
	}
}

func BenchmarkUnique(b *testing.B) {
	c := NewContext()
	in, out := []Type{c.I32(), c.IntegerType(17)}, []Type{c.I32()}
	b.Run("IntegerType", func(b *testing.B) {
		for b.Loop() {
			sink = c.IntegerType(17)
		}
	})
	b.Run("FunctionType", func(b *testing.B) {
		for b.Loop() {
			sink = c.FunctionType(in, out)
		}
	})
}
