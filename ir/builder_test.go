package ir

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/ir/affine"
)

type recorder struct{ events []string }

func (r *recorder) OperationInserted(op *Operation, from InsertionPoint) {
	r.events = append(r.events, op.Name())
}

func (r *recorder) BlockInserted(b *Block, from *Region, next *Block) {
	r.events = append(r.events, fmt.Sprintf("block(%d)", b.NumArguments()))
}

func TestBuilder(t *testing.T) {
	c := NewContext()
	rec := &recorder{}
	m := NewModule(c, c.UnknownLoc())
	b := NewBuilderAtEnd(c, m.Region(0).Entry())
	b.Listener = rec
	def := func(name string) *OpDef { return c.OpDef("t." + name) }
	first := b.New(def("a"), nil, []Type{c.I32()})
	last := b.New(def("z"), nil, nil)
	func() {
		defer b.Restore(b.InsertionPoint())
		b.SetInsertionPoint(last)
		b.New(def("y"), nil, nil)
		b.SetInsertionPointAfterValue(first.Result(0))
		b.New(def("b"), nil, nil)
		holder := b.Create(&OperationState{Def: def("c"), NumRegions: 1})
		blk := b.CreateBlock(holder.Region(0), nil, []Type{c.I32(), c.F32()})
		b.New(def("in"), []*Value{blk.Argument(0)}, nil)
		b.SetInsertionPointAfter(holder)
		b.Clone(holder, nil)
		b.ClearInsertionPoint()
		if b.New(def("detached"), nil, nil).Block() != nil {
			t.Error("an operation is inserted without an insertion point")
		}
	}()
	b.New(def("end"), nil, nil)
	var got []string
	for op := range All(m, PreOrder) {
		got = append(got, strings.TrimPrefix(op.Name(), "t."))
	}
	if s := strings.Join(got, " "); s != "builtin.module a b c in c in y z end" {
		t.Errorf("built %s", s)
	}
	if s := strings.Join(rec.events, " "); s != "t.a t.z t.y t.b t.c block(2) t.in t.c block(2) t.in t.end" {
		t.Errorf("the listener was told %s", s)
	}
}

func TestEquivalenceOrder(t *testing.T) {
	c := NewContext()
	add := &OpDef{Name: "eq.add", Operands: []OperandDef{{}, {}}, Results: []ResultDef{{}}, Traits: []*Trait{LookupTrait("IsCommutative")}}
	if err := c.Register(&Dialect{Namespace: "eq", Ops: []*OpDef{add}}); err != nil {
		t.Fatal(err)
	}
	b := NewBuilderAtEnd(c, NewBlock())
	i32 := []Type{c.I32()}
	x, y := b.New(c.OpDef("t.x"), nil, i32).Result(0), b.New(c.OpDef("t.y"), nil, i32).Result(0)
	p, q := b.New(add, []*Value{x, y}, i32), b.New(add, []*Value{y, x}, i32)
	strict, loose := &Equivalence{}, &Equivalence{IgnoreOrder: true}
	if strict.Equal(p, q) || !loose.Equal(p, q) || loose.Hash(p) != loose.Hash(q) {
		t.Error("the order of operands is not ignored where it shall be")
	}
	if r := b.New(add, []*Value{x, x}, i32); loose.Equal(p, r) {
		t.Error("other operands are taken for the same")
	}
}

func TestStrides(t *testing.T) {
	c := NewContext()
	d0, d1, s0 := affine.NewDim(0), affine.NewDim(1), affine.NewSymbol(0)
	k := affine.NewConstant
	mp := func(symbols int, es ...*affine.Expr) Attribute {
		return c.AffineMapAttr(&affine.Map{NumDims: 2, NumSymbols: symbols, Results: es})
	}
	for _, s := range []struct {
		shape  []int64
		layout Attribute
		want   string
	}{
		{[]int64{2, 3}, nil, "[3 1] 0 true"},
		{[]int64{2, Dynamic}, nil, "[? 1] 0 true"},
		{[]int64{2, 3}, c.StridedLayoutAttr(Dynamic, []int64{9, 2}), "[9 2] ? true"},
		{[]int64{2, 3}, mp(0, d0.Mul(k(5)).Add(d1.Mul(k(2))).Add(k(7))), "[5 2] 7 true"},
		{[]int64{2, 3}, mp(1, d0.Mul(s0).Add(d1).Add(s0)), "[? 1] ? true"},
		{[]int64{2, 3}, mp(0, d0, d1), "[3 1] 0 true"},
		{[]int64{2, 3}, mp(0, d1, d0), "[] 0 false"},
		{[]int64{2, 3}, mp(0, d0.FloorDiv(k(2)).Add(d1)), "[] 0 false"},
	} {
		strides, offset, ok := c.MemRefType(s.shape, c.F32(), s.layout, nil).StridesAndOffset()
		got := fmt.Sprint(strides, " ", offset, " ", ok)
		if got = strings.ReplaceAll(got, fmt.Sprint(int64(Dynamic)), "?"); got != s.want {
			t.Errorf("%v %v: %s, want %s", s.shape, s.layout, got, s.want)
		}
	}
}

