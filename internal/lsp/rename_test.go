package lsp

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"testing"
)

// at returns the position of a mark, '|', in a text, and the text without it.
func at(text string) (without string, position map[string]any) {
	i := strings.IndexByte(text, '|')
	return text[:i] + text[i+1:], map[string]any{"line": strings.Count(text[:i], "\n"), "character": i - strings.LastIndex(text[:i], "\n") - 1}
}

// A textEdit is an edit in an answer.
type textEdit struct {
	Range   struct{ Start, End struct{ Line, Character int } }
	NewText string
}

// apply applies edits to a text without characters of several bytes.
func apply(text string, edits []textEdit) string {
	sort.Slice(edits, func(i, j int) bool {
		a, b := edits[i].Range.Start, edits[j].Range.Start
		return a.Line > b.Line || a.Line == b.Line && a.Character > b.Character
	})
	offset := func(line, character int) int {
		return len(strings.Join(strings.SplitAfter(text, "\n")[:line], "")) + character
	}
	for _, e := range edits {
		r := e.Range
		text = text[:offset(r.Start.Line, r.Start.Character)] + e.NewText + text[offset(r.End.Line, r.End.Character):]
	}
	return text
}

// TestRename renames the name at a mark, or reports why it cannot.
func TestRename(t *testing.T) {
	const sum = "func.func @f(%a: i32, %b: i32) -> i32 {\n  %s = arith.addi %a, %b : i32\n  return %s : i32\n}\n"
	for _, c := range []struct{ language, text, name, want string }{
		{"tablegen", "class |A<int n>;\ndef X : A<1>;\nclass B { A a = X; }\n", "Base", "class Base<int n>;\ndef X : Base<1>;\nclass B { Base a = X; }\n"},
		{"tablegen", "class A<int |n> { int v = !add(n, 1); }\n", "count", "class A<int count> { int v = !add(count, 1); }\n"},
		{"tablegen", "class A { int f = 0; }\ndef X : A { let |f = 1; }\ndef Y : A { let f = 2; int g = f; int h = X.f; }\n", "field1",
			"class A { int field1 = 0; }\ndef X : A { let field1 = 1; }\ndef Y : A { let field1 = 2; int g = field1; int h = X.field1; }\n"},
		{"tablegen", "defvar |v = 1;\ndef X { int a = v; }\n", "w", "defvar w = 1;\ndef X { int a = w; }\n"},
		{"tablegen", "class |A { int x; }\nclass B { int y; }\n", "B", "there would be an error: Class 'B' already defined"},
		{"tablegen", "class |A;\n", "let", "'let' is not a name"},
		{"tablegen", "multiclass M { def |_x; }\ndefm A : M;\n", "B", "there is no name here that can be changed"},
		{"pdll", "Pattern { let |x: Value; let r = op<a.b>(x); erase r; }\n", "y", "Pattern { let y: Value; let r = op<a.b>(y); erase r; }\n"},
		{"pdll", "Constraint |C(v: Value);\nPattern { let r = op<a.b>(x: Value); C(x); erase r; }\n", "D", "Constraint D(v: Value);\nPattern { let r = op<a.b>(x: Value); D(x); erase r; }\n"},
		{"pdll", "Pattern { let |x: Value; let r = op<a.b>(x); erase r; }\n", "r", "there would be an error: `r` has already been defined"},
		{"pdll", "Pattern { let |x: Value; let r = op<a.b>(x); erase r; }\n", "let", "'let' is not a name"},
		{"pdll", "Pattern { let r = op<a.br>(c: Value)[^|a, ^b]; replace r with op<a.br>(c)[^b, ^a]; }\n", "yes", "Pattern { let r = op<a.br>(c: Value)[^yes, ^b]; replace r with op<a.br>(c)[^b, ^yes]; }\n"},
		{"pdll", "Pattern { let r = op<a.b> -> () { region { ^a: op<a.br>[^|a]; } }; erase r; }\n", "b", "Pattern { let r = op<a.b> -> () { region { ^b: op<a.br>[^b]; } }; erase r; }\n"},
		{"pdll", "Pattern { let r = op<a.b> -> () { region |x }; replace r with op<a.c> -> () { region x }; }\n", "y", "Pattern { let r = op<a.b> -> () { region y }; replace r with op<a.c> -> () { region y }; }\n"},
		{"mlir", strings.Replace(sum, "%a,", "|%a,", 1), "lhs", strings.ReplaceAll(sum, "%a", "%lhs")},
		{"mlir", strings.Replace(sum, "%s :", "%s| :", 1), "%7", strings.ReplaceAll(sum, "%s", "%7")},
		{"mlir", strings.Replace(sum, "%s :", "%s| :", 1), "a", "there would be an error: redefinition of SSA value '%a'"},
		{"mlir", "func.func @f() {\n  call @|f() : () -> ()\n  return\n}\n", "odd name", "func.func @\"odd name\"() {\n  call @\"odd name\"() : () -> ()\n  return\n}\n"},
		{"mlir", "func.func @f() {\n  cf.br ^|next\n^next:\n  return\n}\n", "last", "func.func @f() {\n  cf.br ^last\n^last:\n  return\n}\n"},
		{"mlir", "!|t = i32\nfunc.func private @f(!t)\n", "u", "!u = i32\nfunc.func private @f(!u)\n"},
		{"mlir", "func.func @f(%x: i32) {\n  %r|:2 = \"a.b\"(%x) : (i32) -> (i32, i32)\n  \"a.c\"(%r#1, %r#0) : (i32, i32) -> ()\n  return\n}\n", "q",
			"func.func @f(%x: i32) {\n  %q:2 = \"a.b\"(%x) : (i32) -> (i32, i32)\n  \"a.c\"(%q#1, %q#0) : (i32, i32) -> ()\n  return\n}\n"},
		{"mlir", "|func.func @f() { return }\n", "q", "there is no name here that can be changed"},
	} {
		text, position := at(c.text)
		uri := "test:///file." + c.language
		s := &conversation{}
		s.open(uri, c.language, text)
		params := map[string]any{"textDocument": map[string]any{"uri": uri}, "position": position, "newName": c.name}
		s.send(1, "textDocument/rename", params)
		s.send(2, "textDocument/prepareRename", params)
		list := responses(run("mica lsp", s.end()))
		var r struct {
			Changes map[string][]textEdit
			Message string
		}
		if err := json.Unmarshal([]byte(list[1]), &r); err != nil {
			t.Errorf("%q: %s", c.text, list[1])
			continue
		}
		got := r.Message
		if got == "" {
			got = apply(text, r.Changes[uri])
		}
		if got != c.want {
			t.Errorf("%q:\n%s\nwant\n%s", c.text, got, c.want)
		}
		if refused := strings.HasPrefix(c.want, "there is no"); refused != (list[2] == "null") {
			t.Errorf("%q: prepareRename: %s", c.text, list[2])
		}
	}
}

