// Command lower is mica opt with a small language, calc, and a pass that lowers it to arith
// and scf. The language is defined in calc.td, and calc.pdll has the rules for operations
// that become one of arith. In Go are the type converter, the pattern that makes a loop of
// calc.power, and the conversion, which fails unless all of calc is gone. Run
//
//	go run ./examples/lower --convert-calc examples/lower/program.mlir
//
// and, to see what was tried, add --debug-only=dialect-conversion. Passes of mica lower the
// rest to the llvm dialect, whose definitions come with LLVM, and LLVM runs that:
//
//	go run ./examples/lower -I /usr/lib/llvm-22/include --convert-calc --convert-scf-to-cf \
//	  --convert-to-llvm --reconcile-unrealized-casts examples/lower/program.mlir |
//	  /usr/lib/llvm-22/bin/mlir-runner -e main -entry-point-result=f32
package main

import (
	_ "embed"
	"os"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/opt"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

//go:embed calc.td
var definitions string

func main() {
	natives := &rewrite.Natives{}
	conversion.AddNatives(natives)
	os.Exit(opt.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, opt.Config{
		Name:        "lower",
		Dialects:    all.Natives(),
		Definitions: []mica.Source{mica.Text("calc.td", definitions)},
		Natives:     natives,
		Alone:       true,
		Passes: []*pass.Definition{{
			Name: "ConvertCalc", Argument: "convert-calc", Summary: "Lower calc to arith and scf",
			On:                pass.Anchor{Op: "builtin.module"},
			DependentDialects: []string{"arith", "scf"},
			New:               func() pass.Pass { return pass.Func(lower) },
		}},
	}))
}
