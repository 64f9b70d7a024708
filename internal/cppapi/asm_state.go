package cppapi

import (
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// NamedAttrs is an mlir::NamedAttrList: a separate list, or that of an operation's state.
type NamedAttrs struct{ at *[]ir.NamedAttribute }

// NamedAttrsOf returns the attributes of a state as C++ sees them.
func NamedAttrsOf(s *ir.OperationState) *NamedAttrs { return &NamedAttrs{&s.Attributes} }

// Len returns the number of attributes.
func (l *NamedAttrs) Len() int { return len(*l.at) }

// At returns an attribute.
func (l *NamedAttrs) At(i int) cxx.Value { return cxx.Obj(&(*l.at)[i]) }

func (l *NamedAttrs) add(name string, x ir.Attribute) {
	*l.at = append(*l.at, ir.NamedAttribute{Name: name, Value: x})
}

func (l *NamedAttrs) find(name string) int {
	return slices.IndexFunc(*l.at, func(x ir.NamedAttribute) bool { return x.Name == name })
}

// namedAttrList registers mlir::NamedAttrList.
func (a *API) namedAttrList() {
	c, at, str, named := a.class("NamedAttrList"), a.Attribute.Type(), cxx.TypeString, a.classes["NamedAttribute"].Type()
	c.IsA = cxx.Is[*NamedAttrs]
	c.Constructor(&cxx.Func{Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(&NamedAttrs{new([]ir.NamedAttribute)}) }})
	c.Constructor(&cxx.Func{Params: []*cxx.Type{cxx.ListOf(named)}, Implicit: true, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		as := NamedAttributes(args[0])
		return cxx.Obj(&NamedAttrs{&as})
	}})
	c.Constructor(&cxx.Func{Params: []*cxx.Type{a.classes["DictionaryAttr"].Type()}, Implicit: true, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		var as []ir.NamedAttribute
		if d, ok := args[0].Obj().(*ir.DictionaryAttr); ok {
			as = slices.Clone(d.Entries)
		}
		return cxx.Obj(&NamedAttrs{&as})
	}})
	c.ConvertsTo(cxx.ListOf(named), func(m *cxx.Machine, v cxx.Value) cxx.Value {
		if v.IsNull() {
			return m.Failf("no list of attributes")
		}
		return cxx.List(v.Obj().(*NamedAttrs))
	})
	change := func(name string, params []*cxx.Type, result *cxx.Type, f func(l *NamedAttrs, args []cxx.Value) cxx.Value) {
		c.Method(name, &cxx.Func{Params: params, Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if len(params) == 2 && AsAttribute(args[2]) == nil {
				return m.Failf("null attribute")
			}
			return f(args[0].Obj().(*NamedAttrs), args[1:])
		}})
	}
	for _, name := range []string{"append", "push_back"} {
		change(name, []*cxx.Type{str, at}, nil, func(l *NamedAttrs, args []cxx.Value) cxx.Value {
			l.add(args[0].Str(), AsAttribute(args[1]))
			return cxx.Value{}
		})
		change(name, []*cxx.Type{named}, nil, func(l *NamedAttrs, args []cxx.Value) cxx.Value {
			if x, ok := args[0].Obj().(*ir.NamedAttribute); ok {
				*l.at = append(*l.at, *x)
			}
			return cxx.Value{}
		})
		change(name, []*cxx.Type{cxx.ListOf(named)}, nil, func(l *NamedAttrs, args []cxx.Value) cxx.Value {
			*l.at = append(*l.at, NamedAttributes(args[0])...)
			return cxx.Value{}
		})
	}
	change("set", []*cxx.Type{str, at}, at, func(l *NamedAttrs, args []cxx.Value) cxx.Value {
		old := cxx.Null
		if i := l.find(args[0].Str()); i >= 0 {
			old = cxx.Obj((*l.at)[i].Value)
			(*l.at)[i].Value = AsAttribute(args[1])
		} else {
			l.add(args[0].Str(), AsAttribute(args[1]))
		}
		return old
	})
	change("get", []*cxx.Type{str}, at, func(l *NamedAttrs, args []cxx.Value) cxx.Value {
		if i := l.find(args[0].Str()); i >= 0 {
			return cxx.Obj((*l.at)[i].Value)
		}
		return cxx.Null
	})
	change("erase", []*cxx.Type{str}, at, func(l *NamedAttrs, args []cxx.Value) cxx.Value {
		i := l.find(args[0].Str())
		if i < 0 {
			return cxx.Null
		}
		old := (*l.at)[i].Value
		*l.at = slices.Delete(*l.at, i, i+1)
		return cxx.Obj(old)
	})
	c.Method("empty", cxx.Test(func(l *NamedAttrs) bool { return l.Len() == 0 }))
	c.Method("size", cxx.Getter(cxx.TypeUint64, func(l *NamedAttrs) cxx.Value { return cxx.Uint(uint64(l.Len())) }))
	c.Method("getDictionary", &cxx.Func{Params: []*cxx.Type{a.Context.Type()}, Result: a.classes["DictionaryAttr"].Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		l, ctx := args[0].Obj().(*NamedAttrs), contextOf(args[1].Obj())
		if ctx == nil {
			return m.Failf("no context")
		}
		return cxx.Obj(ctx.DictionaryAttr(*l.at))
	}})
}

