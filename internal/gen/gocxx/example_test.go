package gocxx_test

import (
	"fmt"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/gen/gocxx"
)

func Example() {
	api := cppapi.New()
	expr, err := cxx.Parse("::llvm::isa<::mlir::IntegerType>($_self)")
	if err != nil {
		fmt.Println(err)
		return
	}
	prog := api.Compile(expr, &cxx.Env{
		Registry: api.Registry,
		Slots:    []cxx.Slot{{Name: "$_self", Type: api.Type.Type()}},
		Result:   cxx.TypeBool,
	})
	w := gocxx.NewWriter(api, gocxx.Options{})
	text, _, err := w.Func("isInteger", "isInteger is the predicate of AnyInteger.", prog, []gocxx.Param{{Name: "t", Type: "ir.Type"}}, "")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Print(text)
	// Output:
	// // isInteger is the predicate of AnyInteger.
	// func isInteger(t ir.Type) bool {
	// 	return ir.Is[*ir.IntegerType](t)
	// }
}
