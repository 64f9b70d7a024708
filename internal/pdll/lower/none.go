package lower

import (
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
)

// none returns the absent operands or result types of a group: an empty range.
func (l *lowering) none(x *pdll.NoneExpr) *ir.Value {
	at, t := l.loc(x), l.typeOf(x.Type())
	if l.inRewrite() {
		return l.value("pdl.range", at, t, nil)
	}
	types := l.noTypes(at)
	if t == l.types.types {
		return types
	}
	return l.value("pdl.operands", at, t, []*ir.Value{types})
}

// noTypes returns a list of no types.
func (l *lowering) noTypes(at *ir.Location) *ir.Value {
	return l.value("pdl.types", at, l.types.types, nil, ir.NamedAttribute{Name: "constantTypes", Value: l.ctx.ArrayAttr(nil)})
}

// inRewrite reports whether the insertion point is in the rewrite of a pattern.
func (l *lowering) inRewrite() bool { return l.b.Block().ParentOp().Name() == "pdl.rewrite" }

// absent requires that an operation does not have attributes. In a rewrite they are left out.
func (l *lowering) absent(op *ir.Value, attrs []*pdll.NamedAttr) {
	if l.inRewrite() {
		return
	}
	for _, a := range attrs {
		l.condition(condition{at: a.Value, what: "an absent attribute", negated: true}, func(*ir.Value) []link {
			at := l.loc(a.Value)
			operands := l.value("pdl.operands", at, l.types.values, nil)
			types := l.value("pdl.types", at, l.types.types, nil)
			attr := l.value("pdl.attribute", at, l.types.attribute, nil)
			return []link{{op, l.operation("", at, []*ir.Value{operands}, []string{a.Name}, []*ir.Value{attr}, []*ir.Value{types})}}
		})
	}
}
