package irdlgen_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/gentest"
	"github.com/mica-ir/mica/ods/backend"
	"github.com/mica-ir/mica/ods/irdlgen"
)

func TestGolden(t *testing.T) {
	gentest.Generators(t, irdlgen.Generators(), backend.Options{Dialect: "d"}, "../../internal/tool/tblgen/testdata/irdl/*.td")
}
