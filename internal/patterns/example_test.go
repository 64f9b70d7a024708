package patterns_test

import (
	"github.com/mica-ir/mica/dialect"
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/library"

	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/patterns"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// A rule is compiled for a context and applied to IR.
func Example() {
	rules, diags := patterns.Read(source.NewFile("rules.pdll",
		[]byte("Pattern => replace op<toy.neg>(op<toy.neg>(x: Value)) with x;")), nil)
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true // so that the toy dialect need not be defined
	if _, err := library.New(library.Options{Natives: []*dialect.Natives{pdldialect.Natives()}}).Register(ctx); err.HasErrors() {
		fmt.Println(err)
		return
	}
	compiled, diags := rules.Compile(ctx, patterns.Options{})
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}
	var set rewrite.Set
	set.AddMatcher(compiled.Matcher)

	module, diags := asm.Parse(ctx, source.NewFile("in.mlir", []byte(`
		%0 = "toy.constant"() : () -> f32
		%1 = "toy.neg"(%0) : (f32) -> f32
		%2 = "toy.neg"(%1) : (f32) -> f32
		"toy.print"(%2) : (f32) -> ()`)), asm.ParseOptions{})
	if module == nil {
		fmt.Println(diags)
		return
	}
	frozen, err := set.Freeze(module.Context(), rewrite.Filter{})
	if err != nil {
		fmt.Println(err)
		return
	}
	res := rewrite.ApplyGreedily(module, frozen, rewrite.GreedyConfig{})
	fmt.Println("changed:", res.Changed)
	fmt.Println(asm.String(module, asm.Options{}))
	// Output:
	// changed: true
	// module {
	//   %0 = "toy.constant"() : () -> f32
	//   %1 = "toy.neg"(%0) : (f32) -> f32
	//   "toy.print"(%0) : (f32) -> ()
	// }
}
