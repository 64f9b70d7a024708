package ir

import "testing"

// Verifies operations of several definitions with all types of operands and results, several
// times in different orders. A remembered verdict must neither hide an error nor skip a hook.
func TestTypesAreRemembered(t *testing.T) {
	hooked, assumed := 0, 0
	integer := &TypeConstraint{Summary: "integer", ByValue: true, Check: func(_ *Operation, t Type) Verdict { return VerdictOf(IsSignless(t, 0)) }}
	unknown := &TypeConstraint{Summary: "unknown", ByValue: true, Unknown: "what nobody knows", Check: func(*Operation, Type) Verdict { return Unknown }}
	operands := func(c *TypeConstraint) []OperandDef { return []OperandDef{{Name: "a", Constraint: c}, {Name: "b"}} }
	result := []ResultDef{{Name: "r"}}
	ops := []*OpDef{
		{Name: "test.same", Operands: operands(nil), Results: result, Traits: []*Trait{LookupTrait("SameOperandsAndResultType")}},
		{Name: "test.integer", Operands: operands(integer), Results: result},
		{Name: "test.result", Operands: operands(nil), Results: []ResultDef{{Name: "r", Constraint: integer}}},
		{Name: "test.hook", Operands: operands(nil), Results: result, Attributes: []AttributeDef{{Name: "x", Optional: true}}, Verify: func(op *Operation, c *Checker) {
			hooked++
			c.Check(op.Inherent(0) == nil, "has an attribute")
		}},
		{Name: "test.unknown", Operands: operands(unknown), Results: result},
	}
	c := NewContext()
	c.AssumeUnknown = func(string) { assumed++ }
	if err := c.Register(&Dialect{Namespace: "test", Ops: ops}); err != nil {
		t.Fatal(err)
	}
	types := []Type{c.I32(), c.I1(), c.F32()}
	var values []*Value
	blk := NewBlock()
	for _, t := range types {
		values = append(values, blk.AddArgument(t, c.UnknownLoc()))
	}
	isInt := func(i int) bool { return i < 2 }
	for round := range 4 {
		for k := range 27 * len(ops) {
			if round%2 == 1 {
				k = 27*len(ops) - 1 - k
			}
			def, x, y, r := ops[k%len(ops)], k/len(ops)%3, k/len(ops)/3%3, k/len(ops)/9
			s := OperationState{Def: def, Loc: c.UnknownLoc(), Operands: []*Value{values[x], values[y]}, Types: []Type{types[r]}}
			want, hooks, unknowns := true, hooked, assumed
			switch def.Name {
			case "test.same":
				want = x == y && y == r
			case "test.integer":
				want = isInt(x)
			case "test.result":
				want = isInt(r)
			case "test.hook":
				hooks++
				if round >= 2 {
					s.Inherent, want = []Attribute{c.UnitAttr()}, false
				}
			case "test.unknown":
				unknowns++
			}
			op := Create(&s)
			if got := Verify(op, nil); got != want {
				t.Errorf("%s of %v, %v to %v is valid: %v, want %v", def.Name, types[x], types[y], types[r], got, want)
			}
			if hooked != hooks || assumed != unknowns {
				t.Errorf("%s: the hook was called %d times too few, the context asked %d times too few", def.Name, hooks-hooked, unknowns-assumed)
			}
			op.DropAllUses()
			op.Erase()
		}
	}
}
