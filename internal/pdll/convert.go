package pdll

import (
	"strconv"

	"github.com/mica-ir/mica/diag"
)

// allResults returns an expression for all results of an operation: a range, or a
// value if there is exactly one.
func allResults(x Expr, t Type) Expr {
	return &MemberExpr{loc: loc{x.Loc()}, X: x, Name: AllResults, typ: t}
}

// AsValue returns an expression for the only result of an operation, as a value.
func (x *MemberExpr) AsValue() Expr { return allResults(x.X, ValueType) }

// convert converts an expression to a type. more, which may be nil, adds notes to
// an error.
func (c *checker) convert(x Expr, want Type, more func(*diag.Diagnostic)) (Expr, bool) {
	t := x.Type()
	if sameType(t, want) {
		return x, true
	}
	k := conversion{checker: c, x: x, want: want, more: more}
	switch t := t.(type) {
	case *OpType:
		return k.fromOp(t)
	case *TupleType:
		return k.fromTuple(t)
	}
	// A single value or type converts to a range with one element, and vice versa.
	isValue := func(t Type) bool { return t == ValueType || t == ValueRangeType }
	isType := func(t Type) bool { return t == TypeType || t == TypeRangeType }
	if isValue(t) && isValue(want) || isType(t) && isType(want) {
		return x, true
	}
	k.fail()
	return nil, false
}

// A conversion is an attempt to convert one expression.
type conversion struct {
	*checker
	x    Expr
	want Type
	more func(*diag.Diagnostic)
}

func (k *conversion) fail() *diag.Diagnostic {
	d := k.errorf(k.x.Loc(), "unable to convert expression of type `%s` to the expected type of `%s`", k.x.Type(), k.want)
	if k.more != nil {
		k.more(d)
	}
	return d
}

func (k *conversion) fromOp(t *OpType) (Expr, bool) {
	if want, ok := k.want.(*OpType); ok {
		if !t.within(want) {
			k.fail()
			return nil, false
		}
		return k.x, true
	}
	if k.want == ValueRangeType {
		return allResults(k.x, ValueRangeType), true
	}
	if k.want != ValueType {
		k.fail()
		return nil, false
	}
	if t.ODS == nil {
		return allResults(k.x, ValueType), true
	}
	if len(t.ODS.Results) == 0 {
		note(k.fail(), t.ODS.Span, "see the definition of `%s`, which was defined with zero results", t.ODS.Name)
		return nil, false
	}
	singles := 0
	for _, r := range t.ODS.Results {
		if r.Length == Single {
			singles++
		}
	}
	if singles > 1 {
		note(k.fail(), t.ODS.Span, "see the definition of `%s`, which was defined with at least %d results", t.ODS.Name, singles)
		return nil, false
	}
	return allResults(k.x, ValueType), true
}

func (k *conversion) fromTuple(t *TupleType) (Expr, bool) {
	switch want := k.want.(type) {
	case *TupleType:
		return k.tupleToTuple(t, want)
	case *RangeType:
		return k.tupleToRange(t, want)
	}
	k.fail()
	return nil, false
}

// element returns element i of the tuple being converted.
func (k *conversion) element(t *TupleType, i int) Expr {
	return &MemberExpr{loc: loc{k.x.Loc()}, X: k.x, Name: strconv.Itoa(i), typ: t.Elems[i]}
}

func (k *conversion) tupleToTuple(t, want *TupleType) (Expr, bool) {
	if len(t.Elems) != len(want.Elems) {
		k.fail()
		return nil, false
	}
	out := &TupleExpr{loc: loc{k.x.Loc()}, typ: &TupleType{Names: want.Names}}
	for i := range t.Elems {
		e, ok := k.convert(k.element(t, i), want.Elems[i], func(d *diag.Diagnostic) {
			d.Notef(d.Place, "when converting element #%d of `%s`", i, t)
			if k.more != nil {
				k.more(d)
			}
		})
		if !ok {
			return nil, false
		}
		out.Elems, out.typ.Elems = append(out.Elems, e), append(out.typ.Elems, e.Type())
	}
	return out, true
}

func (k *conversion) tupleToRange(t *TupleType, want *RangeType) (Expr, bool) {
	if k.context != inRewrite {
		d := k.fail()
		d.Notef(d.Place, "Tuple to Range conversion is currently only allowed within a rewrite context")
		return nil, false
	}
	out := &RangeExpr{loc: loc{k.x.Loc()}, typ: want}
	for i, e := range t.Elems {
		if e != want.Elem && e != want {
			k.fail()
			return nil, false
		}
		out.Elems = append(out.Elems, k.element(t, i))
	}
	return out, true
}

// A group is the operands or the result types of an operation expression.
type group struct {
	kind   string
	op     *OpExpr
	ods    []ODSValue
	single Type
	many   *RangeType
}

// group checks the values of a group against the operation's definition and returns
// them converted.
func (c *checker) group(g group, values []Expr) ([]Expr, bool) {
	if len(values) == 1 {
		// A single range can represent the whole group of any operation.
		x, ok := c.convert(values[0], g.many, nil)
		return []Expr{x}, ok
	}
	op := g.op.typ.ODS
	if op == nil {
		return c.openGroup(g, values)
	}
	mismatch := func() ([]Expr, bool) {
		note(c.errorf(g.op.Span, "invalid number of %s groups for `%s`; expected %d, but got %d", g.kind, op.Name, len(g.ods), len(values)),
			op.Span, "see the definition of `%s` here", op.Name)
		return nil, false
	}
	if len(values) == 0 {
		for _, v := range g.ods {
			if v.Length == Single {
				return mismatch()
			}
		}
		if c.context != inRewrite || len(g.ods) <= 1 {
			return nil, true
		}
		// An operation that is created needs a value for each of its groups.
		for range g.ods {
			values = append(values, &RangeExpr{loc: g.op.loc, typ: g.many})
		}
		return values, true
	}
	if len(values) != len(g.ods) {
		return mismatch()
	}
	for i, v := range g.ods {
		want := g.single
		if v.Length == Variadic {
			want = g.many
		}
		var ok bool
		if none, absent := values[i].(*NoneExpr); absent && v.Length == Single {
			c.notOptional(none, g.kind, v.Name, op)
			return nil, false
		}
		values[i], ok = c.convert(values[i], want, func(d *diag.Diagnostic) {
			note(d, op.Span, "see the definition of `%s` here", op.Name)
		})
		if !ok {
			return nil, false
		}
	}
	return values, true
}

// openGroup checks the values of an unknown operation.
func (c *checker) openGroup(g group, values []Expr) ([]Expr, bool) {
	for i, x := range values {
		t := x.Type()
		if t == g.many || t == g.single {
			continue
		}
		if _, ok := t.(*OpType); ok && g.single == ValueType {
			values[i] = allResults(x, ValueRangeType)
			continue
		}
		y, ok := c.convert(x, g.many, nil)
		if !ok {
			// The reference reports two errors before it stops.
			c.findings[len(c.findings)-1].stop = false
			c.errorf(x.Loc(), "expected `%s` or `%s` convertible expression, but got `%s`", g.single, g.many, t)
			return nil, false
		}
		values[i] = y
	}
	return values, true
}
