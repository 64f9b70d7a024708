package opt

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialFlags compares the output for each command line and text, and the
// messages about invalid values.
func TestDifferentialFlags(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	lines, err := os.ReadFile("testdata/flags/flags.txt")
	if err != nil {
		t.Fatal(err)
	}
	texts, err := filepath.Glob("testdata/flags/*.mlir")
	if err != nil || len(texts) == 0 {
		t.Fatal("no texts", err)
	}
	for _, name := range texts {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(string(lines), "\n") {
			if strings.HasPrefix(line, "#") {
				continue
			}
			args := append([]string{"--allow-unregistered-dialect"}, strings.Fields(line)...)
			if filepath.Base(name) == "one.mlir" {
				args = append(args, "--no-implicit-module")
			}
			wantOut, want, wantCode := reftest.Run(t, reference, string(text), args...)
			gotOut, got, code := runTool(string(text), args...)
			if d := reftest.Diff(want, got) + reftest.Diff(wantOut, gotOut); d != "" || code != wantCode {
				t.Errorf("%s: %s: code %d, want %d\n%s", name, line, code, wantCode, d)
			}
		}
	}
}
