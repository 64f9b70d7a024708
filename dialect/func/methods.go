package funcs

import (
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// register adds the methods of calls that C++ code uses to get the callee.
func register(api *cppapi.API) {
	for _, class := range []string{"CallOp", "CallIndirectOp"} {
		api.NativeMethod("mlir::func::"+class+"::getCallableForCallee", &cxx.Func{
			Params: []*cxx.Type{}, Result: api.TypeNamed("mlir::CallInterfaceCallable"),
			Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
				call, ok := ir.InterfaceOf[ir.CallOpInterface](cppapi.AsOperation(args[0]))
				if !ok {
					return cxx.Null
				}
				callee := call.Callee(cppapi.AsOperation(args[0]))
				if callee.Symbol != nil {
					return cxx.Obj(callee.Symbol)
				}
				return cxx.Ptr(callee.Value)
			},
		})
	}
}