// TestOtherDocuments finds and renames definitions in another document, from either side.
func TestOtherDocuments(t *testing.T) {
	dir := t.TempDir()
	base, user := "file://"+dir+"/base.td", "file://"+dir+"/user.td"
	lib, rules := "file://"+dir+"/lib.pdll", "file://"+dir+"/rules.pdll"
	texts := map[string]string{base: "class A { int f = 0; }\n", user: "include \"base.td\"\ndef X : A { let f = 1; }\n",
		lib: "Constraint C(v: Value);\n", rules: "#include \"lib.pdll\"\nPattern { let r = op<a.b>(x: Value); C(x); erase r; }\n"}
	for _, c := range []struct {
		uri       string
		character int
		want      map[string]string
	}{
		{base, 6, map[string]string{base: "class N { int f = 0; }\n", user: "include \"base.td\"\ndef X : N { let f = 1; }\n"}},
		{base, 14, map[string]string{base: "class A { int N = 0; }\n", user: "include \"base.td\"\ndef X : A { let N = 1; }\n"}},
		{lib, 11, map[string]string{lib: "Constraint N(v: Value);\n", rules: "#include \"lib.pdll\"\nPattern { let r = op<a.b>(x: Value); N(x); erase r; }\n"}},
	} {
		s := &conversation{}
		for _, uri := range []string{base, user, lib, rules} {
			s.open(uri, map[bool]string{true: "tablegen", false: "pdll"}[strings.HasSuffix(uri, ".td")], texts[uri])
		}
		params := map[string]any{"textDocument": map[string]any{"uri": c.uri}, "position": map[string]any{"line": 0, "character": c.character}, "newName": "N",
			"context": map[string]any{"includeDeclaration": true}}
		s.send(1, "textDocument/rename", params)
		s.send(2, "textDocument/references", params)
		list := responses(run("mica lsp", s.end()))
		var r struct{ Changes map[string][]textEdit }
		if err := json.Unmarshal([]byte(list[1]), &r); err != nil || len(r.Changes) != len(c.want) {
			t.Errorf("%s: %s", c.uri, list[1])
			continue
		}
		for uri, want := range c.want {
			if got := apply(texts[uri], r.Changes[uri]); got != want {
				t.Errorf("%s:\n%s\nwant\n%s", uri, got, want)
			}
			if !strings.Contains(list[2], uri) {
				t.Errorf("no reference in %s: %s", uri, list[2])
			}
		}
	}
}

