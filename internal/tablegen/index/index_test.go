package index_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/tablegen/index"
)

func TestRead(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", ""},
		{`include "a.td" /* include "b.td" */ // include "c.td"`, "include a.td"},
		{"def New_Dialect\n    : Dialect {\n  let name = \"newd\";\n}", "def New_Dialect: Dialect name=newd"},
		{`// def Old : Dialect { let name = "old"; }`, ""},
		{`#ifndef X
#define X
def D : Dialect { let summary = "a } in a string"; let cppNamespace = "::d"; let extra = [{ } ]; }]; string name = "d"; }
#endif`, "def D: Dialect cppNamespace=::d name=d summary"},
		{`class Op_<string m, list<Trait> t = []> : Op<D, m, t>, Second<{0, 1}> { let arguments = (ins); } def : Pat<(A $x), (B $x)>; def E;`,
			"class Op_: Op,Second\ndef : Pat\ndef E: "},
		{`let a = "x" in { defm M : Many<"y">; def F : Base; }`, "def F: Base\nloops"},
		{`foreach i = [1, 2] in def G#i : Base;`, "def G: Base\nloops"},
		{`def Unfinished : Dialect { let name = "u`, "def Unfinished: Dialect"},
	} {
		f := index.Read("test.td", []byte(c.text))
		if got := describe(f); got != c.want {
			t.Errorf("%s\ngot  %q\nwant %q", c.text, got, c.want)
		}
	}
}

func describe(f *index.File) string {
	var lines []string
	for _, name := range f.Includes {
		lines = append(lines, "include "+name)
	}
	for _, r := range f.Records {
		keyword := "def"
		if r.Class {
			keyword = "class"
		}
		line := fmt.Sprintf("%s %s: %s", keyword, r.Name, strings.Join(r.Bases, ","))
		for _, field := range []string{"cppNamespace", "name", "summary"} {
			switch v, ok := r.Strings[field]; {
			case ok && (field == "name" || field == "cppNamespace"):
				line += " " + field + "=" + v
			case ok:
				line += " " + field
			}
		}
		lines = append(lines, line)
	}
	if f.Loops {
		lines = append(lines, "loops")
	}
	return strings.Join(lines, "\n")
}
