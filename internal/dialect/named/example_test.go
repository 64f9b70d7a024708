package named_test

import (
	"fmt"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/internal/dialect/named"
)

// The functions look up parts of an operation by the names in its definition.
func Example() {
	ctx := mica.Must(mica.NewContext(mica.Config{}, mica.Text("shop.td", `
		include "mlir/IR/OpBase.td"
		def Shop : Dialect { let name = "shop"; }
		def TakeOp : Op<Shop, "take"> { let results = (outs I32:$item); }
		def PayOp : Op<Shop, "pay", [AttrSizedOperandSegments]> { let arguments = (ins Variadic<I32>:$items, Optional<F64>:$tip, DenseI64ArrayAttr:$prices); }`)))
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `
		%0 = "shop.take"() : () -> i32
		"shop.pay"(%0, %0) <{operandSegmentSizes = array<i32: 2, 0>, prices = array<i64: 3, 4>}> : (i32, i32) -> ()`)))
	pay := module.Region(0).Entry().Back()
	fmt.Println(len(named.Operands(pay, "items")), named.Type(pay, "items"))
	fmt.Println(named.Operand(pay, "tip"))
	fmt.Println(named.Ints(pay, "prices"))
	// Output:
	// 2 i32
	// <nil>
	// [3 4] true
}
