package x86vector

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed x86vector.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "x86vector",
		Ops: map[string]dialect.Op{
			"x86vector.avx512.mask.compress": {Verify: verifyMaskCompress},
		},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/X86Vector/X86Vector.td":           "x86vector.td",
				"mlir/Dialect/X86Vector/X86VectorInterfaces.td": "interfaces.td",
			},
			Roots: []string{"mlir/Dialect/X86Vector/X86Vector.td"},
		},
		Signatures: signatures,
	}
}

// verifyMaskCompress checks the source of the elements that the compression leaves free: a vector
// or a constant. Its messages omit the name of the operation.
func verifyMaskCompress(op *ir.Operation, c *ir.Checker) {
	src, constant := op.GroupOperand(2), op.Attr("constant_src")
	dst := op.Result(0).Type()
	var of ir.Type
	if e, ok := constant.(ir.TypedAttribute); ok {
		of = e.Type()
	}
	switch {
	case src != nil && constant != nil:
		c.FailPlainf("cannot use both src and constant_src")
	case src != nil && src.Type() != dst:
		c.FailPlainf("failed to verify that src and dst have same type")
	case constant != nil && of != dst:
		c.FailPlainf("failed to verify that constant_src and dst have same type")
	default:
		return
	}
}
