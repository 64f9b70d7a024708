package armsve

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
)

//go:embed *.td
var files embed.FS

//go:embed armsve.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "arm_sve",
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{"mlir/Dialect/ArmSVE/IR/ArmSVE.td": "armsve.td"},
			Roots: []string{"mlir/Dialect/ArmSVE/IR/ArmSVE.td"},
		},
	}
}
