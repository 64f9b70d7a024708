package library_test

import (
	"testing"

	"github.com/mica-ir/mica/ir"
)

// BenchmarkAll loads all of the reference's dialects, as a text that uses each of them would.
func BenchmarkAll(b *testing.B) {
	order := names(upstream(b))
	b.ReportAllocs()
	for b.Loop() {
		ctx := ir.NewContext()
		if _, l := upstream(b).Register(ctx); l.HasErrors() {
			b.Fatal(l)
		}
		for _, n := range order {
			if ctx.Dialect(n) == nil {
				b.Fatal(n)
			}
		}
	}
}
