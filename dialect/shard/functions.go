package shard

import (
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
)

// register registers the C++ types that the dialect's definitions name.
func register(api *cppapi.API) {
	api.Registry.Alias("mlir::shard::GridAxesAttr", api.Class("DenseI16ArrayAttr").Type())
	api.Registry.Alias("mlir::shard::GridAxis", cxx.TypeInt16)
}
