package num_test

import (
	"fmt"

	"github.com/mica-ir/mica/num"
)

func Example() {
	x := num.NewAPInt(8, 100)
	sum := x.Add(x)
	fmt.Println(sum, sum.CmpU(x), sum.CmpS(x))

	f, _ := num.ParseAPFloat(num.F16, "0.1")
	fmt.Println(f, f.Bits().Low64())
	// Output:
	// -56 1 -1
	// 9.997550e-02 11878
}
