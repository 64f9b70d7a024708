package passes_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/passtest"
)

func TestConversions(t *testing.T) { passtest.Transforms(t, "testdata/*.mlir") }
