package tablegen

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/source"
)

// TestLimits checks that programs which would run practically forever end with an
// error.
func TestLimits(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"foreach i = !range(0, 9000) in foreach j = !range(0, 9000) in def a#i#_#j;", "there are too many records"},
		{"multiclass M { foreach i = !range(0, 1000) in def _#i; }\nforeach i = !range(0, 1000) in defm m#i : M;", "there are too many records"},
		{"class B<int i> { int j = i; }\ndef x { list<B> l = !foreach(i, !range(0, 9000), B<i>); }", "there are too many records"},
		{"def x { int y = !foldl(0, !range(0, 9000), a, b, !foldl(a, !range(0, 9000), c, d, !add(c, d))); }", "there are too many values"},
		{"def x { int y = !foldl(0, !range(0, 9000), a, b, !foldl(a, !range(b, 9000), c, d, d)); }", "loops take too many rounds"},
		{"def x { list<int> y = !foreach(i, !range(0, 9000), !size(!filter(j, !range(0, 9000), !lt(i, j)))); }", "loops take too many rounds"},
		{"def x { string y = !foldl(\"\", !range(0, 9000), a, b, a # !size(!foldl(\"\", !range(b, 9000), c, d, c # \"\"))); }", "loops take too many rounds"},
	} {
		in := newInterp(Options{})
		in.limits = limits{records: 5000, values: 30000, rounds: 200000}
		in.parse(source.NewFile("a.td", []byte(c.text)), nil)
		if err := in.diags.Error(); len(in.diags) == 0 || !strings.Contains(err, c.want) {
			t.Errorf("%s\n%s\nwant %s", c.text, err, c.want)
		}
	}
}
