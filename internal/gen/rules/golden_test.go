package rules_test

import (
	"os"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/internal/gen/rules"
	"github.com/mica-ir/mica/internal/golden"
)

// A genPackage is a package of rules that are compiled to Go in this repository.
type genPackage struct {
	name, dir   string
	definitions []string
	rules       []string
}

var genPackages = []genPackage{
	{"genrules", "../../genrules/", []string{"calc.td"}, []string{"rules.td", "rules.pdll", "rules.mlir"}},
	{"twenty", "../../genrules/twenty/", nil, []string{"rules.mlir"}},
	{"convert", "../../genrules/convert/", nil, []string{"rules.pdll"}},
	{"convertrandom", "../../genrules/convertrandom/", nil, []string{"rules.pdll"}},
}

// sources reads files of the package.
func (p *genPackage) sources(t *testing.T, names []string) []mica.Source {
	t.Helper()
	var list []mica.Source
	for _, name := range names {
		text, err := os.ReadFile(p.dir + name)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, mica.Text(name, string(text)))
	}
	return list
}

// TestUpToDate checks that generated files match the rules.
func TestUpToDate(t *testing.T) {
	for _, p := range genPackages {
		t.Run(p.name, func(t *testing.T) {
			ctx, diags := mica.NewContext(mica.Config{AllowUnregistered: true, Includes: []string{p.dir}}, p.sources(t, p.definitions)...)
			if ctx == nil {
				t.Fatal(golden.Render(diags))
			}
			var sets []rules.Set
			for i, s := range p.sources(t, p.rules) {
				read, diags := ctx.ReadRules(s)
				if diags.HasErrors() {
					t.Fatal(golden.Render(diags))
				}
				compiled, diags := ctx.Compile(read[0], mica.RuleOptions{Undefined: true})
				if compiled == nil {
					t.Fatal(golden.Render(diags))
				}
				sets = append(sets, rules.Set{Name: p.rules[i], Compiled: compiled})
			}
			out, diags := rules.Generate(sets, rules.Options{Package: p.name})
			if out == nil {
				t.Fatal(golden.Render(diags))
			}
			have, _ := os.ReadFile(p.dir + "rules.gen.go")
			golden.CompareText(t, "rules.gen.go", string(have), string(out.Text))
			golden.Rewrite(t, p.dir+"rules.gen.go", out.Text)
		})
	}
}