// NamedAttributes returns the elements of a list of named attributes.
func NamedAttributes(v cxx.Value) []ir.NamedAttribute {
	var out []ir.NamedAttribute
	for i := range v.Len() {
		if x, ok := v.At(i).Obj().(*ir.NamedAttribute); ok {
			out = append(out, *x)
		}
	}
	return out
}

// NamedAttributesValue returns a list of named attributes as C++ sees it.
func NamedAttributesValue(as []ir.NamedAttribute) cxx.Value { return cxx.List(&NamedAttrs{&as}) }

// A stateList is a list of the state of an operation, which C++ can change.
type stateList[T any] struct {
	list *[]T
	to   func(T) cxx.Value
	from func(cxx.Value) T
}

// Len returns the number of elements.
func (l *stateList[T]) Len() int { return len(*l.list) }

// At returns an element.
func (l *stateList[T]) At(i int) cxx.Value { return l.to((*l.list)[i]) }

// Append adds elements.
func (l *stateList[T]) Append(vals []cxx.Value) {
	for _, v := range vals {
		*l.list = append(*l.list, l.from(v))
	}
}

// Replace replaces the elements.
func (l *stateList[T]) Replace(vals []cxx.Value) {
	*l.list = nil
	l.Append(vals)
}

// stateFields registers the fields of mlir::OperationState.
func (a *API) stateFields(c *cxx.Class) {
	list := func(name string, elem *cxx.Class, get func(s *ir.OperationState) cxx.Value) {
		c.Method(name, cxx.Getter(cxx.VectorOf(elem.Type()), get))
	}
	list("operands", a.Value, func(s *ir.OperationState) cxx.Value {
		return cxx.List(&stateList[*ir.Value]{&s.Operands, ValueValue, AsValue})
	})
	list("types", a.Type, func(s *ir.OperationState) cxx.Value { return cxx.List(&stateList[ir.Type]{&s.Types, typeOf, AsType}) })
	list("successors", a.Block, func(s *ir.OperationState) cxx.Value {
		return cxx.List(&stateList[*ir.Block]{&s.Successors, cxx.Ptr[ir.Block], asBlock})
	})
	list("regions", a.Region, func(s *ir.OperationState) cxx.Value {
		return cxx.List(&stateList[*ir.Region]{&s.Regions, cxx.Ptr[ir.Region], asRegion})
	})
	c.Constructor(&cxx.Func{Params: []*cxx.Type{a.Location.Type(), cxx.TypeString}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		l, ok := args[0].Obj().(*ir.Location)
		if !ok {
			return m.Failf("null location")
		}
		def := l.Context().LookupOp(args[1].Str())
		if def == nil {
			return m.Failf("'%s' is not registered", args[1].Str())
		}
		return cxx.Obj(&ir.OperationState{Def: def, Loc: l})
	}})
	a.Builder.Method("create", &cxx.Func{Params: []*cxx.Type{c.Type()}, Result: a.Operation.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		b, ok := args[0].Obj().(OpBuilder)
		s, is := args[1].Obj().(*ir.OperationState)
		if !ok || !is {
			return m.Failf("create: no builder or no state")
		}
		s.NumRegions = max(s.NumRegions, len(s.Regions))
		return cxx.Obj(b.Create(s))
	}})
	a.stateProperties(c)
	c.Method("attributes", cxx.Getter(a.classes["NamedAttrList"].Type(), func(s *ir.OperationState) cxx.Value { return cxx.Obj(NamedAttrsOf(s)) }))
	c.Field("propertiesAttr", a.Attribute.Type(), func(s any) *cxx.Cell {
		cell, _ := a.properties.LoadOrStore(s, new(cxx.Cell))
		return cell.(*cxx.Cell)
	})
	c.Field("location", a.Location.Type(), func(s any) *cxx.Cell {
		cell, known := a.locations.LoadOrStore(s, new(cxx.Cell))
		if l := s.(*ir.OperationState).Location(); !known && l != nil {
			cell.(*cxx.Cell).Store(cxx.Obj(l))
		}
		return cell.(*cxx.Cell)
	})
	c.Method("name", cxx.Getter(a.classes["OperationName"].Type(), func(s *ir.OperationState) cxx.Value { return cxx.Obj(s.Def) }))
	op := func(name string, get func(op *ir.Operation) []ir.NamedAttribute) {
		a.Operation.Method(name, cxx.Getter(cxx.ListOf(a.classes["NamedAttribute"].Type()), func(op *ir.Operation) cxx.Value { return NamedAttributesValue(get(op)) }))
		dict := name[:len(name)-1] + "Dictionary" // getAttrs, getAttrDictionary
		a.Operation.Method(dict, cxx.Getter(a.classes["DictionaryAttr"].Type(), func(op *ir.Operation) cxx.Value {
			return cxx.Obj(op.Context().DictionaryAttr(get(op)))
		}))
	}
	op("getAttrs", (*ir.Operation).AllAttrs)
	op("getDiscardableAttrs", (*ir.Operation).Attrs)
	add := func(name string, param *cxx.Type, f func(m *cxx.Machine, s *ir.OperationState, v cxx.Value)) {
		c.Method(name, &cxx.Func{Params: []*cxx.Type{param}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			f(m, args[0].Obj().(*ir.OperationState), args[1])
			return cxx.Value{}
		}})
	}
	add("addAttributes", cxx.ListOf(a.classes["NamedAttribute"].Type()), func(_ *cxx.Machine, s *ir.OperationState, v cxx.Value) {
		s.Attributes = append(s.Attributes, NamedAttributes(v)...)
	})
	add("addSuccessors", a.Block.Type(), func(m *cxx.Machine, s *ir.OperationState, v cxx.Value) {
		if v.IsNull() {
			m.Failf("null block")
			return
		}
		s.Successors = append(s.Successors, asBlock(v))
	})
	add("addSuccessors", cxx.ListOf(a.Block.Type()), func(_ *cxx.Machine, s *ir.OperationState, v cxx.Value) {
		s.Successors = append(s.Successors, goList(v, asBlock)...)
	})
	add("addRegion", a.Region.Type(), func(m *cxx.Machine, s *ir.OperationState, v cxx.Value) {
		if v.IsNull() {
			m.Failf("null region")
			return
		}
		s.Regions = append(s.Regions, asRegion(v))
	})
}

