package armsve

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
)

//go:embed *.td
var files embed.FS

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "arm_sve",
		Definitions: dialect.Definitions{
			Tree:  files,
			Files: map[string]string{"mlir/Dialect/ArmSVE/IR/ArmSVE.td": "armsve.td"},
			Roots: []string{"mlir/Dialect/ArmSVE/IR/ArmSVE.td"},
		},
	}
}
