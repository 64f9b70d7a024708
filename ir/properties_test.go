package ir

import "testing"

func TestInherentAttributes(t *testing.T) {
	c := testContext(t)
	str := &AttributeConstraint{Summary: "string attribute", Storage: "::mlir::StringAttr"}
	d := &Dialect{Namespace: "props", Ops: []*OpDef{
		{Name: "props.op", Attributes: []AttributeDef{{Name: "s", Constraint: str}, {Name: "any"}},
			Operands: []OperandDef{{Arity: Variadic}, {Arity: Optional}}, Traits: []*Trait{LookupTrait("AttrSizedOperandSegments")}},
		{Name: "props.none"},
	}}
	if err := c.Register(d); err != nil {
		t.Fatal(err)
	}
	dict := func(name string, a Attribute) Attribute {
		return c.DictionaryAttr([]NamedAttribute{{name, a}})
	}
	one := c.Int64Attr(c.I32(), 1)
	for _, s := range []struct {
		op    string
		props Attribute
		want  string // the error
		n     int
	}{
		{"props.op", dict("s", c.StringAttr("a")), "", 1},
		{"props.op", dict("s", one), "Invalid attribute `s` in property conversion: 1 : i32", 0},
		{"props.op", dict("any", one), "", 1},
		{"props.op", dict("other", one), "", 0},
		{"props.op", one, "expected DictionaryAttr to set properties", 0},
		{"props.op", dict(OperandSegments, one), "expected DenseI32ArrayAttr for key `value`", 0},
		{"props.op", dict(OperandSegments, c.DenseI32Array([]int32{1})), "size mismatch in attribute conversion: 1 vs 2", 0},
		{"props.op", dict(OperandSegments, c.DenseI32Array([]int32{1, 0})), "", 1},
		{"props.none", dict("a", one), "this operation does not support properties", 0},
	} {
		got, err := InherentAttributes(c.OpDef(s.op), s.props)
		msg := ""
		if err != nil {
			msg = err.Error()
		}
		if msg != s.want || len(got) != s.n {
			t.Errorf("%s %s: %d attributes, error %q", s.op, s.props, len(got), msg)
		}
	}
}

// TestSegmentsFilled checks that segment sizes that are not given are zeros.
func TestSegmentsFilled(t *testing.T) {
	c := testContext(t)
	op := Create(&OperationState{Def: c.OpDef("test.sized"), Loc: c.UnknownLoc()})
	if got := op.Attr(OperandSegments).String(); got != "array<i32: 0, 0, 0>" {
		t.Errorf("segment sizes %s", got)
	}
}
