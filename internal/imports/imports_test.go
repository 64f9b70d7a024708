// Package imports contains only tests of the sources: they check imports against the table in
// packages.md, the exported names of public packages, and the wording of comments and pages.
package imports

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"testing"
)

const (
	module = "github.com/mica-ir/mica"
	root   = "../.."
)

// An entry is the position of a package in the table.
type entry struct {
	rank   int
	column string
}

// readTable returns the entries of the table by package path.
func readTable(t *testing.T) map[string]entry {
	t.Helper()
	text, err := os.ReadFile("packages.md")
	if err != nil {
		t.Fatal(err)
	}
	code := regexp.MustCompile("`([^`]+)`")
	entries := map[string]entry{}
	column := ""
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(line, "|")
		if len(cells) != 4 {
			continue
		}
		first := strings.TrimSpace(cells[1])
		if strings.HasPrefix(first, "**") {
			column = strings.Trim(first, "*")
			continue
		}
		for _, m := range code.FindAllStringSubmatch(first, -1) {
			if _, twice := entries[m[1]]; twice {
				t.Errorf("%s is listed twice in the table", m[1])
			}
			entries[m[1]] = entry{len(entries), column}
		}
	}
	if len(entries) < 10 {
		t.Fatalf("read only %d packages from the table", len(entries))
	}
	return entries
}

// find returns the entry of a package: its own, or the entry "parent/NAME" that
// covers the package and its siblings.
func find(entries map[string]entry, pkg string) (entry, bool) {
	if r, ok := entries[pkg]; ok {
		return r, true
	}
	r, ok := entries[path.Join(path.Dir(pkg), "NAME")]
	return r, ok
}

// readImports returns the imports between this module's packages by package path,
// without imports of tests.
func readImports(t *testing.T) map[string]map[string]string {
	t.Helper()
	imports := map[string]map[string]string{}
	fset := token.NewFileSet()
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() && (name == "testdata" || len(name) > 1 && name[0] == '.' && name != "..") {
			if file != root {
				return filepath.SkipDir
			}
		}
		if d.IsDir() && file != root {
			if _, err := os.Stat(filepath.Join(file, "go.mod")); err == nil {
				return filepath.SkipDir // a module of its own
			}
		}
		if d.IsDir() || !strings.HasSuffix(name, ".go") {
			return nil
		}
		rel, err := filepath.Rel(root, filepath.Dir(file))
		if err != nil {
			return err
		}
		pkg := filepath.ToSlash(rel)
		if pkg == "." {
			pkg = "mica"
		}
		if imports[pkg] == nil {
			imports[pkg] = map[string]string{}
		}
		f, err := parser.ParseFile(fset, file, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		test := strings.HasSuffix(name, "_test.go")
		for _, s := range f.Imports {
			p, _ := strconv.Unquote(s.Path.Value)
			own := p == module || strings.HasPrefix(p, module+"/")
			if first, _, _ := strings.Cut(p, "/"); p == "C" || strings.Contains(first, ".") && !own {
				if !mayImport(pkg, p, test) {
					t.Errorf("%s imports %s", path.Join(pkg, name), p)
				}
				continue
			}
			if test {
				continue
			}
			switch {
			case p == module:
				imports[pkg]["mica"] = path.Join(pkg, name)
			case own:
				imports[pkg][strings.TrimPrefix(p, module+"/")] = path.Join(pkg, name)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return imports
}

// libraries are the third-party modules that packages may import, for tasks of the tools that have
// nothing to do with MLIR. docs/design/tools.md has the reasons.
var libraries = map[string][]string{
	"internal/tool/format":  {"github.com/rogpeppe/go-internal/diff"},
	"opt":                   {"github.com/rogpeppe/go-internal/diff"},
	"internal/tool/project": {"github.com/BurntSushi/toml"},
	"internal/tool/flags":   {"golang.org/x/term"},
	"internal/tool/report":  {"golang.org/x/term"},
	"internal/tool/query":   {"golang.org/x/term"},
	"internal/tool/doc":     {"github.com/yuin/goldmark"},
	"internal/differences":  {"github.com/rogpeppe/go-internal/txtar"},
	"internal/gentest":      {"github.com/rogpeppe/go-internal/txtar"},
	"internal/passtest":     {"github.com/rogpeppe/go-internal/txtar"},
	"scripts/manuals":       {"github.com/rogpeppe/go-internal/txtar"},
	"internal/recursion":    {"golang.org/x/tools/go/packages"},
	"internal/lsp/server":   {"go.lsp.dev/jsonrpc2", "go.lsp.dev/uri"},
	"internal/lsp/protocol": {"go.lsp.dev/uri"},
}

// mayImport reports whether a file may import a package of another module. Tests,
// and packages that run the reference for them, may use the text tools of
// go-internal; most others use only Go's standard library.
func mayImport(pkg, imported string, test bool) bool {
	for _, l := range libraries[pkg] {
		if imported == l || strings.HasPrefix(imported, l+"/") {
			return true
		}
	}
	return (test || pkg == "internal/reftest") && strings.HasPrefix(imported, "github.com/rogpeppe/go-internal/")
}

func TestImportTable(t *testing.T) {
	entries := readTable(t)
	imports := readImports(t)
	var pkgs []string
	for p := range imports {
		pkgs = append(pkgs, p)
	}
	sort.Strings(pkgs)
	for _, p := range pkgs {
		from, ok := find(entries, p)
		if !ok {
			t.Errorf("package %s is missing in packages.md", p)
			continue
		}
		for q, file := range imports[p] {
			to, ok := find(entries, q)
			switch {
			case !ok: // reported at q itself
			case to.rank >= from.rank:
				t.Errorf("%s: %s imports %s, which does not stand above it", file, p, q)
			case isColumn(from.column) && isColumn(to.column) && from.column != to.column:
				t.Errorf("%s: %s imports %s across the columns", file, p, q)
			}
		}
	}
	for p := range entries {
		if _, ok := imports[p]; !ok && path.Base(p) != "NAME" {
			t.Errorf("packages.md names %s, which does not exist", p)
		}
	}
}

func isColumn(s string) bool { return strings.HasSuffix(s, " column") }
