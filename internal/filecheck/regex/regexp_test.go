package regex

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"
)

func TestFind(t *testing.T) {
	tests := []struct{ expr, text, want string }{
		{"abc", "xabcabc", "1 4"},
		{"c|abcd", "abcde", "0 4"},
		{"(a|ab)(c|bcd)(d*)", "abcd", "0 4 0 2 2 3 3 4"},
		{"(a*)(a*)", "aaa", "0 3 0 3 3 3"},
		{"(a*)+", "aab", "0 2 2 2"},
		{"(a*)*", "b", "0 0 0 0"},
		{"(a|b)*", "abab", "0 4 3 4"},
		{"((ab)?c)+", "abcc", "0 4 3 4 -1 -1"},
		{"x*", "aax", "0 0"},
		{"^b$", "a\nb\nc", "2 3"},
		{"a.c", "a\nc", "-"},
		{"[^x]", "\n", "-"},
		{"[[:space:]]+", "a \n\tb", "1 4"},
		{"[[:<:]]or[[:>:]]", "for or", "4 6"},
		{`([a-z]+) \1`, "ab ba ba c", "1 4 1 2"},
		{`(a*)b\1`, "aaab", "3 4 3 3"},
		{`(a*)b\1`, "aabaaa", "0 5 0 2"},
		{`(a*)(b\1)*`, "aabaaba", "0 5 0 2 2 5"},
		{"a{2,3}", "aaaa", "0 3"},
		{"(a){0}b", "ab", "1 2 -1 -1"},
		{"()", "a", "0 0 0 0"},
		{`\.\d`, "x.d", "1 3"},
		{"[]a-]+", "x]-a", "1 4"},
		{"[[.tab.]]", "\t", "0 1"},
		{"a{b", "a{b", "0 3"},
		{"(^a|b)c", "bc", "0 2 0 1"},
		{"(a|b$)x*", "b", "0 1 0 1"},
		{"", "", "error: empty (sub)expression"},
		{"a||b", "", "error: empty (sub)expression"},
		{"(", "", "error: parentheses not balanced"},
		{"a)", "", "error: parentheses not balanced"},
		{"a**", "", "error: repetition-operator operand invalid"},
		{"^*", "", "error: repetition-operator operand invalid"},
		{"a{2,1}", "", "error: invalid repetition count(s)"},
		{`(a)\2`, "", "error: invalid backreference number"},
	}
	for _, tt := range tests {
		r, err := Compile(tt.expr, Options{})
		got := "-"
		if err != nil {
			got = "error: " + err.Error()
			if !errors.As(err, new(Error)) {
				t.Errorf("%q: error of type %T", tt.expr, err)
			}
		} else if m := r.FindGroups([]byte(tt.text)); m != nil {
			got = strings.Trim(fmt.Sprint(m), "[]")
		}
		if got != tt.want {
			t.Errorf("%q in %q: got %s, want %s", tt.expr, tt.text, got, tt.want)
		}
	}
}

func TestIgnoreCase(t *testing.T) {
	r, err := Compile("a[b-c]é", Options{IgnoreCase: true})
	if err != nil {
		t.Fatal(err)
	}
	if from, to, ok := r.Find([]byte("xACé")); !ok || from != 1 || to != 5 {
		t.Errorf("got %d %d %v", from, to, ok)
	}
}

// TestNoHang runs expressions for which a backtracking or quadratic matcher would
// not terminate in reasonable time.
func TestNoHang(t *testing.T) {
	long := strings.Repeat("a", 1<<20)
	tests := []struct{ expr, text string }{
		{"(a*)*b", long},
		{"(a|a)*b", long},
		{"[a-z]*foo", long},
		{"(x+x+)+y", strings.Repeat("x", 1<<16)},
		{".*.*.*=.*", long},
		{strings.Repeat("a?", 200) + strings.Repeat("a", 200) + "b", long[:1<<12]},
		{`(a*)(a*)(a*)\1\2\3b`, long[:300]},
		{`(a*)*\1b`, long[:300]},
		{strings.Repeat("(", 5000) + "a" + strings.Repeat(")", 5000), "a"},
		{"((((a{200}){200}){200}){200}){200}", "a"},
		{"([a-z]*)([a-z]*)([a-z]*)", long},
		{"(a|aa)*", long},
	}
	for _, tt := range tests {
		start := time.Now()
		if r, err := Compile(tt.expr, Options{}); err == nil {
			r.FindGroups([]byte(tt.text))
		}
		if d := time.Since(start); d > 10*time.Second {
			t.Errorf("%.40q took %v", tt.expr, d)
		} else if testing.Verbose() {
			t.Logf("%.40q took %v", tt.expr, d)
		}
	}
}

// FuzzFind compares the parts of the engine with each other: the automata, the
// dissection of their matches, and the backtracking search.
func FuzzFind(f *testing.F) {
	f.Add("(a|ab)(c|bcd)(d*)", "abcd")
	f.Add("x*(^a|b$)[[:<:]]c{2,3}", "xxa\nb cc")
	f.Add(`(.*)-\1`, "ab-ab")
	f.Fuzz(func(t *testing.T, expr, text string) {
		if len(expr) > 60 || len(text) > 200 {
			return
		}
		r, err := Compile(expr, Options{})
		if err != nil || r.tree.size > 2000 {
			return
		}
		m := r.FindGroups([]byte(text))
		from, to, ok := r.Find([]byte(text))
		if ok != (m != nil) || ok && (from != m[0] || to != m[1]) {
			t.Fatalf("%q in %q: %d %d %v, with groups %v", expr, text, from, to, ok, m)
		}
		if !r.refs {
			// Short texts never use the deterministic automata, so the test calls them
			// directly.
			start, end := -1, newDFA(compile(r.tree, false, false), true).search([]byte(text), 0, r.literal)
			if end >= 0 {
				start = newDFA(compile(r.tree, true, false), false).searchBack([]byte(text), 0, end)
			}
			if ok != (end >= 0) || ok && (start != from || end != to) {
				t.Fatalf("%q in %q: %d %d %v, deterministically %d %d", expr, text, from, to, ok, start, end)
			}
		}
		for i := 2; i < len(m); i += 2 {
			if m[i] > m[i+1] || m[i] < 0 != (m[i+1] < 0) || m[i] >= 0 && (m[i] < from || m[i+1] > to) && !strings.Contains(expr, `\`) {
				t.Fatalf("%q in %q: group %d is %v", expr, text, i/2, m)
			}
		}
		if r.refs {
			return
		}
		// The backtracker finds a match exactly where the automata do.
		p := compile(r.tree, false, true)
		b := &backtracker{prog: p, text: []byte(text), slots: make([]int, 2*r.groups+2), loops: make([]int, p.loops)}
		for start := 0; start <= len(text); start++ {
			for end := len(text); end >= start; end-- {
				if b.match(start, end) {
					if !ok || start != from || end != to {
						t.Fatalf("%q in %q: %d %d %v, backtracking finds %d %d", expr, text, from, to, ok, start, end)
					}
					return
				}
				if b.steps >= budget {
					return
				}
			}
		}
		if ok {
			t.Fatalf("%q in %q: found %d %d, backtracking nothing", expr, text, from, to)
		}
	})
}
