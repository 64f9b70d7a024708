package pdl_test

import (
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

func Example() {
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	if _, err := library.New(library.Options{Natives: []*dialect.Natives{pdldialect.Natives()}}).Register(ctx); err.HasErrors() {
		fmt.Println(err)
		return
	}
	parse := func(name, text string) *ir.Operation {
		module, diags := asm.Parse(ctx, source.NewFile(name, []byte(text)), asm.ParseOptions{})
		if diags.HasErrors() {
			panic(diags)
		}
		return module
	}
	patterns := parse("patterns.mlir", `
		pdl.pattern @Double : benefit(1) {
		  %type = pdl.type
		  %x = pdl.operand : %type
		  %sum = pdl.operation "toy.add"(%x, %x : !pdl.value, !pdl.value) -> (%type : !pdl.type)
		  pdl.apply_native_constraint "is integer"(%type : !pdl.type)
		  pdl.rewrite %sum {
		    %two = pdl.operation "toy.double"(%x : !pdl.value) -> (%type : !pdl.type)
		    pdl.replace %sum with %two
		  }
		}
	`)
	var natives rewrite.Natives
	natives.RegisterConstraint("is integer", func(_ *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		_, ok := args[0].(*ir.IntegerType)
		return nil, ok
	})
	compiled, diags := pdl.Compile(patterns, &natives)
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}

	module := parse("in.mlir", `
		%a = "toy.source"() : () -> i32
		%b = "toy.add"(%a, %a) : (i32, i32) -> i32
		%c = "toy.add"(%a, %b) : (i32, i32) -> i32
	`)
	var set rewrite.Set
	set.AddMatcher(compiled)
	frozen, err := set.Freeze(module.Context(), rewrite.Filter{})
	if err != nil {
		fmt.Println(err)
		return
	}
	rewrite.ApplyGreedily(module, frozen, rewrite.GreedyConfig{})
	fmt.Println(asm.String(module, asm.Options{}))

	// Output:
	// module {
	//   %0 = "toy.source"() : () -> i32
	//   %1 = "toy.double"(%0) : (i32) -> i32
	//   %2 = "toy.add"(%0, %1) : (i32, i32) -> i32
	// }
}
