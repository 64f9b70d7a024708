package library_test

import (
	"fmt"

	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/ir"
)

func Example() {
	lib := library.New(library.Options{})
	lib.AddText("shop.td", `
		include "mlir/IR/OpBase.td"
		def Shop_Dialect : Dialect { let name = "shop"; let cppNamespace = "shop"; }
		def Shop_BuyOp : Op<Shop_Dialect, "buy"> { let arguments = (ins I32:$price); }`)
	ctx := ir.NewContext()
	if _, list := lib.Register(ctx); list.HasErrors() {
		fmt.Println(list)
	}
	fmt.Println(ctx.LookupOp("shop.buy").Operands[0].Name)
	// Output: price
}
