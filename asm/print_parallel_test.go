package asm_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/source"
)

// manyModules is a text with many isolated operations, which are what several
// goroutines share out among themselves.
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

// TestThreads wants the same text from any number of goroutines.
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
