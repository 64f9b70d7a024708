package transforms_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/passtest"
	"github.com/mica-ir/mica/internal/reftest"
)

func TestTransforms(t *testing.T) {
	passtest.Transforms(t, "testdata/*.mlir")
	passtest.Transforms(t, "testdata/upstream/*.mlir", reftest.Includes(t)...)
}

func TestKept(t *testing.T) { passtest.Kept(t, "testdata/kept/*.mlir", reftest.Includes(t)...) }
