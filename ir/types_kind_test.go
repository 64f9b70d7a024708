package ir

import (
	"errors"
	"slices"
	"testing"

	"github.com/mica-ir/mica/num"
)

func TestIntegerSignedness(t *testing.T) {
	c := NewContext()
	for _, x := range []struct {
		typ              Type
		width            int
		signed, unsigned bool
	}{
		{c.SignedType(8), 8, true, false},
		{c.SignedType(8), 0, true, false},
		{c.SignedType(8), 16, false, false},
		{c.UnsignedType(8), 8, false, true},
		{c.UnsignedType(8), 0, false, true},
		{c.UnsignedType(8), 16, false, false},
		{c.I8(), 8, false, false},
		{c.I8(), 0, false, false},
		{c.IndexType(), 0, false, false},
		{c.F32(), 32, false, false},
		{nil, 0, false, false},
	} {
		if got := IsSigned(x.typ, x.width); got != x.signed {
			t.Errorf("IsSigned(%v, %d) = %v", x.typ, x.width, got)
		}
		if got := IsUnsigned(x.typ, x.width); got != x.unsigned {
			t.Errorf("IsUnsigned(%v, %d) = %v", x.typ, x.width, got)
		}
	}
}

func TestAsMemRef(t *testing.T) {
	c := NewContext()
	for _, x := range []struct {
		typ  Type
		rank int // of the memref
		ok   bool
	}{
		{c.MemRefType([]int64{2, Dynamic}, c.F32(), nil, nil), 2, true},
		{c.MemRefType(nil, c.F32(), nil, nil), 0, true},
		{c.UnrankedMemRefType(c.F32(), nil), -1, true},
		{c.RankedTensorType([]int64{2}, c.F32(), nil), 0, false},
		{c.VectorType([]int64{2}, c.F32(), nil), 0, false},
		{c.F32(), 0, false},
		{nil, 0, false},
	} {
		s, ok := AsMemRef(x.typ)
		if ok != x.ok {
			t.Errorf("AsMemRef(%v) = %v", x.typ, ok)
		} else if ok && (s.AsType() != x.typ || Rank(s) != x.rank) {
			t.Errorf("AsMemRef(%v) is %v of rank %d", x.typ, s.AsType(), Rank(s))
		}
	}
}

func TestAsEnumInteger(t *testing.T) {
	c := NewContext()
	for _, x := range []struct {
		attr  Attribute
		width int
		bits  bool
		cases []uint64
		ok    bool
	}{
		{c.Int64Attr(c.I32(), 4), 32, false, []uint64{0, 1, 4}, true},
		{c.Int64Attr(c.I32(), 5), 32, false, []uint64{0, 1, 4}, false},
		{c.Int64Attr(c.I64(), 4), 32, false, []uint64{0, 1, 4}, false},
		{c.Int64Attr(c.SignedType(32), 4), 32, false, []uint64{0, 1, 4}, false},
		{c.Int64Attr(c.I32(), 0), 32, true, []uint64{5}, true},
		{c.Int64Attr(c.I32(), 4), 32, true, []uint64{5}, true},
		{c.Int64Attr(c.I32(), 5), 32, true, []uint64{5}, true},
		{c.Int64Attr(c.I32(), 6), 32, true, []uint64{5}, false},
		{c.StringAttr("4"), 32, false, []uint64{4}, false},
		{nil, 32, false, []uint64{4}, false},
	} {
		got, ok := AsEnumInteger(x.attr, x.width, x.bits, x.cases...)
		if ok != x.ok || ok && got != x.attr {
			t.Errorf("AsEnumInteger(%v, %d, %v, %v) = %v, %v", x.attr, x.width, x.bits, x.cases, got, ok)
		}
	}
}

// TestDenseKinds checks which kinds of arrays and elements each function accepts.
func TestDenseKinds(t *testing.T) {
	c := NewContext()
	two := func(elem Type) ShapedType { return c.RankedTensorType([]int64{2}, elem, nil) }
	indices := c.DenseIntElements(c.RankedTensorType([]int64{1, 1}, c.I64(), nil), []int64{1})
	values := c.DenseFloatElements(c.RankedTensorType([]int64{1}, c.F32(), nil), []float64{2})
	for _, x := range []struct {
		attr                           Attribute
		floats, elements, floatElement bool
	}{
		{c.DenseF32Array([]float32{1, 2}), true, false, false},
		{c.DenseF32Array(nil), true, false, false},
		{c.DenseF64Array([]float64{1, 2}), false, false, false},
		{c.DenseI32Array([]int32{1, 2}), false, false, false},
		{c.DenseFloatElements(two(c.F32()), []float64{1, 2}), false, true, true},
		{c.DenseFloatElements(two(c.F64()), []float64{1, 1}), false, true, true},
		{c.DenseIntElements(two(c.I32()), []int64{1, 2}), false, true, false},
		{c.DenseStringElementsAttr(two(c.I8()), []string{"a", "b"}), false, true, false},
		{c.SparseElementsAttr(two(c.F32()), indices, values), false, false, false},
		{c.Float64Attr(c.F32(), 1), false, false, false},
		{nil, false, false, false},
	} {
		if got, ok := AsDenseFloats(x.attr, num.F32); ok != x.floats || ok && got != x.attr {
			t.Errorf("AsDenseFloats(%v) = %v, %v", x.attr, got, ok)
		}
		if got := IsDenseElements(x.attr); got != x.elements {
			t.Errorf("IsDenseElements(%v) = %v", x.attr, got)
		}
		if got, ok := AsDenseFloatElements(x.attr); ok != x.floatElement || ok && got != x.attr {
			t.Errorf("AsDenseFloatElements(%v) = %v, %v", x.attr, got, ok)
		}
	}
}

