package docgen_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/gentest"
	"github.com/mica-ir/mica/ods/backend"
	"github.com/mica-ir/mica/ods/docgen"
)

func TestGolden(t *testing.T) {
	gentest.Generators(t, docgen.Generators(), backend.Options{},
		"../../internal/tool/tblgen/testdata/generators/def_formats.td",
		"../../internal/tool/tblgen/testdata/generators/defs.td",
		"../../internal/tool/tblgen/testdata/generators/dialect.td",
		"../../internal/tool/tblgen/testdata/generators/docs.td",
		"../../internal/tool/tblgen/testdata/generators/enums.td",
		"../../internal/tool/tblgen/testdata/generators/interfaces.td",
		"../../internal/tool/tblgen/testdata/generators/passes.td",
		"../../internal/tool/tblgen/testdata/generators/python.td")
}
