package lower

import (
	"strconv"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
)

// one returns the value of an expression that has exactly one.
func (l *lowering) one(x pdll.Expr) *ir.Value {
	values := l.expr(x)
	if len(values) != 1 {
		panic("lower: an expression of type " + x.Type().String() + " where there must be one value")
	}
	return values[0]
}

func (l *lowering) ones(list []pdll.Expr) []*ir.Value {
	var values []*ir.Value
	for _, x := range list {
		values = append(values, l.one(x))
	}
	return values
}

// expr returns the values of an expression: one, or those of each element of a
// tuple in order.
func (l *lowering) expr(x pdll.Expr) []*ir.Value {
	switch x := x.(type) {
	case *pdll.AttrExpr:
		a := ir.NamedAttribute{Name: "value", Value: l.attribute(x)}
		return []*ir.Value{l.value("pdl.attribute", l.loc(x), l.types.attribute, nil, a)}
	case *pdll.TypeExpr:
		var attrs []ir.NamedAttribute
		if t := l.typ(x); t != nil {
			attrs = append(attrs, ir.NamedAttribute{Name: "constantType", Value: l.ctx.TypeAttr(t)})
		}
		return []*ir.Value{l.value("pdl.type", l.loc(x), l.types.typ, nil, attrs...)}
	case *pdll.CallExpr:
		args := l.ones(x.Args)
		f := x.Fun.Decl.(*pdll.Callable)
		l.checkConversion(x, f)
		switch {
		case f.IsRewrite:
			if l.forCPP && f.BuiltIn != nil && !f.HasCode && f.BuiltIn.Conversion == nil {
				l.diags.Errorf(diag.At(x.Loc().Pos()), "`%s` has no form in the C++ of mlir-pdll", f.BuiltIn.Name)
			}
			return l.apply(f, l.loc(x), args, false)
		case x.Negated && f.Body != nil:
			l.condition(condition{at: x, what: "a negated constraint in PDLL", negated: true, args: args}, func(*ir.Value) []link {
				l.constraint(f, l.loc(x), args, false)
				return nil
			})
			return nil
		}
		return l.constraint(f, l.loc(x), args, x.Negated)
	case *pdll.DeclRef:
		if v, ok := x.Decl.(*pdll.Var); ok {
			return l.variable(v)
		}
		// A statement that only names a callable has no effect.
		return nil
	case *pdll.MemberExpr:
		return l.member(x)
	case *pdll.OpExpr:
		return []*ir.Value{l.opExpr(x)}
	case *pdll.NotExpr:
		l.condition(condition{at: x, what: negatedOp, negated: true}, func(*ir.Value) []link {
			l.opExpr(x.Op)
			return nil
		})
		return nil
	case *pdll.NoneExpr:
		return []*ir.Value{l.none(x)}
	case *pdll.RangeExpr:
		var elems []*ir.Value
		for _, e := range x.Elems {
			elems = append(elems, l.expr(e)...)
		}
		return []*ir.Value{l.value("pdl.range", l.loc(x), l.typeOf(x.Type()), elems)}
	case *pdll.TupleExpr:
		return l.tuple(x)
	}
	panic("lower: expression")
}

func (l *lowering) opExpr(x *pdll.OpExpr) *ir.Value {
	operands := l.exchange(x, l.operands(x))
	var names []string
	var absent []*pdll.NamedAttr
	var attrs []*ir.Value
	for _, a := range x.Attrs {
		if _, none := a.Value.(*pdll.NoneExpr); none {
			absent = append(absent, a)
			continue
		}
		names = append(names, a.Name)
		attrs = append(attrs, l.one(a.Value))
	}
	types := l.ones(x.Results)
	op := l.match(l.operation(l.opName(x.Name), l.loc(x), operands, names, attrs, types), x)
	l.absent(op, absent)
	l.regions(x, op)
	return op
}

// operands returns the operands of an operation expression.
func (l *lowering) operands(x *pdll.OpExpr) []*ir.Value {
	if t, ok := x.Type().(*pdll.OpType); !l.manual || len(x.Operands) == 1 || !ok || t.ODS != nil {
		return l.ones(x.Operands)
	}
	var values []*ir.Value
	for _, o := range x.Operands {
		values = append(values, l.one(singleResult(o)))
	}
	return values
}

// singleResult converts an expression for all results of an operation with one result to a
// value. It returns any other expression unchanged.
func singleResult(x pdll.Expr) pdll.Expr {
	m, ok := x.(*pdll.MemberExpr)
	if !ok || m.Name != pdll.AllResults || m.Type() != pdll.ValueRangeType {
		return x
	}
	if t, ok := m.X.Type().(*pdll.OpType); ok && t.ODS != nil && len(t.ODS.Results) == 1 && t.ODS.Results[0].Length == pdll.Single {
		return m.AsValue()
	}
	return x
}

