package pdll

import (
	"fmt"

	"github.com/mica-ir/mica/internal/pdll/syntax"
	"github.com/mica-ir/mica/source"
)

func (c *checker) topCallable(d *syntax.Callable) {
	f, ok := c.callable(d)
	if !ok {
		// Uses of it would only repeat the error.
		c.scope.poisoned = true
		return
	}
	c.at = d.End
	if c.define(f.Name.Text, f.Name.Span) {
		c.scope.add(f.Name.Text, f.Name.Span, f)
		c.module.Decls = append(c.module.Decls, f)
	}
}

// inlineCallable checks a constraint or a rewrite that is defined at its use. Its name, if
// it has one, is declared in the scope.
func (c *checker) inlineCallable(d *syntax.Callable) (*Callable, bool) {
	f, ok := c.callable(d)
	c.at = d.End
	if !ok || d.Name.Text == "" {
		return f, ok
	}
	if !c.define(f.Name.Text, f.Name.Span) {
		return nil, false
	}
	c.scope.add(f.Name.Text, f.Name.Span, f)
	return f, true
}

// callable checks a constraint or a rewrite.
func (c *checker) callable(d *syntax.Callable) (*Callable, bool) {
	f := &Callable{IsRewrite: d.IsRewrite, HasCode: d.HasCode, Code: d.Code, outer: c.scope}
	if d.HasCode {
		f.CodeSpan = c.span(d.CodeRange)
	}
	defer c.in(map[bool]context{false: inConstraint, true: inRewrite}[d.IsRewrite])()
	f.Name = Name{d.Name.Text, c.span(d.Name.Range)}
	if d.Name.Text == "" {
		f.Name = Name{fmt.Sprintf("<anonymous_%s_%d>", f.Kind(), c.anonymous), c.span(d.Keyword)}
		c.anonymous++
	}
	f.Span = f.Name.Span

	ok := true
	outer := c.scope
	c.push()
	args := c.scope
	for _, in := range d.Inputs {
		v, vok := c.param(in)
		if v != nil {
			f.Inputs = append(f.Inputs, v)
		}
		ok = ok && vok
	}
	c.pop()
	c.push()
	for _, out := range d.Results {
		v, vok := c.result(out, d)
		if v != nil {
			f.Results = append(f.Results, v)
		}
		ok = ok && vok
	}
	c.scope = outer
	f.Result = resultType(f.Results)
	if d.Body != nil {
		args.poisoned = args.poisoned || !ok
		c.scope = args
		bok := c.callableBody(f, d)
		c.scope = outer
		ok = ok && bok
	}
	return f, ok && !d.Broken
}

// resultType returns the type of a call of a callable with these results.
func resultType(results []*Var) Type {
	if len(results) == 1 {
		return results[0].Type
	}
	t := &TupleType{}
	for _, v := range results {
		t.Elems, t.Names = append(t.Elems, v.Type), append(t.Names, v.Name)
	}
	return t
}

func (c *checker) param(in *syntax.Param) (*Var, bool) {
	if in.Constraint == nil {
		return nil, false
	}
	ref, ok := c.constraint(in.Constraint)
	if !ok || in.Broken {
		return nil, false
	}
	return c.argument(in.Name.Text, c.span(in.Name.Range), ref)
}

// result checks a result. If the reference knows a constraint with the name of an
// identifier, it treats the identifier as the constraint of an unnamed result, and
// otherwise as the name of the result.
func (c *checker) result(out *syntax.Param, d *syntax.Callable) (*Var, bool) {
	if n, ok := out.Constraint.(*syntax.NamedConstraint); ok && out.Name.Text == "" {
		if f, ok := c.scope.lookup(n.Name.Text).(*Callable); !ok || f.IsRewrite {
			c.at = n.Name.End
			if !c.scope.isPoisoned() {
				c.errorf(c.span(out.Next), "expected `:` before result constraint")
			}
			return nil, false
		}
	}
	if out.Name.Text != "" {
		if f, ok := c.scope.lookup(out.Name.Text).(*Callable); ok && !f.IsRewrite {
			c.at = out.Name.End
			message := "expected `;` after native declaration"
			if d.Parens {
				message = "expected `)` to end result list"
			}
			c.errorf(c.span(out.Colon), "%s", message)
			return nil, false
		}
	}
	if out.Constraint == nil {
		return nil, false
	}
	ref, ok := c.constraint(out.Constraint)
	if !ok || out.Broken {
		return nil, false
	}
	at := c.span(out.Name.Range)
	if out.Name.Text == "" {
		at = ref.Span
	}
	return c.argument(out.Name.Text, at, ref)
}

func (c *checker) argument(name string, at source.Span, ref ConstraintRef) (*Var, bool) {
	t, ok := c.infer(nil, ref)
	if !ok {
		return nil, false
	}
	return c.newVar(name, at, t, nil, []ConstraintRef{ref})
}

// newVar creates a variable and declares its name in the scope.
func (c *checker) newVar(name string, at source.Span, t Type, init Expr, refs []ConstraintRef) (*Var, bool) {
	v := &Var{loc: loc{at}, Name: name, Type: t, Init: init, Constraints: refs}
	if name == "" || name == "_" {
		return v, true
	}
	if !c.define(name, at) {
		return nil, false
	}
	c.scope.add(name, at, v)
	return v, true
}

// callableBody checks the body of a callable and its return value.
func (c *checker) callableBody(f *Callable, d *syntax.Callable) bool {
	var ok bool
	if f.Body, ok = c.block(d.Body); !ok {
		return false
	}
	if d.Body.Broken {
		return false
	}
	c.at = d.Body.End
	stmts := f.Body.Stmts
	if d.Body.Lambda {
		if x, ok := stmts[0].(Expr); ok {
			stmts[0] = &ReturnStmt{loc: loc{x.Loc()}, Value: x}
		}
	}
	if !c.returns(f, d) {
		return false
	}
	if len(stmts) == 0 {
		return true
	}
	r, isReturn := stmts[len(stmts)-1].(*ReturnStmt)
	if !isReturn {
		return true
	}
	if len(f.Results) == 0 {
		f.Result = r.Value.Type()
		return true
	}
	r.Value, ok = c.convert(r.Value, f.Result, nil)
	return ok
}

// returns checks that a body ends with a return if and only if the callable has
// results.
func (c *checker) returns(f *Callable, d *syntax.Callable) bool {
	kind := "Constraint"
	if f.IsRewrite {
		kind = "Rewrite"
	}
	for i, s := range f.Body.Stmts {
		if _, ok := s.(*ReturnStmt); !ok {
			continue
		}
		if i+1 < len(f.Body.Stmts) {
			c.errorf(f.Body.Stmts[i+1].Loc(), "`return` terminated the `%s` body, but found trailing statements afterwards", kind)
			return false
		}
		return true
	}
	if d.Body.Lambda && len(d.Body.Stmts) == 1 {
		if _, let := d.Body.Stmts[0].(*syntax.LetStmt); let {
			return false // the parser has reported that this is no expression
		}
	}
	if len(f.Results) > 0 {
		end := c.span(syntax.Range{Start: d.Body.Range.End, End: d.Body.Range.End})
		c.errorf(end, "missing return in a `%s` expected to return `%s`", kind, f.Result)
		return false
	}
	return true
}
