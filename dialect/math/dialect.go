package math

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
			"mlir/Dialect/Math/IR/MathBase.td": "base.td",
			"mlir/Dialect/Math/IR/MathOps.td":  "math.td",
		},
		Roots: []string{"mlir/Dialect/Math/IR/MathOps.td"},
		Needs: []string{"arith"},
	}
}

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	return &dialect.Natives{Namespace: "math", Definitions: definitions()}
}
