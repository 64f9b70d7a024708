package ods_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// readText reads the definitions in a text after base, with mica's prelude.
func readText(t *testing.T, text string) (*ods.Module, string) {
	t.Helper()
	set := &source.Set{FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
	file := &source.File{Name: "t.td", Text: []byte(base + text)}
	set.Add(file)
	recs, ds := tablegen.Load(file, tablegen.Options{Files: set})
	if ds.HasErrors() {
		t.Fatal(ds)
	}
	m, ds := ods.Read(recs)
	var out strings.Builder
	for _, d := range ds {
		_, line, _ := d.Place.Resolve()
		fmt.Fprintf(&out, "%d: %s\n", line-strings.Count(base, "\n"), d.Message)
	}
	return m, out.String()
}

// TestPredicateTooLarge nests predicates that refer to their predecessor twice: the
// composed text would exceed any memory.
func TestPredicateTooLarge(t *testing.T) {
	for _, c := range []struct{ name, first, next string }{
		{"and", `CPred<"f($_self)">`, "And<[P%d, P%[1]d]>"},
		{"or", `CPred<"f($_self)">`, "Or<[P%d, P%[1]d]>"},
		{"collapsing", `CPred<"f($_self)">`, "Or<[P%d, P%[1]d, And<[]>]>"},
		{"without text", "And<[]>", "And<[P%d, P%[1]d]>"},
		{"substitution", `CPred<"x">`, `SubstLeaves<"x", "xx", P%d>`},
		{"affixes", `CPred<"x">`, `Concat<"(", And<[P%d, P%[1]d]>, ")">`},
		{"not", `CPred<"x">`, `And<[Neg<P%d>, P%[1]d]>`},
	} {
		t.Run(c.name, func(t *testing.T) {
			var b strings.Builder
			fmt.Fprintf(&b, "def P0 : %s;\n", c.first)
			const depth = 60
			for i := range depth {
				fmt.Fprintf(&b, "def P%d : %s;\n", i+1, fmt.Sprintf(c.next, i))
			}
			fmt.Fprintf(&b, "def C : Type<P%d, \"a type\">;\n", depth)
			fmt.Fprintf(&b, "def T : PredOpTrait<\"an op\", P%d>;\n", depth)
			b.WriteString("def AnOp : T_Op<\"an\", [T]> { let arguments = (ins C:$x); }\n")
			start := time.Now()
			m, got := readText(t, b.String())
			want := fmt.Sprintf("%d: the predicate is too large\n%d: the predicate is too large\n", depth+2, depth+3)
			if got != want {
				t.Errorf("got\n%swant\n%s", got, want)
			}
			if len(m.Ops) != 0 {
				t.Error("the operation is defined")
			}
			if d := time.Since(start); d > 20*time.Second {
				t.Errorf("that took %v", d)
			}
		})
	}
}

// TestPredicateLarge composes a large predicate within the bound.
func TestPredicateLarge(t *testing.T) {
	var b strings.Builder
	b.WriteString("def P0 : CPred<\"f($_self)\">;\n")
	const depth = 14
	for i := range depth {
		fmt.Fprintf(&b, "def P%d : And<[P%d, P%d]>;\n", i+1, i, i)
	}
	fmt.Fprintf(&b, "def C : Type<P%d, \"a type\">;\n", depth)
	m, got := readText(t, b.String())
	if got != "" {
		t.Fatal(got)
	}
	r := m.Records.Def("C")
	if n := strings.Count(m.Constraint(r).Condition, "f($_self)"); n != 1<<depth {
		t.Errorf("%d parts instead of %d", n, 1<<depth)
	}
}
