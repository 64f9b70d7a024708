package gocxx

import (
	"go/ast"
	"go/token"
)

// Locals returns the names of the parameters and variables in a declaration or a file. One can be that of a
// package, which it hides.
func Locals(of ast.Node) map[string]bool {
	names := map[string]bool{}
	add := func(list ...ast.Expr) {
		for _, x := range list {
			if id, ok := x.(*ast.Ident); ok {
				names[id.Name] = true
			}
		}
	}
	ast.Inspect(of, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Field:
			for _, id := range n.Names {
				names[id.Name] = true
			}
		case *ast.ValueSpec:
			for _, id := range n.Names {
				names[id.Name] = true
			}
		case *ast.AssignStmt:
			if n.Tok == token.DEFINE {
				add(n.Lhs...)
			}
		case *ast.RangeStmt:
			if n.Tok == token.DEFINE {
				add(n.Key, n.Value)
			}
		}
		return true
	})
	return names
}
