// Package gentest runs generators of text from definitions, and compares their output with goldens.
package gentest

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// Generators runs generators on definitions, with mica's own versions of the files that these
// include. The golden of a file, in testdata, holds the output of each generator. It leaves out
// generators that print the same for a file without definitions.
func Generators(t *testing.T, generators []backend.Generator, options backend.Options, patterns ...string) {
	none, err := read(newSet(), source.NewFile("none.td", []byte("include \"mlir/IR/OpBase.td\"\n")), options)
	if err != nil {
		t.Fatal(err)
	}
	usual := map[string]string{} // by flag
	for _, g := range generators {
		usual[g.Flag] = run(&g, none)
	}
	for _, path := range golden.Files(t, patterns...) {
		t.Run(golden.Stem(filepath.Base(path)), func(t *testing.T) {
			in := readFile(t, path, options)
			var a txtar.Archive
			for _, g := range generators {
				if got := run(&g, in); got != usual[g.Flag] {
					a.Files = append(a.Files, txtar.File{Name: g.Flag, Data: []byte(got)})
				}
			}
			golden.Compare(t, filepath.Join("testdata", filepath.Base(filepath.Dir(path)), golden.Stem(filepath.Base(path))+".golden"), string(txtar.Format(&a)))
		})
	}
}

// readFile reads a file. One that includes files of LLVM that mica does not have is read with these,
// and skipped where they are not installed.
func readFile(t *testing.T, path string, options backend.Options) *backend.Input {
	t.Helper()
	for _, includes := range [][]string{nil, reftest.Includes(t)} {
		set := newSet(includes...)
		f, err := set.Read(path)
		if err != nil {
			t.Fatal(err)
		}
		in, err := read(set, f, options)
		if err == nil {
			return in
		}
		if includes != nil {
			t.Fatal(err)
		}
	}
	t.Skip("the input includes files of LLVM, which is not installed")
	return nil
}

func newSet(includes ...string) *source.Set {
	return &source.Set{Includes: includes, FS: library.Trees(std.Natives)}
}

// read returns the input of generators for a file.
func read(set *source.Set, f *source.File, options backend.Options) (*backend.Input, error) {
	records, diags := tablegen.Load(f, tablegen.Options{Files: set})
	if err := diags.Err(); err != nil {
		return nil, err
	}
	module, _ := ods.Read(records) // the generators report the errors
	return &backend.Input{File: "input.td", Main: f, Module: module, Options: options}, nil
}

// run returns the output and the reports of a generator.
func run(g *backend.Generator, in *backend.Input) string {
	in.Reports = nil
	text, err := g.Run(in)
	var b strings.Builder
	b.WriteString(text)
	var list diag.List
	switch {
	case errors.As(err, &list):
		b.WriteString(golden.Render(list))
	case err != nil:
		fmt.Fprintf(&b, "error: %v\n", err)
	}
	b.WriteString(golden.Render(in.Reports))
	return b.String()
}
