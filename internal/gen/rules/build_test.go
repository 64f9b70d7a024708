package rules_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/gen/rules"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/plugin"
	"github.com/mica-ir/mica/internal/randomrules"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/internal/tool/pdll"
)

const root = "../../.."

// A ruleCase is a set of rules, as testdata/harness.go.txt reads it.
type ruleCase struct {
	Package     string
	Definitions []string // alternating names and texts
	Rules       []string
	Code        string // C++ functions
	Includes    []string
	Inputs      []string
	Random      int
}

// generate returns the Go of the rules.
func (c *ruleCase) generate(t *testing.T) *rules.Source {
	t.Helper()
	config := mica.Config{AllowUnregistered: true, Installed: true, Dialects: all.Natives(), Includes: c.Includes}
	if c.Code != "" {
		config.Sources = []mica.Source{mica.Text("functions.cpp", c.Code)}
	}
	ctx, diags := mica.NewContext(config, texts(c.Definitions)...)
	if ctx == nil {
		t.Fatal(golden.Render(diags))
	}
	read, diags := ctx.ReadRules(texts(c.Rules)...)
	if diags.HasErrors() {
		t.Fatal(golden.Render(diags))
	}
	ctx.Define(read...)
	var sets []rules.Set
	for i, r := range read {
		compiled, diags := ctx.Compile(r, mica.RuleOptions{})
		if compiled == nil {
			t.Fatal(golden.Render(diags))
		}
		sets = append(sets, rules.Set{Name: c.Rules[2*i], Compiled: compiled})
	}
	out, diags := rules.Generate(sets, rules.Options{Package: c.Package})
	if out == nil {
		t.Fatal(golden.Render(diags))
	}
	return out
}

func texts(list []string) []mica.Source {
	var out []mica.Source
	for i := 0; i < len(list); i += 2 {
		out = append(out, mica.Text(list[i], list[i+1]))
	}
	return out
}

// pluginCases returns the rules of internal/plugin.
func pluginCases(t *testing.T) []*ruleCase {
	var list []*ruleCase
	for _, file := range golden.Files(t, root+"/internal/plugin/testdata/rules/*.txtar") {
		a, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		c := &ruleCase{Package: golden.Stem(filepath.Base(file)), Definitions: []string{"rules.td", plugin.Source("rules.td")}, Random: 20}
		for _, f := range a.Files {
			switch text := string(f.Data); f.Name {
			case "in.mlir":
				c.Inputs = append(c.Inputs, text)
			case "functions.cpp":
				c.Code = text
			case "rules.td":
				c.Rules = append(c.Rules, c.Package+".td", "include \"mlir/IR/PatternBase.td\"\ninclude \"rules.td\"\n"+text)
			case "rules.pdll":
				c.Rules = append(c.Rules, c.Package+".pdll", "#include \"rules.td\"\n"+text)
			}
		}
		list = append(list, c)
	}
	return list
}

// A method is a method of RuleNatives.
type method struct {
	rules.Native
	params  []string // their types but the first
	results []string
}

// natives returns the methods of the interface RuleNatives of a file.
func natives(t *testing.T, out *rules.Source) []method {
	t.Helper()
	text := out.Text
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "rules.gen.go", text, 0)
	if err != nil {
		t.Fatal(err)
	}
	source := func(n ast.Node) string {
		return string(text[fset.Position(n.Pos()).Offset:fset.Position(n.End()).Offset])
	}
	var list []method
	ast.Inspect(f, func(n ast.Node) bool {
		s, ok := n.(*ast.TypeSpec)
		if !ok || s.Name.Name != "RuleNatives" {
			return true
		}
		for _, m := range s.Type.(*ast.InterfaceType).Methods.List {
			f := m.Type.(*ast.FuncType)
			one := method{Native: out.Natives[len(list)]}
			if one.Method != m.Names[0].Name {
				t.Errorf("method %s is not %s", m.Names[0].Name, one.Method)
			}
			for _, p := range f.Params.List[1:] {
				for range p.Names {
					one.params = append(one.params, source(p.Type))
				}
			}
			for _, r := range f.Results.List {
				one.results = append(one.results, source(r.Type))
			}
			list = append(list, one)
		}
		return false
	})
	return list
}

