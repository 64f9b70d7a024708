package gen

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/gen/gocxx"
	"github.com/mica-ir/mica/ods"
)

// owners finds the packages that have the enumerations of other dialects, by the C++
// namespaces of the dialects.
func (p *pkg) findOwners(ms []*ods.Module) {
	p.owners = map[string]*owner{}
	for _, m := range ms {
		for _, d := range m.Dialects {
			path := p.options.Wrappers[d.Name]
			if path == "" || d.Name == p.dialect.Name || d.CppNamespace == "" {
				continue
			}
			name := PackageName(d.Name)
			for p.isPart(name) {
				name += "_"
			}
			p.owners[trimGlobal(d.CppNamespace)] = &owner{name: name, path: path}
		}
	}
}

// An owner is the generated package of another dialect.
type owner struct{ name, path string }

// enumOwner returns the package that has an enumeration of another dialect, nil if it is
// generated with this one.
func (p *pkg) enumOwner(e *ods.Enum) *owner { return p.owners[trimGlobal(e.CppNamespace)] }

// isPart reports whether a parameter of a generated function may have that name.
func (p *pkg) isPart(name string) bool {
	named := func(s string) bool { return param(s) == name }
	for _, op := range p.module.Ops {
		for _, v := range slices.Concat(op.Operands, op.Results) {
			if named(v.Name) {
				return true
			}
		}
		for _, a := range op.Attributes {
			if named(a.Name) {
				return true
			}
		}
		for _, x := range op.Properties {
			if named(x.Name) {
				return true
			}
		}
		for _, b := range op.Builders {
			if slices.ContainsFunc(b.Params, func(x ods.CppParam) bool { return named(x.Name) }) {
				return true
			}
		}
	}
	for _, d := range slices.Concat(p.module.Types, p.module.Attrs) {
		if slices.ContainsFunc(d.Params, func(x *ods.Param) bool { return named(x.Name) }) {
			return true
		}
	}
	return false
}

// useOwners adds the imports of the packages of other dialects that the text of a file
// refers to.
func (f *file) useOwners() {
	if len(f.pkg.owners) == 0 {
		return
	}
	tree, err := parser.ParseFile(token.NewFileSet(), f.name, "package p\n"+f.body.String(), parser.SkipObjectResolution)
	if err != nil {
		return // it is reported when the file is formatted
	}
	for _, d := range tree.Decls {
		f.useOwnersIn(d)
	}
}

// useOwnersIn is useOwners for a declaration.
func (f *file) useOwnersIn(d ast.Decl) {
	local := gocxx.Locals(d)
	ast.Inspect(d, func(n ast.Node) bool {
		s, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		if x, ok := s.X.(*ast.Ident); ok && !local[x.Name] {
			for _, o := range f.pkg.owners {
				if o.name == x.Name {
					f.use(o.path)
					f.renamed[o.path] = o.name
				}
			}
		}
		return true
	})
}

// importSpec returns how a file imports a package.
func (f *file) importSpec(path string) string {
	if name := f.renamed[path]; name != "" && name != path[strings.LastIndexByte(path, '/')+1:] {
		return name + " " + `"` + path + `"`
	}
	return `"` + path + `"`
}
