package bufferization

import (
	"slices"

	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

// register registers the C++ functions that the definitions of the
// dialect call.
func register(api *cppapi.API) {
	v := api.Value.Type()
	api.Registry.Class("mlir::bufferization::MaterializeInDestinationOp").Static("getOperationName", &cxx.Func{Result: cxx.TypeString,
		Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Str("bufferization.materialize_in_destination") }})
	api.Native("mlir::bufferization::detail::typesMatchAfterBufferization", &cxx.Func{
		Params: []*cxx.Type{api.Operation.Type(), v, v}, Result: cxx.TypeBool,
		Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			tensor, buffer := cppapi.AsValue(args[1]), cppapi.AsValue(args[2])
			if tensor == nil || buffer == nil {
				return m.Failf("null value")
			}
			t, ok := tensor.Type().(ir.ShapedType)
			b, ok2 := buffer.Type().(ir.ShapedType)
			return cxx.Bool(ok && ok2 && t.HasRank() == b.HasRank() && slices.Equal(t.Shape(), b.Shape()) && t.ElementType() == b.ElementType())
		},
	})
}
