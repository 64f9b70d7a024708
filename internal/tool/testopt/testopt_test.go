package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// newTool returns the tool, and skips the test without LLVM's sources.
func newTool(t *testing.T) *opt.Tool {
	t.Helper()
	dir := os.Getenv(sourceVariable)
	if dir == "" {
		t.Skip(sourceVariable + " is not set")
	}
	return opt.New(config(dir))
}

// compare runs the tool and the reference on a text.
func compare(t *testing.T, tool *opt.Tool, reference, text string, args ...string) {
	t.Helper()
	args = append([]string{"--allow-unregistered-dialect", "--split-input-file"}, args...)
	want, _, wantCode := reftest.Run(t, reference, text, args...)
	var got, errs bytes.Buffer
	code := tool.Main(args, strings.NewReader(text), &got, &errs)
	if d := reftest.Diff(want, got.String()); d != "" || code != wantCode {
		t.Errorf("%v: code %d, want %d\n%s%s%s", args, code, wantCode, text, errs.String(), d)
	}
}

// TestDifferentialPasses compares the passes on each file with each of its argument lists.
func TestDifferentialPasses(t *testing.T) {
	tool, reference := newTool(t), reftest.Tool(t, "mlir-opt")
	for _, file := range golden.Files(t, "testdata/*.mlir") {
		t.Run(golden.Stem(filepath.Base(file)), func(t *testing.T) {
			text := golden.Read(t, file)
			for line := range strings.Lines(text) {
				if args, ok := strings.CutPrefix(line, "// ARGS:"); ok {
					compare(t, tool, reference, text, strings.Fields(args)...)
				}
			}
		})
	}
}
