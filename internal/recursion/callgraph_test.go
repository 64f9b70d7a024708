package recursion

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"path"
	"strings"

	"golang.org/x/tools/go/packages"
)

const module = "github.com/mica-ir/mica"

// A function is a node of the call graph: a declared function or method, or a function
// literal that has a name because it is assigned to a variable or field.
type function struct {
	name    string
	calls   []*function
	called  map[*function]bool // the same as calls
	index   int                // in the order in which components visits functions, from 1
	lowest  int                // the lowest index on the stack that is reachable
	onStack bool
}

func (f *function) call(callee *function) {
	if callee != nil && !f.called[callee] {
		f.called[callee] = true
		f.calls = append(f.calls, callee)
	}
}

// A graph is the call graph of packages.
type graph struct {
	functions []*function
	declared  map[*types.Func]*function
	// held has the functions that are assigned to a variable or field.
	held map[*types.Var][]*function
	// types are the named types of each package that are not interfaces.
	types map[*types.Package][]types.Type
	// implementations maps interface methods to the functions that implement them.
	implementations map[*types.Func][]*function
}

// load returns the call graph of the module's packages that the patterns name or that
// these import.
func load(dir string, patterns ...string) (*graph, error) {
	// With all syntax, the other packages need not be compiled first.
	roots, err := packages.Load(&packages.Config{Mode: packages.LoadAllSyntax, Dir: dir}, patterns...)
	if err != nil {
		return nil, err
	}
	var loaded []*packages.Package
	packages.Visit(roots, nil, func(p *packages.Package) {
		if p.PkgPath == module || strings.HasPrefix(p.PkgPath, module+"/") {
			loaded = append(loaded, p)
		}
	})
	g := &graph{
		declared:        map[*types.Func]*function{},
		held:            map[*types.Var][]*function{},
		types:           map[*types.Package][]types.Type{},
		implementations: map[*types.Func][]*function{},
	}
	for _, p := range loaded {
		if len(p.Errors) > 0 {
			return nil, fmt.Errorf("%s: %w", p.PkgPath, p.Errors[0])
		}
		g.declare(p)
	}
	var bodies []body
	for _, p := range loaded {
		bodies = append(bodies, g.assignments(p)...)
	}
	for _, b := range bodies {
		g.addCalls(b)
	}
	return g, nil
}

func (g *graph) newFunction(name string) *function {
	f := &function{name: name, called: map[*function]bool{}}
	g.functions = append(g.functions, f)
	return f
}

// declare adds the declared functions of a package, and its types.
func (g *graph) declare(p *packages.Package) {
	for _, file := range p.Syntax {
		for _, d := range file.Decls {
			if d, ok := d.(*ast.FuncDecl); ok {
				f := p.TypesInfo.Defs[d.Name].(*types.Func)
				g.declared[f] = g.newFunction(functionName(f))
			}
		}
	}
	scope := p.Types.Scope()
	for _, name := range scope.Names() {
		if t, ok := scope.Lookup(name).(*types.TypeName); ok && !t.IsAlias() && !types.IsInterface(t.Type()) {
			g.types[p.Types] = append(g.types[p.Types], t.Type())
		}
	}
}

// functionName returns the name of a function with that of its package in the module:
// "ir:Type.String", "asm/format:Parse".
func functionName(f *types.Func) string {
	name := f.Name()
	if recv := f.Signature().Recv(); recv != nil {
		t := recv.Type()
		if p, ok := t.(*types.Pointer); ok {
			t = p.Elem()
		}
		if n, ok := t.(*types.Named); ok {
			name = n.Obj().Name() + "." + name
		}
	}
	return packageName(f.Pkg()) + ":" + name
}

// packageOf returns the package's part of a function's name.
func packageOf(f *function) string {
	p, _, _ := strings.Cut(f.name, ":")
	return p
}

func packageName(p *types.Package) string {
	if p.Path() == module {
		return "mica"
	}
	return strings.TrimPrefix(p.Path(), module+"/")
}

// A body is code of a function.
type body struct {
	fn   *function
	info *types.Info
	node ast.Node
	// named has the literals that are functions of their own.
	named map[*ast.FuncLit]*function
}

// assignments finds the functions that the package assigns to variables and fields, and
// returns the bodies of all its functions.
func (g *graph) assignments(p *packages.Package) []body {
	var bodies []body
	named := map[*ast.FuncLit]*function{}
	for _, file := range p.Syntax {
		for _, d := range file.Decls {
			name, fn := "", (*function)(nil)
			if f, ok := d.(*ast.FuncDecl); ok {
				if f.Body == nil {
					continue
				}
				fn = g.declared[p.TypesInfo.Defs[f.Name].(*types.Func)]
				name = fn.name
			} else {
				name = packageName(p.Types) + ":" + path.Base(p.Fset.Position(d.Pos()).Filename)
				fn = g.newFunction(name)
			}
			a := assigner{g: g, info: p.TypesInfo, name: name, named: named, fset: p.Fset}
			ast.Inspect(d, a.visit)
			bodies = append(bodies, body{fn, p.TypesInfo, d, named})
			for _, lit := range a.literals {
				bodies = append(bodies, body{named[lit], p.TypesInfo, lit.Body, named})
			}
		}
	}
	return bodies
}

