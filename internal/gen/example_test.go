package gen_test

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/gen"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/ir"
)

// A dialect that is defined in a text becomes the files of a Go package.
func ExampleDialect() {
	lib := library.New(library.Options{})
	list := lib.AddText("shop.td", `
		include "mlir/IR/OpBase.td"
		def Shop : Dialect { let name = "shop"; }
		def SellOp : Op<Shop, "sell"> {
		  let summary = "Sells some of an item";
		  let arguments = (ins AnyType:$item, I64Attr:$count, UnitAttr:$wrapped);
		}`)
	if list.HasErrors() {
		fmt.Println(list)
		return
	}
	ctx := ir.NewContext()
	dialects, _ := lib.Register(ctx)
	files, problems, err := gen.Dialect(ctx, lib.Modules("shop"), "shop", gen.Options{Report: dialects.Report()})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, f := range files {
		fmt.Println(f.Name)
		for line := range strings.Lines(string(f.Text)) {
			if strings.HasPrefix(line, "func ") {
				before, _, _ := strings.Cut(line, " {")
				fmt.Println("  " + strings.TrimSpace(before))
			}
		}
	}
	fmt.Println(len(problems), "problems")
	// Output:
	// shop.gen.go
	//   func Register(ctx *ir.Context) error
	// shop_ops.gen.go
	//   func (op SellOp) Op() *ir.Operation
	//   func (op SellOp) Item() *ir.Value
	//   func (op SellOp) Count() int64
	//   func (op SellOp) SetCount(v int64)
	//   func (op SellOp) Wrapped() bool
	//   func (op SellOp) SetWrapped(v bool)
	//   func NewSell(b *ir.Builder, item *ir.Value, count int64, options ...SellOptions) SellOp
	//   func (op SellAdaptor[T]) Item() T
	// shop_definitions.gen.go
	// 0 problems
}
