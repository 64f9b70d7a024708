package irdl

import (
	"fmt"

	"github.com/mica-ir/mica/ir"
)

// A constraint checks an attribute, which may hold a type. It returns why the attribute does
// not satisfy it, "" if it does.
type constraint func(v *verification, a ir.Attribute) string

// A verification checks the attributes of one type, attribute or operation. A constraint that
// is used several times must be satisfied by the same attribute each time.
type verification struct {
	constraints []constraint
	assigned    []ir.Attribute
}

func newVerification(cs []constraint) *verification {
	return &verification{cs, make([]ir.Attribute, len(cs))}
}

// verify checks an attribute against constraint i.
func (v *verification) verify(a ir.Attribute, i int) string {
	if old := v.assigned[i]; old != nil {
		if old == a {
			return ""
		}
		return fmt.Sprintf("expected '%s' but got '%s'", old, a)
	}
	why := v.constraints[i](v, a)
	if why == "" {
		v.assigned[i] = a
	}
	return why
}

// constraints returns the constraints in the body of a definition, and their indices by the
// values that represent them.
func (l *loader) constraints(def *ir.Operation) ([]constraint, map[*ir.Value]int) {
	index := map[*ir.Value]int{}
	var ops []*ir.Operation
	for op := range def.Region(0).Ops() {
		switch op.Name() {
		case IsOpName, BaseOpName, ParametricOpName, AnyOpName, AnyOfOpName, AllOfOpName, CPredOpName:
			index[op.Result(0)] = len(ops)
			ops = append(ops, op)
		}
	}
	cs := make([]constraint, len(ops))
	for i, op := range ops {
		cs[i] = l.constraint(op, index)
	}
	return cs, index
}

func (l *loader) constraint(op *ir.Operation, index map[*ir.Value]int) constraint {
	parts := indices(op, index)
	switch op.Name() {
	case IsOpName:
		want := IsOp{op}.ExpectedAttr()
		return func(_ *verification, a ir.Attribute) string {
			if a == want {
				return ""
			}
			return fmt.Sprintf("expected '%s' but got '%s'", want, a)
		}
	case BaseOpName:
		return l.base(op)
	case ParametricOpName:
		return l.parametric(op, parts)
	case AnyOfOpName:
		return func(v *verification, a ir.Attribute) string {
			for _, i := range parts {
				if v.verify(a, i) == "" {
					return ""
				}
			}
			return fmt.Sprintf("'%s' does not satisfy the constraint", a)
		}
	case AllOfOpName:
		return func(v *verification, a ir.Attribute) string {
			for _, i := range parts {
				if why := v.verify(a, i); why != "" {
					return why
				}
			}
			return ""
		}
	case CPredOpName:
		op.EmitOpError(&l.diags, "is C++, which cannot be run")
	}
	return func(*verification, ir.Attribute) string { return "" }
}

// base returns the constraint that a type or an attribute is of a kind.
func (l *loader) base(op *ir.Operation) constraint {
	if ref, ok := (BaseOp{op}).BaseRefAttr().(*ir.SymbolRefAttr); ok {
		def := l.lookup(op, ref)
		if t := l.types[def]; t != nil {
			return baseType(t.Dialect.Namespace + "." + t.Name)
		}
		if a := l.attrs[def]; a != nil {
			return baseAttribute(a.Dialect.Namespace + "." + a.Name)
		}
		op.EmitOpError(&l.diags, "'%s' does not refer to a type or attribute definition", ref)
		return nil
	}
	name := BaseOp{op}.BaseNameAttr().(*ir.StringAttr).Value
	kind := "attribute"
	if name[0] == '!' {
		kind = "type"
	}
	if !l.registered(name) {
		op.EmitError(&l.diags, "no registered %s with name %s", kind, name)
	}
	if kind == "type" {
		return baseType(name[1:])
	}
	return baseAttribute(name[1:])
}

func baseType(name string) constraint {
	return func(_ *verification, a ir.Attribute) string {
		t, ok := a.(*ir.TypeAttr)
		if !ok {
			return fmt.Sprintf("expected type, got attribute '%s", a)
		}
		if got := typeName(t.Value); got != name {
			return fmt.Sprintf("expected base type '%s' but got '%s'", name, got)
		}
		return ""
	}
}

func baseAttribute(name string) constraint {
	return func(_ *verification, a ir.Attribute) string {
		if got := attributeName(a); got != name {
			return fmt.Sprintf("expected base attribute '%s' but got '%s'", name, got)
		}
		return ""
	}
}

// parametric returns the constraint that a type or an attribute is of a definition and has
// parameters that satisfy constraints.
func (l *loader) parametric(op *ir.Operation, parts []int) constraint {
	ref, _ := ParametricOp{op}.BaseTypeAttr().(*ir.SymbolRefAttr)
	def := l.lookup(op, ref)
	check := func(v *verification, kind string, have ir.ParamList) string {
		if len(have) != len(parts) {
			return fmt.Sprintf("attribute '%s' expects %d parameters but got %d", kind, len(have), len(parts))
		}
		for i, p := range have {
			if why := v.verify(p.(ir.Attribute), parts[i]); why != "" {
				return why
			}
		}
		return ""
	}
	if want := l.types[def]; want != nil {
		name := want.Dialect.Namespace + "." + want.Name
		return func(v *verification, a ir.Attribute) string {
			t, ok := a.(*ir.TypeAttr)
			if !ok {
				return fmt.Sprintf("expected type, got attribute '%s", a)
			}
			if d, ok := t.Value.(*ir.DefinedType); ok && d.Def == want {
				return check(v, name, listed(d.Params))
			}
			return fmt.Sprintf("expected base type '%s' but got '%s'", name, a)
		}
	}
	if want := l.attrs[def]; want != nil {
		return func(v *verification, a ir.Attribute) string {
			if d, ok := a.(*ir.DefinedAttr); ok && d.Def == want {
				return check(v, want.Dialect.Namespace+"."+want.Name, listed(d.Params))
			}
			// MLIR has the names in this order.
			return fmt.Sprintf("expected base attribute '%s.%s' but got '%s'", want.Name, want.Dialect.Namespace, a)
		}
	}
	op.EmitOpError(&l.diags, "'%s' does not refer to a type or attribute definition", ref)
	return nil
}

// lookup returns the definition that a symbol names, from the operation that contains the
// dialect.
func (l *loader) lookup(from *ir.Operation, ref *ir.SymbolRefAttr) *ir.Operation {
	top := from.ParentOp()
	for top != nil && top.Name() != DialectOpName {
		top = top.ParentOp()
	}
	if top == nil || top.ParentOp() == nil || ref == nil {
		return nil
	}
	return ir.LookupSymbol(top.ParentOp(), ref)
}
