package pdl_test

import (
	"os"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/pdl"
)

// A rule as IR, in the form to which PDLL and DRR are lowered.
func Example() {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: []*dialect.Natives{pdl.Natives()}}))
	module := mica.Must(ctx.Parse(mica.Text("rule.mlir", `
		pdl.pattern @drop : benefit(1) {
		  %t = type
		  %op = operation "toy.noise" -> (%t : !pdl.type)
		  rewrite %op { erase %op }
		}`)))
	mica.Print(os.Stdout, module)
	// Output:
	// module {
	//   pdl.pattern @drop : benefit(1) {
	//     %0 = type
	//     %1 = operation "toy.noise"  -> (%0 : !pdl.type)
	//     rewrite %1 {
	//       erase %1
	//     }
	//   }
	// }
}
