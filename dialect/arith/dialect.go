package arith

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
			"mlir/Dialect/Arith/IR/ArithBase.td":          "base.td",
			"mlir/Dialect/Arith/IR/ArithOps.td":           "arith.td",
			"mlir/Dialect/Arith/IR/ArithOpsInterfaces.td": "interfaces.td",
		},
		Roots: []string{"mlir/Dialect/Arith/IR/ArithOps.td"},
	}
}
