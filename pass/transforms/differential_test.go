package transforms_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/passtest"
	"github.com/mica-ir/mica/pass/transforms"
)

func TestDifferentialDeclarations(t *testing.T) {
	passtest.Declarations(t, transforms.Definitions(), "mlir/Transforms/Passes.td", "mlir/Dialect/Arith/Transforms/Passes.td", "mlir/Dialect/Bufferization/Transforms/Passes.td")
}
