package tosa

import (
	"fmt"

	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/ir"
)

// register registers the C++ functions that the definitions of the
// dialect call.
func register(api *cppapi.API) { api.NativeTypeTest("mlir::tosa::isa_tosa_shape_type", isShape) }

// verifyShapeType checks the rank of a shape.
func verifyShapeType(params []ir.Param) error {
	if len(params) == 1 {
		if n, ok := params[0].(int64); ok && n < 0 {
			return fmt.Errorf("invalid rank (must be >= 0): %d", n)
		}
	}
	return nil
}
