package armneon

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
)

//go:embed *.td
var files embed.FS

//go:embed armneon.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "arm_neon",
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{"mlir/Dialect/ArmNeon/ArmNeon.td": "armneon.td"},
			Roots: []string{"mlir/Dialect/ArmNeon/ArmNeon.td"},
		},
	}
}
