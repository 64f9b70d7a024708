package scf

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
			"mlir/Dialect/SCF/IR/DeviceMappingInterface.td": "mapping.td",
			"mlir/Dialect/SCF/IR/SCFOps.td":                 "scf.td",
		},
		Roots: []string{"mlir/Dialect/SCF/IR/SCFOps.td"},
	}
}
