package main

import (
	_ "embed"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// llvmFlags are the flags of the reference's tools that belong to LLVM's code generators and passes.
//
//go:embed testdata/llvm_flags.txt
var llvmFlags string

// generalFlag matches a flag in a help text. Passes and their options are indented more.
var generalFlag = regexp.MustCompile(`(?m)^  --?([A-Za-z0-9][\w.-]*)`)

// helpFlags returns the flags in a help text. Those of passes are indented more.
func helpFlags(text string) []string {
	var list []string
	for _, m := range generalFlag.FindAllStringSubmatch(text, -1) {
		list = append(list, m[1])
	}
	return list
}

// TestDifferentialFlags reads the help of the reference's tools: mica has each of their flags, or refuses it with
// the reason. LLVM's own flags are in a list.
func TestDifferentialFlags(t *testing.T) {
	llvm := strings.Fields(llvmFlags)
	for _, tool := range []string{"mlir-opt", "mlir-tblgen", "llvm-tblgen", "mlir-pdll", "mlir-reduce", "mlir-query", "FileCheck"} {
		out, err := exec.Command(reftest.Tool(t, tool), "--help").Output()
		if err != nil {
			t.Fatal(err)
		}
		theirs := helpFlags(string(out))
		if len(theirs) < 3 {
			t.Fatalf("%s --help has only the flags %q", tool, theirs)
		}
		var help, errs strings.Builder
		execute([]string{tool, "--help"}, strings.NewReader(""), &help, &errs)
		ours := helpFlags(help.String())
		for _, name := range theirs {
			if slices.Contains(ours, name) || slices.Contains(llvm, name) {
				continue
			}
			var out, errs strings.Builder
			code := execute([]string{tool, "--" + name}, strings.NewReader(""), &out, &errs)
			if refused := strings.Contains(errs.String(), "has no effect here: ") || strings.Contains(errs.String(), "is not implemented"); code == 0 || !refused {
				t.Errorf("%s --%s: exit code %d\n%s", tool, name, code, errs.String())
			}
		}
	}
}
