package pdll

import (
	"math"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/pdll/syntax"
	"github.com/mica-ir/mica/source"
)

// expr checks an expression. The second result is false after an error that was reported.
func (c *checker) expr(x syntax.Expr) (Expr, bool) {
	l := loc{c.span(x.Span())}
	switch x := x.(type) {
	case *syntax.AttrLit:
		c.at = x.Range.End
		return &AttrExpr{loc: l, Text: x.Text}, true
	case *syntax.TypeLit:
		c.at = x.Range.End
		return &TypeExpr{loc: l, Text: x.Text}, true
	case *syntax.Ref:
		c.at = x.Name.End
		return c.ref(l, x.Name.Text)
	case *syntax.VarExpr:
		refs, ok := c.constraints(x.Constraints)
		if !ok || x.Broken {
			return nil, false
		}
		c.at = x.End
		t, ok := c.inferAll(refs)
		if !ok {
			return nil, false
		}
		v, ok := c.newVar(x.Name.Text, l.Span, t, nil, refs)
		return &DeclRef{loc: l, Decl: v, typ: t}, ok
	case *syntax.Lambda:
		f, ok := c.inlineCallable(x.Callable)
		if !ok {
			return nil, false
		}
		l.Span = f.Span
		return &DeclRef{loc: l, Decl: f, typ: calleeType(f)}, true
	case *syntax.CallExpr:
		return c.call(l, x)
	case *syntax.MemberExpr:
		parent, ok := c.expr(x.X)
		if !ok || x.Broken {
			return nil, false
		}
		c.at = x.Range.End
		return c.member(l, parent, x.Name)
	case *syntax.NotExpr:
		return c.not(l, x)
	case *syntax.TupleExpr:
		return c.tuple(l, x)
	case *syntax.OpExpr:
		return c.op(l, x)
	case *syntax.GroupExpr:
		panic("pdll: a group outside of a replacement")
	}
	panic("pdll: expression")
}

// exprs checks all expressions of a list, also after an error.
func (c *checker) exprs(list []syntax.Expr) ([]Expr, bool) {
	var out []Expr
	for _, x := range list {
		y, ok := c.expr(x)
		if !ok {
			return nil, false
		}
		out = append(out, y)
	}
	return out, true
}

func calleeType(f *Callable) Type {
	if f.IsRewrite {
		return RewriteType
	}
	return ConstraintType
}

func (c *checker) ref(l loc, name string) (Expr, bool) {
	switch d := c.lookup(name).(type) {
	case nil:
		if !c.scope.isPoisoned() {
			suggestName(c.errorf(l.Span, "undefined reference to `%s`", name), name, c.names())
		}
	case *Callable:
		return &DeclRef{loc: l, Decl: d, typ: calleeType(d)}, true
	case *Var:
		return &DeclRef{loc: l, Decl: d, typ: d.Type}, c.mayRefer(l, d)
	default:
		c.errorf(l.Span, "invalid reference to `%s`", name)
	}
	return nil, false
}

func (c *checker) member(l loc, parent Expr, name string) (Expr, bool) {
	x := &MemberExpr{loc: l, X: parent, Name: name}
	switch t := parent.Type().(type) {
	case *OpType:
		if t.ODS == nil {
			// The results of an unknown operation can be accessed by number without a check, if
			// the number can be represented.
			if i, ok := index(name); ok && i <= math.MaxInt32 {
				x.typ = ValueType
			}
			break
		}
		if i, ok := t.ODS.Result(name); ok {
			x.typ = ValueType
			if t.ODS.Results[i].Length == Variadic {
				x.typ = ValueRangeType
			}
		}
	case *TupleType:
		if i, ok := t.Member(name); ok {
			x.typ = t.Elems[i]
		}
	}
	if x.typ == nil {
		d := c.errorf(l.Span, "invalid member access `%s` on expression of type `%s`", name, parent.Type())
		suggestName(d, name, members(parent.Type()))
		return nil, false
	}
	return x, true
}

// members returns the names of the members of a type.
func members(t Type) (names []string) {
	switch t := t.(type) {
	case *OpType:
		if t.ODS != nil {
			for _, r := range t.ODS.Results {
				names = append(names, r.Name)
			}
		}
	case *TupleType:
		names = t.Names
	}
	return names
}

// Result returns the index of a result by number or name.
func (o *Operation) Result(name string) (int, bool) {
	if i, ok := index(name); ok && i < len(o.Results) {
		return i, true
	}
	for i := range o.Results {
		if o.Results[i].Name == name {
			return i, true
		}
	}
	return 0, false
}

