package semantics_test

import (
	"fmt"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/semantics"
)

// A program is executed, and compared with another one.
func Example() {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives()}))
	before, _ := ctx.Parse(mica.Text("before.mlir", `func.func @average(%x: i8, %y: i8) -> i8 {
  %c1 = arith.constant 1 : i8
  %s = arith.addi %x, %y : i8
  %r = arith.shrui %s, %c1 : i8
  return %r : i8
}`))
	after, _ := ctx.Parse(mica.Text("after.mlir", `func.func @average(%x: i8, %y: i8) -> i8 {
  %c1 = arith.constant 1 : i8
  %a = arith.shrui %x, %c1 : i8
  %b = arith.shrui %y, %c1 : i8
  %r = arith.addi %a, %b : i8
  return %r : i8
}`))
	p := semantics.NewProgram(before, semantics.Options{})
	results, err := p.Call(p.Function("average"), []semantics.Value{semantics.Int(8, 100), semantics.Int(8, 21)})
	fmt.Println(results[0].Bits, err)
	for _, f := range semantics.CompareModules(before, after, semantics.Comparison{}) {
		fmt.Println(f.Name, f.Verdict, f.Args, f.Outcome.Before, f.Outcome.After)
	}
	// Output:
	// 60 <nil>
	// average refuted [1 : i8 1 : i8] 1 0
}
