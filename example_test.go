package mica_test

import (
	"fmt"
	"os"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/ir"
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

// Building operations by the names in their definition: the types of results are
// inferred, and the region ends with its implicit terminator.
func Example_build() {
	ctx := mica.Must(mica.NewContext(mica.Config{}, mica.Text("shop.td", `
		include "mlir/IR/OpBase.td"
		include "mlir/Interfaces/InferTypeOpInterface.td"
		def Shop : Dialect { let name = "shop"; }
		def AddOp : Op<Shop, "add", [SameOperandsAndResultType]> {
		  let arguments = (ins I32:$left, I32:$right, StrAttr:$note); let results = (outs I32:$sum); }
		def EndOp : Op<Shop, "end", [Terminator]>;
		def CartOp : Op<Shop, "cart", [SingleBlockImplicitTerminator<"EndOp">]> { let regions = (region AnyRegion:$items); }`)))
	i32 := ctx.IR().I32()
	cart := mica.Must(ir.NewBuilder(ctx.IR()).Op("shop.cart").Body("items", []ir.Type{i32}, func(b *ir.Builder, entry *ir.Block) {
		x := entry.Argument(0)
		sum := mica.Must(b.Op("shop.add").Operand("left", x).Operand("right", x).Set("note", "twice").Build())
		_, diags := b.Op("shop.add").Operand("left", sum.Result(0)).Operand("rigt", x).Build()
		fmt.Println(diags[0].Message)
	}).Build())
	mica.Print(os.Stdout, cart)
	// Output:
	// 'shop.add' op has no operand 'rigt'; did you mean 'right'?
	// "shop.cart"() ({
	// ^bb0(%arg0: i32):
	//   %0 = "shop.add"(%arg0, %arg0) <{note = "twice"}> : (i32, i32) -> i32
	//   "shop.end"() : () -> ()
	// }) : () -> ()
}
