package passes_test

import (
	"testing"

	"github.com/mica-ir/mica/convert/passes"
	"github.com/mica-ir/mica/internal/passtest"
)

func TestDifferentialDeclarations(t *testing.T) {
	passtest.Declarations(t, passes.Definitions(), "mlir/Conversion/Passes.td", "mlir/Dialect/Arith/Transforms/Passes.td", "mlir/Dialect/MemRef/Transforms/Passes.td", "mlir/Dialect/Bufferization/Transforms/Passes.td")
}
