package plugin

import (
	"fmt"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// A RuleFile is a file with rules over the dialect of rules.td, "some.td" or
// "some.pdll", which includes "rules.td". Its name without the extension must be an
// identifier.
type RuleFile struct {
	Name, Text string
	Code       string // C++ functions that the rules call
}

// patternClass matches the classes of rules in generated code.
var patternClass = regexp.MustCompile(`(?m)^struct (\w+) : (?:public ::mlir::RewritePattern|::mlir::PDLPatternModule) \{`)

// BuildRules returns the arguments of mlir-opt to load the dialect of rules.td and to
// apply to each module the rules that its attribute "rule.apply" lists: all of the
// files in it, and those that are given as FILE.RULE.
func BuildRules(t testing.TB, name string, files []RuleFile) []string {
	t.Helper()
	var texts []string
	for _, f := range files {
		texts = append(texts, f.Name, f.Text, f.Code)
	}
	dialect := Build(t, "rules")
	rules := build(t, name, []string{"rules_apply.cpp", "rules.td"}, func(with tools, dir string) {
		generate(t, with, "rules", dir)
		var code, list strings.Builder
		for _, f := range files {
			write(t, filepath.Join(dir, f.Name), f.Text)
			space := strings.TrimSuffix(f.Name, path.Ext(f.Name))
			generated := generateRules(t, with, f.Name, dir)
			fmt.Fprintf(&code, "namespace %s {\n%s\n%s}\n", space, f.Code, generated)
			for _, m := range patternClass.FindAllStringSubmatch(generated, -1) {
				fmt.Fprintf(&list, "RULE(%s, %s)\n", space, m[1])
			}
		}
		write(t, filepath.Join(dir, "rules.inc"), code.String())
		write(t, filepath.Join(dir, "rules.list"), list.String())
	}, texts...)
	return []string{"--load-dialect-plugin=" + dialect, "--load-pass-plugin=" + rules, "--pass-pipeline=builtin.module(apply-rules)"}
}

// generateRules returns the C++ of a file of rules.
func generateRules(t testing.TB, with tools, file, dir string) string {
	t.Helper()
	tool, kind := "mlir-tblgen", "-gen-rewriters"
	if path.Ext(file) == ".pdll" {
		tool, kind = "mlir-pdll", "-x=cpp"
	}
	out, errs, code := reftest.RunIn(t, dir, filepath.Join(with.bin, tool), "", kind, "-I", with.include, "-I", ".", file)
	if code != 0 {
		t.Fatalf("%s: %s", file, errs)
	}
	return out
}
