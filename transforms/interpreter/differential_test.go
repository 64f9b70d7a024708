package interpreter_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/passtest"
)

func TestDifferentialPrograms(t *testing.T) { passtest.Transforms(t, "testdata/*.mlir") }

func TestDifferentialErrors(t *testing.T) { passtest.Transforms(t, "testdata/errors/*.mlir") }
