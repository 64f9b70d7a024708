package vcix

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
)

//go:embed *.td
var files embed.FS

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "vcix",
		Definitions: dialect.Definitions{
			Tree:  files,
			Files: map[string]string{"mlir/Dialect/LLVMIR/VCIXOps.td": "vcix.td"},
			Roots: []string{"mlir/Dialect/LLVMIR/VCIXOps.td"},
		},
	}
}
