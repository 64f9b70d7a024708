package irdlgen_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/irdlgen"
	"github.com/mica-ir/mica/internal/gentest"
)

func TestGolden(t *testing.T) {
	gentest.Generators(t, irdlgen.Generators(), backend.Options{Dialect: "d"}, "../../tool/tblgen/testdata/irdl/*.td")
}
