package lower_test

import (
	"github.com/mica-ir/mica/dialect"
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/library"

	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/drr/lower"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// A rule becomes a pdl.pattern, and the C++ in it a native function.
func Example() {
	file := source.NewFile("rules.td", []byte(`
		include "mlir/IR/PatternBase.td"
		include "mlir/IR/OpBase.td"
		def Toy : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
		def NegOp : Op<Toy, "neg"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$y); }
		def IsF32 : Constraint<CPred<"$0.getType().isF32()">>;
		def NegOfNeg : Pat<(NegOp (NegOp $x)), (replaceWithValue $x), [(IsF32 $x)]>;`))
	records, diags := tablegen.Load(file, tablegen.Options{Files: &source.Set{FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}})
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}
	module, _ := ods.Read(records)
	rules, diags := drr.Read(module)
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}
	ctx := ir.NewContext()
	if _, err := library.New(library.Options{Natives: []*dialect.Natives{pdldialect.Natives()}}).Register(ctx); err.HasErrors() {
		fmt.Println(err)
		return
	}
	var natives rewrite.Natives
	lowered, diags := lower.Lower(rules, ctx, cppapi.New(), &natives)
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}
	fmt.Println(asm.String(lowered, asm.Options{}))
	fmt.Println("NegOfNeg.1 is known:", natives.Constraint("NegOfNeg.1") != nil)
	// Output:
	// module {
	//   pdl.pattern @NegOfNeg : benefit(2) {
	//     %0 = operand
	//     %1 = type
	//     %2 = operation "toy.neg"(%0 : !pdl.value)  -> (%1 : !pdl.type)
	//     %3 = result 0 of %2
	//     %4 = type
	//     %5 = operation "toy.neg"(%3 : !pdl.value)  -> (%4 : !pdl.type)
	//     apply_native_constraint "NegOfNeg.1"(%0 : !pdl.value)
	//     rewrite %5 {
	//       replace %5 with(%0 : !pdl.value)
	//     }
	//   }
	// }
	// NegOfNeg.1 is known: true
}
