package linalg_test

import (
	"flag"
	"testing"

	"github.com/mica-ir/mica/internal/corpus"
)

var update = flag.Bool("update", false, "rewrite golden files")

var texts = corpus.NewApart("Math/IR/MathOps.td Complex/IR/ComplexOps.td Arith/IR/ArithOps.td",
	"Linalg/IR/LinalgOps.td Linalg/IR/LinalgStructuredOps.td Linalg/IR/LinalgRelayoutOps.td")

func TestGolden(t *testing.T) { texts.TestGolden(t, *update) }
