package tensor

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
			"mlir/Dialect/Tensor/IR/TensorBase.td": "base.td",
			"mlir/Dialect/Tensor/IR/TensorOps.td":  "tensor.td",
		},
		Roots: []string{"mlir/Dialect/Tensor/IR/TensorOps.td"},
	}
}
