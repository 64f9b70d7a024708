package funcs

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
			"mlir/Dialect/Func/IR/FuncOps.td": "func.td",
		},
		Roots: []string{"mlir/Dialect/Func/IR/FuncOps.td"},
	}
}
