package lower

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pdll"
)

// LowerRules lowers patterns as [Lower], but each by itself: one with an error does not
// stop the others. It returns the module without the patterns that have errors, and
// what it is lowered to; nil if no pattern can be lowered. The constraints of variables in a
// rewrite only state their types, an operation with one result is a single operand also of
// an unknown operation with several, and what a variable or a converted tuple stands for is created once.
func LowerRules(m *pdll.Module, ctx *ir.Context) (*pdll.Module, *ir.Operation, diag.List) {
	l, err := newLowering(ctx)
	if err != nil {
		return m, nil, diag.List{{Message: err.Error(), Bare: true}}
	}
	l.run = true
	kept := *m
	kept.Decls = nil
	module := ir.NewModule(ctx, l.loc(m))
	body := module.Region(0).Entry()
	l.b.SetInsertionPointToEnd(body)
	for _, d := range m.Decls {
		p, ok := d.(*pdll.Pattern)
		if !ok {
			kept.Decls = append(kept.Decls, d)
			continue
		}
		before := len(l.diags)
		l.pattern(p)
		if l.ops > maxOps {
			l.diags.Errorf(diag.At(m.Loc().Pos()), "the patterns need more than %d operations", maxOps)
			return m, nil, l.diags
		}
		op := body.Back()
		if !l.diags[before:].HasErrors() && !ir.Verify(op, &l.diags) {
			nameUnbound(p, l.diags[before])
		}
		if l.diags[before:].HasErrors() {
			op.Erase()
			continue
		}
		kept.Decls = append(kept.Decls, p)
	}
	return &kept, module, l.diags
}

// nameUnbound adds notes to an error that name the variables that no operation in the
// match section of a pattern binds.
func nameUnbound(p *pdll.Pattern, d *diag.Diagnostic) {
	bound, seen := map[*pdll.Var]bool{}, map[pdll.Node]bool{}
	var vars []*pdll.Var
	bind := func(n pdll.Node) bool {
		if v, ok := n.(*pdll.Var); ok {
			bound[v] = true
		}
		first := !seen[n]
		seen[n] = true
		return first
	}
	visited := map[pdll.Node]bool{}
	pdll.Walk(p.Body, func(n pdll.Node) bool {
		if visited[n] {
			return false
		}
		visited[n] = true
		switch n := n.(type) {
		case *pdll.RewriteStmt:
			pdll.Walk(n.Root, bind)
			return false
		case *pdll.ReplaceStmt:
			pdll.Walk(n.Root, bind)
			return false
		case *pdll.Callable:
			return false // its variables are others in each call
		case *pdll.OpExpr:
			pdll.Walk(n, bind)
		case *pdll.Var:
			if n.Init == nil {
				vars = append(vars, n)
			}
		}
		return true
	})
	for _, v := range vars {
		if !bound[v] {
			d.Notef(diag.At(v.Loc().Pos()), "no operation in the match section binds the variable `%s`", v.Name)
		}
	}
}
