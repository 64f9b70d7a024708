package x86vector_test

import (
	"flag"
	"testing"

	"github.com/mica-ir/mica/internal/corpus"
)

var update = flag.Bool("update", false, "rewrite golden files")

var texts = corpus.New("X86Vector/X86Vector.td")

func TestGolden(t *testing.T) { texts.TestGolden(t, *update) }
