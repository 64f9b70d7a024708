package ods

// Complete sets what follows from the rest of a module that was not read from records:
// the Base of constraints that have none is the constraint itself.
func (m *Module) Complete() {
	for _, op := range m.Ops {
		for _, v := range op.Operands {
			v.Constraint.complete()
		}
		for _, v := range op.Results {
			v.Constraint.complete()
		}
		for _, a := range op.Attributes {
			a.Attr.complete()
		}
		for _, a := range op.Derived {
			a.Attr.complete()
		}
		for _, p := range op.Properties {
			p.Prop.complete()
		}
	}
	for _, defs := range [][]*Def{m.Types, m.Attrs} {
		for _, d := range defs {
			for _, p := range d.Params {
				p.Type.complete()
				p.Attr.complete()
			}
		}
	}
	for _, e := range m.Enums {
		e.Attr.complete()
		e.Base.complete()
	}
}

func (t *TypeConstraint) complete() {
	switch {
	case t == nil || t.Base == t:
	case t.Base == nil:
		t.Base = t
	default:
		t.Base.complete()
	}
}

func (a *Attribute) complete() {
	if a == nil {
		return
	}
	a.ValueType.complete()
	switch a.Base {
	case a:
	case nil:
		a.Base = a
	default:
		a.Base.complete()
	}
}

func (p *Property) complete() {
	if p == nil || p.Base == p {
		return
	}
	if p.Base == nil {
		p.Base = p
	}
	p.Base.complete()
	p.Element.complete()
}
