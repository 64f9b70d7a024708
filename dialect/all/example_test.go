package all_test

import (
	"os"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
)

// All dialects at once: those that mica defines need no installation of LLVM.
func Example() {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives()}))
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `
		func.func @double(%x: index) -> index {
		  %0 = index.add %x, %x
		  return %0 : index
		}`)))
	mica.Print(os.Stdout, module)
	// Output:
	// module {
	//   func.func @double(%arg0: index) -> index {
	//     %0 = index.add %arg0, %arg0
	//     return %0 : index
	//   }
	// }
}