// adapter writes the implementation of RuleNatives that calls the natives of the
// interpreter.
func adapter(b *strings.Builder, pkg string, methods []method) {
	if len(methods) == 0 {
		fmt.Fprintf(b, "\t%q: func(ctx *ir.Context, _ []*rewrite.Natives) (rewrite.Matcher, error) { return %[1]s.Rules(ctx) },\n", pkg)
		return
	}
	fmt.Fprintf(b, "\t%q: func(ctx *ir.Context, natives []*rewrite.Natives) (rewrite.Matcher, error) { return %[1]s.Rules(ctx, %[1]sNatives{natives}) },\n", pkg)
}

func adapterMethods(b *strings.Builder, pkg string, methods []method) {
	if len(methods) == 0 {
		return
	}
	fmt.Fprintf(b, "type %sNatives struct { natives []*rewrite.Natives }\n\n", pkg)
	for _, m := range methods {
		var params, args []string
		for i, p := range m.params {
			params = append(params, fmt.Sprintf("a%d %s", i, p))
			args = append(args, fmt.Sprintf("arg(a%d)", i))
		}
		kind := "constraint"
		if m.results[len(m.results)-1] == "error" {
			kind = "rewriting"
		}
		fmt.Fprintf(b, "func (n %sNatives) %s(r *rewrite.Rewriter, %s) (%s) {\n", pkg, m.Method, strings.Join(params, ", "), strings.Join(m.results, ", "))
		fmt.Fprintf(b, "\tresults, last := %s(n.natives[%d], %q, %d)(r, []rewrite.Arg{%s})\n\t_ = results\n\treturn ", kind, m.Set, m.Name, len(m.results)-1, strings.Join(args, ", "))
		for i, r := range m.results[:len(m.results)-1] {
			fmt.Fprintf(b, "result[%s](results, %d), ", r, i)
		}
		b.WriteString("last\n}\n\n")
	}
}

const makersHead = `package main

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/snippet"
%s)

func sourceOf(n *rewrite.Natives, name string) *snippet.Native {
	s, _ := n.Source(name).(*snippet.Native)
	return s
}

func constraint(n *rewrite.Natives, name string, results int) rewrite.ConstraintFunc {
	s := sourceOf(n, name)
	switch {
	case s == nil:
		return n.Constraint(name)
	case s.Function.Result.Elem != nil: // it returns its results, and has no parameters for them
		return s.Function.ConstraintWithResults(results)
	}
	return s.Function.Constraint()
}

func rewriting(n *rewrite.Natives, name string, results int) rewrite.RewriteFunc {
	if s := sourceOf(n, name); s != nil && s.Form != snippet.AsProperty {
		return s.Function.Rewrite(results)
	}
	return n.Rewrite(name)
}

// arg returns an absent value as nil.
func arg[T any](x T) rewrite.Arg {
	switch y := any(x).(type) {
	case *ir.Operation:
		if y == nil {
			return nil
		}
	case *ir.Value:
		if y == nil {
			return nil
		}
	}
	return x
}

func result[T any](list []rewrite.Arg, i int) (x T) {
	if i < len(list) {
		x, _ = list[i].(T)
	}
	return x
}

var makers = map[string]maker{
`

