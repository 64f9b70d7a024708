package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	dialects "github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
	"github.com/mica-ir/mica/rewrite"
)

// A ruleFile is one of MLIR's files of rules.
type ruleFile struct {
	path  string                   // in the mlir directory of the sources
	rules int                      // how many rules it has
	adapt func(text string) string // to the dialects of this version
	runs  []ruleRun
	// removed are the rules that the reference does not have any more.
	removed []string
}

// A ruleRun applies the rules to functions.
type ruleRun struct {
	// input is a test of the sources, or a file in testdata.
	input string
	// then is a pass that follows the rules, "" for none.
	then string
	// reference is the reference's pass with the same rules and others, "" if it has none.
	reference string
	// unfolded applies the rules without folds, because some folds have the effect of a rule.
	unfolded bool
}

const canonicalize = "--canonicalize"

var ruleFiles = []ruleFile{
	{
		path: "lib/Dialect/Arith/IR/ArithCanonicalization.td", rules: 43, adapt: withArithFlags,
		runs: []ruleRun{
			{input: "test/Dialect/Arith/canonicalize.mlir", then: canonicalize, reference: canonicalize},
			{input: "rules/arith.mlir", then: canonicalize, reference: canonicalize, unfolded: true},
		},
		removed: []string{"TruncIShrUIMulIToMulSIExtended", "TruncIShrUIMulIToMulUIExtended"},
	},
	{
		path: "lib/Dialect/SPIRV/IR/SPIRVCanonicalization.td", rules: 16,
		runs: []ruleRun{
			{input: "test/Dialect/SPIRV/Transforms/canonicalize.mlir", then: canonicalize, reference: canonicalize},
			{input: "rules/spirv.mlir", reference: "--spirv-canonicalize-gl"},
		},
	},
	{path: "lib/Dialect/Shape/IR/ShapeCanonicalization.td", rules: 7, runs: []ruleRun{{input: "rules/shape.mlir", then: canonicalize, reference: canonicalize, unfolded: true}}},
	{path: "lib/Conversion/ShapeToStandard/ShapeToStandard.td", rules: 2, runs: []ruleRun{{input: "rules/shape_to_standard.mlir"}}},
	{path: "lib/Conversion/GPUToNVVM/GPUToNVVM.td", rules: 1, runs: []ruleRun{{input: "rules/gpu.mlir"}}},
	{path: "lib/Conversion/GPUToROCDL/GPUToROCDL.td", rules: 1, runs: []ruleRun{{input: "rules/gpu.mlir"}}},
}

// withArithFlags adds the flags that operations of arith did not have in LLVM 19.
func withArithFlags(text string) string {
	for op, made := range map[string]string{"Arith_TruncIOp": "DefOverflow", "Arith_ShRSIOp": noFlag, "Arith_ShRUIOp": noFlag} {
		for i := strings.Index(text, "("+op); i >= 0; {
			end := i + 1
			for depth := 1; depth > 0; end++ {
				depth += strings.Count(text[end:end+1], "(") - strings.Count(text[end:end+1], ")")
			}
			flags := made
			if node := text[i:end]; strings.Contains(node, "Matcher") || strings.Contains(node, ":$tr") {
				flags = "$" + op // a source matches any
			}
			text = text[:end-1] + ", " + flags + text[end-1:]
			next := strings.Index(text[i+1:], "("+op)
			if next < 0 {
				break
			}
			i += 1 + next
		}
	}
	return text
}

const noFlag = `(NativeCodeCall<"UnitAttr()">)`

// function matches a function of a test.
var function = regexp.MustCompile(`(?ms)^func\.func .*?^}\n|^spirv\.\w+ .*?^}\n|^gpu\.module .*?^}\n`)

// TestDifferentialRuleFiles compiles MLIR's files of rules and applies them to functions, then
// canonicalizes them and compares the result with the reference's.
func TestDifferentialRuleFiles(t *testing.T) {
	dir := os.Getenv(sourceVariable)
	if dir == "" {
		t.Skip(sourceVariable + " is not set")
	}
	for _, f := range ruleFiles {
		t.Run(golden.Stem(filepath.Base(f.path)), func(t *testing.T) { f.compare(t, dir) })
	}
}

// inputFunctions returns the functions of an input.
func inputFunctions(t *testing.T, dir, input string) []string {
	t.Helper()
	path := filepath.Join("testdata", input)
	if strings.HasPrefix(input, "test/") {
		path = filepath.Join(dir, input)
	}
	list := function.FindAllString(golden.Read(t, path), -1)
	if len(list) == 0 {
		t.Fatalf("%s has no functions", path)
	}
	return list
}

const separator = "// -----\n"

