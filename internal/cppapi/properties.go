package cppapi

import (
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// A PropertyField is a member of the struct of an operation's properties: an attribute or a
// property.
type PropertyField struct {
	Slot int
	Name string
	Type *cxx.Type
	// Load returns the value of the attribute that is kept, which may be nil.
	Load func(a ir.Attribute) cxx.Value
	// Store returns the stored form of a value, false if the value cannot be stored.
	Store func(ctx *ir.Context, v cxx.Value) (ir.Attribute, bool)
}

// properties are the properties of an operation, or of one that a state describes.
type properties struct {
	op    *ir.Operation
	state *ir.OperationState
}

func (p *properties) load(f *PropertyField) cxx.Value {
	if p.op != nil {
		return f.Load(p.op.Inherent(f.Slot))
	}
	return f.Load(p.state.Attr(f.Name))
}

func (p *properties) store(m *cxx.Machine, f *PropertyField, v cxx.Value) cxx.Value {
	ctx := p.context()
	a, ok := f.Store(ctx, v)
	switch {
	case !ok:
		return m.FailUnknown("'%s' cannot be set to a value of type '%s'", f.Name, f.Type)
	case p.op != nil:
		p.op.SetInherent(f.Slot, a)
	default:
		kept := p.state.Attributes[:0]
		for _, x := range p.state.Attributes {
			if x.Name != f.Name {
				kept = append(kept, x)
			}
		}
		if p.state.Attributes = kept; a != nil {
			p.state.AddAttribute(f.Name, a)
		}
	}
	return v
}

func (p *properties) context() *ir.Context {
	if p.op != nil {
		return p.op.Context()
	}
	return p.state.Location().Context()
}

// propertiesClass returns the struct Properties of the class of an operation, whose members code
// reads and assigns to, also by their accessors.
func (o *opClass) propertiesClass() *cxx.Class {
	if o.properties == nil {
		c := o.api.Registry.Class(o.class.Name + "::Properties")
		c.IsA, c.Lookup = cxx.Is[*properties], o.property
		o.properties = c
	}
	return o.properties
}

// property returns a member of the struct Properties.
func (o *opClass) property(name string) []*cxx.Func {
	field := o.Members.Property
	if f := field(name); f != nil {
		return []*cxx.Func{{
			Result: f.Type, Get: func(x any) cxx.Value { return x.(*properties).load(f) },
			Set: &cxx.Func{Name: o.properties.Name + "::" + f.Name, Params: []*cxx.Type{f.Type}, Result: f.Type, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
				return args[0].Obj().(*properties).store(m, f, args[1])
			}},
		}}
	}
	if len(name) < 4 {
		return nil
	}
	f := field(strings.ToLower(name[3:4]) + name[4:])
	switch {
	case f == nil:
	case strings.HasPrefix(name, "get"):
		return []*cxx.Func{cxx.Getter(f.Type, func(p *properties) cxx.Value { return p.load(f) })}
	case strings.HasPrefix(name, "set"):
		return []*cxx.Func{{Params: []*cxx.Type{f.Type}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			args[0].Obj().(*properties).store(m, f, args[1])
			return cxx.Value{}
		}}}
	}
	return nil
}

// stateProperties registers the access to the properties of the operation that a state
// describes.
func (a *API) stateProperties(state *cxx.Class) {
	state.Method("getOrAddProperties", &cxx.Func{Template: propertiesOf})
}

// propertiesOf returns a method of a state, or of its OpaqueProperties, whose template argument
// is the type of the properties, or of a pointer to them.
func propertiesOf(s *cxx.Site) *cxx.Func {
	if s.NumTemplateArgs() != 1 || s.NumArgs() != 0 {
		return nil
	}
	t := s.TemplateType(0)
	if t == nil || t.Kind != cxx.KindObject || !strings.HasSuffix(t.Class.Name, "::Properties") {
		return nil
	}
	return cxx.Getter(t, func(s *ir.OperationState) cxx.Value { return cxx.Obj(&properties{state: s}) })
}
