package pdl

import (
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/ir"
)

// RegisterFunctions registers the C++ base class of the dialect's types.
func RegisterFunctions(api *cppapi.API) {
	c := api.AbsentType("mlir::pdl::PDLType", nil)
	c.Interface = true // related to what derives from it by the dialect alone
	c.IsA = func(x any) bool {
		t, ok := x.(*ir.DefinedType)
		return ok && t.Def.Dialect != nil && t.Def.Dialect.Namespace == "pdl"
	}
}
