package diag_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

func render(set *source.Set, ds ...*diag.Diagnostic) string {
	var b strings.Builder
	r := diag.Renderer{Out: &b, Files: set}
	r.RenderAll(ds)
	return b.String()
}

func TestRender(t *testing.T) {
	f := source.NewFile("in.td", []byte("def A;\n\tx\tyy = z;\ncafé = 1;\nlast"))
	at := func(off uint32) diag.Place { return diag.At(source.Pos{File: f, Offset: off}) }
	set := &source.Set{}
	set.Add(f)
	ranged := diag.Errorf(at(14), "ranged")
	ranged.Ranges = []source.Span{{File: f, Start: 8, End: 17}}
	for name, c := range map[string]struct {
		d    *diag.Diagnostic
		want string
	}{
		"plain":       {diag.Errorf(at(4), "no %s", "A"), "in.td:1:5: error: no A\ndef A;\n    ^\n"},
		"tab":         {diag.Errorf(at(10), "here"), "in.td:2:4: error: here\n        x       yy = z;\n                ^\n"},
		"ranges":      {ranged, "in.td:2:8: error: ranged\n        x       yy = z;\n        ~~~~~~~~~~~~^~~\n"},
		"not ASCII":   {diag.Warningf(at(18), "odd"), "in.td:3:1: warning: odd\ncafé = 1;\n"},
		"end of file": {diag.Errorf(at(99), "more"), "in.td:4:5: error: more\nlast\n    ^\n"},
		"by name":     {diag.Errorf(diag.Place{Name: "in.td", Line: 1, Col: 5}, "A"), "in.td:1:5: error: A\ndef A;\n    ^\n"},
		"other text":  {diag.Errorf(diag.Place{Name: "x.mlir", Line: 7, Col: 2}, "A"), "x.mlir:7:2: error: A\n"},
		"no place":    {diag.Errorf(diag.Place{}, "A"), "<unknown>:0: error: A\n"},
		"bare":        {&diag.Diagnostic{Message: "A", Bare: true}, "error: A\n"},
		"note": {diag.Errorf(at(4), "A").Notef(at(0), "B"),
			"in.td:1:5: error: A\ndef A;\n    ^\nin.td:1:1: note: B\ndef A;\n^\n"},
	} {
		if got := render(set, c.d); got != c.want {
			t.Errorf("%s: got\n%swant\n%s", name, got, c.want)
		}
	}
}

func TestRenderIncludeStack(t *testing.T) {
	a := source.NewFile("a.td", []byte("\ninclude \"b.td\""))
	b := source.NewFile("b.td", []byte("include \"c.td\""))
	b.IncludedFrom = source.Pos{File: a, Offset: 9}
	c := source.NewFile("c.td", []byte("x"))
	c.IncludedFrom = source.Pos{File: b, Offset: 8}
	got := render(nil, diag.Errorf(diag.At(source.Pos{File: c}), "bad"))
	want := "Included from a.td:2:\nIncluded from b.td:1:\nc.td:1:1: error: bad\nx\n^\n"
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

func TestListIsAnErrorOnlyWithErrors(t *testing.T) {
	var l diag.List
	if l.Err() != nil {
		t.Error("an empty list is an error")
	}
	l.Warningf(diag.Place{}, "hm")
	if l.Err() != nil {
		t.Error("a list of warnings is an error")
	}
	l.Errorf(diag.Place{Name: "b", Line: 2}, "second")
	l.Errorf(diag.Place{Name: "b", Line: 1}, "first")
	if l.Err() == nil {
		t.Error("a list with an error is none")
	}
	l.Sort()
	want := "<unknown>:0: warning: hm\nb:1: error: first\nb:2: error: second"
	if got := l.Error(); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestLongLines expects all messages, but the long line only twice.
func TestLongLines(t *testing.T) {
	f := source.NewFile("a", []byte("x\n"+strings.Repeat("y", 5000)+"\n"))
	var b strings.Builder
	r := diag.Renderer{Out: &b, LongLines: 2}
	for i := range uint32(10) {
		for _, off := range []uint32{0, 2 + i} {
			if err := r.Render(diag.Errorf(diag.At(source.Pos{File: f, Offset: off}), "message")); err != nil {
				t.Fatal(err)
			}
		}
	}
	for part, want := range map[string]int{"message\n": 20, "yyy\n": 2, "\nx\n^\n": 10} {
		if n := strings.Count(b.String(), part); n != want {
			t.Errorf("%d times %q, want %d", n, part, want)
		}
	}
}
