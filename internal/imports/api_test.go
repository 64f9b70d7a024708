package imports

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
)

// TestAPI compares the exported declarations of public packages with api.txt, so that API changes
// are visible, and docs/stability.md with the list of these packages. A line that disappears from
// api.txt breaks programs.
func TestAPI(t *testing.T) {
	promised := readStability(t)
	var out bytes.Buffer
	for _, dir := range publicPackages(t) {
		kind, ok := promised[dir]
		if family, _, isDialect := strings.Cut(dir, "/"); !ok && isDialect && family == "dialect" {
			_, ok = promised["dialect/NAME"]
		}
		if !ok {
			t.Errorf("docs/stability.md does not list %s", dir)
		}
		delete(promised, dir)
		if kind == "stable" {
			writeAPI(t, &out, dir)
		}
	}
	delete(promised, "dialect/NAME")
	for dir := range promised {
		t.Errorf("docs/stability.md lists %s, which is not a public package", dir)
	}
	golden.Compare(t, "api.txt", out.String())
}

// readStability returns the promise of docs/stability.md for each package.
func readStability(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, "docs/stability.md"))
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]string{}
	row := regexp.MustCompile("(?m)^\\| `([^`]+)` \\| (stable|experimental) \\|")
	for _, m := range row.FindAllStringSubmatch(string(text), -1) {
		kinds[m[1]] = m[2]
	}
	return kinds
}

// publicPackages returns the directories of packages that programs can import; "." is the root.
func publicPackages(t *testing.T) []string {
	t.Helper()
	var dirs []string
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		dir, err := filepath.Rel(root, file)
		dir = filepath.ToSlash(dir)
		switch name := d.Name(); {
		case name == "internal", name == "testdata", name == "scripts", name == "examples", name == "docs", name == "cmd", len(name) > 2 && strings.HasPrefix(name, "."):
			return fs.SkipDir
		case len(sourceFiles(t, dir)) > 0:
			dirs = append(dirs, dir)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return dirs
}

func sourceFiles(t *testing.T, dir string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(files, func(f string) bool { return strings.HasSuffix(f, "_test.go") })
}

// writeAPI writes a line for each exported declaration, field and method of a package.
func writeAPI(t *testing.T, out *bytes.Buffer, dir string) {
	t.Helper()
	var lines []string
	fset := token.NewFileSet()
	for _, name := range sourceFiles(t, dir) {
		file, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		if !ast.FileExports(file) {
			continue
		}
		for _, d := range file.Decls {
			lines = append(lines, declarationLines(fset, d)...)
		}
	}
	slices.Sort(lines)
	for _, l := range lines {
		fmt.Fprintf(out, "%s: %s\n", dir, l)
	}
}

// receiver returns the name of the type of a receiver, as in "*T[V]".
func receiver(t ast.Expr) string {
	for {
		switch x := t.(type) {
		case *ast.StarExpr:
			t = x.X
		case *ast.IndexExpr:
			t = x.X
		case *ast.IndexListExpr:
			t = x.X
		case *ast.Ident:
			return x.Name
		default:
			return ""
		}
	}
}

func declarationLines(fset *token.FileSet, d ast.Decl) (lines []string) {
	text := func(n any) string {
		var b strings.Builder
		if err := printer.Fprint(&b, fset, n); err != nil {
			return err.Error()
		}
		return strings.Join(strings.Fields(b.String()), " ")
	}
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv != nil && !ast.IsExported(receiver(d.Recv.List[0].Type)) {
			return nil // no program can name it
		}
		d.Doc, d.Body = nil, nil
		lines = append(lines, text(d))
	case *ast.GenDecl:
		for _, s := range d.Specs {
			switch s := s.(type) {
			case *ast.ValueSpec:
				for _, n := range s.Names {
					lines = append(lines, d.Tok.String()+" "+n.Name)
				}
			case *ast.TypeSpec:
				lines = append(lines, typeLines(text, s)...)
			}
		}
	}
	return lines
}

// typeLines returns a line for a type, and one for each of its fields or methods.
func typeLines(text func(any) string, s *ast.TypeSpec) []string {
	var fields *ast.FieldList
	kind := ""
	switch u := s.Type.(type) {
	case *ast.StructType:
		fields, kind = u.Fields, "struct"
	case *ast.InterfaceType:
		fields, kind = u.Methods, "interface"
	default:
		s.Doc, s.Comment = nil, nil
		return []string{"type " + text(s)}
	}
	lines := []string{"type " + s.Name.Name + " " + kind}
	for _, f := range fields.List {
		for _, n := range f.Names {
			lines = append(lines, kind+" "+s.Name.Name+"."+n.Name+" "+text(f.Type))
		}
		if len(f.Names) == 0 {
			lines = append(lines, kind+" "+s.Name.Name+" embeds "+text(f.Type))
		}
	}
	return lines
}
