package prelude_test

import (
	"fmt"

	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// With the prelude, definitions can be read without an installation of LLVM.
func Example() {
	files := &source.Set{EmbeddedOnly: true, FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
	records, diags := tablegen.Load(source.NewFile("toy.td", []byte(`
		include "mlir/IR/OpBase.td"
		def Toy : Dialect { let name = "toy"; }
		def Toy_Nop : Op<Toy, "nop">;`)), tablegen.Options{Files: files})
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}
	for _, op := range records.DerivedFrom("Op") {
		name, _ := op.String("opName")
		fmt.Println(op.Name(), "is", name)
	}
	fmt.Println("from", files.Files()[0].Name)
	// Output:
	// Toy_Nop is nop
	// from prelude:mlir/IR/OpBase.td
}
