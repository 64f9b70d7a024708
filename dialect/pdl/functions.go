package pdl

import (
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/ir"
)

// register registers the C++ base class of the dialect's types.
func register(api *cppapi.API) {
	c := api.AbsentType("mlir::pdl::PDLType", nil)
	c.Interface = true // related to what derives from it by the dialect alone
	c.IsA = func(x any) bool {
		t, ok := x.(*ir.DefinedType)
		return ok && t.Def.Dialect != nil && t.Def.Dialect.Namespace == "pdl"
	}
	// The type of values of which one has a type, or of ranges of them.
	api.NativeTypeMap("mlir::pdl_interp::getGetValueTypeOpValueType", func(t ir.Type) ir.Type {
		if KindOf(t).IsRange() {
			return TypeOf(t.Context(), ValueRange)
		}
		return TypeOf(t.Context(), Value)
	})
}
