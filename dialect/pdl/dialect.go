package pdl

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
			"mlir/Dialect/PDL/IR/PDLDialect.td": "dialect.td",
			"mlir/Dialect/PDL/IR/PDLOps.td":     "pdl.td",
			"mlir/Dialect/PDL/IR/PDLTypes.td":   "types.td",
		},
		Roots: []string{"mlir/Dialect/PDL/IR/PDLOps.td"},
	}
}
