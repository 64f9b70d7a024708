package main

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// TestMachineOutput parses standard error of many runs: each line is an object of JSON, or all of it a document of SARIF.
func TestMachineOutput(t *testing.T) {
	t.Setenv("FILECHECK_OPTS", "")
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"a.mlir":      "// RUN: mica opt %s | FileCheck %s\n// CHECK: nothing\nfunc.func @f() { return }\n",
		"bad.mlir":    "x\n",
		"bad.td":      "class\n",
		"rules.pdll":  "Pattern Never { erase op<func.return>(op<memref.dealloc>); }\nPattern Same { erase op<test.x>; }\nPattern Twice { erase op<test.x>; }\n",
		"l/bad1.mlir": "// RUN: mica opt %s --foo\n",
		"l/bad2.mlir": "// RUN: \"mica opt\n",
	} {
		if strings.HasPrefix(name, "l/") {
			os.Mkdir("l", 0o777)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []string{
		"opt bad.mlir", "opt none.mlir", "opt --foo", "opt --affine-loop-fusion", "opt a.mlir --canonicalize=max-iterations=x", "opt a.mlir --pass-pipeline=foo(",
		"opt a.mlir --mlir-timing", "opt a.mlir --canonicalize --mlir-pass-statistics", "opt a.mlir --canonicalize --trace-rewrites --pattern-stats",
		"opt a.mlir --canonicalize --trace-rewrites=json", "opt a.mlir --canonicalize --debug-only=greedy-rewriter", "opt a.mlir --canonicalize --mlir-print-ir-after-all",
		"opt a.mlir --print-op-stats", "opt a.mlir --canonicalize --validate", "opt a.mlir --patterns rules.pdll --allow-unregistered-dialect",
		"filecheck a.mlir --input-file a.mlir", "filecheck a.mlir --input-file bad.mlir --dump-input=always -vv", "filecheck", "filecheck none", "lit a.mlir", "lit l", "lit none",
		"lint rules.pdll", "verify rules.pdll", "fuzz-rules rules.pdll", "lint", "fmt --check a.mlir", "fmt none", "gen", "gen bad.td", "tblgen bad.td", "tblgen --time-phases a.mlir", "pdll bad.td",
		"run bad.mlir", "validate a.mlir bad.mlir", "doc bad.td", "query bad.mlir", "rewrite bad.mlir", "reduce a.mlir", "bisect a.mlir", "explain a.mlir", "rule-coverage a.mlir",
	} {
		args := append([]string{"mica"}, strings.Fields(c)...)
		_, errs, _ := call("", append(args, "--diagnostics=json")...)
		for line := range strings.Lines(errs) {
			var object map[string]any
			if err := json.Unmarshal([]byte(line), &object); err != nil {
				t.Errorf("mica %s: %v: %s", c, err, line)
			}
			if message, ok := object["message"]; ok && message == "" {
				t.Errorf("mica %s: an empty message: %s", c, line)
			}
		}
		_, errs, _ = call("", append(args, "--diagnostics=sarif")...)
		var log struct {
			Runs []struct{ Results []struct{ RuleID string } }
		}
		if err := json.Unmarshal([]byte(errs), &log); errs != "" && err != nil {
			t.Errorf("mica %s: %v: %s", c, err, errs)
			continue
		}
		for _, run := range log.Runs {
			for _, r := range run.Results {
				if r.RuleID == "" {
					t.Errorf("mica %s: a result without a rule: %s", c, errs)
				}
			}
		}
	}
}
