package viewlike_test

import (
	"fmt"

	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// A mixed list has a mark where an operand gives the index.
func Example() {
	sizes := []int64{4, ir.Dynamic, 2, ir.Dynamic}
	fmt.Println(viewlike.CountDynamic(sizes), "operands")
	fmt.Println(viewlike.Times(4, 2), viewlike.Times(4, ir.Dynamic) == ir.Dynamic)
	// Output:
	// 2 operands
	// 8 true
}
