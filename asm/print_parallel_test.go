package asm_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/source"
)

// manyModules returns a text with many isolated operations. These are the units of work
// that goroutines share.
func manyModules(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "module @m%d {\n", i)
		fmt.Fprintf(&b, "  %%a%d = \"x.def\"() {loc = loc(\"l%d\"), map = affine_map<(d0) -> (d0 + %d)>} : () -> i32\n", i, i%7, i%5)
		fmt.Fprintf(&b, "  \"x.region\"(%%a%d) ({\n  ^bb0(%%b%d: i32):\n    %%c%d = \"x.in\"(%%b%d, %%a%d) : (i32, i32) -> i32\n", i, i, i, i, i)
		fmt.Fprintf(&b, "    \"x.br\"()[^bb1] : () -> ()\n  ^bb1:\n    \"x.ret\"() : () -> ()\n  }, {\n    %%d%d = \"x.in\"() : () -> i32\n  }) : (i32) -> ()\n}\n", i)
	}
	return b.String()
}

// TestThreads checks that the text does not depend on the number of goroutines.
func TestThreads(t *testing.T) {
	f := source.NewFile("threads.mlir", []byte(manyModules(200)))
	op := parse(t, newContext(), f, nil)
	for _, form := range forms {
		want := string(asm.Append(nil, op, form.opts))
		for _, n := range []int{2, 5} {
			form.opts.Threads = n
			if d := reftest.Diff(want, string(asm.Append(nil, op, form.opts))); d != "" {
				t.Errorf("%v with %d goroutines:\n%.2000s", form.flags, n, d)
			}
		}
	}
}

// TestParseThreads checks that operations and errors are the same with any
// number of goroutines.
func TestParseThreads(t *testing.T) {
	long := manyModules(3000)
	cut := len(long) / 2
	tests := []struct{ name, text string }{
		{"plain", long},
		{"nested", "module {\n" + long + "}\n"},
		{"nested twice", "module {\nmodule @x {\n// a comment\n" + long + "}\n}\n" + long},
		{"aliases", "#l = loc(\"alias\")\n" + strings.ReplaceAll(long, "}) : (i32) -> ()", "}) : (i32) -> () loc(#l)")},
		{"late aliases", strings.ReplaceAll(long, "}) : (i32) -> ()", "}) : (i32) -> () loc(#l)") + "#l = loc(\"alias\")\n"},
		{"distinct", strings.ReplaceAll(long, "() {loc", "() {d = distinct[0]<\"x\">, loc")},
		{"resource", strings.ReplaceAll(long, "() {loc", "() {d = dense_resource<r> : tensor<1xi8>, loc")},
		{"results", long + "%a = \"y\"() : () -> i32\n\"z\"(%a) : (i32) -> ()\n" + long},
		{"forward", "\"z\"(%a) : (i32) -> ()\n" + long + "%a = \"y\"() : () -> i32\n"},
		{"comments", strings.ReplaceAll(long, "\nmodule", "\n// }\nmodule")},
		{"odd lines", strings.ReplaceAll(long, "module @", "module\n@")},
		{"lines that mislead", strings.ReplaceAll(long, "() {loc", "() {s = \"}\", t = [{\n}\n, {}], loc")},
		{"mistake", long[:cut] + " mistake " + long[cut:]},
		{"two mistakes", long[:cut] + " mistake " + long[cut:] + " another"},
		{"unclosed", "module {\n" + long},
		{"no name", "\"\"() : () -> ()\n" + long},
		{"no name in a module", "module {\n\"\"() : () -> ()\n" + long},
		{"undefined", strings.Replace(long, "(%b2900, ", "(%bb2900, ", 1)},
		{"undefined block", strings.Replace(long[cut:], "[^bb1]", "[^bb2]", 1)},
	}
	for _, tt := range tests {
		run := func(threads int) string {
			f := source.NewFile("threads.mlir", []byte(tt.text))
			op, diags := asm.Parse(newContext(), f, asm.ParseOptions{Threads: threads})
			if op == nil {
				return render(f, diags)
			}
			return string(asm.Append(nil, op, asm.Options{DebugInfo: true}))
		}
		want := run(1)
		for _, n := range []int{2, 7} {
			if d := reftest.Diff(want, run(n)); d != "" {
				t.Errorf("%s with %d goroutines:\n%.2000s", tt.name, n, d)
			}
		}
	}
}

// TestDifferentialModules compares many isolated operations with the reference.
func TestDifferentialModules(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	text := manyModules(20)
	op := parse(t, newContext(), source.NewFile("<stdin>", []byte(text)), nil)
	for _, form := range forms {
		want, errs, _ := reftest.Run(t, tool, text, append([]string{"--allow-unregistered-dialect"}, form.flags...)...)
		if d := reftest.Diff(want, string(asm.Append(nil, op, form.opts))+"\n"); d != "" {
			t.Errorf("%v: %s\n%.2000s", form.flags, errs, d)
		}
	}
}
