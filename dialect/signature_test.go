package dialect_test

import (
	"testing"

	"github.com/mica-ir/mica/dialect"
)

func TestMisfit(t *testing.T) {
	const load = "m.load; ref:1 *indices:2; result:3; ?hint:4 kind:5; body:6;; SingleBlock"
	for _, c := range []struct{ def, want string }{
		{load, ""},
		{"m.load; ref:1 *indices:2; result:3; kind:5 more:9 hint:4; body:6;; Other SingleBlock", ""},
		{"m.load", "there is no operand #0 'ref'"},
		{"m.load; ref:1 indices:2; result:3; ?hint:4 kind:5; body:6;; SingleBlock", "operand #1 'indices' is not variadic here"},
		{"m.load; *ref:1 *indices:2", "operand #0 'ref' is variadic here"},
		{"m.load; ref:7 *indices:2", "operand #0 'ref' has another constraint"},
		{"m.load; ref:1 *more:2", "operand #1 is 'more' instead of 'indices'"},
		{"m.load; ref:1 *indices:2 third:1", "there is another operand, #2 'third'"},
		{"m.load; ref:1 *indices:2; result:3; ?hint:4 ?kind:5; body:6;; SingleBlock", "attribute 'kind' is optional"},
		{"m.load; ref:1 *indices:2; result:3; ?hint:8 kind:5; body:6;; SingleBlock", "attribute 'hint' is of another kind"},
		{"m.load; ref:1 *indices:2; result:3; kind:5; body:6;; SingleBlock", "there is no attribute 'hint'"},
		{"m.load; ref:1 *indices:2; result:3; ?hint:4 kind:5; body:6", "there is no trait 'SingleBlock'"},
	} {
		s := dialect.ParseSignature(c.def)
		if s.String() != c.def {
			t.Errorf("%q is printed as %q", c.def, s)
		}
		if got := dialect.ParseSignature(load).Misfit(s); got != c.want {
			t.Errorf("%s: got %q, want %q", c.def, got, c.want)
		}
	}
}

func TestMistaken(t *testing.T) {
	const load = "m.load; ref:1 *indices:2; result:3; ?hint:4 kind:5; body:6;; SingleBlock"
	for _, c := range []struct{ record, def, want string }{
		{load, "m.load; base:1 *indices:2; result:3;; body:6", ""},
		{load, "m.load; ref:7 *indices:2; result:3;; body:6", ""},
		{load, "m.load; ref:1; result:3;; body:6", ""},
		{load, "m.load; base:7 *indices:2; result:3;; body:6", "operand #0 is 'base' instead of 'ref'"},
		{load, "m.load; ref:1 indices:2; result:3;; body:6", "operand #1 'indices' is not variadic here"},
		{load, "m.load; ref:1 *indices:2;;; body:6", "there is no result #0 'result'"},
		{load, "m.load; ref:1 *indices:2 third:1; result:3;; body:6", "there is another operand, #2 'third'"},
		{"!T; a:1 ?b:2", "!T; a:1 b:2", ""},
		{"!T; a:1 b:2", "!T; a:1 ?b:2", "parameter #1 'b' is optional here"},
		{"!T; a:1 b:2", "!T; a:1 c:3", "parameter #1 is 'c' instead of 'b'"},
		{"!T; a:1", "!T; a:2", "parameter #0 'a' is of another kind"},
		{"!T; a:1", "!T", "there is no parameter #0 'a'"},
	} {
		if got := dialect.ParseSignature(c.record).Mistaken(dialect.ParseSignature(c.def)); got != c.want {
			t.Errorf("%s: got %q, want %q", c.def, got, c.want)
		}
	}
}

func TestTakesSame(t *testing.T) {
	for _, c := range []struct {
		record, def string
		want        bool
	}{
		{"custom<X>; operand:1 ?type:2", "custom<X>; operand:3 ?type:4", true},
		{"custom<X>; operand:1 ?type:2", "custom<X>; operand:3 type:4", true},
		{"custom<X>; operand:1 type:2", "custom<X>; operand:3 ?type:4", false},
		{"custom<X>; operand:1 text:2", "custom<X>; operand:1 text:3", false},
		{"custom<X>; operand:1 type:2", "custom<X>; operand:1", false},
	} {
		if got := dialect.ParseSignature(c.record).TakesSame(dialect.ParseSignature(c.def)); got != c.want {
			t.Errorf("%s for %s: %t", c.def, c.record, got)
		}
	}
}
