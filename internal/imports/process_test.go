package imports

import (
	"go/ast"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
)

// processWide are functions with an effect on the whole process, by the path of their
// package; runtime.GOMAXPROCS, too, unless it is only asked.
var processWide = map[string][]string{
	"runtime/debug": {"SetGCPercent", "SetMemoryLimit", "SetMaxStack", "SetMaxThreads", "SetPanicOnFault", "SetTraceback"},
	"os/signal":     {"Notify", "NotifyContext", "Ignore", "Reset"},
	"os":            {"Setenv", "Unsetenv", "Clearenv", "Chdir", "Exit"},
	"syscall":       {"Umask", "Setenv", "Unsetenv", "Chdir", "Setrlimit", "Exit"},
	"log":           {"SetOutput", "SetFlags", "SetPrefix"},
	"log/slog":      {"SetDefault"},
}

// TestProcessSettings checks that packages leave the settings of the process to programs and to
// the one package that programs have for it.
func TestProcessSettings(t *testing.T) {
	fset, packages := sources(t)
	found := 0
	for dir, files := range packages {
		program := filepath.ToSlash(dir) == filepath.ToSlash(filepath.Join(root, "internal/tool/process"))
		for _, f := range files {
			for _, call := range settings(f) {
				if found++; !program && f.Name.Name != "main" {
					t.Errorf("%s: a setting of the whole process", fset.Position(call.Pos()))
				}
			}
		}
	}
	if found == 0 {
		t.Error("no program has settings of the process")
	}
}

// settings returns the uses of functions that change the process.
func settings(f *ast.File) (uses []*ast.SelectorExpr) {
	names := map[string]string{} // the paths of imported packages by their names
	for _, i := range f.Imports {
		importPath, _ := strconv.Unquote(i.Path.Value)
		name := path.Base(importPath)
		if i.Name != nil {
			name = i.Name.Name
		}
		names[name] = importPath
	}
	ast.Inspect(f, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok && asks(call) {
			return false
		}
		if s, ok := n.(*ast.SelectorExpr); ok {
			x, _ := s.X.(*ast.Ident)
			if x != nil && (slices.Contains(processWide[names[x.Name]], s.Sel.Name) || names[x.Name] == "runtime" && s.Sel.Name == "GOMAXPROCS") {
				uses = append(uses, s)
			}
		}
		return true
	})
	return uses
}

// asks reports whether a call has the form runtime.GOMAXPROCS(0), which changes nothing.
func asks(call *ast.CallExpr) bool {
	s, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || s.Sel.Name != "GOMAXPROCS" || len(call.Args) != 1 {
		return false
	}
	arg, ok := call.Args[0].(*ast.BasicLit)
	return ok && arg.Value == "0"
}
