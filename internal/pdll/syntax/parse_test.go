package syntax_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/pdll/syntax"
	"github.com/mica-ir/mica/source"
)

func parse(text string) *syntax.File { return syntax.Parse(source.NewFile("test.pdll", []byte(text))) }

func messages(f *syntax.File) string {
	var b strings.Builder
	for _, p := range f.Problems {
		b.WriteString(p.Diag.Error() + "\n")
	}
	return b.String()
}

// TestRecovery checks that the parser continues after invalid input.
func TestRecovery(t *testing.T) {
	f := parse(`#unknown
Pattern One {
  let = 1;
  op<a.b>(;
  let x: Value;
  erase op<a.b>(x;
}
word Constraint Two(v: Value);
Constraint Three(v Value);
Rewrite Four(v: Value) { return ]; }
Pattern Five { erase $; }
Pattern Six => erase op<a.b>
Pattern Seven => erase op<a.b>;
`)
	want := "test.pdll:1:1: error: unknown directive `#unknown`" + `
test.pdll:3:7: error: expected identifier after ` + "`let`" + ` to name a new variable
test.pdll:4:11: error: expected expression
test.pdll:6:18: error: expected ` + "`)`" + ` after operation operand list
test.pdll:8:1: error: expected top-level declaration, such as a ` + "`Pattern`" + `
test.pdll:9:20: error: expected ` + "`:`" + ` before argument constraint
test.pdll:10:33: error: expected expression
test.pdll:11:22: error: unexpected character
test.pdll:11:22: error: expected expression
test.pdll:13:1: error: expected ` + "`;`" + ` after statement
`
	if got := messages(f); got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
	var names []string
	for _, item := range f.Items {
		switch d := item.(type) {
		case *syntax.Pattern:
			names = append(names, d.Name.Text)
		case *syntax.Callable:
			names = append(names, d.Name.Text)
		}
	}
	if got := strings.Join(names, " "); got != "One Three Four Five Six Seven" {
		t.Errorf("items: %s", got)
	}
}

func TestComments(t *testing.T) {
	f := parse("// one\nPattern => // two\n  erase op<a.b>; // three")
	var got []string
	for _, r := range f.Comments {
		got = append(got, f.Text(r))
	}
	if s := strings.Join(got, "|"); s != "// one|// two|// three" {
		t.Errorf("comments: %s", s)
	}
}

// TestDepth checks that deep nesting does not crash the parser.
func TestDepth(t *testing.T) {
	const n = 100_000
	for _, text := range []string{
		"Pattern { " + strings.Repeat("(", n),
		"Pattern { " + strings.Repeat("op<a.b>(", n),
		"Pattern { x" + strings.Repeat(".0", n) + "; }",
		"Pattern { x" + strings.Repeat("()", n) + "; }",
		"Pattern { let x: " + strings.Repeat("Constraint(a: Value) { let x: ", n),
		"Pattern { " + strings.Repeat("rewrite x with { ", n),
		"Pattern { let x: " + strings.Repeat("Value<y: ", n),
		"Rewrite R() => " + strings.Repeat("Rewrite () => ", n),
	} {
		f := parse(text)
		if !strings.Contains(messages(f), "nesting is too deep") {
			t.Errorf("%.30s...: no complaint about its depth", text)
		}
	}
}

// TestBadCharacters checks that many invalid characters cause few errors.
func TestBadCharacters(t *testing.T) {
	for text, most := range map[string]int{strings.Repeat("`", 20000): 2, strings.Repeat("` $\x01 ", 20000): 100} {
		if n := len(parse(text).Problems); n == 0 || n > most {
			t.Errorf("%.10q...: %d problems", text, n)
		}
	}
}

func TestUnquote(t *testing.T) {
	for in, want := range map[string]string{
		`""`: "", `"a"`: "a", `"\"\\\n\t\41"`: "\"\\\n\tA", `[{ a "b" }]`: ` a "b" `, `[{}]`: "", `"`: "",
	} {
		if got := syntax.Unquote([]byte(in)); got != want {
			t.Errorf("%s: got %q, want %q", in, got, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	files, _ := filepath.Glob("../testdata/*.pdll")
	more, _ := filepath.Glob("../testdata/errors/*.pdll")
	if len(files) == 0 || len(more) == 0 {
		f.Fatal("no corpus")
	}
	manual, _ := filepath.Glob("../testdata/manual/*.pdll")
	for _, path := range append(append(files, more...), manual...) {
		if text, err := os.ReadFile(path); err == nil {
			for _, chunk := range strings.Split(string(text), "// -----\n") {
				f.Add(chunk)
			}
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		file := parse(text)
		for _, p := range file.Problems {
			if p.Diag.Place.Pos.Offset > uint32(len(text)) || p.After > uint32(len(text)) {
				t.Errorf("a problem behind the text: %v", p.Diag)
			}
		}
	})
}
