package ir_test

import (
	"fmt"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/ir"
)

// Methods that a definition writes in C++ are called by name.
func ExampleCall() {
	ctx := mica.Must(mica.NewContext(mica.Config{}, mica.Text("shop.td", `
		include "mlir/IR/OpBase.td"
		def Shop : Dialect { let name = "shop"; let cppNamespace = "::shop"; }
		def BuyOp : Op<Shop, "buy"> {
		  let arguments = (ins I64Attr:$price);
		  let extraClassDeclaration = [{ int64_t getTotal(int64_t n) { return n * getPrice(); } }];
		}`)))
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `"shop.buy"() <{price = 4 : i64}> : () -> ()`)))
	buy := module.Region(0).Entry().Front()
	total, err := ir.Call[int](buy, "getTotal", 3)
	fmt.Println(total, err)
	_, err = ir.Call[int](buy, "getDiscount")
	fmt.Println(err)
	// Output:
	// 12 <nil>
	// no member named 'getDiscount' in 'shop::BuyOp' that takes 0 arguments
}
