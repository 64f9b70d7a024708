package amdgpu_test

import (
	"flag"
	"testing"

	"github.com/mica-ir/mica/internal/corpus"
)

var update = flag.Bool("update", false, "rewrite golden files")

var texts = corpus.NewApart("AMDGPU/IR/AMDGPU.td", "GPU/IR/GPUOps.td")

func TestGolden(t *testing.T) { texts.TestGolden(t, *update) }
