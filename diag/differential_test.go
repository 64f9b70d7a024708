package diag_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/source"
)

// TestDifferentialRender compares the snippets with llvm-tblgen's, for texts with one
// error, at the byte marked by §.
func TestDifferentialRender(t *testing.T) {
	tool := reftest.Tool(t, "llvm-tblgen")
	for name, text := range map[string]string{
		"first byte":    "§x",
		"after tabs":    "\t\t§x\ty;\tz",
		"tab in middle": "class A;\tdef B;\t\t§x ;",
		"not ASCII":     "// a\n/* ä */ §x",
		"last line":     "class A;\n\n\n  §x",
		"carriage":      "class A;\r\n  §x\r\n",
	} {
		t.Run(strings.ReplaceAll(name, " ", "-"), func(t *testing.T) {
			off := strings.Index(text, "§")
			text := strings.Replace(text, "§", "", 1)
			file := filepath.Join(t.TempDir(), "in.td")
			if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
			_, want, _ := reftest.Run(t, tool, "", file)
			f := source.NewFile(file, []byte(text))
			var b strings.Builder
			r := diag.Renderer{Out: &b}
			r.Render(diag.Errorf(diag.At(source.Pos{File: f, Offset: uint32(off)}), "Unexpected token at top level"))
			if d := reftest.Diff(want, b.String()); d != "" {
				t.Error(d)
			}
		})
	}
}
