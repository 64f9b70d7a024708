package pdll

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/source"
)

// analysisOf analyzes a text; included files are those of a directory.
func analysisOf(t *testing.T, text string) *analysis {
	t.Helper()
	dir := t.TempDir()
	ops := `include "mlir/IR/OpBase.td"
def My : Dialect { let name = "my"; }
def A : Op<My, "a"> {
  let arguments = (ins AnyType:$in, I32Attr:$first, OptionalAttr<StrAttr>:$second);
  let results = (outs AnyType:$left, Variadic<AnyType>:$rest);
}
`
	if err := os.WriteFile(filepath.Join(dir, "ops.td"), []byte(ops), 0o666); err != nil {
		t.Fatal(err)
	}
	f := source.NewFile(filepath.Join(dir, "test.pdll"), []byte(text))
	return analyzeIn(f, dir)
}

// TestComplete completes at the end of texts that follow some declarations.
func TestComplete(t *testing.T) {
	const head = `#include "ops.td"
Constraint Alike(first: Value, other: Value);
Rewrite Make(input: Value) -> (made: Op<my.a>, kind: Type);
`
	for _, c := range []struct{ text, has, hasNot string }{
		{"", "Pattern Constraint Rewrite #include", "let Alike"},
		{"Pattern { ", "let erase replace rewrite Alike op", "Pattern input first"},
		{"Pattern { let ", "", "Alike op let"},
		{"Pattern { let xs: ValueRange; ", "forall HasOneUse HasUses not xs", "Pattern"},
		{"Pattern { let xs: ValueRange; forall v in xs { Alike(v, ", "v xs none HasOneUse", "Pattern"},
		{"Pattern { let v: [Value, HasOneUse]; let root = op<my.a>(", "v either none", "let"},
		{"Pattern { let v: ", "Value not HasOneUse", "HasUses v convert_type"},
		{"Pattern { let x: Value; let y = ", "convert_type converted_operand x", "let"},
		{"Pattern { let x: Value; let y = converted_operand(", "x convert_type", "let"},
		{"Pattern { let x: Value; let y = converted_operand<Conv>(", "x convert_type", "let"},
		{"Pattern { let root = op<my.a>(x: Value); replace root with [", "x root converted_operand", "let"},
		{"Pattern { let root = op<{", "my", "a root"},
		{"Pattern { let r = op<my.a>[^z]; } Pattern { let r = op<my.a>[^x, ^y]; replace r with op<my.a>[^", "x y", "z r"},
		{"Pattern { let r = op<my.a>[^x]; replace r with op<my.a>[^x, ^", "x", "r"},
		{"Pattern { let r = op<my.a> { region { ^", "", "r"},
		{"Pattern { let root = op<{my.", "a", "my root"},
		{"Pattern { let root = op<{my.a, my.", "a", "my root"},
		{"Pattern { let root = op<my.a>; rewrite root with { let n = op<", "my root", "a"},
		{"Pattern { let x = ", "op attr type Make", "let x"},
		{"Pattern { let x: Value; let root = op<my.a>(", "x Make", "let first"},
		{"Pattern { let x: Value; let root = op<my.a>(x, y: Value); Alike(x, ", "x y root", "let"},
		{"Pattern { let root = op<my.a>(y: Value); Alike(root.", "left rest", "y root"},
		{"Pattern { let root = op<my.a>(y: Value) {", "first second", "y left"},
		{"Pattern { let root = op<my.a>(y: Value) { first = attr<\"1\">, ", "first second", "y left"},
		{"Pattern { let root = op<my.a>; rewrite root with { let m = Make(", "root", "m input"},
		{"Pattern { let root = op<my.a>; rewrite root with { let v = root.left; let m = Make(v); m.", "made kind", "root"},
		{"Pattern { let root = op<my.a>; rewrite root with { let v = root.left; let m = Make(v); m.made.", "left rest", "root"},
		{"Pattern { let a = op<my.a>; rewrite a with { let inner = a; }; ", "a", "inner"},
		{"Pattern { let a = op<my.a>; erase a; } Pattern { let b = op<my.a>; erase ", "b", "a"},
		{"Pattern { let a = op<my.a>; Constraint Near(v: Value) [{ return success(); }]; let b: ", "Near Value Op", "a v Make"},
		{"Pattern { let a = op<my.a>; Rewrite Far(v: Value) { let w = v; }; rewrite a with { ", "Far a Make", "v w"},
		{"Constraint C(arg: Value) { Constraint Inner(v: Value) { Constraint Deep() => op<my.a>(v); }; ", "Inner arg", "Deep v"},
		{"Constraint C(arg: Value) { Constraint Inner(v: Value) { ", "v arg Alike", "Inner"},
		{"Constraint C(arg: Value) { Alike(arg, ", "arg", "first"},
		{"Constraint C(arg: Value) => Alike(arg, ", "arg", "first"},
		{"Constraint C(", "", "arg Alike"},
		{"Pattern { let x = op<my.a>; // ", "", "x let"},
		{"Pattern { let x = attr<\"", "", "x let"},
		{"Pattern { let x = x; x.", "", "x left"},
		{"Pattern with ", "benefit recursion", "let"},
		{"Pattern { let x: ", "Value Op Attr", "let"},
		{"Pattern { let x = op<", "my", "let"},
		{"Pattern { let x = op<my.", "a", "let"},
	} {
		text := head + c.text
		var labels []string
		for _, x := range analysisOf(t, text).Complete(uint32(len(text))) {
			labels = append(labels, name(x))
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
	}
}

// TestCompleteDetails looks at the types and descriptions of entries.
func TestCompleteDetails(t *testing.T) {
	for _, c := range []struct{ text, label, detail, doc string }{
		{"Pattern { let root = op<my.a>(y: Value); Alike(", "root", "Op<my.a>", ""},
		{"Pattern { let root = op<my.a>(y: Value); Alike(root.", "rest", "1: ValueRange", "any type"},
		{"Pattern { let root = op<my.a>(y: Value) {", "second", "optional", "string attribute"},
	} {
		text := "#include \"ops.td\"\n" + c.text
		found := false
		for _, x := range analysisOf(t, text).Complete(uint32(len(text))) {
			if name(x) == c.label {
				found = true
				if x.Detail != c.detail || !strings.Contains(x.Doc, c.doc) {
					t.Errorf("%q: %+v", c.text, x)
				}
			}
		}
		if !found {
			t.Errorf("%q: no %s", c.text, c.label)
		}
	}
}

// name returns the text of an entry without placeholders.
func name(x server.Completion) string {
	if x.Insert != "" && !x.Snippet {
		return x.Insert
	}
	return x.Label
}

// analyzeIn analyzes a file that includes files of a directory.
func analyzeIn(f *source.File, dir string) *analysis {
	a := newAnalysis(f)
	a.load(pdll.Options{Files: &source.Set{Includes: []string{dir}, FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}})
	return a
}

// TestInlineSignature requests the signature of a call of a constraint that is defined in the same
// body.
func TestInlineSignature(t *testing.T) {
	const head = "Pattern { let a = op<my.a>; Constraint Near(v: Value, o: Op<my.a>) [{ return success(); }]; Rewrite None() { }; "
	a := analysisOf(t, head+"Near(a, ")
	s := a.Signature(uint32(len(a.file.Text)))
	if s == nil || s.Active != 1 || len(s.List) != 1 {
		t.Fatalf("%+v", s)
	}
	var params []string
	for _, p := range s.List[0].Params {
		params = append(params, s.List[0].Label[p.Start:p.End])
	}
	if got := s.List[0].Label + " | " + strings.Join(params, " | "); got != "Near(v: Value, o: Op<my.a>) | v: Value | o: Op<my.a>" {
		t.Error(got)
	}
	a = analysisOf(t, head+"None(")
	if s := a.Signature(uint32(len(a.file.Text))); s == nil || len(s.List[0].Params) != 0 {
		t.Errorf("%+v", s)
	}
}

// TestExtensions looks up names in what PDLL has in mica only.
func TestExtensions(t *testing.T) {
	const text = `#include "ops.td"
Pattern P[name in {my.a, my.b}, n in {1, 2}] {
  let root = op<name>(xs: ValueRange) {first = n};
  forall x in xs { HasOneUse(x); HasUses(x, 1); not HasUses(x, 2); not op<{my.a, my.c}>(x); }
  let made: Op<{my.a, my.c}>;
  rewrite root with { op<root>(xs); op<made>(xs); erase root; };
}
`
	a := analysisOf(t, text)
	if a.list.HasErrors() {
		t.Fatal(a.list)
	}
	a.MakeIndex()
	at := func(place string) uint32 { return uint32(strings.Index(text, place)) }
	for _, c := range []struct {
		at         uint32
		definition string // what the text continues with there
		hover      string
		references int
	}{
		{at("name>("), "name in", "**Parameter**: the name of an operation, such as `my.a`", 2},
		{at("n};"), "n in {1", "**Variable**: `n`", 2},
		{at("x); HasUses"), "x in xs", "**Variable**: `x`\n***\nType: `Value`", 5},
		{at("root>(xs)"), "root = op", "**Variable**: `root`", 4},
		{at("made>(xs)"), "made: Op", "Type: `Op<{my.a, my.c}>`", 2},
		{at("HasOneUse"), "", "The value has one use.", 1},
		{at("HasUses"), "", "**Constraint**: `HasUses`\n***\nParameters:\n* v: `Value`\n* n: `Attr`\n***\nThe value has a number of uses", 2},
		{at("Op<{"), "Op<{my.a", "`Op<{my.a, my.c}>`", 1},
	} {
		def := ""
		if list := a.Definition(c.at); len(list) > 0 {
			def = text[list[0].Start:]
		}
		if !strings.HasPrefix(def, c.definition) || (def == "") != (c.definition == "") {
			t.Errorf("the definition of %.12q is at %.12q", text[c.at:], def)
		}
		if h := a.Hover(c.at); h == nil || !strings.Contains(h.Text, c.hover) {
			t.Errorf("hover at %.12q: %v", text[c.at:], h)
		}
		if n := len(a.References(c.at)); n != c.references {
			t.Errorf("%d references of %.12q, want %d", n, text[c.at:], c.references)
		}
	}
	if list := a.Symbols(); len(list) != 1 || list[0].Name != "P" {
		t.Errorf("symbols: %v", list)
	}
	var hints []string
	for _, h := range a.Hints(0, uint32(len(text))) {
		hints = append(hints, h.Label+text[h.At:][:2])
	}
	if got, want := strings.Join(hints, " "), "in:xs v:x) v:x, v:x, in:xs"; got != want {
		t.Errorf("hints: %s, want %s", got, want)
	}
	var words []string
	for _, k := range a.Tokens() {
		words = append(words, string(k.Span.Text()))
	}
	if got := strings.Join(words, " "); !strings.HasPrefix(got, "P name n root name xs") || strings.Count(got, "root") != 4 {
		t.Errorf("tokens: %s", got)
	}
}

// TestConversions looks up names in the functions of conversions.
func TestConversions(t *testing.T) {
	const text = `#include "ops.td"
Pattern P {
  let root = op<my.a>(x: Value<t: Type>);
  let to = convert_type<Conv>(t);
  let y = converted_operand(x, to);
  rewrite root with { let n = op<my.b>(y, convert_type(t)); replace root with [y, n, converted_operand<Conv>(x)]; };
}
`
	a := analysisOf(t, strings.Replace(text, "(y, convert_type(t))", "(y) -> (convert_type(t))", 1))
	a.MakeIndex()
	source := string(a.file.Text)
	at := func(place string) uint32 { return uint32(strings.Index(source, place)) }
	for _, c := range []struct {
		at         uint32
		definition string // what the text continues with there
		hover      string
		references int
	}{
		{at("convert_type<"), "", "**Constraint**: `convert_type`\n***\nParameters:\n* t: `Type`\n***\nResults:\n* `Type`\n***\nThe type that a type becomes", 2},
		{at("converted_operand(x, to)"), "", "* v: `Value`\n* t: `Type`\n***\nResults:\n* `Value`\n***\nThe value that a value is after the conversion", 2},
		{at("y, n"), "y = conv", "**Variable**: `y`", 3},
		{at("n, conv"), "n = op", "**Variable**: `n`", 2},
		{at("to);"), "to = conv", "**Variable**: `to`", 2},
		{at("x)];"), "x: Value", "**Variable**: `x`", 3},
	} {
		def := ""
		if list := a.Definition(c.at); len(list) > 0 {
			def = source[list[0].Start:]
		}
		if !strings.HasPrefix(def, c.definition) || (def == "") != (c.definition == "") {
			t.Errorf("the definition of %.12q is at %.12q", source[c.at:], def)
		}
		if h := a.Hover(c.at); h == nil || !strings.Contains(h.Text, c.hover) {
			t.Errorf("hover at %.12q: %v", source[c.at:], h)
		}
		if n := len(a.References(c.at)); n != c.references {
			t.Errorf("%d references of %.12q, want %d", n, source[c.at:], c.references)
		}
	}
	s := a.Signature(at("to);"))
	if s == nil || s.Active != 1 || !strings.HasPrefix(s.List[0].Label, "converted_operand(v: Value, t: Type) -> Value") {
		t.Errorf("signature: %+v", s)
	}
}
