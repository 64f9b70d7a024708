package vcix

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
)

//go:embed *.td
var files embed.FS

//go:embed vcix.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "vcix",
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{"mlir/Dialect/LLVMIR/VCIXOps.td": "vcix.td"},
			Roots: []string{"mlir/Dialect/LLVMIR/VCIXOps.td"},
		},
	}
}
