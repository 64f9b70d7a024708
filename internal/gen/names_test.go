package gen

import (
	gotypes "go/types"
	"testing"
)

// TestPredeclared compares the names with those of the Go that runs the test.
func TestPredeclared(t *testing.T) {
	for _, name := range gotypes.Universe.Names() {
		if !isPredeclared(name) {
			t.Errorf("%s is not in the list", name)
		}
	}
	if isPredeclared("result") {
		t.Error("result is no name of Go")
	}
}
