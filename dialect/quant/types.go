package quant

import (
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// The C++ classes of the dialect's types, which are the names of their
// definitions.
const (
	anyClass        = "AnyQuantizedType"
	uniformClass    = "UniformQuantizedType"
	perAxisClass    = "UniformQuantizedPerAxisType"
	subChannelClass = "UniformQuantizedSubChannelType"
	calibratedClass = "CalibratedQuantizedType"
)

// The parameters of all types but the calibrated one begin alike.
const (
	signedParam, storageParam, expressedParam, minParam, maxParam = 0, 1, 2, 3, 4
	firstParam                                                    = 5
	// A uniform type goes on with
	scaleParam, zeroParam = firstParam, firstParam + 1
	// a type of an axis with
	scalesParam, zerosParam, axisParam = firstParam, firstParam + 1, firstParam + 2
	// and one of blocks, whose scales have a shape, with
	axesParam, sizesParam, shapeParam = firstParam + 2, firstParam + 3, firstParam + 4
)

// definitions returns the definitions of the types. Three have one mnemonic, so that
// the dialect parses its types itself.
func definitions() []*ir.TypeDefinition {
	param := func(name, cpp string) ir.ParamDef { return ir.ParamDef{Name: name, CppType: cpp} }
	params := func(more ...ir.ParamDef) []ir.ParamDef {
		return append([]ir.ParamDef{param("signed", "bool"), param("storage", "::mlir::Type"), param("expressed", "::mlir::Type"),
			param("min", "int64_t"), param("max", "int64_t")}, more...)
	}
	return []*ir.TypeDefinition{
		{Name: anyClass, Mnemonic: "any", Syntax: quantizedSyntax{anyClass}, Params: params()},
		{Name: uniformClass, Mnemonic: "uniform", Syntax: quantizedSyntax{uniformClass},
			Params: params(param("scale", "double"), param("zeroPoint", "int64_t"))},
		{Name: perAxisClass, Syntax: quantizedSyntax{perAxisClass},
			Params: params(param("scales", "::llvm::ArrayRef<double>"), param("zeroPoints", "::llvm::ArrayRef<int64_t>"), param("quantizedDimension", "int32_t"))},
		{Name: subChannelClass, Syntax: quantizedSyntax{subChannelClass},
			Params: params(param("scales", "Scales"), param("zeroPoints", "ZeroPoints"),
				param("quantizedDimensions", "::llvm::ArrayRef<int32_t>"), param("blockSizes", "::llvm::ArrayRef<int64_t>"),
				param("shape", "::llvm::ArrayRef<int64_t>"))},
		{Name: calibratedClass, Mnemonic: "calibrated", Syntax: calibratedSyntax{},
			Params: []ir.ParamDef{param("expressed", "::mlir::Type"), param("min", "double"), param("max", "double")}},
	}
}

// class returns the name of the C++ class of a type of this dialect, "" for
// another type.
func class(t ir.Type) string { return named.TypeClass(t, "quant") }

// StorageType returns the storage type of a quantized type. It returns nil for other types, and for
// those without a storage type.
func StorageType(t ir.Type) ir.Type {
	switch class(t) {
	case "", calibratedClass:
		return nil
	}
	x, _ := t.(*ir.DefinedType).Params[storageParam].(ir.Type)
	return x
}

// ExpressedType returns the expressed type of a quantized type. It returns nil for other types, and
// for those without an expressed type.
func ExpressedType(t ir.Type) ir.Type {
	i := expressedParam
	switch class(t) {
	case "":
		return nil
	case calibratedClass:
		i = 0
	}
	x, _ := t.(*ir.DefinedType).Params[i].(ir.Type)
	return x
}

func isSigned(t *ir.DefinedType) bool {
	return class(t) != calibratedClass && t.Params[signedParam] == true
}

// bounds returns the range of stored values.
func bounds(t *ir.DefinedType) (low, high int64) {
	if class(t) == calibratedClass {
		return 0, 0
	}
	low, _ = t.Params[minParam].(int64)
	high, _ = t.Params[maxParam].(int64)
	return low, high
}

// defaultBounds returns the range of an integer.
func defaultBounds(signed bool, width int) (low, high int64) {
	if signed {
		return -1 << (width - 1), 1<<(width-1) - 1
	}
	return 0, 1<<width - 1
}

// int64s returns the numbers of a list.
func int64s(p ir.Param) []int64 {
	l, _ := p.(ir.ParamList)
	ns := make([]int64, len(l))
	for i, x := range l {
		ns[i], _ = x.(int64)
	}
	return ns
}

// register registers the C++ classes of the types.
func register(api *cppapi.API) {
	base := api.AbsentType("mlir::quant::QuantizedType", nil)
	base.IsA = IsQuantized
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
		"getStorageTypeIntegralWidth": cxx.Getter(cxx.TypeUint32, func(t *ir.DefinedType) cxx.Value { return cxx.Int(int64(StorageWidth(t))) }).Calls(StorageWidth),
		"getStorageTypeMin":           cxx.Getter(cxx.TypeInt64, func(t *ir.DefinedType) cxx.Value { low, _ := bounds(t); return cxx.Int(low) }),
		"getStorageTypeMax":           cxx.Getter(cxx.TypeInt64, func(t *ir.DefinedType) cxx.Value { _, high := bounds(t); return cxx.Int(high) }),
	}
	for name, f := range methods {
		base.Method(name, f)
	}
	for _, def := range definitions() {
		api.NativeType("quant", "mlir::quant::"+def.Name, def).Bases = []*cxx.Class{base}
	}
	api.AbsentType("mlir::quant::QuantileQuantizedType", nil, base)
}

// StorageWidth returns the width of the integers that hold the values of a quantized type,
// 0 for any other type.
func StorageWidth(t ir.Type) int {
	if d, ok := t.(*ir.DefinedType); ok && IsQuantized(d) {
		if i, ok := StorageType(d).(*ir.IntegerType); ok {
			return int(i.Width)
		}
	}
	return 0
}

// IsQuantized reports whether x is a quantized type.
func IsQuantized(x any) bool { t, ok := x.(ir.Type); return ok && class(t) != "" }
