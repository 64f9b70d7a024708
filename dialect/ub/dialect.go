package ub

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
)

//go:generate go run ../../cmd/mica gen --dialect ub --package ub --wrappers-only

//go:embed signatures.txt
var signatures string

//go:embed *.td
var files embed.FS

func definitions() dialect.Definitions {
	return dialect.Definitions{
		Compiled: true,
		Tree:     files,
		Files: map[string]string{
			"mlir/Dialect/UB/IR/UBOps.td":           "ub.td",
			"mlir/Dialect/UB/IR/UBOpsInterfaces.td": "interfaces.td",
		},
		Roots: []string{"mlir/Dialect/UB/IR/UBOps.td"},
	}
}

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace:   "ub",
		Wrappers:    wrappers,
		Ops:         map[string]dialect.Op{PoisonOpName: {Fold: foldPoison}},
		Complete:    func(d *ir.Dialect) { d.Materialize = materialize },
		Definitions: definitions(),
		Signatures:  signatures,
	}
}

// foldPoison returns the value: it is how drivers know a constant.
func foldPoison(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return folding.Attr(PoisonOp{op}.Value())
}

// materialize makes ub.poison of its value.
func materialize(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	if !folding.IsPoison(value) {
		return nil
	}
	return folding.Constant(b, PoisonOpName, value, t)
}
