package ub

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
			"mlir/Dialect/UB/IR/UBOps.td":           "ub.td",
			"mlir/Dialect/UB/IR/UBOpsInterfaces.td": "interfaces.td",
		},
		Roots: []string{"mlir/Dialect/UB/IR/UBOps.td"},
	}
}

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives { return &dialect.Natives{Namespace: "ub", Definitions: definitions()} }
