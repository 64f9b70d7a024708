package mica_test

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/lower"
	"github.com/mica-ir/mica/pass"
)

// Passes run on a module by their names.
func ExampleContext_Run() {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives()}))
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `
		func.func @f(%x: i32) -> i32 {
		  %0 = arith.constant 0 : i32
		  %1 = arith.addi %x, %0 : i32
		  %2 = arith.muli %1, %x : i32
		  %3 = arith.muli %x, %1 : i32
		  %4 = arith.addi %2, %3 : i32
		  return %4 : i32
		}`)))
	if err := ctx.Run(module, "canonicalize,cse").Err(); err != nil {
		fmt.Println(err)
	}
	mica.Print(os.Stdout, module)
	// Output:
	// module {
	//   func.func @f(%arg0: i32) -> i32 {
	//     %0 = arith.muli %arg0, %arg0 : i32
	//     %1 = arith.addi %0, %0 : i32
	//     return %1 : i32
	//   }
	// }
}

const branchy = `
func.func @f(%c: i1, %x: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    %1 = arith.constant 1 : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}
`

// TestRun runs pipelines, right and wrong ones, and passes that a program has.
func TestRun(t *testing.T) {
	panics := &pass.Definition{Name: "Panics", Argument: "panics", New: func() pass.Pass {
		return pass.Func(func(*pass.Run) error { panic("a mistake") })
	}}
	fails := &pass.Definition{Name: "Fails", Argument: "fails", New: func() pass.Pass {
		return pass.Func(func(r *pass.Run) error {
			r.Errorf(r.Op, "it fails")
			return nil
		})
	}}
	config := mica.Config{Dialects: all.Natives(), Passes: append(lower.Definitions(), panics.Complete(), fails.Complete())}
	for _, test := range []struct{ pipeline, want, err string }{
		{"", "scf.if", ""},
		{"convert-scf-to-cf", "cf.cond_br", ""},
		{"func.func(canonicalize{max-iterations=2}),cse", "arith.select", ""},
		{" builtin.module( canonicalize ) ", "arith.select", ""},
		{"builtin.module(canonicalize),builtin.module(cse)", "scf.if", ""}, // nested modules
		{"canonicalise", "", "did you mean 'canonicalize'?"},
		{"cse,", "", "Textual PassPipeline Parser"},
		{"canonicalize{region-simplify=much}", "", "the values are 'disabled', 'normal', 'aggressive'"},
		{"panics", "", "a mistake"},
		{"func.func(fails)", "", "in.mlir:2:1: error: it fails"},
	} {
		ctx := mica.Must(mica.NewContext(config))
		module := mica.Must(ctx.Parse(mica.Text("in.mlir", branchy)))
		diags := ctx.Run(module, test.pipeline)
		var out, errs bytes.Buffer
		(&diag.Renderer{Out: &errs}).RenderAll(diags)
		if test.err == "" {
			if err := mica.Print(&out, module); err != nil {
				t.Error(err)
			}
		}
		if diags.HasErrors() != (test.err != "") || !strings.Contains(errs.String(), test.err) || !strings.Contains(out.String(), test.want) {
			t.Errorf("%q: want %q and %q, got\n%s%s", test.pipeline, test.want, test.err, out.String(), errs.String())
		}
	}
}
