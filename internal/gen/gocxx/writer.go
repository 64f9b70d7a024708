package gocxx

import (
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// Options map the references of a translation to Go expressions. Each function may be nil, and
// returns "" for a reference without a Go form; code that needs it is not translated.
type Options struct {
	// TypeDef and AttrDef return a Go expression for a definition of a type or an
	// attribute, a *ir.TypeDefinition or *ir.AttributeDefinition.
	TypeDef func(*ir.TypeDefinition) string
	AttrDef func(*ir.AttributeDefinition) string

	// Call returns the translation of a function or a method by its qualified C++ name, such
	// as mlir::arith::AddIOp::getLhs. It takes precedence over those that package cppapi
	// knows; an empty Text leaves the function to that.
	Call func(name string) cxx.GoCall

	// Source returns the translation of a function that is itself written in C++.
	Source func(f *cppapi.SourceFunc) *cxx.GoCall

	// Import returns the import path of a package by the name that Call and the other
	// functions use, "" for packages of mica and the standard library.
	Import func(name string) string
}

// A Param is a parameter of a Go function. Params correspond to the slots of a program.
type Param struct {
	Name, Type string
	// Expr is a Go expression for the slot in terms of the parameter, "" for the parameter
	// itself.
	Expr string
	// ExprType is the Go type of Expr.
	ExprType string
	// Nilable means that the slot may be nil, such as the value of an optional operand.
	Nilable bool
	// NoGo means that the slot has no Go form: code that needs it is not translated.
	NoGo bool
}

// A Writer translates programs that were compiled with one API.
type Writer struct {
	api   *cppapi.API
	opts  Options
	names cppapi.GoNames
	paths map[string]string // of packages that translations used, by their names
}

// NewWriter returns a writer for programs that were compiled with api.
func NewWriter(api *cppapi.API, opts Options) *Writer {
	return &Writer{api, opts, cppapi.GoNames{TypeDef: opts.TypeDef, AttrDef: opts.AttrDef}, map[string]string{}}
}

// Func translates a program to a Go function with a parameter for each of its slots; slots of
// the same name in Go share a parameter. result is the Go type of its result, "" for the type
// that corresponds to the program's. Lines of doc become its comment. It also returns the
// import paths that the function needs. The error lists the parts that cannot be translated.
func (w *Writer) Func(name, doc string, prog *cxx.Program, params []Param, result string) (text string, imports []string, err error) {
	code, err := w.body(prog, params, "")
	if err != nil {
		return "", nil, err
	}
	if result == "" {
		result = code.Result
	}
	var b strings.Builder
	for line := range strings.Lines(doc) {
		b.WriteString(strings.TrimRight("// "+line, " \n") + "\n")
	}
	fmt.Fprintf(&b, "func %s(%s) %s {\n%s}\n", name, signature(params), result, code.Body)
	src, err := format.Source([]byte(b.String()))
	if err != nil {
		return "", nil, fmt.Errorf("the translation to Go is not well-formed: %w", err)
	}
	imports, err = w.imports(string(src))
	if err != nil {
		return "", nil, err
	}
	return string(src), imports, nil
}

// Statements translates a program without a value to statements, in which fail is executed
// where evaluating the C++ has undefined behaviour. It also returns the import paths that the
// statements need.
func (w *Writer) Statements(prog *cxx.Program, params []Param, fail string) (text string, imports []string, err error) {
	code, err := w.body(prog, params, fail)
	if err != nil {
		return "", nil, err
	}
	if imports, err = w.imports("func f() {\n" + code.Body + "}"); err != nil {
		return "", nil, err
	}
	return code.Body, imports, nil
}

// Type returns the Go type for values of a C++ type.
func (w *Writer) Type(t *cxx.Type) (string, error) { return w.options().GoType(t) }

func (w *Writer) options() cxx.GoOptions {
	return cxx.GoOptions{Class: w.class, Call: w.call, Base: cppapi.GoBase, Implements: cppapi.GoImplements, Is: "ir.Is[$1]($0)"}
}

// body translates a program to the body of a function.
func (w *Writer) body(prog *cxx.Program, params []Param, fail string) (*cxx.GoCode, error) {
	o := w.options()
	o.Fail = fail
	for _, p := range params {
		s := cxx.GoSlot{Expr: p.Name, Type: p.Type, Nilable: p.Nilable}
		if p.Expr != "" {
			s.Expr, s.Type = p.Expr, p.ExprType
		}
		if p.NoGo {
			s.Expr = ""
		}
		o.Slots = append(o.Slots, s)
		o.Names = append(o.Names, p.Name)
	}
	return prog.Go(o)
}

func (w *Writer) class(c *cxx.Class) *cxx.GoClass {
	g := w.api.GoClass(c, w.names)
	if g != nil {
		w.uses(g.Import)
	}
	return g
}

// uses records the import path of a package.
func (w *Writer) uses(importPath string) {
	if importPath != "" {
		w.paths[path.Base(importPath)] = importPath
	}
}

func (w *Writer) call(f *cxx.Func) *cxx.GoCall {
	if w.opts.Call != nil {
		if c := w.opts.Call(f.Name); c.Text != "" {
			return &c
		}
	}
	if s, ok := f.Host.(*cppapi.SourceFunc); ok {
		if w.opts.Source == nil {
			return nil
		}
		return w.opts.Source(s)
	}
	c := w.api.GoCall(f, w.names)
	if c != nil {
		w.uses(c.Import)
	}
	return c
}

// signature returns a list of parameters, those of one name once.
func signature(params []Param) string {
	seen := map[string]bool{}
	var list []string
	last := ""
	for _, p := range params {
		if seen[p.Name] {
			continue
		}
		seen[p.Name] = true
		if n := len(list); n > 0 && last == p.Type {
			list[n-1] = strings.TrimSuffix(list[n-1], " "+last)
		}
		list, last = append(list, p.Name+" "+p.Type), p.Type
	}
	return strings.Join(list, ", ")
}

// imports returns the paths of the packages that a function names.
func (w *Writer) imports(fn string) ([]string, error) {
	f, err := parser.ParseFile(token.NewFileSet(), "", "package p\n"+fn, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	paths, local := map[string]bool{}, Locals(f)
	ast.Inspect(f, func(n ast.Node) bool {
		s, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		x, ok := s.X.(*ast.Ident)
		if !ok || local[x.Name] {
			return true
		}
		if path, ok := packages[x.Name]; ok {
			paths[path] = true
		} else if path := w.paths[x.Name]; path != "" {
			paths[path] = true
		} else if w.opts.Import != nil {
			if path := w.opts.Import(x.Name); path != "" {
				paths[path] = true
			}
		}
		return true
	})
	return slices.Sorted(maps.Keys(paths)), nil
}

// packages are the import paths of the packages that translations name.
var packages = map[string]string{
	"slices": "slices", "strings": "strings",
	"ir": "github.com/mica-ir/mica/ir", "num": "github.com/mica-ir/mica/num", "affine": "github.com/mica-ir/mica/ir/affine",
}
