package ods

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/tablegen"
)

// A Module is what some records define. It is complete when [Read] returns it and
// never changes afterwards, so that several goroutines may use it.
type Module struct {
	Records  *tablegen.Records
	Dialects []*Dialect
	Ops      []*Operator
	Types    []*Def
	Attrs    []*Def
	Enums    []*Enum

	constraints map[*tablegen.Record]*Constraint
	types       map[*tablegen.Record]*TypeConstraint
	attrs       map[*tablegen.Record]*Attribute
	props       map[*tablegen.Record]*Property
}

// Constraint returns the model of a record derived from Constraint, nil for other
// records.
func (m *Module) Constraint(r *tablegen.Record) *Constraint { return m.constraints[r] }

// TypeConstraint returns the model of a record derived from TypeConstraint, nil for
// other records.
func (m *Module) TypeConstraint(r *tablegen.Record) *TypeConstraint { return m.types[r] }

// Attribute returns the model of a record derived from Attr, nil for other records.
func (m *Module) Attribute(r *tablegen.Record) *Attribute { return m.attrs[r] }

// Property returns the model of a record derived from Property, nil for other
// records.
func (m *Module) Property(r *tablegen.Record) *Property { return m.props[r] }

// Read reads all definitions of the records. A definition with an error is left
// out of the module.
func Read(recs *tablegen.Records) (*Module, diag.List) { return NewReader().Read(recs) }

// A Reader reads the records of several files of a [tablegen.Session]: a record that
// several of them have gets one model, which is in all their modules. Like the
// records, its modules must not be used while it reads another one.
type Reader struct {
	known reader
	// ops are the operations, nil for one with an error, and constraints the
	// constraints that have been read on their own account.
	ops         map[*tablegen.Record]*Operator
	constraints map[*tablegen.Record]bool
}

// NewReader returns a reader that has read nothing yet.
func NewReader() *Reader {
	return &Reader{ops: map[*tablegen.Record]*Operator{}, constraints: map[*tablegen.Record]bool{}, known: reader{
		Module: &Module{
			constraints: map[*tablegen.Record]*Constraint{},
			types:       map[*tablegen.Record]*TypeConstraint{},
			attrs:       map[*tablegen.Record]*Attribute{},
			props:       map[*tablegen.Record]*Property{},
		},
		dialects: map[*tablegen.Record]*Dialect{},
		traits:   map[*tablegen.Record]*Trait{},
		enums:    map[*tablegen.Record]*Enum{},
		defs:     map[*tablegen.Record]*Def{},
	}}
}

// A reader makes a module. Definitions refer to each other in any order and in
// cycles, so that each model is made when it is first referred to.
type reader struct {
	*Module
	dialects  map[*tablegen.Record]*Dialect
	traits    map[*tablegen.Record]*Trait
	enums     map[*tablegen.Record]*Enum
	defs      map[*tablegen.Record]*Def // nil for one with an error
	verifying map[string]bool           // the interfaces that check operations
	diags     diag.List
}

// Read reads all definitions of the records. A definition with an error is left
// out of the module, and reported by the first call that finds it.
func (rd *Reader) Read(recs *tablegen.Records) (*Module, diag.List) {
	m := rd.known
	module := *m.Module
	module.Records = recs
	m.Module, m.verifying = &module, verifyingInterfaces(recs)
	for _, r := range recs.DerivedFrom("Dialect") {
		m.Dialects = append(m.Dialects, m.dialect(r))
	}
	for _, r := range recs.DerivedFrom("EnumInfo") {
		m.Enums = append(m.Enums, m.enum(r))
	}
	for _, r := range recs.DerivedFrom("TypeDef") {
		if d := m.def(r); d != nil {
			m.Types = append(m.Types, d)
		}
	}
	for _, r := range recs.DerivedFrom("AttrDef") {
		if d := m.def(r); d != nil {
			m.Attrs = append(m.Attrs, d)
		}
	}
	for _, r := range recs.DerivedFrom("Op") {
		op, ok := rd.ops[r]
		if !ok {
			op = m.operator(r)
			rd.ops[r] = op
		}
		if op != nil {
			m.Ops = append(m.Ops, op)
		}
	}
	// What no operation, type or attribute refers to may still be named by a rule.
	for _, r := range recs.DerivedInOrder("Constraint") {
		if rd.constraints[r] {
			continue
		}
		rd.constraints[r] = true
		switch {
		case r.IsSubClassOf("TypeConstraint"):
			m.typeConstraint(r)
		case r.IsSubClassOf("Attr"):
			m.attribute(r)
		case r.IsSubClassOf("Property"):
			m.property(r)
		default:
			m.constraint(r)
		}
	}
	return m.Module, m.diags
}

// errorf reports an error at the definition of r.
func (m *reader) errorf(r *tablegen.Record, format string, args ...any) *diag.Diagnostic {
	return m.diags.Errorf(diag.At(r.Pos()), format, args...)
}

// condition returns the composed condition of a definition.
func (m *reader) condition(r, pred *tablegen.Record) string {
	text, err := Condition(pred)
	if err != nil {
		m.errorf(r, "%v", err)
	}
	return text
}

// str returns a string or code field; a field that is missing, unset or not a
// string is an error in the reference's words.
func (m *reader) str(r *tablegen.Record, field string) string {
	s, ok := r.String(field)
	if ok {
		return s
	}
	if r.Value(field) == nil {
		m.errorf(r, "Record `%s' does not have a field named `%s'!", r.Name(), field)
	} else {
		m.errorf(r, "Record `%s', field `%s' exists but does not have a string value", r.Name(), field)
	}
	return ""
}

// optional returns a string or code field, "" if it is missing or unset.
func optional(r *tablegen.Record, field string) string {
	s, _ := r.String(field)
	return s
}

// bit returns a bit field of a definition that must have it set.
func (m *reader) bit(r *tablegen.Record, field string) bool {
	b, ok := r.Bool(field)
	if !ok && r.Value(field) != nil {
		m.errorf(r, "Record `%s', field `%s' does not have a bit initializer!", r.Name(), field)
	}
	return b
}

// flag returns a bit field, false if it is missing or unset.
func flag(r *tablegen.Record, field string) bool {
	b, _ := r.Bool(field)
	return b
}
