package std_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/gen/compare"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialOperations makes random operations of our definitions and of the reference's. Both must
// accept the same ones, with the same messages and texts: this is what C++ in definitions means.
func TestDifferentialOperations(t *testing.T) {
	t.Setenv("MICA_INCLUDE", "")
	// Both have the other dialects from the reference: operations of these are beside those that are compared.
	reference := contextWith(t, library.Options{Includes: []string{reftest.Include(t)}})
	ours := contextWith(t, library.Options{Installed: true})
	for _, name := range names() {
		t.Run(name, func(t *testing.T) {
			var out strings.Builder
			n := compare.Contexts(&out, reference, ours, []string{name}, 8)
			if n.Differ > 0 || n.Valid == 0 && len(reference.OpDefs(reference.Dialect(name))) > 0 {
				t.Errorf("%d of %d operations differ, %d are valid\n%.2000s", n.Differ, n.Cases, n.Valid, out.String())
			}
			t.Logf("%d operations, %d valid", n.Cases, n.Valid)
		})
	}
}
