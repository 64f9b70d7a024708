package funcs_test

import (
	"fmt"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/arith"
	funcs "github.com/mica-ir/mica/dialect/func"
	"github.com/mica-ir/mica/ir"
)

// A pass asks operations for their interfaces.
func Example() {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: []*dialect.Natives{funcs.Natives(), arith.Natives()}}))
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `
		func.func @f(%c: i1, %a: i32) -> i32 {
			%0 = func.call @g(%a) : (i32) -> i32
			%1 = arith.select %c, %0, %a : i32
			return %1 : i32
		}
		func.func private @g(i32) -> i32
		func.func @h(%f: (i32) -> (), %a: i32) { func.call_indirect %f(%a) : (i32) -> () return }`)))
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if call, ok := ir.InterfaceOf[ir.CallOpInterface](op); ok {
			fmt.Println(op.Name(), "passes", len(call.ArgOperands(op)), "arguments")
			if f := ir.ResolveCallable(op); f != nil {
				callable, _ := ir.InterfaceOf[ir.CallableOpInterface](f)
				fmt.Println("  to", ir.SymbolName(f), callable.ArgumentTypes(f), callable.ResultTypes(f), callable.CallableRegion(f) != nil)
				fmt.Println("  may be inlined:", op.Def().Dialect.Inliner.IsLegalToInlineCall(op, f, true))
			}
		}
		if s, ok := ir.InterfaceOf[ir.SelectLikeOpInterface](op); ok {
			fmt.Println(op.Name(), s.Condition(op).Type(), s.TrueValue(op) != s.FalseValue(op), ir.IsPure(op))
		}
		return ir.Advance
	})
	// Output:
	// func.call passes 1 arguments
	//   to g [i32] [i32] false
	//   may be inlined: true
	// arith.select i1 true true
	// func.call_indirect passes 1 arguments
}