func (f *ruleFile) compare(t *testing.T, dir string) {
	text := golden.Read(t, filepath.Join(dir, f.path))
	if f.adapt != nil {
		text = f.adapt(text)
	}
	path := filepath.Join(t.TempDir(), filepath.Base(f.path))
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	applied := map[string]int{}
	same, rewritten := 0, 0
	for _, run := range f.runs {
		s, n := run.compare(t, path, inputFunctions(t, dir, run.input), f.removed, applied)
		same, rewritten = same+s, rewritten+n
	}
	var unused []string
	for name, n := range applied {
		if n == 0 {
			unused = append(unused, name)
		}
	}
	if len(unused) > 0 {
		t.Errorf("these rules apply to no function: %q", unused)
	}
	if len(applied) != f.rules {
		t.Errorf("%d of %d rules are compiled", len(applied), f.rules)
	}
	t.Logf("%d of %d rules are compiled, %d apply; %d of %d functions that they rewrite are as with the reference",
		len(applied), f.rules, len(applied)-len(unused), same, rewritten)
}

// compare applies the rules in a file to functions and counts in applied how often each was
// applied. It returns the number of changed functions, and how many of these equal the
// reference's result.
func (run *ruleRun) compare(t *testing.T, path string, functions, removed []string, applied map[string]int) (same, rewritten int) {
	reference := reftest.Tool(t, "mlir-opt")
	all := []string{"--split-input-file"}
	if run.reference != "" {
		all = append(all, run.reference)
	}
	text, _, _ := reftest.Run(t, reference, strings.Join(functions, separator), all...)
	want := strings.Split(text, separator)
	if len(want) != len(functions) {
		t.Fatalf("%d functions, %d results", len(functions), len(want))
	}
	args := []string{"--top-down", "--pattern-stats=json", "--patterns=" + path}
	if run.unfolded {
		args = append(args, "--fold=false")
	}
	if run.then != "" {
		args = append(args, run.then)
	}
	tool := opt.New(opt.Config{Dialects: dialects.Natives()})
	for i, in := range functions {
		if strings.TrimSpace(want[i]) == "" {
			continue // it is not of this version
		}
		var got, errs bytes.Buffer
		if code := tool.Main(args, strings.NewReader(in), &got, &errs); code != 0 {
			t.Errorf("%s%s", in, errs.String())
			continue
		}
		stats := errs.Bytes()
		stats = stats[max(0, bytes.Index(stats, []byte("{\n"))):] // after warnings of the definitions
		used := appliedRules(t, stats, applied)
		if len(used) == 0 {
			continue
		}
		rewritten++
		if run.reference == "" || slices.ContainsFunc(used, func(r string) bool { return slices.Contains(removed, r) }) {
			if _, errs, code := reftest.Run(t, reference, got.String()); code != 0 {
				t.Errorf("the reference refuses the result:\n%s%s", got.String(), errs)
				continue
			}
		} else if d := reftest.Diff(strings.TrimSpace(want[i]), strings.TrimSpace(got.String())); d != "" {
			t.Errorf("%s%s", in, d)
			continue
		}
		same++
	}
	return same, rewritten
}

// appliedRules returns the rules that were applied according to the statistics of the tool,
// and adds how often.
func appliedRules(t *testing.T, text []byte, applied map[string]int) (used []string) {
	t.Helper()
	var stats struct {
		Rules []struct {
			Rule    string
			Applied int
		}
	}
	if err := json.NewDecoder(bytes.NewReader(text)).Decode(&stats); err != nil {
		t.Fatalf("%v:\n%s", err, text)
	}
	for _, r := range stats.Rules {
		if applied[r.Rule] += r.Applied; r.Applied > 0 {
			used = append(used, r.Rule)
		}
	}
	return used
}

// TestDifferentialTestOps applies the rules of the test dialect to the functions of their test
// one by one.
func TestDifferentialTestOps(t *testing.T) {
	tool, reference := newTool(t), reftest.Tool(t, "mlir-opt")
	dir := os.Getenv(sourceVariable)
	c := config(dir)
	ctx, diags := mica.NewContext(mica.Config{Dialects: c.Dialects, Sources: c.Sources, Installed: true, Code: c.Code}, c.Definitions...)
	if ctx == nil {
		t.Fatal(diags)
	}
	set, diags := ctx.Patterns(mica.FS(upstream{dir}.tree(), "TestOps.td"))
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	rules := map[string]bool{}
	for _, p := range frozen.Patterns() {
		name, _, _ := strings.Cut(p.Name, ".")
		rules[name] = true
	}
	functions := inputFunctions(t, dir, "test/mlir-tblgen/pattern.mlir")
	input := strings.Join(functions, separator)
	args := []string{"-test-greedy-patterns", "-mlir-print-debuginfo", "-mlir-print-local-scope", "--split-input-file"}
	want, _, _ := reftest.Run(t, reference, input, args...)
	var got, errs bytes.Buffer
	tool.Main(args, strings.NewReader(input), &got, &errs)
	mine, theirs := strings.Split(got.String(), separator), strings.Split(want, separator)
	if len(mine) != len(theirs) || len(mine) != len(functions) {
		t.Fatalf("%d functions, %d and %d results\n%s", len(functions), len(mine), len(theirs), errs.String())
	}
	same := 0
	for i, w := range theirs {
		if d := reftest.Diff(w, mine[i]); d != "" || strings.TrimSpace(w) == "" {
			t.Errorf("%s%s", functions[i], d)
			continue
		}
		same++
	}
	t.Logf("%d rules are compiled; %d of %d functions are as with the reference", len(rules), same, len(functions))
}
