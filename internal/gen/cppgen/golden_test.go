package cppgen_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/cppgen"
	"github.com/mica-ir/mica/internal/gentest"
)

func TestGolden(t *testing.T) {
	gentest.Generators(t, cppgen.Generators(), backend.Options{}, "../../tool/tblgen/testdata/generators/*.td", "../../tool/tblgen/testdata/ops/*.td")
}
