package complex

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
)

//go:embed *.td
var files embed.FS

func definitions() dialect.Definitions {
	return dialect.Definitions{
		Tree: files,
		Files: map[string]string{
			"mlir/Dialect/Complex/IR/ComplexAttributes.td": "attributes.td",
			"mlir/Dialect/Complex/IR/ComplexBase.td":       "base.td",
			"mlir/Dialect/Complex/IR/ComplexOps.td":        "complex.td",
		},
		Roots: []string{"mlir/Dialect/Complex/IR/ComplexAttributes.td", "mlir/Dialect/Complex/IR/ComplexOps.td"},
		Needs: []string{"arith"},
	}
}
