package nvgpu_test

import (
	"flag"
	"testing"

	"github.com/mica-ir/mica/internal/corpus"
)

var update = flag.Bool("update", false, "rewrite golden files")

var texts = corpus.New("NVGPU/IR/NVGPUOps.td GPU/IR/GPUOps.td")

func TestGolden(t *testing.T) { texts.TestGolden(t, *update) }
