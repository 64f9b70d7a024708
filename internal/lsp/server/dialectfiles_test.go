package server

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestDialectFiles finds the definitions of a repository and those beside a document.
func TestDialectFiles(t *testing.T) {
	root := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return path
	}
	base := write("include/Toy/Base.td", "include \"mlir/IR/OpBase.td\"\ndef Toy_Dialect : Dialect {\n  let description = [{ } ]\n  }];\n  let name = \"toy\";\n}\n")
	ops := write("include/Toy/Ops.td", "include \"Toy/Base.td\"\ndef AddOp : Op<Toy_Dialect, \"add\">;\n")
	write("include/Toy/Rules.td", "include \"Toy/Ops.td\"\ndef R : Pat<(AddOp), (AddOp)>;\n")
	write("include/Other.td", "def Other : Dialect { let name = \"other\"; }\n")
	write(".hidden/Toy.td", "def Toy : Dialect { let name = \"toy\"; }\n")
	input := write("test/in.mlir", "")
	toy := func(dialect string) bool { return dialect == "toy" }

	s := &dialectScanner{}
	if got := s.find(input, toy); len(got.Files) != 0 {
		t.Errorf("outside of a repository %q are found", got.Files)
	}
	write(".git/HEAD", "")
	got := s.find(input, toy)
	if want := []string{base, ops}; !slices.Equal(got.Files, want) {
		t.Errorf("%q are found, not %q", got.Files, want)
	}
	if want := []string{filepath.Join(root, "include")}; !slices.Equal(got.Includes, want) {
		t.Errorf("the include directories are %q, not %q", got.Includes, want)
	}
	write("include/Toy/Ops.td", "// Nothing is left.\n")
	if got := s.find(input, toy); !slices.Equal(got.Files, []string{base}) {
		t.Errorf("after a change %q are found", got.Files)
	}
	if got := s.find(filepath.Join(root, "include", "Toy", "x.mlir"), func(string) bool { return false }); len(got.Files) != 0 {
		t.Errorf("%q are found for a text that uses no dialect", got.Files)
	}
}
