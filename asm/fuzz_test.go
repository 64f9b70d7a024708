package asm_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/source"
)

// FuzzParse checks that no text crashes the parser, and that valid text is printed
// in a form that reads the same again.
func FuzzParse(f *testing.F) {
	for _, pattern := range []string{"testdata/*.mlir", "testdata/errors/*.mlir"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			f.Fatal(err)
		}
		for _, path := range files {
			text, err := os.ReadFile(path)
			if err != nil {
				f.Fatal(err)
			}
			for _, part := range bytes.Split(text, []byte(marker)) {
				for _, line := range bytes.Split(part, []byte("\n")) {
					f.Add(line)
				}
				f.Add(part)
			}
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		tm := time.AfterFunc(3*time.Second, func() { panic(string(text)) })
		defer tm.Stop()
		op, diags := asm.Parse(newContext(), source.NewFile("fuzz.mlir", text), asm.ParseOptions{Resources: &asm.ExternalResources{}})
		if op == nil {
			if !diags.HasErrors() {
				t.Fatal("failed without an error")
			}
			return
		}
		for _, opts := range []asm.Options{{}, {Generic: true}, {DebugInfo: true}} {
			first := asm.Append(nil, op, opts)
			if bytes.Contains(first, []byte("<<INVALID")) {
				continue // an empty symbol name has no form that can be read
			}
			again, diags := asm.Parse(newContext(), source.NewFile("again.mlir", first), asm.ParseOptions{})
			if again == nil {
				t.Fatalf("what was printed cannot be read: %v\n%s", diags, first)
			}
			if second := asm.Append(nil, again, opts); !bytes.Equal(first, second) {
				t.Fatalf("printed as\n%s\nand then as\n%s", first, second)
			}
		}
	})
}
