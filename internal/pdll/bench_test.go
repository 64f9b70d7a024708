package pdll_test

import (
	"os"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/internal/pdll/syntax"
	"github.com/mica-ir/mica/source"
)

// benchmarkText is a file of some thousand lines.
func benchmarkText(b *testing.B) []byte {
	text, err := os.ReadFile("testdata/statement.pdll")
	if err != nil {
		b.Fatal(err)
	}
	var all strings.Builder
	for i := range 100 {
		name := string(rune('A'+i/26)) + string(rune('A'+i%26))
		all.WriteString(strings.ReplaceAll(string(text), "Pattern ", "Pattern "+name))
	}
	return []byte(all.String())
}

func BenchmarkParse(b *testing.B) {
	text := benchmarkText(b)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		syntax.Parse(source.NewFile("bench.pdll", text))
	}
}

func BenchmarkLoad(b *testing.B) {
	text := benchmarkText(b)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if _, diags := pdll.Load(source.NewFile("bench.pdll", text), pdll.Options{}); diags.HasErrors() {
			b.Fatal(diags)
		}
	}
}
