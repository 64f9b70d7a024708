package lower

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
)

// LowerRules lowers patterns as [Lower], but each separately: one with an error does not stop
// the others. It returns the module without the patterns that have errors, in which a pattern with
// alternatives occurs once for each, and the lowered module, or nil if no pattern can be lowered. The constraints of variables in a rewrite only
// state their types, an operation with one result is a single operand even of an unknown
// operation with several, and the operations of a variable or of a converted tuple are created
// once.
func LowerRules(m *pdll.Module, ctx *ir.Context) (*pdll.Module, *ir.Operation, diag.List) {
	l, err := newLowering(m, ctx)
	if err != nil {
		return m, nil, diag.List{{Message: err.Error(), Bare: true}}
	}
	l.manual = true
	l.origins = &origins{vars: map[*ir.Value]*pdll.Var{}, calls: map[*ir.Operation]*call{}}
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
		before, last := len(l.diags), body.Back()
		n := l.alternatives(p)
		if l.ops > maxOps {
			l.diags.Errorf(diag.At(m.Loc().Pos()), "the patterns need more than %d operations", maxOps)
			return m, nil, l.diags
		}
		if l.verified(p, body, last, before); l.diags[before:].HasErrors() {
			for body.Back() != last {
				body.Back().Erase()
			}
			continue
		}
		for range n {
			kept.Decls = append(kept.Decls, p)
		}
	}
	return &kept, module, l.diags
}

// verified verifies the alternatives of a pattern, which follow last, up to the first that has an error.
// before is the number of errors before it.
func (l *lowering) verified(p *pdll.Pattern, body *ir.Block, last *ir.Operation, before int) {
	op := body.Front()
	if last != nil {
		op = last.Next()
	}
	for ; op != nil && !l.diags[before:].HasErrors(); op = op.Next() {
		if !ir.Verify(op, &l.diags) {
			nameUnbound(p, l.diags[before])
			l.origins.explain(op, l.diags[before])
		}
	}
}
