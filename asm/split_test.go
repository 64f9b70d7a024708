package asm

import (
	"slices"
	"strings"
	"testing"
)

// TestScans marks with "|" the places where operations start. The first of them is "~" if it is not the first
// byte, and a last "!" marks their end. Both scans must agree, unless the name marks the text as untidy.
func TestScans(t *testing.T) {
	for name, marked := range map[string]string{
		"functions":  "func.func @a() {\n  return\n}\n|func.func @b() {\n  return\n}\n!",
		"declared":   "func.func private @a()\nfunc.func @b() {\n  return\n}\n\n// Comment }\n|func.func @c() {\n}!",
		"generic":    "\"a.a\"() ({\n  \"b\"() : () -> ()\n}) : () -> ()\n|\"a.a\"() ({\n^bb0:\n}, {\n}) : () -> ()\n!",
		"in module":  "module {\n  ~func.func @a() {\n    return\n  }\n  |func.func @b() {\n  ^bb1:\n    return\n  }\n!}\nfunc.func @c() {\n}\nfunc.func @d() {\n}\n",
		"brackets":   "a.a {\n  a.b [{\n  }]\n}, {\n  \"}\"\n} else {\n}\n|a.a \"{\\\"{\" { // {\n}\n",
		"results":    "func.func @a() {\n}\n!%0 = a.b\nfunc.func @a() {\n}\nfunc.func @b() {\n}\n",
		"alias":      "a.a {\n}\n|b.b {\n}\n!#a = 1\na.a {\n}\nb.b {\n}\n",
		"carriage":   "a.a {\r\n}\r\n|b.b {\r\n}\r\n!",
		"tabs":       "a.a {\n\t~a.b {\n\t\tc.c\n\t}\n\n\t|a.b {\n\t}\n!}\n",
		"untidy":     "a.a {\na.b {\na.c\n}\na.d\n}\n|a.a {\n}\n!",
		"untidy end": "a.a {\n  a.b {\n    a.c }\n  }\n|a.a {\n}\n!",
	} {
		start := max(0, strings.IndexByte(marked, '~'))
		marked = strings.Replace(marked, "~", "", 1)
		var want []int
		var text []byte
		for _, c := range []byte(marked) {
			if c == '|' || c == '!' {
				want = append(want, len(text))
			} else {
				text = append(text, c)
			}
		}
		all := func(s scan) (got []int) {
			for {
				at, more := s.next(noLimit)
				got = append(got, at)
				if !more {
					return got
				}
			}
		}
		if !strings.Contains(marked, "!") {
			want = append(want, len(text))
		}
		if got := all(&bracketScan{text: text, pos: start}); !slices.Equal(got, want) {
			t.Errorf("%s: brackets tell %v, want %v", name, got, want)
		}
		lines, ok := newLineScan(text, start)
		if got := all(&lines); !ok || slices.Equal(got, want) == strings.HasPrefix(name, "untidy") {
			t.Errorf("%s: lines tell %v, want %v", name, got, want)
		}
	}
}
