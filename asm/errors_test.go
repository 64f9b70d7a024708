package asm_test

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

const marker = "// -----"

// parts cuts a text at the marker.
func parts(f *source.File) []asm.Part {
	var ps []asm.Part
	start := 0
	for {
		i := bytes.Index(f.Text[start:], []byte(marker))
		if i < 0 {
			return append(ps, asm.Part{Start: uint32(start), End: uint32(len(f.Text)), Set: true})
		}
		ps = append(ps, asm.Part{Start: uint32(start), End: uint32(start + i), Set: true})
		start += i + len(marker)
	}
}

// parseErrors returns the diagnostics for each part of a file.
func parseErrors(f *source.File, noHints bool) string {
	var b strings.Builder
	files := &source.Set{}
	files.Add(f)
	r := &diag.Renderer{Out: &b, Files: files, OneSnippetAPlace: true, NoHints: noHints}
	for _, p := range parts(f) {
		ctx := newContext()
		ctx.ShowOps = true
		ctx.PrintOp = func(op *ir.Operation) string { return asm.MessageText(op, asm.Options{}) }
		_, diags := asm.Parse(ctx, f, asm.ParseOptions{Part: p, Resources: &asm.ExternalResources{}})
		if err := r.RenderAll(diags); err != nil {
			b.WriteString(err.Error())
		}
	}
	return b.String()
}

func errorFiles(t *testing.T) []string {
	files, err := filepath.Glob("testdata/errors/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatal("no corpus", err)
	}
	return files
}

// TestErrors compares the messages about broken texts with goldens.
func TestErrors(t *testing.T) {
	for _, path := range errorFiles(t) {
		got := parseErrors(read(t, path), false)
		golden.Compare(t, golden.Stem(path)+".golden", got)
	}
}

// TestDifferentialErrors compares them with the reference's: text, position and
// source line. The reference has more dialects, so that list is cut.
func TestDifferentialErrors(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	cut := func(s string) string {
		lines := strings.Split(s, "\n")
		for i, l := range lines {
			if n := strings.Index(l, "Available dialects: "); n >= 0 {
				lines[i] = l[:n]
			}
		}
		return strings.Join(lines, "\n")
	}
	for _, path := range errorFiles(t) {
		f := read(t, path)
		f.Name = path
		_, want, _ := reftest.Run(t, tool, "", "--allow-unregistered-dialect", "--split-input-file", path)
		if d := reftest.Diff(cut(want), cut(parseErrors(f, true))); d != "" {
			t.Errorf("%s:\n%s", path, d)
		}
	}
}
