package tosa

import (
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/ir"
)

// RegisterFunctions registers the C++ functions that the definitions of the
// dialect call.
func RegisterFunctions(api *cppapi.API) {
	api.NativeTypeTest("mlir::tosa::isa_tosa_shape_type", func(t ir.Type) bool {
		d, ok := t.(*ir.DefinedType)
		return ok && d.Def.Dialect != nil && d.Def.Dialect.Namespace == "tosa" && d.Def.Mnemonic == "shape"
	})
}
