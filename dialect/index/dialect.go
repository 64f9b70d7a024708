package index

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
			"mlir/Dialect/Index/IR/IndexDialect.td": "dialect.td",
			"mlir/Dialect/Index/IR/IndexEnums.td":   "enums.td",
			"mlir/Dialect/Index/IR/IndexOps.td":     "index.td",
		},
		Roots: []string{"mlir/Dialect/Index/IR/IndexOps.td"},
	}
}
