package std_test

import (
	"fmt"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/std"
)

// The dialects that a program has without any .td file.
func Example() {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: std.Natives()}))
	for _, name := range []string{"arith", "func", "linalg", "tosa", "toy"} {
		fmt.Println(name, ctx.IR().Dialect(name) != nil)
	}
	// Output:
	// arith true
	// func true
	// linalg true
	// tosa true
	// toy false
}
