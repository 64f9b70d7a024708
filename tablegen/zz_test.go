package tablegen_test

import (
	"os"
	"testing"

	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

func BenchmarkZZ(b *testing.B) {
	p := os.Getenv("TDFILE")
	text, _ := os.ReadFile(p)
	b.ReportAllocs()
	for i := 0; i < b.N; i++ {
		tablegen.Load(source.NewFile(p, text), tablegen.Options{Files: &source.Set{Includes: []string{"/usr/lib/llvm-22/include"}}})
	}
}
