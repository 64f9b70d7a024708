package tablegen_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// languages are statements in the language of several versions of LLVM, with a field of def x and its
// value, and the error of the reference, LLVM 22.
var languages = []struct{ text, field, want, reference string }{
	// LLVM 23: append and prepend.
	{`class A { list<int> l = [2]; } def x : A { let append l = [3]; let prepend l = [1]; }`, "l", "[1, 2, 3]", "expected '=' in let expression"},
	{`class A { string s = ?; } class B : A { let append s = "b"; } def x : B { let append s = "c"; }`, "s", `"bc"`, "expected '=' in let expression"},
	{`class A { code c = [{1}]; } def x : A { let prepend c = [{0}]; }`, "c", "[{01}]", "expected '=' in let expression"},
	{`def op; class A { dag d = (op 1); } def x : A { let append d = (op 2:$b); }`, "d", "(op 1, 2:$b)", "expected '=' in let expression"},
	{`class A<list<int> n> { list<int> l = n; } class B : A<[1]> { let append l = [2]; } let append l = [3] in def x : B;`, "l", "[1, 2, 3]", "expected '=' in let expression"},
	{`class A { list<int> l = [9]; } let l = [1] in let append l = [2], prepend l = [0] in def x : A;`, "l", "[0, 1, 2]", "expected '=' in let expression"},
	{`class A { list<int> l = []; } multiclass M<list<int> n> { let append l = n in def "" : A; } let append l = [2] in defm x : M<[1]>;`, "l", "[1, 2]", "expected '=' in let expression"},
	{`class A<int i> { list<int> l = [i]; } foreach i = [1] in let append l = [i] in def x : A<i>;`, "l", "[1, 1]", "expected '=' in let expression"},

	// They are not keywords.
	{`class A { int append = 0; string prepend = ""; } let append = 1 in def x : A { let prepend = "p"; }`, "append", "1", ""},
	{`class A { list<int> append = []; } def x : A { let append append = [1]; }`, "append", "[1]", "expected '=' in let expression"},

	// LLVM 23: bits in braces also outside of bodies. Before, they are in angle brackets.
	{`class A { bits<4> v = 0; } let v{3-1} = 0b101 in def x : A;`, "v", "{ 1, 0, 1, 0 }", "expected '=' in let expression"},
	{`class A { bits<4> v = 0; } let v<3-1> = 0b101 in def x : A;`, "v", "{ 1, 0, 1, 0 }", ""},
	{`class A { bits<4> v = 0; int i = 0; } let i = 1, v{0} = 1 in def x : A;`, "v", "{ 0, 0, 0, 1 }", "expected '=' in let expression"},

	// Before LLVM 22: !getop and !setop.
	{`def op; def x { dag d = !setop((op 1), op); string s = !cast<string>(!getop(d)); }`, "s", `"op"`, "unknown operator"},
	{`def op; def x { dag d = !setdagop((op 1), op); string s = !cast<string>(!getdagop(d)); }`, "s", `"op"`, ""},
}

// TestLanguages evaluates what only some versions of LLVM have. Under the reference's name it is an
// error.
func TestLanguages(t *testing.T) {
	for _, c := range languages {
		recs, list := tablegen.Load(source.NewFile("a.td", []byte(c.text)), tablegen.Options{})
		if list.HasErrors() {
			t.Errorf("%s\n%s", c.text, list.Error())
			continue
		}
		if got := recs.Def("x").Value(c.field).String(); got != c.want {
			t.Errorf("%s\n%s is %s, not %s", c.text, c.field, got, c.want)
		}
		_, list = tablegen.Load(source.NewFile("a.td", []byte(c.text)), tablegen.Options{AsReference: true})
		if got := list.Error(); list.HasErrors() != (c.reference != "") || !strings.Contains(got, c.reference) {
			t.Errorf("%s\nas the reference: %s\nwant %s", c.text, got, c.reference)
		}
	}
}

// TestWrongLets checks the errors of append and prepend.
func TestWrongLets(t *testing.T) {
	const class = "def op; def other; class A { int i = 1; bits<2> b = 0; list<int> l = [1]; string s = \"\"; dag d = (op); }\n"
	for text, want := range map[string]string{
		`def x : A { let append i = 2; }`:        "a.td:2:24: error: cannot append to field 'i' of type 'int': only lists, strings, code and dags can be concatenated",
		`def x : A { let prepend b{0} = 1; }`:    "a.td:2:25: error: cannot prepend to field 'b' of type 'bits<2>': only lists, strings, code and dags can be concatenated",
		`def x : A { let append l{0} = [1]; }`:   "a.td:2:24: error: cannot append to bits of a field",
		`def x : A { let append l = ["a"]; }`:    "a.td:2:33: error: Element type mismatch for list: element type 'string' not convertible to 'int",
		`def x : A { let append s = 3; }`:        "a.td:2:24: error: Field 's' of type 'string' is incompatible with value '3' of type 'int'",
		`def x : A { let append l = l; }`:        "a.td:2:24: error: Recursion / self-assignment forbidden",
		`def x : A { let append m = [1]; }`:      "a.td:2:24: error: Value 'm' unknown!",
		`let append m = [1] in def x : A;`:       "a.td:2:12: error: Value 'm' unknown!",
		`def x : A { let append d = (other); }`:  "a.td:2:1: error: Concatenated Dag operators do not match: '(op)' vs. '(other)'",
		`def x : A { let append = 3; }`:          "a.td:2:17: error: Value 'append' unknown!",
		`def x : A { let append l 3; }`:          "a.td:2:26: error: expected '=' in let expression",
		`let b{1 = 1 in def x : A;`:              "a.td:2:9: error: expected '}' at end of bit list",
		`let b<1 = 1 in def x : A;`:              "a.td:2:9: error: expected '>' at end of range list",
		`let append l = [1] prepend l in def x;`: "a.td:2:20: error: expected 'in' at end of top-level 'let'",
	} {
		list := errorsIn(class + text + "\n")
		if len(list) != 1 || !strings.HasPrefix(list.Error(), want) {
			t.Errorf("%s\n%s\nwant %s", text, list.Error(), want)
		}
	}
}
