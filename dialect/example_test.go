package dialect_test

import (
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

const definition = `
include "mlir/IR/OpBase.td"
def Shop : Dialect { let name = "shop"; let cppNamespace = "::shop"; }
def SellOp : Op<Shop, "sell"> {
  let arguments = (ins I64Attr:$price);
  let assemblyFormat = "$price attr-dict";
  let hasVerifier = 1;
}
`

// shop implements the parts that the definition leaves to C++.
func shop() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "shop",
		Ops: map[string]dialect.Op{
			"shop.sell": {Verify: func(op *ir.Operation, c *ir.Checker) {
				c.Check(op.Attr("price").(*ir.IntegerAttr).Int64() >= 0, "cannot pay the customer")
			}},
		},
	}
}

// A dialect whose operations are defined in TableGen, and their verifiers in Go.
func Example() {
	files := &source.Set{FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
	file := source.NewFile("shop.td", []byte(definition))
	files.Add(file)
	records, errs := tablegen.Load(file, tablegen.Options{Files: files})
	if errs.HasErrors() {
		panic(errs)
	}
	module, errs := ods.Read(records)
	if errs.HasErrors() {
		panic(errs)
	}
	ctx := ir.NewContext()
	if _, errs := load.Load(ctx, module, load.Options{Natives: []*dialect.Natives{shop()}}); errs.HasErrors() {
		panic(errs)
	}
	_, errs = asm.Parse(ctx, source.NewFile("in.mlir", []byte("shop.sell 3\nshop.sell -3\n")), asm.ParseOptions{})
	for _, e := range errs {
		fmt.Println(e.Message)
	}
	// Output: 'shop.sell' op cannot pay the customer
}
