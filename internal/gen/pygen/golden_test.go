package pygen_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/pygen"
	"github.com/mica-ir/mica/internal/gentest"
)

func TestGolden(t *testing.T) {
	gentest.Generators(t, pygen.Generators(), backend.Options{Bindings: backend.BindingOptions{Dialect: "snake"}},
		"../../tool/tblgen/testdata/generators/docs.td",
		"../../tool/tblgen/testdata/generators/enums.td",
		"../../tool/tblgen/testdata/generators/python.td")
}
