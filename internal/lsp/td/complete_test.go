package td

import (
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// analysisOf analyzes a text that includes nothing.
func analysisOf(text string) *analysis {
	f := source.NewFile("test.td", []byte(text))
	a := &analysis{file: f}
	a.records, a.list = tablegen.Load(f, tablegen.Options{TrackUses: true})
	a.MakeIndex()
	return a
}

const shapes = `
// Has corners.
class Shape<int n, string name = ""> {
  // How many.
  int corners = n;
  bits<4> encoding = 0;
}
class Box : Shape<4> { Shape inner = ?; }
multiclass Both<Shape s> { def _a : Shape<1>; def _b : Shape<2>; }
def Square : Box { let encoding{3-0} = {1, 0, 1, 0}; }
defvar best = Square;
`

// TestComplete completes at the end of texts that follow the definitions above.
func TestComplete(t *testing.T) {
	for _, c := range []struct{ text, has, hasNot string }{
		{"", "class def defm include let foreach", "Shape Square field"},
		{"de", "def defvar", "Square"},
		{"def ", "", "Shape Square def"},
		{"def X : ", "Shape Box", "Both Square int"},
		{"def X : Box, ", "Shape", "Square"},
		{"def X : Box { ", "let defvar int Shape", "class Square"},
		{"def X : Box { let ", "corners encoding inner", "Square let"},
		{"def X : Box { let corners = ", "Square corners inner Shape true best", "int let"},
		{"def X : Box { let corners = 1; let encoding = { 0, 1, 1, 1 }; let ", "corners encoding inner", "Square let"},
		{"def X { int i = Square.", "corners encoding inner", "Square int"},
		{"def X { int i = Square.inner.co", "corners encoding", "inner"},
		{"def X { int i = best.", "corners encoding inner", "Square"},
		{"def X { int i = Box<>.", "corners inner", "Square"},
		{"def X { int i = !", "add cond xor", "Square listelem"},
		{"def X { int i = !ad", "add", "Square"},
		{"class Y<Shape arg> : Box { int i = ", "arg corners inner Square", ""},
		{"class Y<Shape arg> : Box { int i = arg.", "corners", "inner"},
		{"class Y<", "int Shape list", "Square"},
		{"class Y<int a, ", "int Shape list", "Square"},
		{"class Y { list<", "int Shape", "Square"},
		{"defm M : ", "Both", "Square"},
		{"multiclass M { ", "def defm", "class field"},
		{"let ", "append prepend corners encoding inner", "Square def"},
		{"def X : Box { let append ", "corners encoding inner", "Square append"},
		{"let prepend ", "corners encoding inner", "Square append"},
		{"let corners = 1, append ", "encoding", "Square append"},
		{"let append corners = ", "Square", "append"},
		{"let corners = 1, ", "encoding", "Square"},
		{"foreach i = [1, 2] in { def X#i : Box { let corners = ", "i Square", ""},
		{"foreach i = [1] in {} def X { int j = ", "Square", "i"},
		{"def X { // ", "", "let Square"},
		{"def X { /* let */ ", "let", "Square"},
		{"def X { string s = \"", "", "let Square"},
		{"def X { code s = [{ ", "", "let Square"},
	} {
		text := shapes + c.text
		var labels []string
		for _, x := range analysisOf(text).Complete(uint32(len(text))) {
			labels = append(labels, x.Label)
		}
		for want := range strings.FieldsSeq(c.has) {
			if !slices.Contains(labels, want) {
				t.Errorf("%q: no %s in %q", c.text, want, labels)
			}
		}
		for unwanted := range strings.FieldsSeq(c.hasNot) {
			if slices.Contains(labels, unwanted) {
				t.Errorf("%q: %s in %q", c.text, unwanted, labels)
			}
		}
		if c.has == "" && c.hasNot != "" && len(labels) > 0 {
			t.Errorf("%q: %q", c.text, labels)
		}
	}
}

// TestCompleteDocumentation looks at the whole entries of a class and a field.
func TestCompleteDocumentation(t *testing.T) {
	find := func(text, label string) server.Completion {
		for _, x := range analysisOf(shapes + text).Complete(uint32(len(shapes + text))) {
			if x.Label == label {
				return x
			}
		}
		t.Errorf("%q: no %s", text, label)
		return server.Completion{}
	}
	c := find("def X : ", "Shape")
	if c.Doc != " Has corners." || c.Insert != "Shape<${1:n}>" || !c.Snippet || c.Detail != "class Shape<int n, string name>" {
		t.Errorf("%+v", c)
	}
	if f := find("def X : Box { let ", "corners"); f.Doc != " How many." || f.Detail != "int corners" {
		t.Errorf("%+v", f)
	}
}

// TestSymbols lists the definitions of a text with an error, one on each line.
func TestSymbols(t *testing.T) {
	var b strings.Builder
	var write func(list []server.Symbol, indent string)
	write = func(list []server.Symbol, indent string) {
		for _, s := range list {
			b.WriteString(indent + s.Name + " (" + s.Detail + ") " + string(s.NameSpan.Text()) + "\n")
			if s.NameSpan.Start < s.Span.Start || s.NameSpan.End > s.Span.End {
				t.Errorf("%s: the name is not in the symbol", s.Name)
			}
			write(s.Children, indent+"  ")
		}
	}
	write(analysisOf(shapes+"let encoding = 1 in foreach i = [1] in def X#i : Shape<1>;\ndef : Box;\ndefset list<Box> all = { def Y : Box; }\ndef Z : Nothing { int q = ").Symbols(), "")
	want := `Shape (class) Shape
  corners (int) corners
  encoding (bits<4>) encoding
Box (class) Box
  inner (Shape) inner
Both (multiclass) Both
  _a (def) _a
  _b (def) _b
Square (def) Square
best (defvar) best
X#i (def) X#i
<def> (def) 
all (defset) all
  Y (def) Y
Z (def) Z
  q (int) q
`
	if b.String() != want {
		t.Errorf("%s", b.String())
	}
}