func (c *checker) tuple(l loc, x *syntax.TupleExpr) (Expr, bool) {
	elems, ok := c.exprs(x.Values)
	if !ok || x.Broken {
		return nil, false
	}
	c.at = x.Range.End
	t := &TupleType{}
	for i, e := range elems {
		_, isTuple := e.Type().(*TupleType)
		if isTuple && c.opt.Reference || e.Type() == ConstraintType || e.Type() == RewriteType {
			c.errorf(e.Loc(), "unable to build a tuple with `%s` element", e.Type())
			return nil, false
		}
		t.Elems, t.Names = append(t.Elems, e.Type()), append(t.Names, x.Names[i].Text)
	}
	t.nest()
	if c.tuples += t.size; t.size > maxTupleSize || t.depth > maxTupleDepth || c.tuples > maxTuples {
		c.errorf(l.Span, "the tuple and those in it have too many elements")
		return nil, false
	}
	return &TupleExpr{loc: l, Elems: elems, typ: t}, true
}

func (c *checker) call(l loc, x *syntax.CallExpr) (Expr, bool) {
	late := c.late
	c.late = false
	fun, ok := c.expr(x.Fun)
	if !ok {
		return nil, false
	}
	args, ok := c.exprs(x.Args)
	if !ok || x.Broken {
		return nil, false
	}
	c.at = x.Range.End
	ref, _ := fun.(*DeclRef)
	var f *Callable
	if ref != nil {
		f, _ = ref.Decl.(*Callable)
	}
	if f == nil {
		c.errorf(l.Span, "expected a reference to a callable `Constraint` or `Rewrite`, but got: `%s`", fun.Type())
		return nil, false
	}
	if isConversion(f) {
		if f, ok = c.conversionCall(l, f, x, args, late); !ok || !c.conversionArgs(f, args) {
			return nil, false
		}
		if f.IsRewrite {
			defer c.in(inRewrite)() // where the arguments are converted
		}
		ref = &DeclRef{loc: ref.loc, Decl: f, typ: ref.typ}
	} else if x.Converter.Text != "" {
		c.errorf(c.span(x.Converter.Range), "`%s` is no function of conversions, and takes no type converter", f.Name.Text)
		return nil, false
	}
	if message := c.callContext(f, x.Negate); message != "" {
		c.errorf(l.Span, "%s", message)
		return nil, false
	}
	if needsNumber(f) {
		if args, f, ok = c.numberedCall(l, f, args); !ok {
			return nil, false
		}
		ref = &DeclRef{loc: ref.loc, Decl: f, typ: ref.typ}
	}
	if len(args) != len(f.Inputs) {
		note(c.errorf(l.Span, "invalid number of arguments for %s call; expected %d, but got %d", f.Kind(), len(f.Inputs), len(args)),
			f.Span, "see the definition of %s here", f.Name.Text)
		return nil, false
	}
	for i, in := range f.Inputs {
		args[i], ok = c.convert(args[i], in.Type, func(d *diag.Diagnostic) {
			note(d, f.Span, "see the definition of `%s` here", f.Name.Text)
		})
		if !ok {
			return nil, false
		}
	}
	typ := f.Result
	if x.Negate && f.Body != nil {
		typ = &TupleType{} // what the body returns does not exist
	}
	return &CallExpr{loc: l, Fun: ref, Args: args, Negated: x.Negate, typ: typ}, true
}

// callContext returns an error message if f cannot be called in this context,
// otherwise "".
func (c *checker) callContext(f *Callable, negate bool) string {
	switch {
	case c.context == inRewrite && !f.IsRewrite:
		return "unable to invoke `Constraint` within a rewrite section"
	case c.context == inRewrite && negate:
		return "unable to negate a Rewrite"
	case c.context != inRewrite && f.IsRewrite:
		return "unable to invoke `Rewrite` within a match section"
	case c.context != inRewrite && negate && f.Body != nil && c.opt.Reference:
		return "unable to negate non native constraints"
	}
	return ""
}

func (c *checker) op(l loc, x *syntax.OpExpr) (Expr, bool) {
	if x.Op == nil {
		return nil, false
	}
	o := &OpExpr{loc: l}
	match := c.context != inRewrite
	var ok bool
	if o.Name, ok = c.opName(x.Op); !ok {
		return nil, false
	}
	if x.Op.Set != nil && !match {
		c.errorf(o.Name.Span, "an operation in a rewrite has one name, but got a set of names")
		return nil, false
	}
	if x.HasOperands {
		if !c.operands(o, x) {
			return nil, false
		}
	} else if match {
		// An omitted operand list means any operands, not none.
		o.Operands = []Expr{c.anyRange(l.Span, ValueRangeType, ValueRangeConstraint)}
	}
	if !c.attributes(o, x) {
		return nil, false
	}
	if x.HasResults {
		if o.Results, ok = c.exprsOrNone(x.Results, TypeRangeType); !ok {
			return nil, false
		}
	} else if match {
		o.Results = []Expr{c.anyRange(l.Span, TypeRangeType, TypeRangeConstraint)}
	}
	if x.Broken {
		return nil, false
	}
	c.at = x.End
	o.typ = c.opType(o.Name)
	if !c.opSignature(o, x, match) || !c.successors(o, x) {
		return nil, false
	}
	return o, c.regions(o, x)
}

