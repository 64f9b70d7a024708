package mica_test

import (
	"os"

	"github.com/mica-ir/mica"
)

// The program of README.md.
func Example() {
	ctx := mica.Must(mica.NewContext(mica.Config{AllowUnregistered: true}, mica.Text("toy.td", `
		include "mlir/Interfaces/SideEffectInterfaces.td"
		def Toy : Dialect { let name = "toy"; }
		class Unary<string name> : Op<Toy, name, [Pure]> {
		  let arguments = (ins F32:$x); let results = (outs F32:$y); let assemblyFormat = "$x attr-dict"; }
		def NegOp : Unary<"neg">; def AbsOp : Unary<"abs">;`)))
	rules := mica.Must(ctx.Patterns(mica.Text("toy.pdll", `
		Pattern => replace op<toy.neg>(op<toy.neg>(x: Value)) with x;
		Pattern => replace op<toy.abs>(op<toy.neg>(x: Value)) with op<toy.abs>(x);`)))
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `
		%0 = "my.source"() : () -> f32
		%1 = toy.neg %0   %2 = toy.neg %1   %3 = toy.neg %2   %4 = toy.abs %3
		"my.sink"(%2, %4) : (f32, f32) -> ()`)))
	mica.Must(ctx.Rewrite(module, rules))
	mica.Print(os.Stdout, module)
	// Output:
	// module {
	//   %0 = "my.source"() : () -> f32
	//   %1 = toy.abs %0
	//   "my.sink"(%0, %1) : (f32, f32) -> ()
	// }
}
