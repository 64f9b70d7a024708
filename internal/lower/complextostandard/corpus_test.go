package complextostandard_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/passtest"
)

func TestCorpus(t *testing.T) { passtest.Transforms(t, "testdata/*.mlir") }
