package std

import (
	"testing"

	"github.com/mica-ir/mica/ir"
)

// sets are dialects that are typically used together.
var sets = []struct {
	name, text string
}{
	{"ub", "ub.poison"},
	{"func+arith", "func.func arith.addi"},
	{"all", "arith.addi cf.br complex.add func.func index.add math.exp scf.for tensor.dim ub.poison"},
}

// BenchmarkFirstUse is what the first use of dialects costs in a process.
func BenchmarkFirstUse(b *testing.B) {
	for _, s := range sets {
		b.Run(s.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				read.set, read.module = 0, nil
				use(b, s.text)
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
				use(b, s.text)
			}
		})
	}
}

func use(b *testing.B, text string) {
	ctx := ir.NewContext()
	var l Library
	l.Expect([]byte(text))
	if err := l.Register(ctx); err != nil {
		b.Fatal(err)
	}
	for i, d := range dialects {
		if l.expected.has(i) && ctx.Dialect(d.name) == nil {
			b.Fatal(d.name)
		}
	}
}
