package rewrite

import (
	"strings"
	"testing"
)

func TestFilter(t *testing.T) {
	var s Set
	s.Add(
		&Pattern{Name: "a", Labels: []string{"x", "y"}},
		&Pattern{Name: "b", Labels: []string{"y"}},
		&Pattern{Name: "c"},
		&Pattern{},
	)
	for _, c := range []struct{ disabled, enabled, want string }{
		{"", "", "a b c ?"},
		{"a", "", "b c ?"},
		{"y", "", "c ?"},
		{"", "y", "a b"},
		{"a", "y", "b"},
		{"", "c x", "a c"},
		{"nothing", "", "a b c ?"},
		{"[ab]", "", "c ?"},
		{"", "*", "a b c"},
	} {
		f := Filter{Disabled: strings.Fields(c.disabled), Enabled: strings.Fields(c.enabled)}
		var names []string
		for _, p := range s.Freeze(f).Patterns() {
			name := p.Name
			if name == "" {
				name = "?"
			}
			names = append(names, name)
		}
		if got := strings.Join(names, " "); got != c.want {
			t.Errorf("disabled %q enabled %q: %q, want %q", c.disabled, c.enabled, got, c.want)
		}
	}
}

func TestCheckFilter(t *testing.T) {
	var s Set
	s.Add(&Pattern{Name: "FoldAdd", Labels: []string{"arith"}}, &Pattern{})
	for _, c := range []struct{ disabled, enabled, want string }{
		{"FoldAdd", "arith", ""},
		{"Fold*", "", ""},
		{"FoldAd", "", "no pattern has the name or label 'FoldAd'; did you mean 'FoldAdd'?"},
		{"", "arith nothing", "no pattern has the name or label 'nothing'"},
		{"Un*", "", "no pattern has the name or label 'Un*'"},
		{"[a", "", "'[a' is not a valid glob"},
	} {
		got := ""
		if err := s.Check(Filter{Disabled: strings.Fields(c.disabled), Enabled: strings.Fields(c.enabled)}); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("disabled %q enabled %q: %q, want %q", c.disabled, c.enabled, got, c.want)
		}
	}
}