// parent returns the values of an expression whose member is accessed. A conversion of a tuple
// accesses each element of one expression, and evaluates it once.
func (l *lowering) parent(x pdll.Expr) []*ir.Value {
	if !l.manual {
		return l.expr(x)
	}
	values, ok := l.vars.parents[x]
	if !ok {
		values = l.expr(x)
		l.vars.parents[x] = values
	}
	return values
}

func (l *lowering) member(x *pdll.MemberExpr) []*ir.Value {
	parent := l.parent(x.X)
	at := l.loc(x)
	switch t := x.X.Type().(type) {
	case *pdll.TupleType:
		i, _ := t.Member(x.Name)
		start, end := t.Range(i)
		return parent[start:end]
	case *pdll.OpType:
		result := l.typeOf(x.Type())
		switch {
		case x.Name == pdll.AllResults && result == l.types.value:
			return []*ir.Value{l.value("pdl.result", at, result, parent, l.index(0))}
		case x.Name == pdll.AllResults:
			return []*ir.Value{l.value("pdl.results", at, result, parent)}
		case t.ODS == nil:
			i, _ := strconv.ParseUint(x.Name, 10, 32)
			return []*ir.Value{l.value("pdl.result", at, result, parent, l.index(int(i)))}
		}
		i, _ := t.ODS.Result(x.Name)
		return []*ir.Value{l.value("pdl.results", at, result, parent, l.index(i))}
	}
	panic("lower: member of a " + x.X.Type().String())
}

// index is the attribute of a result's number.
func (l *lowering) index(i int) ir.NamedAttribute {
	return ir.NamedAttribute{Name: "index", Value: l.ctx.Int64Attr(l.ctx.I32(), int64(int32(i)))}
}

// constraint applies a constraint to values, including the constraints on its
// parameters and results.
func (l *lowering) constraint(f *pdll.Callable, at *ir.Location, inputs []*ir.Value, negated bool) []*ir.Value {
	for i, v := range f.Inputs {
		l.check(v, inputs[i:i+1])
	}
	results := l.apply(f, at, inputs, negated)
	for i, v := range f.Results {
		if i < len(results) {
			l.check(v, results[i:i+1])
		}
	}
	return results
}

// apply applies a native callable, or inlines the body of one in PDLL.
func (l *lowering) apply(f *pdll.Callable, at *ir.Location, inputs []*ir.Value, negated bool) []*ir.Value {
	// A call counts, because bodies that call others may make no operations.
	if l.ops++; l.ops > maxOps {
		return l.nothing(f, at)
	}
	if f.Body == nil {
		return l.native(f, at, inputs, negated)
	}
	l.enter()
	defer l.leave()
	defer l.origins.enter(f, at)()
	for i, v := range f.Inputs {
		l.vars.values[v] = inputs[i : i+1]
	}
	if l.manual {
		for _, s := range f.Body.Stmts {
			l.stmt(s)
		}
	} else {
		l.block(f.Body)
	}
	return l.returned(f.Body)
}

// returned returns the values of the return statement at the end of a body.
func (l *lowering) returned(b *pdll.Block) []*ir.Value {
	if n := len(b.Stmts); n > 0 {
		if r, ok := b.Stmts[n-1].(*pdll.ReturnStmt); ok {
			return l.expr(r.Value)
		}
	}
	return nil
}

// resultTypes returns the types of the results of a call of f.
func (l *lowering) resultTypes(f *pdll.Callable) []ir.Type {
	var types []ir.Type
	eachValue(f.Result, func(t pdll.Type) { types = append(types, l.typeOf(t)) })
	return types
}

func (l *lowering) native(f *pdll.Callable, at *ir.Location, inputs []*ir.Value, negated bool) []*ir.Value {
	s := ir.OperationState{Operands: inputs, Types: l.resultTypes(f)}
	s.AddAttribute("name", l.ctx.StringAttr(l.nativeSymbol(f)))
	name := "pdl.apply_native_rewrite"
	if !f.IsRewrite {
		name = "pdl.apply_native_constraint"
		s.AddAttribute("isNegated", l.ctx.BoolAttr(negated))
	}
	op := l.create(name, at, s)
	values := make([]*ir.Value, op.NumResults())
	for i := range values {
		values[i] = op.Result(i)
	}
	return values
}

// nothing returns placeholders for a call when there are too many operations; the
// module is discarded.
func (l *lowering) nothing(f *pdll.Callable, at *ir.Location) []*ir.Value {
	return l.native(&pdll.Callable{IsRewrite: f.IsRewrite, Symbol: f.Name.Text, Result: f.Result}, at, nil, false)
}
