package intrange_test

import (
	"fmt"

	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/num"
)

// The sum of two bytes that are less than 16 does not overflow, but the product may.
func Example() {
	nibble := intrange.And(num.MaxIntRange(8), num.ConstantRange(num.NewAPInt(8, 15)))
	fmt.Println(nibble)
	fmt.Println(intrange.Add(nibble, nibble, intrange.Overflow{}))
	fmt.Println(intrange.Mul(nibble, nibble, intrange.Overflow{}))
	fmt.Println(intrange.Compare(intrange.Ult, nibble, num.ConstantRange(num.NewAPInt(8, 16))))
	// Output:
	// unsigned : [0, 15] signed : [0, 15]
	// unsigned : [0, 30] signed : [0, 30]
	// unsigned : [0, 225] signed : [-128, 127]
	// {true true}
}