// An assigner records the assignments to variables and fields in a declaration.
type assigner struct {
	g        *graph
	info     *types.Info
	fset     *token.FileSet
	name     string // of the declaration
	named    map[*ast.FuncLit]*function
	literals []*ast.FuncLit
}

func (a *assigner) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.AssignStmt:
		if len(n.Lhs) == len(n.Rhs) {
			for i, x := range n.Lhs {
				a.assign(variable(a.info, x), n.Rhs[i])
			}
		}
	case *ast.ValueSpec:
		for i, x := range n.Names {
			if i < len(n.Values) {
				a.assign(variable(a.info, x), n.Values[i])
			}
		}
	case *ast.CompositeLit:
		a.composite(n)
	}
	return true
}

func (a *assigner) composite(n *ast.CompositeLit) {
	t := a.info.TypeOf(n)
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return
	}
	for i, e := range n.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			v, _ := a.info.Uses[kv.Key.(*ast.Ident)].(*types.Var)
			a.assign(v, kv.Value)
		} else {
			a.assign(s.Field(i), e)
		}
	}
}

// assign records that a variable or field has the value.
func (a *assigner) assign(v *types.Var, value ast.Expr) {
	if v == nil {
		return
	}
	if _, ok := v.Type().Underlying().(*types.Signature); !ok {
		return
	}
	v = v.Origin()
	switch x := ast.Unparen(value).(type) {
	case *ast.FuncLit:
		f := a.g.newFunction(a.name + "." + v.Name())
		a.named[x] = f
		a.literals = append(a.literals, x)
		a.g.held[v] = append(a.g.held[v], f)
	case *ast.Ident, *ast.SelectorExpr:
		if f := a.g.declared[calledFunc(a.info, x)]; f != nil {
			a.g.held[v] = append(a.g.held[v], f)
		}
	}
}

// variable returns the variable or field that the expression denotes.
func variable(info *types.Info, x ast.Expr) *types.Var {
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		v, _ := info.ObjectOf(x).(*types.Var)
		return v
	case *ast.SelectorExpr:
		v, _ := info.Uses[x.Sel].(*types.Var)
		return v
	}
	return nil
}

// calledFunc returns the function that the expression denotes.
func calledFunc(info *types.Info, x ast.Expr) *types.Func {
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		if f, ok := info.Uses[x].(*types.Func); ok {
			return f.Origin()
		}
	case *ast.SelectorExpr:
		if f, ok := info.Uses[x.Sel].(*types.Func); ok {
			return f.Origin()
		}
	case *ast.IndexExpr:
		return calledFunc(info, x.X)
	case *ast.IndexListExpr:
		return calledFunc(info, x.X)
	}
	return nil
}

// addCalls adds the calls in a body. A function literal without a name belongs to the
// function around it; one with a name is called where it is created, unless it is stored
// in a field.
func (g *graph) addCalls(b body) {
	ast.Inspect(b.node, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			if f := b.named[n]; f != nil {
				return false
			}
		case *ast.Ident:
			g.use(b, b.info.Uses[n])
		}
		return true
	})
}

// use adds the calls that a use of a name may be: calls themselves, and functions that are
// passed as arguments.
func (g *graph) use(b body, obj types.Object) {
	switch obj := obj.(type) {
	case *types.Func:
		obj = obj.Origin()
		if f := g.declared[obj]; f != nil {
			b.fn.call(f)
			return
		}
		for _, f := range g.implementers(obj) {
			b.fn.call(f)
		}
	case *types.Var:
		for _, f := range g.held[obj.Origin()] {
			if packageOf(f) == packageOf(b.fn) {
				b.fn.call(f)
			}
		}
	}
}

// implementers returns the methods that a call of an interface's method may reach: those of
// types in the package of the interface.
func (g *graph) implementers(m *types.Func) []*function {
	recv := m.Signature().Recv()
	if recv == nil || !types.IsInterface(recv.Type()) || m.Pkg() == nil {
		return nil
	}
	if fs, ok := g.implementations[m]; ok {
		return fs
	}
	iface := recv.Type().Underlying().(*types.Interface)
	var fs []*function
	for _, t := range g.types[m.Pkg()] {
		if n, ok := t.(*types.Named); ok && n.TypeParams() != nil {
			continue
		}
		p := types.NewPointer(t)
		if !types.Implements(p, iface) {
			continue
		}
		obj, _, _ := types.LookupFieldOrMethod(p, true, m.Pkg(), m.Name())
		if f, ok := obj.(*types.Func); ok {
			if f := g.declared[f.Origin()]; f != nil {
				fs = append(fs, f)
			}
		}
	}
	g.implementations[m] = fs
	return fs
}
