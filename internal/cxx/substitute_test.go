package cxx_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/cxx"
)

func TestSubstitute(t *testing.T) {
	entries := map[string]string{"_self": "SELF", "_op": "OP", "name": "NAME", "0": "A", "1": "B", "2": "C"}
	for _, c := range []struct{ text, all, some string }{
		{"isa<T>($_self)", "isa<T>(SELF)", "isa<T>(SELF)"},
		{"none", "none", "none"},
		{"", "", ""},
		{"$name.f($0, $1)", "NAME.f(A, B)", "NAME.f(A, B)"},
		{"$$name $", "$name $", "$$name $"},
		{"$ x", "$ x", "$ x"},
		{"$_selfish", "$_selfish<no-subst-found>", "$_selfish"},
		{"f($0...)", "f(A, B, C)", "f(A, B, C)"},
		{"f($1...(2))", "f(B, C(2))", "f(B, C(2))"},
		{"f($7, $3...)", "f($7<no-subst-found>, $3...<no-subst-found>)", "f($7, $3...)"},
		{"$1a", "Ba", "Ba"},
		{"$other", "$other<no-subst-found>", "$other"},
		{"$99999999999999999999...", "$99999999999999999999...<no-subst-found>", "$99999999999999999999..."},
	} {
		if got := cxx.SubstituteAll(c.text, entries); got != c.all {
			t.Errorf("SubstituteAll(%q) = %q, want %q", c.text, got, c.all)
		}
		if got := cxx.Substitute(c.text, entries); got != c.some {
			t.Errorf("Substitute(%q) = %q, want %q", c.text, got, c.some)
		}
	}
}
