package analysis_test

import (
	"fmt"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/func"
	"github.com/mica-ir/mica/ir"
)

// Callees are before their callers.
func ExampleCallGraph() {
	ctx, _ := mica.NewContext(mica.Config{Dialects: []*dialect.Natives{funcs.Natives()}})
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `
		func.func @main() { call @even() : () -> () return }
		func.func private @even() { call @odd() : () -> () return }
		func.func private @odd() { call @even() : () -> () return }`)))
	for nodes := range analysis.NewCallGraph(module).Components() {
		var names []string
		for _, n := range nodes {
			if n.Region() != nil {
				names = append(names, ir.SymbolName(n.Region().ParentOp()))
			}
		}
		if names != nil {
			fmt.Println(names)
		}
	}
	// Output:
	// [odd even]
	// [main]
}
