package ir

import (
	"slices"
	"strings"
	"sync/atomic"
)

// A FunctionType maps inputs to results.
type FunctionType struct {
	TypeBase
	Inputs, Results []Type
}

// FunctionType returns a function type.
func (c *Context) FunctionType(in, out []Type) *FunctionType {
	h := mixTypes(mixTypes(seedFunction, in), out)
	return unique(&c.functions, h,
		func(t *FunctionType) bool { return slices.Equal(t.Inputs, in) && slices.Equal(t.Results, out) },
		func() *FunctionType { return &FunctionType{TypeBase{c, h}, slices.Clone(in), slices.Clone(out)} })
}

func (t *FunctionType) String() string { return typeString(t) }

// AppendText writes the type.
func (t *FunctionType) AppendText(p *Printer) { p.FunctionalType(t.Inputs, t.Results) }

// A TupleType is a sequence of types.
type TupleType struct {
	TypeBase
	Types []Type
}

// TupleType returns a tuple type.
func (c *Context) TupleType(ts []Type) *TupleType {
	h := mixTypes(seedTuple, ts)
	return unique(&c.tuples, h, func(t *TupleType) bool { return slices.Equal(t.Types, ts) },
		func() *TupleType { return &TupleType{TypeBase{c, h}, slices.Clone(ts)} })
}

func (t *TupleType) String() string { return typeString(t) }

// AppendText writes the type.
func (t *TupleType) AppendText(p *Printer) {
	p.Buf = append(p.Buf, "tuple<"...)
	p.Types(t.Types)
	p.Buf = append(p.Buf, '>')
}

// Flatten appends the types of t and of the tuples in it to ts.
func (t *TupleType) Flatten(ts []Type) []Type {
	for _, e := range t.Types {
		if n, ok := e.(*TupleType); ok {
			ts = n.Flatten(ts)
		} else {
			ts = append(ts, e)
		}
	}
	return ts
}

// An OpaqueType is a type of a dialect that is not registered, kept as text.
type OpaqueType struct {
	TypeBase
	Namespace, Text string
}

// OpaqueType returns an opaque type.
func (c *Context) OpaqueType(namespace, text string) *OpaqueType {
	h := mixString(mixString(seedOpaqueType, namespace), text)
	return unique(&c.opaqueTs, h, func(t *OpaqueType) bool { return t.Namespace == namespace && t.Text == text },
		func() *OpaqueType {
			return &OpaqueType{TypeBase{c, h}, strings.Clone(namespace), strings.Clone(text)}
		})
}

func (t *OpaqueType) String() string { return typeString(t) }

// AppendText writes the type.
func (t *OpaqueType) AppendText(p *Printer) { p.dialectSymbol('!', t.Namespace, t.Text) }

// A DefinedType is a type that a dialect defines.
type DefinedType struct {
	TypeBase
	Def    *TypeDefinition
	Params []Param
	body   atomic.Pointer[[]Param]
}

// Body returns the parameters that [DefinedType.SetBody] has set, and whether it has been
// called.
func (t *DefinedType) Body() ([]Param, bool) {
	if b := t.body.Load(); b != nil {
		return *b, true
	}
	return nil, false
}

// SetBody sets the mutable part of a type whose definition has the trait MutableType.
// It is not part of the type's identity and may refer to the type itself. Once set,
// it can only be set to the same value; otherwise SetBody returns false.
func (t *DefinedType) SetBody(params []Param) bool {
	params = cloneParams(params)
	if t.body.CompareAndSwap(nil, &params) {
		t.Context().bodies.Store(true)
		return true
	}
	return EqualParams(*t.body.Load(), params)
}

// HasBodies reports whether a type of the context has a mutable part. A text that is read
// later must agree with it.
func (c *Context) HasBodies() bool { return c.bodies.Load() }

// DefinedType returns the type of a definition with these parameters. They are
// not verified: the caller does that with the Verify function of the definition.
func (c *Context) DefinedType(def *TypeDefinition, params []Param) *DefinedType {
	h := hashParams(mixString(mixString(seedDefinedType, def.Name), def.Mnemonic), params)
	return unique(&c.definedTs, h,
		func(t *DefinedType) bool { return t.Def == def && EqualParams(t.Params, params) },
		func() *DefinedType {
			return &DefinedType{TypeBase: TypeBase{c, h}, Def: def, Params: cloneParams(params)}
		})
}

func (t *DefinedType) String() string { return typeString(t) }

// AppendText writes the type.
func (t *DefinedType) AppendText(p *Printer) {
	if d := t.Def.Dialect; d != nil {
		if s, ok := d.ParseType.(TypePrinter); ok {
			p.defined('!', d, "", func(p *Printer) { s.PrintDefinedType(p, t) })
			return
		}
	}
	p.defined('!', t.Def.Dialect, t.Def.Mnemonic, t.params)
}

// AppendSyntax writes the mnemonic and the parameters.
func (t *DefinedType) AppendSyntax(p *Printer) {
	p.Text(t.Def.Mnemonic)
	t.params(p)
}

// SyntaxParams returns the arguments of the definition's syntax: the parameters and, for a
// type that has a body, the type itself.
func (t *DefinedType) SyntaxParams() []Param {
	if t.body.Load() == nil {
		return t.Params
	}
	return append(slices.Clip(t.Params), t)
}

// Param returns the parameter of that name, or nil.
func (t *DefinedType) Param(name string) Param { return paramNamed(t.Def.Params, t.Params, name) }

// Interface returns the Go implementation of an interface of the type, and
// whether the type declares it.
func (t *DefinedType) Interface(name string) (any, bool) {
	return findInterface(t.Def.Interfaces, name)
}

func findInterface(is []InterfaceImpl, name string) (any, bool) {
	for i := range is {
		if is[i].Name == name {
			return is[i].Impl, true
		}
	}
	return nil, false
}
