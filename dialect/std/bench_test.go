package std

import (
	"testing"

	"github.com/mica-ir/mica/ir"
)

// sets are dialects that are typically used together.
var sets = []struct {
	name     string
	dialects []string
}{
	{"ub", []string{"ub"}},
	{"func+arith", []string{"func", "arith"}},
	{"all", Names()},
}

// BenchmarkFirstUse is what the first use of dialects costs in a process.
func BenchmarkFirstUse(b *testing.B) {
	for _, s := range sets {
		b.Run(s.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				read.set, read.module = 0, nil
				use(b, s.dialects)
			}
		})
	}
}

// BenchmarkNextUse is what it costs in a further context.
func BenchmarkNextUse(b *testing.B) {
	for _, s := range sets {
		b.Run(s.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				use(b, s.dialects)
			}
		})
	}
}

func use(b *testing.B, dialects []string) {
	ctx := ir.NewContext()
	var l Library
	if err := l.Register(ctx); err != nil {
		b.Fatal(err)
	}
	for _, name := range dialects {
		if ctx.Dialect(name) == nil {
			b.Fatal(name)
		}
	}
}
