package pygen_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/gentest"
	"github.com/mica-ir/mica/ods/backend"
	"github.com/mica-ir/mica/ods/pygen"
)

func TestGolden(t *testing.T) {
	gentest.Generators(t, pygen.Generators(), backend.Options{Bindings: backend.BindingOptions{Dialect: "snake"}},
		"../../internal/tool/tblgen/testdata/generators/docs.td",
		"../../internal/tool/tblgen/testdata/generators/enums.td",
		"../../internal/tool/tblgen/testdata/generators/python.td")
}