// TakeFields moves the values that C++ assigned to the fields of a state into it: the location,
// and the properties as an attribute.
func (a *API) TakeFields(s *ir.OperationState) {
	if cell, ok := a.locations.LoadAndDelete(s); ok {
		if l, ok := cell.(*cxx.Cell).Load().Obj().(*ir.Location); ok {
			s.Loc = l
		}
	}
	if cell, ok := a.properties.LoadAndDelete(s); ok {
		if x := AsAttribute(cell.(*cxx.Cell).Load()); x != nil {
			s.Properties = x
		}
	}
}

func asBlock(v cxx.Value) *ir.Block   { b, _ := v.Obj().(*ir.Block); return b }
func asRegion(v cxx.Value) *ir.Region { r, _ := v.Obj().(*ir.Region); return r }

// fieldParsers registers mlir::FieldParser<T>, whose static function parse parses a parameter
// of a type or an attribute.
func (a *API) fieldParsers() {
	parsers := map[*cxx.Type]*cxx.Class{}
	a.Registry.Template("mlir::FieldParser", func(args []*cxx.Type) *cxx.Type {
		if len(args) == 0 || args[0] == nil {
			return nil
		}
		for t, c := range parsers {
			if cxx.Same(t, args[0]) {
				return c.Type()
			}
		}
		t := args[0]
		c := a.Registry.Class("mlir::FieldParser<" + t.String() + ">")
		parsers[t] = c
		c.Static("parse", &cxx.Func{Params: []*cxx.Type{a.classes["AsmParser"].Type()}, Result: cxx.OptionalOf(t), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			p, _ := parserOf(args[0].Obj())
			return a.parseField(m, p, t)
		}})
		return c.Type()
	})
}

func (a *API) parseField(m *cxx.Machine, p *asm.Parser, t *cxx.Type) cxx.Value {
	var s asm.ParamSyntax
	if a.FieldSyntax != nil {
		s = a.FieldSyntax(t)
	}
	if s == nil {
		return m.FailUnknown("FieldParser<%s>", t)
	}
	v := cxx.None
	p.Try(func() { v = ParamValue(s.ParseParam(p)) })
	return v
}
