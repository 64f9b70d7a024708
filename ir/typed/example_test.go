package typed_test

import (
	"fmt"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// The value of an attribute, as the wrapper of an operation would return it.
func ExampleInt() {
	ctx := ir.NewContext()
	fmt.Println(typed.Int[int32](ctx.Int64Attr(ctx.I32(), -5)), typed.String(ctx.SymbolRefAttr("main")), typed.Ints[int64](ctx.DenseI64Array([]int64{2, 3})))
	// Output: -5 main [2 3]
}

// Strings as an attribute, and the strings of an attribute.
func ExampleStringArray() {
	names := typed.StringArray(ir.NewContext(), []string{"value", "kind"})
	fmt.Println(names, typed.String(names.Elements[1]))
	// Output: ["value", "kind"] kind
}