// attributes checks the attributes of an operation by themselves.
func (c *checker) attributes(o *OpExpr, x *syntax.OpExpr) bool {
	for _, a := range x.Attrs {
		n := &NamedAttr{loc: loc{c.span(a.Name.Range)}, Name: a.Name.Text}
		if a.Value != nil {
			var ok bool
			if n.Value, ok = c.exprOrNone(a.Value, AttrType); !ok {
				return false
			}
		} else {
			n.Value = &AttrExpr{loc: n.loc, Text: "unit"}
		}
		if a.Broken {
			return false
		}
		o.Attrs = append(o.Attrs, n)
	}
	return true
}

// anyRange returns a range variable without a name.
func (c *checker) anyRange(at source.Span, t *RangeType, kind CoreKind) Expr {
	core := &CoreConstraint{loc: loc{at}, Kind: kind}
	v := &Var{loc: loc{at}, Name: "_", Type: t, Constraints: []ConstraintRef{{Constraint: core, Span: at}}}
	return &DeclRef{loc: loc{at}, Decl: v, typ: t}
}

// opSignature checks operands, attributes and results against each other and
// against the definition of the operation.
func (c *checker) opSignature(o *OpExpr, x *syntax.OpExpr, match bool) bool {
	g := group{kind: "operand", op: o, single: ValueType, many: ValueRangeType}
	if o.typ.ODS != nil {
		g.ods = o.typ.ODS.Operands
	}
	var ok bool
	if o.Operands, ok = c.group(g, o.Operands); !ok || !c.exchangeable(o, g.ods) {
		return false
	}
	for _, a := range o.Attrs {
		if t := a.Value.Type(); t != AttrType {
			c.errorf(a.Value.Loc(), "expected `Attr` expression, but got `%s`", t)
			return false
		}
		if !c.mayBeAbsent(o.typ.ODS, a) {
			return false
		}
	}
	switch {
	case x.HasResults || match:
		g := group{kind: "result", op: o, single: TypeType, many: TypeRangeType}
		if o.typ.ODS != nil {
			g.ods = o.typ.ODS.Results
		}
		o.Results, ok = c.group(g, o.Results)
		return ok
	case !x.Replacement:
		c.warnInference(o)
	}
	return true
}

// mayBeAbsent checks an attribute that may be none against the definition of its operation, which may be nil.
func (c *checker) mayBeAbsent(op *Operation, a *NamedAttr) bool {
	none, ok := a.Value.(*NoneExpr)
	if !ok || op == nil {
		return true
	}
	if d := op.attr(a.Name); d != nil && !d.Optional && !d.Default {
		c.notOptional(none, "attribute", a.Name, op)
		return false
	}
	return true
}

// notOptional reports a part of an operation that cannot be none.
func (c *checker) notOptional(x *NoneExpr, kind, name string, op *Operation) {
	note(c.errorf(x.Span, "the %s `%s` of `%s` is not optional", kind, name, op.Name), op.Span, "see the definition of `%s` here", op.Name)
}

// warnInference warns if an operation may not be able to infer result types that
// the rule omits. It is not an error, because the operation may implement the
// interface at run time.
func (c *checker) warnInference(o *OpExpr) {
	name, op := o.typ.Name, o.typ.ODS
	if name == "" {
		name = "{" + o.typ.Set + "}"
	}
	if op == nil {
		c.report(diag.Warningf(diag.At(o.Span.Pos()), "operation result types are marked to be inferred, but `%[1]s` is unknown. "+
			"Ensure that `%[1]s` supports zero results or implements `InferTypeOpInterface`. "+
			"Include the ODS definition of this operation to remove this warning.", name), false)
		return
	}
	for _, r := range op.Results {
		if r.Length == Single && !op.InfersTypes {
			d := diag.Warningf(diag.At(o.Span.Pos()), "operation result types are marked to be inferred, but `%[1]s` does not provide "+
				"an implementation of `InferTypeOpInterface`. Ensure that `%[1]s` attaches `InferTypeOpInterface` at runtime, "+
				"or add support to the ODS definition to remove this warning.", name)
			note(d, op.Span, "see the definition of `%s` here", name)
			c.report(d, false)
			return
		}
	}
}
