package xegpu

import (
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// register adds the C++ functions of the dialect that its definitions call.
func register(api *cppapi.API) {
	memref := api.TypeNamed("mlir::MemRefType")
	api.Native("mlir::xegpu::isSharedMemory", &cxx.Func{
		Params: []*cxx.Type{memref}, Result: cxx.TypeBool,
		Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			t, ok := cppapi.AsType(args[0]).(*ir.MemRefType)
			return cxx.Bool(ok && isShared(t.Space))
		},
	})
}

// isShared reports whether a memory space is the one that the threads of a workgroup
// share.
func isShared(space ir.Attribute) bool {
	const shared = 3
	switch space := space.(type) {
	case *ir.IntegerAttr:
		n, ok := space.Value.Int64()
		return ok && n == shared
	case *ir.DefinedAttr:
		switch space.String() {
		case "#xegpu.memory_space<slm>", "#xevm.addr_space<shared>", "#gpu.address_space<workgroup>":
			return true
		}
	}
	return false
}
