package docs

import (
	"os"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/source"
)

// TestPDLL checks that the examples of pdll.md have no errors.
func TestPDLL(t *testing.T) {
	text, err := os.ReadFile("pdll.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := strings.Split(string(text), "```pdll\n")[1:]
	if len(blocks) == 0 {
		t.Fatal("no examples")
	}
	for i, b := range blocks {
		b, _, _ = strings.Cut(b, "```")
		f := source.NewFile("pdll.md", []byte(b))
		if _, list := pdll.Load(f, pdll.Options{}); list.HasErrors() {
			t.Errorf("example %d: %v", i, list)
		}
	}
}
