package xevm_test

import (
	"flag"
	"testing"

	"github.com/mica-ir/mica/internal/corpus"
)

var update = flag.Bool("update", false, "rewrite golden files")

var texts = corpus.New("LLVMIR/LLVMOps.td LLVMIR/LLVMTypes.td LLVMIR/XeVMOps.td")

func TestGolden(t *testing.T) { texts.TestGolden(t, *update) }
