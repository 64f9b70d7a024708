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
