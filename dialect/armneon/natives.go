package armneon

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
)

//go:embed *.td
var files embed.FS

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "arm_neon",
		Definitions: dialect.Definitions{
			Tree:  files,
			Files: map[string]string{"mlir/Dialect/ArmNeon/ArmNeon.td": "armneon.td"},
			Roots: []string{"mlir/Dialect/ArmNeon/ArmNeon.td"},
		},
	}
}
