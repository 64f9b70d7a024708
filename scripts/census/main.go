// Census counts what a reader and a user of the module have before them: packages, exported
// declarations, lines, and how the dialects and lowerings are written.
//
//	go run ./scripts/census [DIRECTORY]
package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// counts are the numbers, each with the line that explains it.
type counts struct {
	directories, public, internal, exported, code, tests, generated int
	dialectPackages                                                 int
	dialects                                                        int // lines of hand-written dialects and lowerings
	positional, patterns, rules                                     int
}

var (
	position = regexp.MustCompile(`\.Operand\([0-9]|\.Attr\("`)
	pattern  = regexp.MustCompile(`IsolatedPattern\(|&rewrite\.Pattern\{|(convert|conversion)\.(NewPattern|Pattern\{)`)
	rule     = regexp.MustCompile(`(?m)^\s*def\s*\w*\s*:\s*(\w+)|^Pattern\b`)
	written  = regexp.MustCompile(`^(dialect|internal/dialect|convert|internal/lower|lower|transforms|pass/transforms|internal/interpreter)/`)
	outside  = regexp.MustCompile(`(^|/)(testdata|node_modules|examples)(/|$)`)
)

func main() {
	root := "."
	if len(os.Args) > 1 {
		root = os.Args[1]
	}
	c := &counts{}
	if err := c.read(root); err != nil {
		fmt.Fprintln(os.Stderr, "census:", err)
		os.Exit(1)
	}
	for _, row := range []struct {
		text string
		n    int
	}{
		{"directories at the root", c.directories},
		{"public packages besides the dialects", c.public},
		{"packages of dialects", c.dialectPackages},
		{"internal packages", c.internal},
		{"exported declarations of public packages besides the dialects", c.exported},
		{"lines written by hand, without tests", c.code},
		{"lines of tests", c.tests},
		{"generated lines", c.generated},
		{"lines of dialects, lowerings and passes written by hand", c.dialects},
		{"operands and attributes in these by position or by text", c.positional},
		{"rewrite patterns in Go in these", c.patterns},
		{"rewrite rules in these", c.rules},
	} {
		fmt.Printf("| %s | %d |\n", row.text, row.n)
	}
}

func (c *counts) read(root string) error {
	packages := map[string]bool{}
	return filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, file)
		rel = filepath.ToSlash(rel)
		switch hidden := strings.HasPrefix(d.Name(), ".") && rel != "."; {
		case err != nil:
			return err
		case d.IsDir() && (hidden || outside.MatchString(rel)):
			if rel == "examples" {
				c.directories++
			}
			return filepath.SkipDir
		case d.IsDir():
			if rel != "." && !strings.Contains(rel, "/") {
				c.directories++
			}
			return nil
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		switch filepath.Ext(rel) {
		case ".td", ".pdll":
			if written.MatchString(rel) && (filepath.Ext(rel) == ".pdll" || strings.Contains(string(text), "mlir/IR/PatternBase.td")) {
				for _, m := range rule.FindAllSubmatch(text, -1) {
					if base := string(m[1]); base != "Constraint" && !strings.HasPrefix(base, "NativeCodeCall") {
						c.rules++
					}
				}
			}
		case ".go":
			return c.goFile(rel, string(text), packages)
		}
		return nil
	})
}

func (c *counts) goFile(rel, text string, packages map[string]bool) error {
	lines, generated := strings.Count(text, "\n"), strings.Contains(rel, ".gen.go") || strings.HasPrefix(text, "// Code generated")
	switch {
	case generated:
		c.generated += lines
	case strings.HasSuffix(rel, "_test.go"):
		c.tests += lines
	default:
		c.code += lines
		if written.MatchString(rel) {
			c.dialects += lines
			c.positional += len(position.FindAllString(text, -1))
			c.patterns += len(pattern.FindAllString(text, -1))
		}
	}
	if strings.HasSuffix(rel, "_test.go") {
		return nil
	}
	f, err := parser.ParseFile(token.NewFileSet(), rel, text, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	dir := filepath.ToSlash(filepath.Dir(rel))
	private := strings.HasPrefix(dir, "internal") || strings.Contains(dir, "/internal") || strings.HasPrefix(dir, "scripts") || f.Name.Name == "main"
	dialect := strings.HasPrefix(dir, "dialect/") && dir != "dialect/all"
	if !packages[dir] {
		packages[dir] = true
		switch {
		case private:
			c.internal++
		case dialect:
			c.dialectPackages++
		default:
			c.public++
		}
	}
	if !private && !dialect {
		c.exported += exported(f)
	}
	return nil
}

// exported counts exported functions, methods, types, variables and constants.
func exported(f *ast.File) (n int) {
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Name.IsExported() && (d.Recv == nil || ast.IsExported(receiver(d.Recv.List[0].Type))) {
				n++
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.TypeSpec:
					if s.Name.IsExported() {
						n++
					}
				case *ast.ValueSpec:
					for _, name := range s.Names {
						if name.IsExported() {
							n++
						}
					}
				}
			}
		}
	}
	return n
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
