package lower

import (
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
)

func (l *lowering) block(b *pdll.Block) {
	l.enter()
	defer l.leave()
	for _, s := range b.Stmts {
		l.stmt(s)
	}
}

func (l *lowering) stmt(s pdll.Stmt) {
	switch s := s.(type) {
	case *pdll.Block:
		l.block(s)
	case *pdll.LetStmt:
		if s.Var.Late && !l.inRewrite() {
			l.late = append(l.late, s.Var)
			break
		}
		l.variable(s.Var)
	case *pdll.EraseStmt:
		defer l.b.Restore(l.b.InsertionPoint())
		root := l.one(s.Root)
		at := l.loc(s)
		l.nest(root, at)
		l.create("pdl.erase", at, ir.OperationState{Operands: []*ir.Value{root}})
	case *pdll.ReplaceStmt:
		l.replace(s)
	case *pdll.RewriteStmt:
		defer l.b.Restore(l.b.InsertionPoint())
		root := l.one(s.Root)
		l.nest(root, l.loc(s))
		l.block(s.Body)
	case *pdll.ForallStmt:
		l.condition(condition{at: s, what: "`forall`", each: l.one(s.Of)}, func(element *ir.Value) []link {
			l.vars.values[s.Var] = []*ir.Value{element}
			l.block(s.Body)
			return nil
		})
	case *pdll.ReturnStmt:
		// The call handles the value.
	case pdll.Expr:
		l.expr(s)
	default:
		panic("lower: statement")
	}
}

// nest creates the pdl.rewrite for a rewrite statement that occurs directly in a
// pattern, and continues inside it.
func (l *lowering) nest(root *ir.Value, at *ir.Location) {
	if l.b.Block().ParentOp().Name() != "pdl.pattern" {
		return
	}
	s := ir.OperationState{NumRegions: 1}
	l.groups(&s, []*ir.Value{root}, nil)
	op := l.create("pdl.rewrite", at, s)
	l.b.SetInsertionPointToEnd(op.Region(0).AppendBlock(nil))
	for _, v := range l.late {
		l.variable(v)
	}
	l.late = nil
}

func (l *lowering) replace(s *pdll.ReplaceStmt) {
	defer l.b.Restore(l.b.InsertionPoint())
	root := l.one(s.Root)
	at := l.loc(s)
	l.nest(root, at)
	values := l.ones(s.Values)
	if s.Grouped {
		l.replaceResults(s, root, values)
		return
	}
	var op []*ir.Value
	if len(values) == 1 && values[0].Type() == l.types.operation {
		op, values = values, nil
	}
	var st ir.OperationState
	l.groups(&st, []*ir.Value{root}, op, values)
	l.create("pdl.replace", at, st)
}

// variable returns the values of a variable, which are created at its first use.
func (l *lowering) variable(v *pdll.Var) []*ir.Value {
	if values, ok := l.vars.lookup(v); ok {
		return values
	}
	var values []*ir.Value
	if v.Init != nil {
		values = l.expr(v.Init)
	} else {
		values = []*ir.Value{l.free(v)}
	}
	l.check(v, values)
	l.vars.values[v] = values
	l.origins.bind(v, values)
	return values
}

// free creates the operation for a variable without an initial value.
func (l *lowering) free(v *pdll.Var) *ir.Value {
	at := l.loc(v)
	switch v.Type {
	case pdll.ValueType:
		return l.value("pdl.operand", at, l.types.value, optional(l.constrainedType(v)))
	case pdll.ValueRangeType:
		return l.value("pdl.operands", at, l.types.values, optional(l.constrainedType(v)))
	case pdll.TypeType:
		return l.value("pdl.type", at, l.types.typ, nil)
	case pdll.TypeRangeType:
		return l.value("pdl.types", at, l.types.types, nil)
	case pdll.AttrType:
		return l.value("pdl.attribute", at, l.types.attribute, optional(l.constrainedType(v)))
	}
	if _, ok := v.Type.(*pdll.OpType); !ok {
		panic("lower: a free variable of type " + v.Type.String())
	}
	operands := l.value("pdl.operands", at, l.types.values, nil)
	types := l.value("pdl.types", at, l.types.types, nil)
	return l.operation(l.freeName(v), at, []*ir.Value{operands}, nil, nil, []*ir.Value{types})
}

// constrainedType returns the type that a variable's constraints determine, or nil.
func (l *lowering) constrainedType(v *pdll.Var) *ir.Value {
	for _, ref := range v.Constraints {
		if c, ok := ref.Constraint.(*pdll.CoreConstraint); ok && c.Type != nil {
			return l.one(c.Type)
		}
	}
	return nil
}

// check applies the constraints of a variable.
func (l *lowering) check(v *pdll.Var, values []*ir.Value) {
	if l.manual && l.inRewrite() {
		return
	}
	for _, ref := range v.Constraints {
		f, ok := ref.Constraint.(*pdll.Callable)
		at := condition{at: v, span: ref.Span, negated: true}
		switch {
		case ref.Not != nil:
			at.what = negatedOp
			l.condition(at, func(*ir.Value) []link {
				result := l.value("pdl.result", l.loc(ref.Not), l.types.value, []*ir.Value{l.opExpr(ref.Not)}, l.index(anyResult))
				return []link{{values[0], result}}
			})
		case ok && ref.Negated && f.Body != nil:
			at.what = "a negated constraint in PDLL"
			l.condition(at, func(*ir.Value) []link {
				l.constraint(f, l.at(ref.Span), values, false)
				return nil
			})
		case ok:
			l.constraint(f, l.at(ref.Span), values, ref.Negated)
		}
	}
}

func (l *lowering) operation(name string, at *ir.Location, operands []*ir.Value, names []string, attrs, types []*ir.Value) *ir.Value {
	s := ir.OperationState{Types: []ir.Type{l.types.operation}}
	if name != "" {
		s.AddAttribute("opName", l.ctx.StringAttr(name))
	}
	list := make([]ir.Attribute, len(names))
	for i, n := range names {
		list[i] = l.ctx.StringAttr(n)
	}
	s.AddAttribute("attributeValueNames", l.ctx.ArrayAttr(list))
	l.groups(&s, operands, attrs, types)
	return l.create("pdl.operation", at, s).Result(0)
}
