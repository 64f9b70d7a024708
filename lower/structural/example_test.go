package structural_test

import (
	"fmt"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/lower/structural"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
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
	types := conversion.NewTypeConverter()
	types.AddMany(func(t ir.Type) ([]ir.Type, conversion.Result) {
		if c, ok := t.(*ir.ComplexType); ok {
			return []ir.Type{c.Element, c.Element}, conversion.Converted
		}
		return []ir.Type{t}, conversion.Converted
	})
	var set rewrite.Set
	conversion.Add(&set, structural.Function("func.func", types), structural.Call(types), structural.Return(types))
	frozen, err := set.Freeze(module.Context(), rewrite.Filter{})
	if err != nil {
		fmt.Println(err)
		return
	}
	target := conversion.NewTarget()
	target.DynamicOps(func(op *ir.Operation) conversion.Legality {
		t := op.Attr(ir.FunctionTypeAttr).(*ir.TypeAttr).Value.(*ir.FunctionType)
		return conversion.LegalIf(types.IsLegalSignature(t) && types.IsLegalRegion(op.Region(0)))
	}, "func.func")
	target.DynamicOps(func(op *ir.Operation) conversion.Legality { return conversion.LegalIf(types.IsLegalOp(op)) }, "func.call", "func.return")
	fmt.Print(conversion.Partial(target, frozen, conversion.Config{KeepCasts: true}, module))
	fmt.Println(asm.String(module, asm.Options{}))
	// Output:
	// module {
	//   func.func @swap(%arg0: f32, %arg1: f32) -> (f32, f32) {
	//     %0:2 = call @swap(%arg0, %arg1) : (f32, f32) -> (f32, f32)
	//     return %0#0, %0#1 : f32, f32
	//   }
	// }
}