// build builds a program of the harness and of generated packages, and returns its path.
func build(t *testing.T, cases []*ruleCase) string {
	t.Helper()
	dir := t.TempDir()
	write := func(name, text string) {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var imports, table, methods strings.Builder
	for _, c := range cases {
		out := c.generate(t)
		write(c.Package+"/rules.gen.go", string(out.Text))
		fmt.Fprintf(&imports, "\t%q\n", "harness/"+c.Package)
		list := natives(t, out)
		adapter(&table, c.Package, list)
		adapterMethods(&methods, c.Package, list)
	}
	main, err := os.ReadFile("testdata/harness.go.txt")
	if err != nil {
		t.Fatal(err)
	}
	write("main.go", string(main))
	write("makers.go", fmt.Sprintf(makersHead, imports.String())+table.String()+"}\n\n"+methods.String())
	path, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	mod, err := os.ReadFile(filepath.Join(path, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	sum, err := os.ReadFile(filepath.Join(path, "go.sum"))
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Replace(string(mod), "module github.com/mica-ir/mica", "module harness", 1)
	write("go.mod", text+"\nrequire github.com/mica-ir/mica v0.0.0\nreplace github.com/mica-ir/mica => "+path+"\n")
	write("go.sum", string(sum))
	for _, args := range [][]string{{"build", "-mod=mod", "-o", "harness", "."}, {"vet", "-mod=mod", "./..."}} {
		cmd := exec.Command("go", args...)
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			if keep := os.Getenv("MICA_KEEP"); keep != "" {
				_ = os.CopyFS(keep, os.DirFS(dir))
			}
			t.Fatalf("go %s: %v\n%s", args[0], err, out)
		}
	}
	if keep := os.Getenv("MICA_KEEP"); keep != "" {
		_ = os.CopyFS(keep, os.DirFS(dir))
	}
	return filepath.Join(dir, "harness")
}

// extensionCases returns the rules of archives of package opt with what PDLL and DRR have in mica only.
func extensionCases(t *testing.T) []*ruleCase {
	var list []*ruleCase
	for _, name := range []string{"sets", "either", "params", "not", "forall", "none", "use_counts", "conditions", "regions", "region_match", "region_blocks", "region_nested", "region_sets", "region_defined", "successors", "drr_region_uses", "drr_region_inner", "drr_region_successors"} {
		file := "pdll_" + name
		if strings.HasPrefix(name, "drr_") {
			file = name
		}
		a, err := txtar.ParseFile(root + "/opt/testdata/declarative/" + file + ".txtar")
		if err != nil {
			t.Fatal(err)
		}
		c := &ruleCase{Package: name, Random: 20}
		for _, f := range a.Files {
			switch f.Name {
			case "in.mlir":
				c.Inputs = append(c.Inputs, string(f.Data))
			case "r.pdll", "r.td":
				c.Rules = append(c.Rules, name+filepath.Ext(f.Name), string(f.Data))
			case "d.td":
				c.Definitions = append(c.Definitions, f.Name, string(f.Data))
			}
		}
		list = append(list, c)
		if name == "conditions" {
			list = append(list, &ruleCase{Package: "printed", Rules: []string{"printed.mlir", printed(t, c.Rules[1])}, Inputs: c.Inputs, Random: c.Random})
		}
	}
	return list
}

// printed returns rules in PDLL as `mica pdll -x=mlir` prints them.
func printed(t *testing.T, text string) string {
	t.Helper()
	var out, errs bytes.Buffer
	if code := pdll.MainAs("mica pdll", []string{"-x=mlir"}, strings.NewReader(text), &out, &errs); code != 0 {
		t.Fatal(errs.String())
	}
	return out.String()
}

// randomCases returns rules with random constraints, and rules that match and make random regions.
func randomCases(seeds uint64) (list []*ruleCase) {
	for seed := range seeds {
		r := rand.New(rand.NewPCG(seed, 12))
		name := fmt.Sprintf("random%d", seed)
		rules := randomrules.Constraints(r)
		for i := range randomrules.Count {
			rules += fmt.Sprintf("Pattern P%d {\n  let root = op<t.root>(xs: ValueRange) -> (t: Type);\n  %sC%[1]d(root.0, xs);\n  replace root with op<t.done%[1]d>(xs) -> (t);\n}\n",
				i, []string{"", "not "}[r.IntN(2)])
		}
		list = append(list, &ruleCase{Package: name, Rules: []string{name + ".pdll", rules}, Inputs: []string{randomrules.Operations(r), randomrules.Operations(r)}, Random: 10})
		if seed%2 > 0 {
			continue // their code takes longer to build
		}
		name = fmt.Sprintf("regions%d", seed)
		rules, input := randomrules.Regions(r)
		list = append(list, &ruleCase{Package: name, Rules: []string{name + ".pdll", rules}, Inputs: []string{input}, Random: 10})
	}
	return list
}

// TestExtensions is TestGenerated for what PDLL has in mica only.
func TestExtensions(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a program")
	}
	seeds := reftest.Count(2, 6, 100)
	compareGenerated(t, append(extensionCases(t), randomCases(uint64(seeds))...))
}

// TestGenerated builds the generated rules and compares their effects with the interpreter's,
// on examples and random operations.
func TestGenerated(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a program")
	}
	cases := pluginCases(t)
	if os.Getenv("MICA_CAMPAIGN") == "" {
		var some []*ruleCase
		for i := 0; i < len(cases); i += 8 {
			some = append(some, cases[i])
		}
		cases = some
	}
	compareGenerated(t, cases)
}

// compareGenerated builds the generated rules of cases and compares their effects with the interpreter's.
func compareGenerated(t *testing.T, cases []*ruleCase) {
	t.Helper()
	program := build(t, cases)
	text, err := json.Marshal(cases)
	if err != nil {
		t.Fatal(err)
	}
	input := filepath.Join(t.TempDir(), "cases.json")
	if err := os.WriteFile(input, text, 0o644); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(program, input).CombinedOutput()
	if err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	t.Logf("%s", out)
}
