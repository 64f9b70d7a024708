package load_test

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

// A definition becomes a live dialect. The part that it would leave to C++ is written in Go.
func ExampleLoad() {
	records, diags := tablegen.Load(source.NewFile("shop.td", []byte(`
		include "mlir/IR/OpBase.td"
		def Shop : Dialect { let name = "shop"; let cppNamespace = "::shop"; }
		def Even : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() % 2 == 0">, "an even number">;
		def BuyOp : Op<Shop, "buy"> {
		  let arguments = (ins ConfinedAttr<I64Attr, [Even]>:$pairs);
		  let assemblyFormat = "$pairs attr-dict";
		  let hasVerifier = 1;
		}`)), tablegen.Options{Files: &source.Set{FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}})
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}
	module, diags := ods.Read(records)
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}
	ctx := ir.NewContext()
	natives := &dialect.Natives{Namespace: "shop", Ops: map[string]dialect.Op{
		"shop.buy": {Verify: func(op *ir.Operation, c *ir.Checker) {
			if n := op.Attr("pairs").(*ir.IntegerAttr).Int64(); n > 10 {
				c.Failf("buys %d, more than there are", n)
			}
		}},
	}}
	loaded, diags := load.Load(ctx, module, load.Options{Natives: []*dialect.Natives{natives}})
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}
	fmt.Println(loaded.Report.Summary())
	for _, text := range []string{"shop.buy 4", "shop.buy 5", "shop.buy 12"} {
		op, diags := asm.Parse(ctx, source.NewFile("in.mlir", []byte(text)), asm.ParseOptions{})
		fmt.Println(op != nil, diags.Err())
	}
	// Output:
	// predicates: 3 interpreted, 0 native, 0 unknown
	// true <nil>
	// false in.mlir:1:1: error: 'shop.buy' op attribute 'pairs' failed to satisfy constraint: 64-bit signless integer attribute an even number
	// false in.mlir:1:1: error: 'shop.buy' op buys 12, more than there are
}
