package rules_test

import (
	"os"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/gen/rules"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/patterns"
)

// genrules is the package of rules that are compiled to Go in this repository.
const genrules = "../../internal/genrules/"

var files = []string{"rules.td", "rules.pdll", "rules.mlir"}

func read(t testing.TB, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(genrules + name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func compileGenrules(t testing.TB) []*patterns.Compiled {
	t.Helper()
	ctx, diags := mica.NewContext(mica.Config{AllowUnregistered: true, Includes: []string{genrules}}, mica.Text("calc.td", string(read(t, "calc.td"))))
	if ctx == nil {
		t.Fatal(golden.Render(diags))
	}
	var compiled []*patterns.Compiled
	for _, f := range files {
		rules, diags := ctx.ReadRules(mica.Text(f, string(read(t, f))))
		if diags.HasErrors() {
			t.Fatal(golden.Render(diags))
		}
		one, diags := ctx.Compile(rules[0], mica.RuleOptions{Undefined: true})
		if one == nil {
			t.Fatal(golden.Render(diags))
		}
		compiled = append(compiled, one)
	}
	return compiled
}

// TestUpToDate checks that the generated file is what the rules give.
func TestUpToDate(t *testing.T) {
	compiled := compileGenrules(t)
	var sets []rules.Set
	for i, c := range compiled {
		sets = append(sets, rules.Set{Name: files[i], Compiled: c})
	}
	out, diags := rules.Generate(sets, rules.Options{Package: "genrules"})
	if out == nil {
		t.Fatal(golden.Render(diags))
	}
	golden.CompareText(t, "rules.gen.go", string(read(t, "rules.gen.go")), string(out.Text))
	golden.Rewrite(t, genrules+"rules.gen.go", out.Text)
}
