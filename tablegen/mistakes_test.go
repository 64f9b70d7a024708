package tablegen_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// errorsIn returns the errors of a file, those in notes included.
func errorsIn(text string) (list diag.List) {
	_, all := tablegen.Load(source.NewFile("a.td", []byte(text)), tablegen.Options{})
	for _, d := range all {
		if d.Severity == diag.Error {
			list = append(list, d)
		}
		for _, n := range d.Notes {
			if n.Severity == diag.Error {
				list = append(list, n)
			}
		}
	}
	return list
}

func lineOf(d *diag.Diagnostic) int {
	line, _ := d.Place.Pos.LineCol()
	return line
}

// changes are the ways in which TestChangedTokens changes a token.
var changes = []struct {
	name  string
	apply func(tok syntax.Token, word string) string
}{
	{"deleted", func(syntax.Token, string) string { return " " }},
	{"doubled", func(_ syntax.Token, word string) string { return word + " " + word }},
	{"replaced", func(tok syntax.Token, _ string) string {
		if tok.Kind == syntax.Ident {
			return " 77 "
		}
		return " zz "
	}},
	{"replaced by a brace", func(syntax.Token, string) string { return " { " }},
	{"misspelled", func(tok syntax.Token, word string) string {
		if tok.Kind != syntax.Ident && tok.Kind != syntax.Bang {
			return word
		}
		return word + "q"
	}},
}

// reaches reports whether an error is in or after a line, at the start of the statement that contains
// it, or has a note that is.
func reaches(d *diag.Diagnostic, text string, line int) bool {
	lines := strings.Split(text, "\n")
	start := line
	for start > 1 && strings.HasPrefix(lines[start-1], " ") {
		start--
	}
	if lineOf(d) >= line || lineOf(d) == start {
		return true
	}
	for _, n := range d.Notes {
		if lineOf(n) >= start {
			return true
		}
	}
	return false
}

// before and after are the lines around a mistake of TestSingleMistakes.
const before = `class H<int i = 0> { int x = i; H o = ?; list<int> l = [1]; bits<4> z = 0; }
def a : H;
def b : H;
`
const after = `
class Z<int i> : H<i> { int q = i; }
def z : Z<1> { let x = 2; }
multiclass ZM<int n> { def _a : Z<n>; def _b : H; }
defm zm : ZM<3>;
class Z1<int i> : H<i>;
def again { int x = zm_a.q; H c = Z<4>; list<H> l = [a, b, z]; }
`

// TestSingleMistakes checks that a mistake gives one error, which is in its line or, if the rest of a
// statement is missing, in the next one.
func TestSingleMistakes(t *testing.T) {
	data, err := os.ReadFile("testdata/mistakes/single.txt")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, text := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		if strings.HasPrefix(text, "//") {
			continue
		}
		n++
		list := errorsIn(before + text + after)
		if len(list) != 1 || lineOf(list[0]) < 4 || lineOf(list[0]) > 5 {
			t.Errorf("%s\n%d errors\n%s", text, len(list), list.Error())
		}
	}
	if n < 200 {
		t.Errorf("only %d mistakes", n)
	}
}

// TestChangedTokens changes each token of a file, and compares the changes that give several errors
// with a golden.
func TestChangedTokens(t *testing.T) {
	const path = "testdata/mistakes/all.td"
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	if list := errorsIn(text); len(list) > 0 {
		t.Fatal(list.Error())
	}
	var b strings.Builder
	for _, c := range changes {
		var none, one, more int
		for _, tok := range syntax.Parse(source.NewFile(path, data), nil).Tokens {
			word := text[tok.Loc-1 : tok.End-1]
			now := c.apply(tok, word)
			if strings.TrimSpace(now) == word {
				continue
			}
			changed := text[:tok.Loc-1] + now + text[tok.End-1:]
			line := 1 + strings.Count(text[:tok.Loc-1], "\n")
			list := errorsIn(changed)
			switch len(list) {
			case 0:
				none++
				continue
			case 1:
				one++
			default:
				more++
				fmt.Fprintf(&b, "line %d: %s %s\n", line, word, c.name)
				for _, d := range list {
					fmt.Fprintf(&b, "  %s\n", diag.List{d}.Error())
				}
			}
			if !reaches(list[0], text, line) {
				t.Errorf("line %d: %s %s: first error in line %d", line, word, c.name, lineOf(list[0]))
			}
		}
		fmt.Fprintf(&b, "%s: %d without an error, %d with one, %d with several\n", c.name, none, one, more)
	}
	golden.Compare(t, "testdata/mistakes/all.golden", b.String())
}
