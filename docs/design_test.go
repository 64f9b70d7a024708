package docs

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
)

// pages returns the pages of the manual and of the root of the module, by path.
func pages(t *testing.T) map[string]string {
	texts := map[string]string{}
	for _, pattern := range []string{"*.md", "design/*.md", "../*.md"} {
		for _, file := range golden.Files(t, pattern) {
			texts[file] = golden.Read(t, file)
		}
	}
	return texts
}

var (
	link = regexp.MustCompile(`\]\(([^)#:]+)(?:#[^)]*)?\)`)
	code = regexp.MustCompile("(?ms)^```.*?^```$|`[^`\n]*`")
)

// TestLinks checks that files to which pages link exist.
func TestLinks(t *testing.T) {
	n := 0
	for file, text := range pages(t) {
		for _, m := range link.FindAllStringSubmatch(code.ReplaceAllString(text, "code"), -1) {
			n++
			if _, err := os.Stat(filepath.Join(filepath.Dir(file), m[1])); err != nil {
				t.Errorf("%s links to %s: %v", file, m[1], err)
			}
		}
	}
	if n < 50 {
		t.Errorf("only %d links were found", n)
	}
}

var (
	pathName    = regexp.MustCompile("`([a-z0-9_-]+(?:/[a-z0-9_.-]+)+)`")
	declName    = regexp.MustCompile("`([a-z]+)\\.([A-Z]\\w*)`")
	memberOf    = regexp.MustCompile("`([A-Z]\\w*)` of `([a-z]+(?:/[a-z]+)*)(?:\\.[A-Z]\\w*)?`")
	measurement = regexp.MustCompile(`\b\d{2,}\b|\d+ ?(?:ms|MB|%)`)
)

// TestDesign checks that files, packages and declarations that the design pages name exist, and that the
// pages have no measurements, which would not be checked.
func TestDesign(t *testing.T) {
	packages := packagesByName(t)
	files := golden.Files(t, "design/*.md")
	names := 0
	for _, file := range files {
		text := golden.Read(t, file)
		for _, m := range pathName.FindAllStringSubmatch(text, -1) {
			names++
			if _, err := os.Stat(filepath.Join("..", m[1])); err != nil {
				t.Errorf("%s: there is no %s", file, m[1])
			}
		}
		for _, m := range declName.FindAllStringSubmatch(text, -1) {
			names++
			if !packages.declares(t, m[1], m[2]) {
				t.Errorf("%s: package %s does not declare %s", file, m[1], m[2])
			}
		}
		for _, m := range memberOf.FindAllStringSubmatch(text, -1) {
			names++
			if !packages.declares(t, path.Base(m[2]), m[1]) {
				t.Errorf("%s: package %s does not declare %s", file, m[2], m[1])
			}
		}
		if m := measurement.FindString(code.ReplaceAllString(text, "")); m != "" {
			t.Errorf("%s has a measurement: %s", file, m)
		}
	}
	if len(files) < 10 || names < 80 {
		t.Errorf("%d pages with %d names", len(files), names)
	}
}

// goPackages maps the last element of an import path to its directories, and to the packages'
// declarations once they have been read.
type goPackages map[string]*goPackage

type goPackage struct {
	dirs     []string
	declared map[string]bool
}

func packagesByName(t *testing.T) goPackages {
	packages := goPackages{}
	err := filepath.WalkDir("..", func(file string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if name := d.Name(); name == "testdata" || name != ".." && strings.HasPrefix(name, ".") {
			return filepath.SkipDir
		}
		name := filepath.Base(file)
		if file == ".." {
			name = "mica"
		}
		if packages[name] == nil {
			packages[name] = &goPackage{}
		}
		packages[name].dirs = append(packages[name].dirs, file)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return packages
}

// declares reports whether a package of a name has a declaration, a method or a field of a name.
func (p goPackages) declares(t *testing.T, pkg, name string) bool {
	x := p[pkg]
	if x == nil {
		return false
	}
	if x.declared == nil {
		x.declared = map[string]bool{}
		for _, dir := range x.dirs {
			files, err := filepath.Glob(filepath.Join(dir, "*.go"))
			if err != nil {
				t.Fatal(err)
			}
			for _, file := range files {
				if !strings.HasSuffix(file, "_test.go") {
					x.read(t, file)
				}
			}
		}
	}
	return x.declared[name]
}

func (p *goPackage) read(t *testing.T, file string) {
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BlockStmt:
			return false
		case *ast.FuncDecl:
			p.declared[n.Name.Name] = true
		case *ast.TypeSpec:
			p.declared[n.Name.Name] = true
		case *ast.ValueSpec:
			for _, x := range n.Names {
				p.declared[x.Name] = true
			}
		case *ast.Field:
			for _, x := range n.Names {
				p.declared[x.Name] = true
			}
		}
		return true
	})
}
