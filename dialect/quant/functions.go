package quant

import (
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

// register registers the C++ classes of the types.
func register(api *cppapi.API) {
	base := api.AbsentType("mlir::quant::QuantizedType", nil)
	base.IsA = func(x any) bool { t, ok := x.(ir.Type); return ok && class(t) != "" }
	methods := map[string]*cxx.Func{
		"getStorageType":   cxx.Getter(api.Type.Type(), func(t *ir.DefinedType) cxx.Value { return cppapi.TypeValue(StorageType(t)) }),
		"getExpressedType": cxx.Getter(api.Type.Type(), func(t *ir.DefinedType) cxx.Value { return cppapi.TypeValue(ExpressedType(t)) }),
		"isSigned":         cxx.Getter(cxx.TypeBool, func(t *ir.DefinedType) cxx.Value { return cxx.Bool(isSigned(t)) }),
		"getFlags": cxx.Getter(cxx.TypeUint32, func(t *ir.DefinedType) cxx.Value {
			if isSigned(t) {
				return cxx.Int(1)
			}
			return cxx.Int(0)
		}),
		"getStorageTypeIntegralWidth": cxx.Getter(cxx.TypeUint32, func(t *ir.DefinedType) cxx.Value {
			if i, ok := StorageType(t).(*ir.IntegerType); ok {
				return cxx.Int(int64(i.Width))
			}
			return cxx.Int(0)
		}),
		"getStorageTypeMin": cxx.Getter(cxx.TypeInt64, func(t *ir.DefinedType) cxx.Value { low, _ := bounds(t); return cxx.Int(low) }),
		"getStorageTypeMax": cxx.Getter(cxx.TypeInt64, func(t *ir.DefinedType) cxx.Value { _, high := bounds(t); return cxx.Int(high) }),
	}
	for name, f := range methods {
		base.Method(name, f)
	}
	for _, def := range definitions() {
		api.NativeType("quant", "mlir::quant::"+def.Name, def).Bases = []*cxx.Class{base}
	}
	api.AbsentType("mlir::quant::QuantileQuantizedType", nil, base)
}
