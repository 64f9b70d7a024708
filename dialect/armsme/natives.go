package armsme

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed armsme.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "arm_sme",
		Traits:    map[string]*ir.Trait{"ArmSMETileOpInterface": {Name: "ArmSMETileOpInterface", Verify: verifyTile}},
		Ops:       map[string]dialect.Op{},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/ArmSME/IR/ArmSME.td":             "base.td",
				"mlir/Dialect/ArmSME/IR/ArmSMEIntrinsicOps.td": "intrinsics.td",
				"mlir/Dialect/ArmSME/IR/ArmSMEOps.td":          "armsme.td",
			},
			Roots: []string{"mlir/Dialect/ArmSME/IR/ArmSMEIntrinsicOps.td", "mlir/Dialect/ArmSME/IR/ArmSMEOps.td"},
		},
		Signatures: signatures,
	}
}

// verifyTile checks the number of the tile that an operation was given, if it has
// one.
func verifyTile(op *ir.Operation, c *ir.Checker) {
	a, ok := op.Attr("tile_id").(*ir.IntegerAttr)
	c.Check(!ok || ir.IsSignless(a.Type(), 32), "tile ID should be a 32-bit signless integer")
}
