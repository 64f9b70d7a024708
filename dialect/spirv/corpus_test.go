package spirv_test

import (
	"flag"
	"testing"

	"github.com/mica-ir/mica/internal/corpus"
)

var update = flag.Bool("update", false, "rewrite golden files")

var texts = corpus.New("SPIRV/IR/SPIRVOps.td", "Func/IR/FuncOps.td")

func TestGolden(t *testing.T) { texts.TestGolden(t, *update) }
