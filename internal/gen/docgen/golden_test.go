package docgen_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/docgen"
	"github.com/mica-ir/mica/internal/gentest"
)

func TestGolden(t *testing.T) {
	gentest.Generators(t, docgen.Generators(), backend.Options{},
		"../../tool/tblgen/testdata/generators/def_formats.td",
		"../../tool/tblgen/testdata/generators/defs.td",
		"../../tool/tblgen/testdata/generators/dialect.td",
		"../../tool/tblgen/testdata/generators/docs.td",
		"../../tool/tblgen/testdata/generators/enums.td",
		"../../tool/tblgen/testdata/generators/interfaces.td",
		"../../tool/tblgen/testdata/generators/passes.td",
		"../../tool/tblgen/testdata/generators/python.td")
}
