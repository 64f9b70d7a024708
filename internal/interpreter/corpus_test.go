package interpreter_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/passtest"
)

func TestPrograms(t *testing.T) { passtest.Transforms(t, "testdata/*.mlir") }

func TestErrors(t *testing.T) { passtest.Transforms(t, "testdata/errors/*.mlir") }
