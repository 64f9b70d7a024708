package lower_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/passtest"
	"github.com/mica-ir/mica/lower"
)

func TestDifferentialDeclarations(t *testing.T) {
	passtest.Declarations(t, lower.Definitions(), "mlir/Conversion/Passes.td", "mlir/Dialect/Arith/Transforms/Passes.td", "mlir/Dialect/MemRef/Transforms/Passes.td", "mlir/Dialect/Bufferization/Transforms/Passes.td")
}
