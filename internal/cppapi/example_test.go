package cppapi_test

import (
	"fmt"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// The predicate of a type constraint is evaluated for types.
func Example() {
	api := cppapi.New()
	expr, err := cxx.Parse(`::llvm::isa<::mlir::FloatType>($_self) && $_self.getIntOrFloatBitWidth() <= 32`)
	if err != nil {
		fmt.Println(err)
		return
	}
	p := cxx.Compile(expr, &cxx.Env{
		Registry:   api.Registry,
		Namespaces: []string{"mlir", "llvm"},
		Slots:      []cxx.Slot{{Name: "$_self", Type: api.Type.Type()}},
	})
	if !p.Complete() {
		fmt.Println(p.Errors())
		return
	}
	ctx := ir.NewContext()
	for _, t := range []ir.Type{ctx.F16(), ctx.F64(), ctx.I32()} {
		holds, err := p.EvalBool([]cxx.Value{cppapi.TypeValue(t)})
		fmt.Println(t, holds, err)
	}
	// Output:
	// f16 true <nil>
	// f64 false <nil>
	// i32 false <nil>
}
