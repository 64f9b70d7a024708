package tablegen

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

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

// TestIncludesThatDouble includes the same files 2^40 times.
func TestIncludesThatDouble(t *testing.T) {
	tree := fstest.MapFS{"f40.td": {Data: []byte("// the last\n")}}
	for i := range 40 {
		tree[fmt.Sprintf("f%d.td", i)] = &fstest.MapFile{Data: fmt.Appendf(nil, "include \"f%d.td\"\ninclude \"f%[1]d.td\"\n", i+1)}
	}
	set := &source.Set{FS: []source.FS{{Tree: tree}}}
	_, diags := Load(source.NewFile("a.td", []byte("include \"f0.td\"\n")), Options{Files: set})
	if err := diags.Error(); len(diags) > 100 || !strings.Contains(err, "too many files are included") {
		t.Errorf("%d diagnostics\n%s", len(diags), err)
	}
}

// TestLastIntegers loops to the largest integer.
func TestLastIntegers(t *testing.T) {
	for text, want := range map[string]int{
		"foreach i = 9223372036854775806-9223372036854775807 in def X#i;":          2,
		"foreach i = {9223372036854775807-9223372036854775805} in def X#i;":        3,
		"foreach i = !range(9223372036854775806, 9223372036854775807) in def X#i;": 1,
	} {
		recs, diags := Load(source.NewFile("a.td", []byte(text)), Options{})
		if len(diags) > 0 || len(recs.order) != want {
			t.Errorf("%s: %d records, want %d\n%s", text, len(recs.order), want, diags.Error())
		}
	}
}
