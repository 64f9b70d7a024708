package lower_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/internal/pdll/lower"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// TestText reads the text of lowered rules, with everything that MLIR's dialect does not have.
func TestText(t *testing.T) {
	texts := map[string]string{"use.pdll": "Pattern => erase op<t.a>(x: Value);\nPattern {\n  let root = op<t.a>(x: Value);\n  op<t.b>(x) -> ();\n  not op<t.c>(x) -> ();\n  erase root;\n}\n"}
	files, _ := filepath.Glob(corpus + "/manual/*.pdll")
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		texts[f] = string(text)
	}
	if len(texts) < 4 {
		t.Fatal("no corpus")
	}
	for name, text := range texts {
		m, diags := pdll.Load(source.NewFile(name, []byte(text)), pdll.Options{})
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		ctx := ir.NewContext()
		if _, err := library.New(library.Options{Natives: []*dialect.Natives{pdldialect.Natives()}}).Register(ctx); err.HasErrors() {
			t.Fatal(err)
		}
		_, op, diags := lower.LowerRules(m, ctx)
		if diags.HasErrors() {
			t.Fatalf("%s: %v", name, diags)
		}
		printed := asm.String(op, asm.Options{})
		again, diags := asm.Parse(ctx, source.NewFile("again.mlir", []byte(printed)), asm.ParseOptions{})
		if again == nil || diags.HasErrors() {
			t.Errorf("%s: %v\n%s", name, diags, printed)
		} else if got := asm.String(again, asm.Options{}); got != printed {
			t.Errorf("%s: read again:\n%s\n%s", name, printed, got)
		}
	}
}
