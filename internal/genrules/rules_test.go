package genrules

import (
	"os"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/gen/rules"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/patterns"
	"github.com/mica-ir/mica/rewrite"
)

var files = []string{"rules.td", "rules.pdll", "rules.mlir"}

func newContext(t testing.TB, natives *rewrite.Natives) (*mica.Context, []*patterns.Compiled) {
	t.Helper()
	ctx, diags := mica.NewContext(mica.Config{AllowUnregistered: true, Natives: natives, Includes: []string{"."}}, mica.File("calc.td"))
	if ctx == nil {
		t.Fatal(golden.Render(diags))
	}
	var compiled []*patterns.Compiled
	for _, f := range files {
		read, diags := ctx.ReadRules(mica.File(f))
		if diags.HasErrors() {
			t.Fatal(golden.Render(diags))
		}
		one, diags := ctx.Compile(read[0], mica.RuleOptions{Undefined: natives == nil})
		if one == nil {
			t.Fatal(golden.Render(diags))
		}
		compiled = append(compiled, one)
	}
	return ctx, compiled
}

// TestUpToDate checks that the generated file is what the rules give.
func TestUpToDate(t *testing.T) {
	_, compiled := newContext(t, nil)
	var sets []rules.Set
	for i, c := range compiled {
		sets = append(sets, rules.Set{Name: files[i], Compiled: c})
	}
	out, diags := rules.Generate(sets, rules.Options{Package: "genrules"})
	if out == nil {
		t.Fatal(golden.Render(diags))
	}
	have, _ := os.ReadFile("rules.gen.go")
	golden.CompareText(t, "rules.gen.go", string(have), string(out.Text))
	golden.Rewrite(t, "rules.gen.go", out.Text)
}
