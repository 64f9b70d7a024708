package ods

import (
	"strings"

	"github.com/mica-ir/mica/tablegen"
)

// An InterfaceKind is the kind of entity that implements an interface.
type InterfaceKind uint8

// The kinds of interfaces.
const (
	OpInterface InterfaceKind = iota
	AttrInterface
	TypeInterface
	DialectInterface
)

// An Interface is a definition derived from Interface.
type Interface struct {
	Record       *tablegen.Record
	Kind         InterfaceKind
	CppClass     string // "MyInterface"
	CppNamespace string
	Description  string
	Methods      []*InterfaceMethod
	Bases        []*Interface

	// Verify is the C++ body of the verifier of an operation interface, which names
	// the operation $_op; with VerifyWithRegions it runs after the regions are
	// verified.
	Verify            string
	VerifyWithRegions bool

	// ClassBody is C++ that is added to the class of the interface, TraitBody C++ that is added
	// to the classes that implement the interface.
	ClassBody, TraitBody string
	// ClassOf is a C++ condition in addition to having the interface, "" for none.
	ClassOf string
}

// Name returns the qualified C++ name as the definition writes it.
func (i *Interface) Name() string { return qualify(i.CppNamespace, i.CppClass) }

// An InterfaceMethod is a method of an interface.
type InterfaceMethod struct {
	Name        string
	Description string
	Result      string // C++ type
	Params      []CppParam
	Static      bool
	// Body is the C++ that every implementation has; Default is the C++ of those
	// that do not override the method. With neither, the implementation has a method
	// of that name.
	Body, Default string
}

// A CppParam is a parameter of a C++ function.
type CppParam struct {
	Name, Type string
	Default    string // C++ expression, "" for none
}

func qualify(ns, name string) string {
	if ns == "" {
		return name
	}
	return ns + "::" + name
}

// interfaceOf returns the model of a record derived from Interface. A record that
// declares the methods of an interface in a list of traits (DeclareOpInterfaceMethods)
// has the model of the interface itself.
func (m *reader) interfaceOf(r *tablegen.Record) *Interface {
	if i := m.interfaces[r]; i != nil {
		return i
	}
	name := qualify(optional(r, "cppNamespace"), optional(r, "cppInterfaceName"))
	if r.IsSubClassOf("DeclareInterfaceMethods") {
		for _, d := range m.Records.DerivedFrom("Interface") {
			if !d.IsSubClassOf("DeclareInterfaceMethods") && interfaceKind(d) == interfaceKind(r) &&
				qualify(optional(d, "cppNamespace"), optional(d, "cppInterfaceName")) == name {
				i := m.interfaceOf(d)
				m.interfaces[r] = i
				return i
			}
		}
	}
	i := &Interface{
		Record:            r,
		Kind:              interfaceKind(r),
		CppClass:          optional(r, "cppInterfaceName"),
		CppNamespace:      optional(r, "cppNamespace"),
		Description:       optional(r, "description"),
		Verify:            cppBody(optional(r, "verify")),
		VerifyWithRegions: flag(r, "verifyWithRegions"),
		ClassOf:           cppBody(optional(r, "extraClassOf")),
	}
	m.interfaces[r] = i
	shared := optional(r, "extraSharedClassDeclaration")
	i.ClassBody = cppBody(optional(r, "extraClassDeclaration") + "\n" + shared)
	i.TraitBody = cppBody(optional(r, "extraTraitClassDeclaration") + "\n" + shared)
	before := len(m.diags)
	l, _ := r.List("methods")
	for _, v := range l {
		if d, ok := v.(*tablegen.DefValue); ok {
			i.Methods = append(i.Methods, m.interfaceMethod(r, d.Rec))
		}
	}
	m.failed(r, before)
	l, _ = r.List("baseInterfaces")
	for _, v := range l {
		if d, ok := v.(*tablegen.DefValue); ok {
			i.Bases = append(i.Bases, m.interfaceOf(d.Rec))
		}
	}
	return i
}

func interfaceKind(r *tablegen.Record) InterfaceKind {
	switch {
	case r.IsSubClassOf("TypeInterface"):
		return TypeInterface
	case r.IsSubClassOf("AttrInterface"):
		return AttrInterface
	case r.IsSubClassOf("DialectInterface"):
		return DialectInterface
	}
	return OpInterface
}

func (m *reader) interfaceMethod(owner, r *tablegen.Record) *InterfaceMethod {
	x := &InterfaceMethod{
		Name:        m.str(r, "name"),
		Description: optional(r, "description"),
		Result:      optional(r, "returnType"),
		Static:      r.IsSubClassOf("StaticInterfaceMethod"),
		Body:        cppBody(optional(r, "body")),
		Default:     cppBody(optional(r, "defaultBody")),
	}
	if dag, ok := r.Dag("arguments"); ok {
		x.Params = m.cppParams(owner, dag)
		m.checkTyped(owner, dag)
	}
	return x
}

// checkTyped reports the parameters of a method that have no C++ type or no name.
func (m *reader) checkTyped(owner *tablegen.Record, dag *tablegen.DagValue) {
	for i, v := range dag.Args {
		if s, ok := v.(*tablegen.StringValue); ok && strings.TrimSpace(s.S) == "" {
			m.errorf(owner, "parameter #%d%s has no C++ type", i, calledParam(dag.ArgNames[i]))
		}
		if dag.ArgNames[i] == "" {
			m.errorf(owner, "parameter #%d has no name", i)
		}
		if d, ok := v.(*tablegen.DefValue); ok && optional(d.Rec, "type") == "" {
			m.errorf(owner, "parameter #%d%s is '%s', which names no C++ type", i, calledParam(dag.ArgNames[i]), d.Rec.Name())
		}
	}
}

// cppParams reads the parameters of a C++ function: strings, or CArg<> with a default
// value.
func (m *reader) cppParams(owner *tablegen.Record, dag *tablegen.DagValue) []CppParam {
	var params []CppParam
	for i, v := range dag.Args {
		p := CppParam{Name: dag.ArgNames[i]}
		switch v := v.(type) {
		case *tablegen.StringValue:
			p.Type = v.S
		case *tablegen.DefValue:
			p.Type, p.Default = optional(v.Rec, "type"), optional(v.Rec, "defaultValue")
		default:
			m.errorf(owner, "expected a C++ type for parameter #%d", i)
		}
		params = append(params, p)
	}
	return params
}

// calledParam returns the name of a parameter for a message, "" if it has none.
func calledParam(name string) string {
	if name == "" {
		return ""
	}
	return ", named '" + name + "',"
}

// cppBody returns a C++ text, "" for one that only consists of white space.
func cppBody(s string) string {
	if strings.TrimSpace(s) == "" {
		return ""
	}
	return s
}
