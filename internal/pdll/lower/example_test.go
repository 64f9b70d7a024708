package lower_test

import (
	"github.com/mica-ir/mica/dialect"
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/library"

	"fmt"
	"os"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/internal/pdll/lower"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A rule becomes a pdl.pattern.
func Example() {
	text := "Pattern Drop with benefit(3) => replace op<toy.cast>(x: Value) -> (type<\"f64\">) with x;\n"
	m, diags := pdll.Load(source.NewFile("rules.pdll", []byte(text)), pdll.Options{})
	ctx := ir.NewContext()
	if _, err := library.New(library.Options{Natives: []*dialect.Natives{pdldialect.Natives()}}).Register(ctx); err.HasErrors() {
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
