package smt

import (
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// register registers the C++ functions that the definitions of the
// dialect call.
func register(api *cppapi.API) {
	api.NativeTypeTest("mlir::smt::isAnySMTValueType", isAny)
	api.NativeTypeTest("mlir::smt::isAnyNonFuncSMTValueType", isValue)
}

// class returns the name of the C++ class of a type of this dialect, "" for
// another type.
func class(t ir.Type) string { return named.TypeClass(t, "smt") }

// isAny reports whether a type is of a value or of a function.
func isAny(t ir.Type) bool { return isValue(t) || class(t) == "SMTFuncType" }

// isValue reports whether a type is of a value that is not a function.
func isValue(t ir.Type) bool {
	switch class(t) {
	case "BoolType", "BitVectorType", "ArrayType", "IntType", "SortType":
		return true
	}
	return false
}
