package ir

import (
	"fmt"
	"testing"
)

// Operations are made with all numbers of operands, results and attributes around the limits of
// chunks, changed, and copied: parts are where they belong, and no operation sees the changes of
// another.
func TestParts(t *testing.T) {
	c := testContext(t)
	i32 := Type(c.I32())
	number := func(n int) Attribute { return c.Int64Attr(i32, int64(n)) }
	blk := NewBlock()
	source := NewBuilderAtEnd(c, blk).New(c.OpDef("test.source"), nil, []Type{i32}).Result(0)
	lists := &AttributeLists{}
	check := func(op *Operation, operands, results int, inherent []Attribute, discardable Attribute) {
		t.Helper()
		if op.NumOperands() != operands || op.NumResults() != results {
			t.Errorf("%d operands and %d results, want %d and %d", op.NumOperands(), op.NumResults(), operands, results)
		}
		for i := range op.NumOperands() {
			if op.Operand(i) != source || op.OpOperand(i).Owner() != op {
				t.Errorf("operand %d is %v of %v", i, op.Operand(i), op.OpOperand(i).Owner())
			}
		}
		for i := range op.NumResults() {
			if r := op.Result(i); r.Type() != i32 || r.DefiningOp() != op || r.Index() != i {
				t.Errorf("result %d is %v", i, r)
			}
		}
		for i, a := range inherent {
			if op.Inherent(i) != a {
				t.Errorf("%d operands, %d results: attribute %d of %d is %v, want %v", operands, results, i, len(inherent), op.Inherent(i), a)
			}
		}
		if got := op.Attr("other"); got != discardable {
			t.Errorf("the discardable attribute is %v, want %v", got, discardable)
		}
	}
	for operands := range maxChunkOperands + 2 {
		for results := range maxChunkResults + 3 {
			for slots := range maxChunkAttrs + 3 {
				def := &OpDef{Name: "test.parts"}
				inherent := make([]Attribute, slots)
				for i := range slots {
					def.Attributes = append(def.Attributes, AttributeDef{Name: fmt.Sprint("a", i)})
					inherent[i] = number(i)
				}
				def = registered(t, def)
				s := OperationState{Def: def, Origin: source.Origin(), Inherent: inherent, Lists: lists}
				for range operands {
					s.Operands = append(s.Operands, source)
				}
				for range results {
					s.Types = append(s.Types, i32)
				}
				first, second := Create(&s), Create(&s)
				s.Lists = nil
				alone := Create(&s)
				all := []*Operation{first, second, alone, first.Clone(nil), alone.Clone(nil)}
				for _, op := range all {
					check(op, operands, results, inherent, nil)
				}
				for i, op := range all {
					mine := append([]Attribute(nil), inherent...)
					for slot := range slots {
						mine[slot] = number(100*i + slot)
						op.SetInherent(slot, mine[slot])
					}
					op.SetAttr("other", number(i))
					check(op, operands, results, mine, number(i))
					if slots > 0 {
						mine[slots-1] = nil
						op.RemoveAttr(def.Attributes[slots-1].Name)
					}
					check(op, operands, results, mine, number(i))
					op.RemoveAttr("other")
					check(op, operands, results, mine, nil)
					for _, later := range all[i+1:] {
						check(later, operands, results, inherent, nil)
					}
				}
				for _, op := range all {
					op.DropAllUses()
					op.Erase()
				}
			}
		}
	}
}

// registered returns the definition as one of a registered dialect.
func registered(t *testing.T, def *OpDef) *OpDef {
	t.Helper()
	c := NewContext()
	if err := c.Register(&Dialect{Namespace: "test", Ops: []*OpDef{def}}); err != nil {
		t.Fatal(err)
	}
	return c.OpDef(def.Name)
}

// Operations that are made one after another share their lists of attributes.
func TestSharedLists(t *testing.T) {
	def := &OpDef{Name: "test.many"}
	for i := range maxChunkAttrs + 1 {
		def.Attributes = append(def.Attributes, AttributeDef{Name: fmt.Sprint("a", i)})
	}
	def = registered(t, def)
	c := NewContext()
	s := OperationState{Def: def, Loc: c.UnknownLoc(), Lists: &AttributeLists{}, Inherent: []Attribute{c.UnitAttr()}}
	if first, second := Create(&s), Create(&s); first.attrs != second.attrs {
		t.Error("the second operation has another list")
	}
	if got := testing.AllocsPerRun(100, func() { sink = Create(&s) }); got != 1 {
		t.Errorf("another operation allocates %v times, want 1", got)
	}
}
