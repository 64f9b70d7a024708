package odsdata_test

import (
	"errors"
	"reflect"
	"testing"

	"github.com/mica-ir/mica/internal/odsdata"
	"github.com/mica-ir/mica/ods"
)

// small returns definitions with parts that several others refer to.
func small() *odsdata.Definitions {
	d := &ods.Dialect{Name: "t", CppNamespace: "::t"}
	c := &ods.TypeConstraint{Constraint: &ods.Constraint{Name: "Any"}, Arity: ods.Variadic}
	op := &ods.Operator{Dialect: d, CppClass: "AOp", Operands: []*ods.Value{{Name: "a", Constraint: c}, {Name: "b", Constraint: c}}}
	return &odsdata.Definitions{Module: &ods.Module{Dialects: []*ods.Dialect{d}, Ops: []*ods.Operator{op}}, Calls: []string{"", "t"}}
}

func TestRoundTrip(t *testing.T) {
	data := string(odsdata.Encode(small()))
	got, err := odsdata.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got, small()) {
		t.Errorf("other definitions: %+v", got.Module.Ops[0])
	}
	op := got.Module.Ops[0]
	if op.Operands[0].Constraint != op.Operands[1].Constraint || op.Dialect != got.Module.Dialects[0] {
		t.Error("a part that is shared is read twice")
	}
}

// Data of any other content is an error.
func TestMalformed(t *testing.T) {
	data := string(odsdata.Encode(small()))
	for n := range data {
		if _, err := odsdata.Decode(data[:n]); err == nil {
			t.Errorf("the first %d bytes are definitions", n)
		}
		for _, c := range []byte{0, 1, 2, 0x7f, 0x80, 0xff} {
			odsdata.Decode(data[:n] + string([]byte{c}) + data[n+1:]) // must not panic
		}
	}
	if _, err := odsdata.Decode("x" + data[1:]); !errors.Is(err, odsdata.ErrOther) {
		t.Errorf("data of another version: %v", err)
	}
}
