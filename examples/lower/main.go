// Command lower is mica opt with a small language, calc, and a pass that lowers it to arith and
// scf. calc.td defines the language, and calc.pdll has the rules for operations that become a
// single arith operation. The Go code has the type converter, the pattern that turns calc.power
// into a loop, and the conversion, which fails if any calc operation remains. Run
//
//	go run ./examples/lower --convert-calc examples/lower/program.mlir
//
// and add --debug-only=dialect-conversion to trace the conversion. mica's passes lower the rest to
// the llvm dialect, and LLVM runs the result:
//
//	go run ./examples/lower --convert-calc --convert-scf-to-cf \
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
