package dataflow_test

import (
	"fmt"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/analysis/dataflow"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/cf"
	"github.com/mica-ir/mica/dialect/func"
	"github.com/mica-ir/mica/ir"
)

// The block ^bb2 is not executed, so that the function returns a constant.
func Example() {
	ctx, _ := mica.NewContext(mica.Config{Dialects: []*dialect.Natives{arith.Natives(), cf.Natives(), funcs.Natives()}})
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `
		func.func @f(%x: i32) -> i32 {
		  %true = arith.constant true
		  %c = arith.constant 7 : i32
		  cf.cond_br %true, ^bb1(%c : i32), ^bb2
		^bb1(%a: i32):
		  return %a : i32
		^bb2:
		  cf.br ^bb1(%x : i32)
		}`)))
	s := dataflow.NewSolver()
	dead := dataflow.AddDeadCode(s)
	constants := dataflow.AddConstants(s, dead)
	s.Run(module)
	for op := range ir.All(module, ir.PreOrder) {
		if op.Name() == "func.return" {
			fmt.Println(constants.Value(op.Operand(0)).Value)
		}
		if op.Name() == "cf.br" {
			fmt.Println(dead.IsLive(op.Block()))
		}
	}
	// Output:
	// 7 : i32
	// false
}
