package datalayout_test

import (
	"fmt"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/ir/datalayout"
)

// The size and the alignments of i64 where the program does not specify them.
func Example() {
	ctx := mica.Must(mica.NewContext(mica.Config{}))
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `module {}`)))
	layout, err := datalayout.Of(module)
	if err != nil {
		fmt.Println(err)
		return
	}
	i64 := module.Context().I64()
	size, _ := layout.Size(i64)
	abi, _ := layout.ABIAlignment(i64)
	preferred, _ := layout.PreferredAlignment(i64)
	fmt.Println(size.Min, abi, preferred)
	// Output: 8 4 8
}
