package pdlinterp

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
)

//go:embed *.td
var files embed.FS

func definitions() dialect.Definitions {
	return dialect.Definitions{
		Tree:  files,
		Files: map[string]string{"mlir/Dialect/PDLInterp/IR/PDLInterpOps.td": "pdlinterp.td"},
		Roots: []string{"mlir/Dialect/PDLInterp/IR/PDLInterpOps.td"},
		Needs: []string{"pdl"},
	}
}
