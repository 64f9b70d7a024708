package rewrite

import (
	"strings"
	"testing"
)

func TestFindCycle(t *testing.T) {
	for _, c := range []struct{ log, want string }{
		{"", ""},
		{"a", ""},
		{"a a", ""},
		{"a a a", "a"},
		{"b a a a", "a"},
		{"a b a b a b", "a b"},
		{"x y a b c a b c a b c", "a b c"},
		{"b c a b c a b c a", "b c a"},
		{"a b a b a", ""},
		{"a b c d e f", ""},
	} {
		rules := map[string]*Pattern{}
		var log []applied
		for name := range strings.FieldsSeq(c.log) {
			if rules[name] == nil {
				rules[name] = &Pattern{Name: name}
			}
			log = append(log, applied{pattern: rules[name]})
		}
		var got []string
		for _, a := range findCycle(log) {
			got = append(got, a.label())
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("the cycle of %q is %q, want %q", c.log, s, c.want)
		}
	}
}

func TestAppliedLogForgets(t *testing.T) {
	var l appliedLog
	p := &Pattern{Name: "p"}
	for range 3 * len(l.ring) {
		l.add(p, nil, "")
	}
	if n := len(l.last(l.n)); n != len(l.ring) {
		t.Errorf("the log knows %d entries, want %d", n, len(l.ring))
	}
	l.start(2)
	l.add(p, nil, "")
	if n := len(l.last(l.n - l.since)); n != 1 {
		t.Errorf("the iteration has %d entries, want 1", n)
	}
}
