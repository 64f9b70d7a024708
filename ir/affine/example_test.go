package affine_test

import (
	"fmt"

	"github.com/mica-ir/mica/ir/affine"
)

// A map computes results from dimensions and symbols. Maps can be composed.
func Example() {
	d0, d1, s0 := affine.NewDim(0), affine.NewDim(1), affine.NewSymbol(0)
	tile := &affine.Map{NumDims: 2, NumSymbols: 1, Results: []*affine.Expr{
		affine.Binary(affine.FloorDiv, d0, s0), affine.Binary(affine.Mod, d1, affine.NewConstant(8)),
	}}
	transpose := affine.Permutation([]int{1, 0})
	composed := tile.Compose(transpose)
	fmt.Println(tile)
	fmt.Println(transpose)
	fmt.Println(composed)
	fmt.Println(composed.Eval([]int64{13, 40}, []int64{16}))
	// Output:
	// (d0, d1)[s0] -> (d0 floordiv s0, d1 mod 8)
	// (d0, d1) -> (d1, d0)
	// (d0, d1)[s0] -> (d1 floordiv s0, d0 mod 8)
	// [2 5] true
}
