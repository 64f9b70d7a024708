package ub

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
)

//go:generate go run ../../cmd/mica gen --dialect ub --package ub --wrappers-only

//go:embed signatures.txt
var signatures string

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
func Natives() *dialect.Natives {
	return &dialect.Natives{Namespace: "ub", Wrappers: wrappers, Definitions: definitions(), Signatures: signatures}
}
