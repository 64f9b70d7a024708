package structural_test

import (
	"fmt"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/convert/structural"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/convert"
)

// A pair of numbers is passed as two numbers.
func Example() {
	ctx, diags := mica.NewContext(mica.Config{Dialects: all.Natives()})
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}
	module, diags := ctx.Parse(mica.Text("in.mlir", `
		func.func @swap(%p: complex<f32>) -> complex<f32> {
		  %q = func.call @swap(%p) : (complex<f32>) -> complex<f32>
		  func.return %q : complex<f32>
		}`))
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}
	types := convert.NewTypeConverter()
	types.AddMany(func(t ir.Type) ([]ir.Type, convert.Result) {
		if c, ok := t.(*ir.ComplexType); ok {
			return []ir.Type{c.Element, c.Element}, convert.Converted
		}
		return []ir.Type{t}, convert.Converted
	})
	var set rewrite.Set
	convert.Add(&set, structural.Function("func.func", types), structural.Call(types), structural.Return(types))
	frozen, err := set.Freeze(module.Context(), rewrite.Filter{})
	if err != nil {
		fmt.Println(err)
		return
	}
	target := convert.NewTarget()
	target.DynamicOps(func(op *ir.Operation) convert.Legality {
		t := op.Attr(ir.FunctionTypeAttr).(*ir.TypeAttr).Value.(*ir.FunctionType)
		return convert.LegalIf(types.IsLegalSignature(t) && types.IsLegalRegion(op.Region(0)))
	}, "func.func")
	target.DynamicOps(func(op *ir.Operation) convert.Legality { return convert.LegalIf(types.IsLegalOp(op)) }, "func.call", "func.return")
	fmt.Print(convert.Partial(target, frozen, convert.Config{KeepCasts: true}, module))
	fmt.Println(asm.String(module, asm.Options{}))
	// Output:
	// module {
	//   func.func @swap(%arg0: f32, %arg1: f32) -> (f32, f32) {
	//     %0:2 = call @swap(%arg0, %arg1) : (f32, f32) -> (f32, f32)
	//     return %0#0, %0#1 : f32, f32
	//   }
	// }
}
