package ods_test

import (
	"fmt"

	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// Read turns the records of a .td file into models of operations.
func ExampleRead() {
	file := source.NewFile("shop.td", []byte(`
		include "mlir/IR/OpBase.td"
		def Shop : Dialect { let name = "shop"; let cppNamespace = "::shop"; }
		def Shop_BuyOp : Op<Shop, "buy"> {
		  let arguments = (ins Variadic<I32>:$items, DefaultValuedAttr<I32Attr, "1">:$count);
		  let results = (outs F64:$price);
		}`))
	records, diags := tablegen.Load(file, tablegen.Options{Files: &source.Set{FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}})
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}
	module, diags := ods.Read(records)
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}
	for _, op := range module.Ops {
		fmt.Println(op.Name(), "is", op.CppNamespace+"::"+op.CppClass)
		for _, v := range append(op.Operands, op.Results...) {
			fmt.Printf("  %s: %s\n", v.Name, v.Constraint.Summary)
		}
		for _, a := range op.Attributes {
			fmt.Printf("  %s: %s\n", a.Name, a.Attr.Summary)
		}
	}
	// Output:
	// shop.buy is ::shop::BuyOp
	//   items: variadic of 32-bit signless integer
	//   price: 64-bit float
	//   count: 32-bit signless integer attribute
}