// TestLanguages finds the definition of an operation from its uses in all languages, and these
// from the definition. A rename of the record does not concern the name of the operation.
func TestLanguages(t *testing.T) {
	dir := t.TempDir()
	ops := "include \"mlir/IR/OpBase.td\"\ndef My : Dialect { let name = \"my\"; }\ndef a : Op<My, \"a\"> { let assemblyFormat = \"attr-dict\"; }\n"
	for name, text := range map[string]string{"mica.toml": "definitions = [\"ops.td\"]\n", "ops.td": ops} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	td, rules, code := "file://"+dir+"/ops.td", "file://"+dir+"/rules.pdll", "file://"+dir+"/code.mlir"
	s := &conversation{}
	s.open(td, "tablegen", ops)
	s.open(rules, "pdll", "#include \"ops.td\"\nPattern { erase op<my.a>; }\n")
	s.open(code, "mlir", "my.a\nmy.a\n")
	ask := func(id int, method, uri string, line, character int) {
		s.send(id, method, map[string]any{"textDocument": map[string]any{"uri": uri}, "position": map[string]any{"line": line, "character": character},
			"newName": "b", "context": map[string]any{"includeDeclaration": true}})
	}
	ask(1, "textDocument/definition", code, 0, 2)
	ask(2, "textDocument/definition", rules, 1, 20)
	for i, at := range []struct {
		uri             string
		line, character int
	}{{td, 2, 4}, {rules, 1, 20}, {code, 1, 2}} {
		ask(10+i, "textDocument/references", at.uri, at.line, at.character)
	}
	ask(20, "textDocument/rename", td, 2, 4)
	list := responses(run("mica lsp", s.end()))
	record := place{td, 2, 4}
	for id := 1; id <= 2; id++ {
		if got := placesIn(t, list[id]); !slices.Contains(got, record) {
			t.Errorf("definition %d: %v", id, got)
		}
	}
	all := []place{record, {code, 0, 0}, {code, 1, 0}, {rules, 1, 19}}
	for i, want := range [][]place{all, all, {{code, 1, 0}}} {
		got := placesIn(t, list[10+i])
		slices.SortFunc(got, func(a, b place) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
		slices.SortFunc(want, func(a, b place) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
		if !slices.Equal(got, want) {
			t.Errorf("references %d: %v; want %v", i, got, want)
		}
	}
	if strings.Contains(list[20], rules) || strings.Contains(list[20], code) || !strings.Contains(list[20], td) {
		t.Errorf("rename: %s", list[20])
	}
}

// A place is where a location in an answer starts.
type place struct {
	uri             string
	line, character int
}

// placesIn returns the starts of the locations in an answer.
func placesIn(t *testing.T, answer string) (list []place) {
	t.Helper()
	var locations []struct {
		URI   string
		Range struct{ Start struct{ Line, Character int } }
	}
	if err := json.Unmarshal([]byte(answer), &locations); err != nil {
		t.Fatalf("%s: %v", answer, err)
	}
	for _, l := range locations {
		list = append(list, place{l.URI, l.Range.Start.Line, l.Range.Start.Character})
	}
	return list
}
