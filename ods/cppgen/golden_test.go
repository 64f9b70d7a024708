package cppgen_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/gentest"
	"github.com/mica-ir/mica/ods/backend"
	"github.com/mica-ir/mica/ods/cppgen"
)

func TestGolden(t *testing.T) {
	gentest.Generators(t, cppgen.Generators(), backend.Options{}, "../../internal/tool/tblgen/testdata/generators/*.td", "../../internal/tool/tblgen/testdata/ops/*.td")
}