func TestParamsAs(t *testing.T) {
	list := ParamsOf([]int64{3, 1})
	if !EqualParam(list, ParamList{int64(3), int64(1)}) {
		t.Errorf("ParamsOf returns %v", list)
	}
	for _, x := range []struct {
		param Param
		want  []int64
	}{
		{list, []int64{3, 1}},
		{ParamList{int64(3), "1", nil}, []int64{3, 0, 0}},
		{ParamList{}, nil},
		{int64(3), nil},
		{nil, nil},
	} {
		if got := ParamsAs[int64](x.param); !slices.Equal(got, x.want) {
			t.Errorf("ParamsAs(%v) = %v", x.param, got)
		}
	}
}

// TestNewDefined checks that types and attributes are made only of valid parameters.
func TestNewDefined(t *testing.T) {
	c := NewContext()
	verify := func(ps []Param) error {
		if ParamAs[int64](ps[0]) < 0 {
			return errors.New("negative")
		}
		return nil
	}
	params := []ParamDef{{Name: "n"}}
	for _, x := range []struct {
		verify func([]Param) error
		n      int64
		ok     bool
	}{
		{verify, 1, true},
		{verify, -1, false},
		{nil, -1, true},
	} {
		typeDef := &TypeDefinition{Name: "NType", Mnemonic: "n", Params: params, Verify: x.verify}
		typ, ok := NewDefinedType(c, typeDef, x.n)
		if ok != x.ok || ok && (!IsType(typ, typeDef) || !EqualParams(typ.Params, []Param{x.n})) {
			t.Errorf("NewDefinedType(%d) = %v, %v", x.n, typ, ok)
		}
		attrDef := &AttributeDefinition{Name: "NAttr", Mnemonic: "n", Params: params, Verify: x.verify}
		attr, ok := NewDefinedAttr(c, attrDef, x.n)
		if ok != x.ok || ok && (!IsAttribute(attr, attrDef) || !EqualParams(attr.Params, []Param{x.n})) {
			t.Errorf("NewDefinedAttr(%d) = %v, %v", x.n, attr, ok)
		}
	}
}

func TestAttributeAs(t *testing.T) {
	c := NewContext()
	text := c.StringAttr("a")
	for _, x := range []struct {
		attr Attribute
		want *StringAttr
	}{{text, text}, {c.UnitAttr(), nil}, {nil, nil}} {
		if got := AttributeAs[*StringAttr](x.attr); got != x.want {
			t.Errorf("AttributeAs(%v) = %v", x.attr, got)
		}
	}
}

// TestInherentOrDefault checks that an optional attribute stays absent and is read as its
// default.
func TestInherentOrDefault(t *testing.T) {
	c := NewContext()
	seven, one := c.Int64Attr(c.I32(), 7), c.Int64Attr(c.I32(), 1)
	d := &Dialect{Namespace: "kind", Ops: []*OpDef{{Name: "kind.op", Attributes: []AttributeDef{
		{Name: "defaulted", Optional: true, Default: seven}, {Name: "optional", Optional: true},
	}}}}
	if err := c.Register(d); err != nil {
		t.Fatal(err)
	}
	op := Create(&OperationState{Def: c.OpDef("kind.op"), Loc: c.UnknownLoc()})
	if op.Inherent(0) != nil {
		t.Errorf("a new operation has %v", op.Inherent(0))
	}
	for slot, want := range []Attribute{seven, nil} {
		if got := InherentOrDefault(op, slot); got != want {
			t.Errorf("absent attribute %d is %v", slot, got)
		}
		op.SetInherent(slot, one)
		if got := InherentOrDefault(op, slot); got != one {
			t.Errorf("attribute %d is %v", slot, got)
		}
	}
}

func TestGroupResultValues(t *testing.T) {
	c := NewContext()
	d := &Dialect{Namespace: "kind", Ops: []*OpDef{{Name: "kind.op", Results: []ResultDef{
		{Name: "first"}, {Name: "rest", Arity: Variadic},
	}}}}
	if err := c.Register(d); err != nil {
		t.Fatal(err)
	}
	for rest := range 3 {
		types := slices.Repeat([]Type{c.I32()}, 1+rest)
		op := Create(&OperationState{Def: c.OpDef("kind.op"), Loc: c.UnknownLoc(), Types: types})
		at := 0
		for group, n := range []int{1, rest} {
			values := GroupResultValues(op, group)
			if len(values) != n {
				t.Fatalf("group %d of %d results has %d", group, 1+rest, len(values))
			}
			for _, v := range values {
				if v != op.Result(at) {
					t.Errorf("group %d of %d results does not have result %d", group, 1+rest, at)
				}
				at++
			}
		}
	}
}