func TestInterfaces(t *testing.T) {
	c := NewContext()
	def := &TypeDefinition{Name: "MyType", Mnemonic: "my"}
	d := &Dialect{Namespace: "mine", Types: []*TypeDefinition{def}, Ops: []*OpDef{{Name: "mine.op", Interfaces: []InterfaceImpl{{Name: "I"}}}}}
	if err := c.Register(d); err != nil {
		t.Fatal(err)
	}
	if d.TypeNamed("my") != def || d.TypeNamed("other") != nil {
		t.Error("the type is not found by its mnemonic")
	}
	op := c.OpDef("mine.op")
	if impl, ok := op.Interface("I"); impl != nil || !ok {
		t.Error("a declared interface is not there")
	}
	op.AttachInterface("I", 1)
	if impl, _ := op.Interface("I"); impl != 1 {
		t.Error("an interface is not attached to an op")
	}
	def.AttachInterface("J", 2)
	if impl, _ := TypeInterface(c.DefinedType(def, nil), "J"); impl != 2 {
		t.Error("an interface is not attached to a type")
	}
	c.AttachTypeInterface((*IntegerType)(nil), "K", 3)
	if impl, ok := TypeInterface(c.IntegerType(9), "K"); impl != 3 || !ok {
		t.Error("an interface is not attached to a builtin type")
	}
	c.AttachAttributeInterface((*IntegerAttr)(nil), "L", 4)
	if impl, ok := AttributeInterface(c.Int64Attr(c.I32(), 1), "L"); impl != 4 || !ok {
		t.Error("an interface is not attached to a builtin attribute")
	}
	if _, ok := TypeInterface(c.F32(), "K"); ok {
		t.Error("another builtin type has the interface")
	}
}

func TestDefinedText(t *testing.T) {
	c := NewContext()
	d := &Dialect{Namespace: "mine"}
	text := func(s string) ParamsPrinter { return textPrinter(s) }
	for _, s := range []struct {
		mnemonic, params, want string
	}{
		{"my", "", "!mine.my"}, {"my", "<1>", "!mine.my<1>"}, {"my", "<1> x", "!mine<my<1> x>"}, {"", "?", "!mine<?>"},
	} {
		ty := c.DefinedType(&TypeDefinition{Dialect: d, Name: s.mnemonic + s.params, Mnemonic: s.mnemonic, Syntax: text(s.params)}, nil)
		if got := ty.String(); got != s.want {
			t.Errorf("%s, want %s", got, s.want)
		}
	}
	e := &EnumDef{Name: "E", BitEnum: true, Cases: []EnumCase{
		{Symbol: "None", Text: "none"}, {Symbol: "A", Text: "a", Value: 1}, {Symbol: "Alpha", Text: "alpha", Value: 1}, {Symbol: "B", Text: "b", Value: 2},
		{Symbol: "AB", Text: "ab", Value: 3, Group: true}, {Symbol: "C", Text: "c", Value: 4}, {Symbol: "Only", Text: "only", Value: 4, Group: true},
	}}
	for _, s := range []struct {
		value  uint64
		groups bool
		want   string
	}{
		{0, false, "none"}, {1, false, "a"}, {3, false, "a|b|ab"}, {5, false, "a|c"}, {7, false, "a|b|ab|c"},
		{3, true, "ab"}, {2, true, "b"}, {7, true, "only|ab"}, {1, true, "a"},
	} {
		e.PrintGroups = s.groups
		if got, ok := e.Text(s.value); got != s.want || !ok {
			t.Errorf("%d is %s, want %s", s.value, got, s.want)
		}
	}
	if _, ok := e.Text(8); ok {
		t.Error("a value without a case has a text")
	}
}

type textPrinter string

func (s textPrinter) PrintParams(p *Printer, _ []Param) { p.Text(string(s)) }
