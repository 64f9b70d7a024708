package quant

import "github.com/mica-ir/mica/cppapi"

// RegisterFunctions registers the C++ classes that definitions name. The types of
// the dialect are written in C++ alone and have no form here.
func RegisterFunctions(api *cppapi.API) {
	base := api.AbsentType("mlir::quant::QuantizedType", map[string]string{
		"getStorageTypeIntegralWidth": "unsigned", "getStorageType": "::mlir::Type", "getExpressedType": "::mlir::Type",
		"isSigned": "bool", "getFlags": "unsigned", "getStorageTypeMin": "int64_t", "getStorageTypeMax": "int64_t",
	})
	for _, name := range []string{
		"AnyQuantizedType", "UniformQuantizedType", "UniformQuantizedPerAxisType", "UniformQuantizedSubChannelType",
		"CalibratedQuantizedType", "QuantileQuantizedType",
	} {
		api.AbsentType("mlir::quant::"+name, nil, base)
	}
}
