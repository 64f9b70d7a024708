package pdll

import (
	"github.com/mica-ir/mica/internal/pdll/syntax"
)

var coreKinds = map[syntax.Kind]CoreKind{
	syntax.KwAttr: AttrConstraint, syntax.KwOp: OpConstraint, syntax.KwType: TypeConstraint,
	syntax.KwTypeRange: TypeRangeConstraint, syntax.KwValue: ValueConstraint, syntax.KwValueRange: ValueRangeConstraint,
}

// constraints checks a list of constraints.
func (c *checker) constraints(list []syntax.Constraint) ([]ConstraintRef, bool) {
	var refs []ConstraintRef
	for _, x := range list {
		ref, ok := c.constraint(x)
		if !ok {
			return nil, false
		}
		refs = append(refs, ref)
	}
	return refs, true
}

func (c *checker) constraint(x syntax.Constraint) (ConstraintRef, bool) {
	ref := ConstraintRef{Span: c.span(x.Span())}
	switch x := x.(type) {
	case *syntax.CoreConstraint:
		d := &CoreConstraint{loc: loc{ref.Span}, Kind: coreKinds[x.Keyword.Kind]}
		if x.Type != nil {
			var ok bool
			if d.Type, ok = c.expr(x.Type); !ok {
				return ref, false
			}
		}
		if x.Op != nil {
			if c.at = x.End; x.Broken {
				return ref, false
			}
			var ok bool
			if d.Op, ok = c.opName(x.Op); !ok {
				return ref, false
			}
		}
		c.at = x.End
		ref.Constraint = d
		return ref, !x.Broken
	case *syntax.InlineConstraint:
		d, ok := c.inlineCallable(x.Callable)
		ref.Constraint = d
		return ref, ok
	case *syntax.NotConstraint:
		return c.notConstraint(ref, x)
	case *syntax.NamedConstraint:
		c.at = x.Name.End
		return c.namedConstraint(ref, x.Name.Text)
	}
	panic("pdll: constraint")
}

// coreConstraints names the constraints that are part of the language.
var coreConstraints = []string{"Attr", "Op", "Type", "TypeRange", "Value", "ValueRange"}

func (c *checker) namedConstraint(ref ConstraintRef, name string) (ConstraintRef, bool) {
	d := c.lookup(name)
	if d == nil {
		if !c.scope.isPoisoned() {
			suggestName(c.errorf(ref.Span, "unknown reference to constraint `%s`", name), name, append(c.names(), coreConstraints...))
		}
		return ref, false
	}
	if f, ok := d.(*Callable); ok && !f.IsRewrite {
		if needsNumber(f) {
			c.errorf(ref.Span, "`%s` needs a number: apply it in a statement `%[1]s(value, number);`", name)
			return ref, false
		}
		if isConversion(f) {
			c.errorf(ref.Span, "`%s` has a result: call it where the result is used", name)
			return ref, false
		}
		ref.Constraint = f
		return ref, true
	}
	note(c.errorf(ref.Span, "invalid reference to non-constraint"), d.Loc(), "see the definition of `%s` here", name)
	return ref, false
}

// inferAll returns the type that the constraints of a variable determine, or nil if
// there are no constraints.
func (c *checker) inferAll(refs []ConstraintRef) (Type, bool) {
	var t Type
	for _, ref := range refs {
		var ok bool
		if t, ok = c.infer(t, ref); !ok {
			return nil, false
		}
	}
	return t, true
}

// infer refines a type, which may be nil, by a constraint.
func (c *checker) infer(t Type, ref ConstraintRef) (Type, bool) {
	var u Type
	if ref.Not != nil {
		u = ValueType
	}
	switch d := ref.Constraint.(type) {
	case *CoreConstraint:
		var ok bool
		if u, ok = c.coreType(d); !ok {
			return nil, false
		}
	case *Callable:
		if len(d.Inputs) != 1 {
			note(c.errorf(ref.Span, "`Constraint`s applied via a variable constraint list must take a single input, but got %d",
				len(d.Inputs)), d.Loc(), "see definition of constraint here")
			return nil, false
		}
		u = d.Inputs[0].Type
	}
	if t == nil {
		return u, true
	}
	if m := refine(t, u); m != nil {
		return m, true
	}
	c.errorf(ref.Span, "constraint type `%s` is incompatible with the previously inferred type `%s`", u, t)
	return nil, false
}

// coreType returns the type of the values of a core constraint and checks its type
// expression, if it has one.
func (c *checker) coreType(d *CoreConstraint) (Type, bool) {
	switch d.Kind {
	case AttrConstraint:
		return AttrType, c.typeArgument(d, TypeType)
	case ValueConstraint:
		return ValueType, c.typeArgument(d, TypeType)
	case ValueRangeConstraint:
		return ValueRangeType, c.typeArgument(d, TypeRangeType)
	case OpConstraint:
		return c.opType(d.Op), true
	case TypeConstraint:
		return TypeType, true
	case TypeRangeConstraint:
		return TypeRangeType, true
	}
	panic("pdll: core constraint")
}

func (c *checker) typeArgument(d *CoreConstraint, want Type) bool {
	if d.Type == nil || sameType(d.Type.Type(), want) {
		return true
	}
	c.errorf(d.Type.Loc(), "expected expression of `%s` in type constraint", want)
	return false
}
