package tablegen_test

import (
	"bytes"
	"io/fs"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

var anonymous = regexp.MustCompile(`anonymous_\d+`)

// named returns the text of each record that has a name, without the numbers of
// anonymous ones.
func named(rs *tablegen.Records) map[string]string {
	out := map[string]string{}
	for _, r := range rs.Defs() {
		if r.IsAnonymous() {
			continue
		}
		var b bytes.Buffer
		for f := range r.Fields() {
			b.WriteString(f.Name() + " = " + f.Value().String() + "\n")
		}
		for _, c := range r.Superclasses() {
			b.WriteString(c.Name() + "\n")
		}
		out[r.Name()] = anonymous.ReplaceAllString(b.String(), "anonymous")
	}
	return out
}

// TestSessionOfUpstream evaluates files of the reference's dialects in one session,
// in some order, and each alone: the records are the same.
func TestSessionOfUpstream(t *testing.T) {
	t.Parallel()
	include := reftest.Include(t)
	var files []string
	root := filepath.Join(include, "mlir/Dialect")
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if strings.HasSuffix(path, ".td") {
			rel, _ := filepath.Rel(include, path)
			files = append(files, rel)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	rand.Shuffle(len(files), func(i, j int) { files[i], files[j] = files[j], files[i] })
	set := func() *source.Set {
		return &source.Set{Includes: []string{include, include + "/mlir/Dialect/ArmSME/IR"}}
	}
	shared := set()
	session := tablegen.NewSession(tablegen.Options{Files: shared})
	for _, name := range files[:50] {
		f, err := shared.Include(name, source.Pos{})
		if err != nil {
			t.Fatal(err)
		}
		got, gotList := session.Load(f)
		alone := set()
		f, err = alone.Include(name, source.Pos{})
		if err != nil {
			t.Fatal(err)
		}
		want, wantList := tablegen.Load(f, tablegen.Options{Files: alone})
		if gotList.HasErrors() != wantList.HasErrors() {
			t.Errorf("%s: in the session %v, alone %v (after %s)", name, gotList, wantList, files)
			continue
		}
		if wantList.HasErrors() {
			continue
		}
		gotRecords, wantRecords := named(got), named(want)
		for n, w := range wantRecords {
			if g, ok := gotRecords[n]; !ok || g != w {
				t.Fatalf("%s: record %s is in the session %q, alone %q", name, n, g, w)
			}
		}
		for n := range gotRecords {
			if _, ok := wantRecords[n]; !ok {
				t.Fatalf("%s: record %s is only in the session", name, n)
			}
		}
	}
}

// TestSession checks which definitions one file sees of others.
func TestSession(t *testing.T) {
	guarded := func(macro, text string) *fstest.MapFile {
		return &fstest.MapFile{Data: []byte("#ifndef " + macro + "\n#define " + macro + "\n" + text + "\n#endif\n")}
	}
	tree := fstest.MapFS{
		"base.td":     guarded("BASE", "class Base<int n> { int N = n; }\nclass Later;\ndef InBase : Base<1>;"),
		"a.td":        guarded("A", "include \"base.td\"\ndef X : Base<2> { Base Y = Base<3>; }\ndefvar v = 1;"),
		"b.td":        guarded("B", "include \"base.td\"\ndef X : Base<4>;\nclass Later { int l = 5; }\ndef Z : Later;"),
		"c.td":        guarded("C", "include \"base.td\"\nclass Later { int l = 6; }\ndef Z : Later;"),
		"both.td":     {Data: []byte("include \"a.td\"\ninclude \"b.td\"\n")},
		"careless.td": guarded("CARELESS", "def C : Given;"),
		"one.td":      {Data: []byte("class Given { int g = 1; }\ninclude \"careless.td\"\n")},
		"two.td":      {Data: []byte("class Given { int g = 2; }\ninclude \"careless.td\"\n")},
		"let.td":      {Data: []byte("let N = 7 in {\ninclude \"a.td\"\n}\n")},
		"asks.td":     guarded("ASKS", "include \"base.td\"\ndef E { int e = !exists<Base>(\"X\"); }"),
		"after.td":    {Data: []byte("include \"a.td\"\ninclude \"asks.td\"\n")},
	}
	set := &source.Set{FS: []source.FS{{Tree: tree}}}
	session := tablegen.NewSession(tablegen.Options{Files: set})
	for _, name := range []string{"a.td", "b.td", "c.td", "a.td", "both.td", "one.td", "two.td", "let.td", "asks.td", "after.td", "b.td"} {
		f, err := set.Include(name, source.Pos{})
		if err != nil {
			t.Fatal(err)
		}
		got, gotList := session.Load(f)
		alone := &source.Set{FS: set.FS}
		if f, err = alone.Include(name, source.Pos{}); err != nil {
			t.Fatal(err)
		}
		want, wantList := tablegen.Load(f, tablegen.Options{Files: alone})
		if gotList.Error() != wantList.Error() {
			t.Errorf("%s: in the session %v, alone %v", name, gotList, wantList)
		}
		if g, w := named(got), named(want); !wantList.HasErrors() && !maps.Equal(g, w) {
			t.Errorf("%s: in the session %q, alone %q", name, g, w)
		}
		if got.Class("Base") != nil && got.Def("InBase") == nil {
			t.Errorf("%s: a record is missing", name)
		}
	}
}
