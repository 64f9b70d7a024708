package affine_test

import (
	"flag"
	"testing"

	"github.com/mica-ir/mica/internal/corpus"
)

var update = flag.Bool("update", false, "rewrite golden files")

var texts = corpus.New("Affine/IR/AffineOps.td", "SCF/IR/SCFOps.td", "Arith/IR/ArithOps.td")

func TestGolden(t *testing.T) { texts.TestGolden(t, *update) }
