package imports

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// TestNoGlobalState checks that packages have no state: no init functions, and no
// package variable that is modified after its declaration. Tests may have both.
func TestNoGlobalState(t *testing.T) {
	fset, packages := sources(t)
	for _, files := range packages {
		g := globals{vars: map[string]bool{}, report: func(n ast.Node, what string) {
			t.Errorf("%s: %s", fset.Position(n.Pos()), what)
		}}
		for _, f := range files {
			g.declare(f)
		}
		for _, f := range files {
			g.file = f
			ast.Inspect(f, g.visit)
		}
	}
}

// sources returns the files of all packages, by directory, without those of tests.
func sources(t *testing.T) (*token.FileSet, map[string][]*ast.File) {
	t.Helper()
	fset := token.NewFileSet()
	packages := map[string][]*ast.File{}
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		switch name := d.Name(); {
		case err != nil:
			return err
		case d.IsDir() && file != root && (name == "testdata" || strings.HasPrefix(name, ".")):
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		f, err := parser.ParseFile(fset, file, nil, 0)
		packages[filepath.Dir(file)] = append(packages[filepath.Dir(file)], f)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return fset, packages
}

// globals searches a package for global state.
type globals struct {
	vars   map[string]bool // the package's variables
	file   *ast.File
	report func(n ast.Node, what string)
}

func (g *globals) declare(f *ast.File) {
	for _, d := range f.Decls {
		d, ok := d.(*ast.GenDecl)
		if !ok || d.Tok != token.VAR {
			continue
		}
		for _, s := range d.Specs {
			for _, name := range s.(*ast.ValueSpec).Names {
				g.vars[name.Name] = true
			}
		}
	}
}

func (g *globals) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.FuncDecl:
		if n.Recv == nil && n.Name.Name == "init" {
			g.report(n, "an init function")
		}
	case *ast.AssignStmt:
		if n.Tok != token.DEFINE {
			for _, x := range n.Lhs {
				g.changed(x)
			}
		}
	case *ast.IncDecStmt:
		g.changed(n.X)
	case *ast.RangeStmt:
		if n.Tok == token.ASSIGN {
			g.changed(n.Key)
			g.changed(n.Value)
		}
	case *ast.CallExpr:
		if f, ok := n.Fun.(*ast.Ident); ok && len(n.Args) > 0 && f.Obj == nil && (f.Name == "delete" || f.Name == "clear") {
			g.changed(n.Args[0])
		}
	}
	return true
}

// changed reports a modification if the expression is a package variable or a part
// of one.
func (g *globals) changed(x ast.Expr) {
	for {
		switch e := x.(type) {
		case *ast.SelectorExpr:
			x = e.X
		case *ast.IndexExpr:
			x = e.X
		case *ast.SliceExpr:
			x = e.X
		case *ast.StarExpr:
			x = e.X
		case *ast.ParenExpr:
			x = e.X
		case *ast.Ident:
			// The parser resolves local names to their declarations, and
			// package-level names of the same file to objects of the file's package
			// scope.
			local := e.Obj != nil && g.file.Scope.Lookup(e.Name) != e.Obj
			if e.Name == "read" && g.file.Name.Name == "std" {
				return // to be removed when definitions are read dialect by dialect
			}
			if e.Name != "_" && g.vars[e.Name] && !local {
				g.report(e, "package variable "+e.Name+" changes after its declaration")
			}
			return
		default:
			return
		}
	}
}
