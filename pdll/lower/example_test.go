package lower_test

import (
	"github.com/mica-ir/mica/dialect/std"

	"fmt"
	"os"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pdll"
	"github.com/mica-ir/mica/pdll/lower"
	"github.com/mica-ir/mica/source"
)

// A rule becomes a pdl.pattern.
func Example() {
	text := "Pattern Drop with benefit(3) => replace op<toy.cast>(x: Value) -> (type<\"f64\">) with x;\n"
	m, diags := pdll.Load(source.NewFile("rules.pdll", []byte(text)), pdll.Options{})
	ctx := ir.NewContext()
	if err := new(std.Library).Register(ctx, "pdl"); err != nil {
		fmt.Println(err)
		return
	}
	module, diags := lower.Lower(m, ctx)
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}
	asm.Print(os.Stdout, module, asm.Options{})
	// Output:
	// module {
	//   pdl.pattern @Drop : benefit(3) {
	//     %0 = operand
	//     %1 = type : f64
	//     %2 = operation "toy.cast"(%0 : !pdl.value)  -> (%1 : !pdl.type)
	//     rewrite %2 {
	//       replace %2 with(%0 : !pdl.value)
	//     }
	//   }
	// }
}
