package pdll_test

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/source"
)

// load loads a text as if it were a file in testdata.
func load(t *testing.T, name string, text []byte) (*pdll.Module, diag.List) {
	t.Helper()
	files := &source.Set{Includes: []string{"testdata"}}
	return pdll.Load(source.NewFile(name, text), pdll.Options{Files: files, Reference: true})
}

func TestDump(t *testing.T) {
	for _, path := range golden.Files(t, "testdata/*.pdll") {
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			m, diags := load(t, filepath.Base(path), text)
			if diags.HasErrors() {
				t.Fatalf("errors:\n%s", golden.Render(diags))
			}
			var b bytes.Buffer
			if err := pdll.Dump(&b, m); err != nil {
				t.Fatal(err)
			}
			golden.Compare(t, golden.Stem(path)+".ast", b.String())
		})
	}
}

// TestErrors compares all findings for each chunk of the error corpus. A line marks
// where the reference would have stopped.
func TestErrors(t *testing.T) {
	for _, path := range golden.Files(t, "testdata/errors/*.pdll") {
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			var b strings.Builder
			for i, chunk := range strings.Split(string(text), golden.Separator) {
				m, diags := load(t, fmt.Sprintf("chunk%d", i), []byte(chunk))
				if !diags.HasErrors() {
					t.Errorf("chunk %d has no error:\n%s", i, chunk)
				}
				b.WriteString(golden.Render(diags[:m.Reported]))
				if rest := diags[m.Reported:]; len(rest) > 0 {
					b.WriteString("-- behind the first error --\n")
					b.WriteString(golden.Render(rest))
				}
			}
			golden.Compare(t, golden.Stem(path)+".err", b.String())
		})
	}
}

// TestExtensionErrors compares the findings for each chunk that uses what mica has beyond mlir-pdll.
func TestExtensionErrors(t *testing.T) {
	for _, path := range golden.Files(t, "testdata/extensions/*.pdll") {
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			var b strings.Builder
			for i, chunk := range strings.Split(string(text), golden.Separator) {
				f := source.NewFile(fmt.Sprintf("chunk%d", i), []byte(chunk))
				_, diags := pdll.Load(f, pdll.Options{Files: &source.Set{Includes: []string{"testdata"}, FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}})
				if !diags.HasErrors() {
					t.Errorf("chunk %d has no error:\n%s", i, chunk)
				}
				b.WriteString(golden.Render(diags))
			}
			golden.Compare(t, golden.Stem(path)+".err", b.String())
		})
	}
}

// TestInstanceNames checks that each instance of a pattern has a name of its own.
func TestInstanceNames(t *testing.T) {
	for text, want := range map[string]string{
		`Pattern P[a in {attr<"1 2">, attr<"1">, attr<"1 ">, attr<" 1">}] => erase op<t.a> {a = a};`:  "P.1_2 P.1 P.1_3 P.1_4",
		`Pattern P[a in {attr<"1">, attr<"1 ">, attr<"1 2">, attr<"1_2">}] => erase op<t.a> {a = a};`: "P.1 P.1_2 P.1_2_2 P.1_2_3",
		`Pattern [a in {1, 2}] => erase op<t.a> {a = a};`:                                             " ",
	} {
		m, diags := pdll.Load(source.NewFile("names.pdll", []byte(text)), pdll.Options{})
		if diags.HasErrors() {
			t.Fatal(golden.Render(diags))
		}
		var names []string
		for _, d := range m.Decls {
			names = append(names, d.(*pdll.Pattern).Name)
		}
		if got := strings.Join(names, " "); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

// TestDumpTooLarge checks that a short text with a huge tree does not fill the
// disk.
func TestDumpTooLarge(t *testing.T) {
	var b strings.Builder
	b.WriteString("Pattern {\n  let v0: Value;\n")
	for i := 1; i < 64; i++ {
		fmt.Fprintf(&b, "  let v%d = op<a.b>(v%d, v%d).0;\n", i, i-1, i-1)
	}
	b.WriteString("  erase op<a.b>(v63);\n}\n")
	m, diags := load(t, "large.pdll", []byte(b.String()))
	if diags.HasErrors() {
		t.Fatal(golden.Render(diags))
	}
	if err := pdll.Dump(io.Discard, m); err != pdll.ErrTooLarge {
		t.Errorf("error: %v", err)
	}
}

// TestManyFindings checks that a text full of errors does not exhaust memory, and
// that warnings do not hide an error.
func TestManyFindings(t *testing.T) {
	m, diags := load(t, "many.pdll", bytes.Repeat([]byte("$ "), 100_000))
	if n := len(diags); !diags.HasErrors() || n > 10_000 || m.Reported != 2 {
		t.Errorf("%d diagnostics, %d reported", n, m.Reported)
	}
	text := "Rewrite R() {\n" + strings.Repeat("op<a.b>;\n", 10_000) + "unknown;\n}\n"
	m, diags = load(t, "many.pdll", []byte(text))
	if n := len(diags); !diags.HasErrors() || n > 10_000 || m.Reported != n {
		t.Errorf("%d diagnostics, %d reported", n, m.Reported)
	}
}

// TestManual loads texts with constructs that the manual describes and mlir-pdll rejects.
func TestManual(t *testing.T) {
	for _, path := range golden.Files(t, "testdata/manual/*.pdll") {
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			f := source.NewFile(filepath.Base(path), text)
			m, diags := pdll.Load(f, pdll.Options{})
			if diags.HasErrors() {
				t.Fatalf("errors:\n%s", golden.Render(diags))
			}
			var b bytes.Buffer
			for _, n := range m.Natives() {
				fmt.Fprintf(&b, "native %s `%s` is registered as `%s`\n", n.Kind(), n.Name.Text, n.Symbol)
			}
			if err := pdll.Dump(io.Discard, m); err != nil {
				t.Fatal(err)
			}
			_, diags = pdll.Load(f, pdll.Options{Reference: true})
			b.WriteString("-- as mlir-pdll --\n" + golden.Render(diags))
			golden.Compare(t, golden.Stem(path)+".out", b.String())
		})
	}
}
