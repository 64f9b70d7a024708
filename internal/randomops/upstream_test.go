package randomops_test

import (
	"testing"

	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialUpstream loads all of the reference's dialects into one context.
func TestDifferentialUpstream(t *testing.T) {
	_, ld, l := randomops.Upstream(reftest.Include(t))
	for _, d := range l {
		t.Error(d)
	}
	ops := 0
	for _, d := range ld.Dialects {
		ops += len(d.Ops)
	}
	t.Logf("%d dialects, %d operations", len(ld.Dialects), ops)
}

// BenchmarkLoadAll loads all of the reference's dialects from their files.
func BenchmarkLoadAll(b *testing.B) {
	include := reftest.Include(b)
	for b.Loop() {
		if _, _, l := randomops.Upstream(include); len(l) > 0 {
			b.Fatal(l)
		}
	}
}
