package cpp_test

import (
	"fmt"

	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/gen/cpp"
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
	w := cpp.NewWriter(api, cpp.Options{})
	text, _, err := w.Func("isInteger", "isInteger is the predicate of AnyInteger.", prog, []cpp.Param{{Name: "t", Type: "ir.Type"}}, "")
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
