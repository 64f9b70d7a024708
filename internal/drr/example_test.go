package drr_test

import (
	"fmt"

	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// A rule has a tree to match, trees to build, and constraints.
func ExampleRead() {
	file := source.NewFile("rules.td", []byte(`
		include "mlir/IR/PatternBase.td"
		include "mlir/IR/OpBase.td"
		def Toy : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
		class Unary<string name> : Op<Toy, name> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$y); }
		def NegOp : Unary<"neg">;
		def NegOfNeg : Pat<(NegOp (NegOp $x)), (replaceWithValue $x)>;`))
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
	rules, diags := drr.Read(module)
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}
	for _, r := range rules {
		inner := r.Source.Args[0].Node
		fmt.Printf("%s, benefit %d: %s of %s\n", r.Name, r.Benefit, r.Source.Op.Name(), inner.Op.Name())
	}
	// Output: NegOfNeg, benefit 2: toy.neg of toy.neg
}
