package math

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
)

//go:generate go run ../../cmd/mica gen --dialect math --package math --wrappers-only

//go:embed signatures.txt
var signatures string

//go:embed *.td
var files embed.FS

func definitions() dialect.Definitions {
	return dialect.Definitions{
		Compiled: true,
		Tree:     files,
		Files: map[string]string{
			"mlir/Dialect/Math/IR/MathBase.td": "base.td",
			"mlir/Dialect/Math/IR/MathOps.td":  "math.td",
		},
		Roots: []string{"mlir/Dialect/Math/IR/MathOps.td"},
		Needs: []string{"arith"},
	}
}

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace:   "math",
		Wrappers:    wrappers,
		Ops:         folds(),
		Complete:    func(d *ir.Dialect) { d.Materialize = folding.Materialize },
		Definitions: definitions(),
		Signatures:  signatures,
	}
}
