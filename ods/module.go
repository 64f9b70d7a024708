package ods

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/tablegen"
)

// A Module is what some records define.
type Module struct {
	Records  *tablegen.Records
	Dialects []*Dialect
	Ops      []*Operator
	Types    []*Def
	Attrs    []*Def
	Enums    []*Enum

	byRecord struct {
		dialects    map[*tablegen.Record]*Dialect
		types       map[*tablegen.Record]*TypeConstraint
		attrs       map[*tablegen.Record]*Attribute
		props       map[*tablegen.Record]*Property
		traits      map[*tablegen.Record]*Trait
		enums       map[*tablegen.Record]*Enum
		defs        map[*tablegen.Record]*Def
		constraints map[*tablegen.Record]*Constraint
	}
	verifying map[string]bool // the interfaces that check operations
	diags     diag.List
}

// Read reads all definitions of the records. A definition with an error is left
// out of the module.
func Read(recs *tablegen.Records) (*Module, diag.List) {
	m := &Module{Records: recs}
	b := &m.byRecord
	b.dialects = map[*tablegen.Record]*Dialect{}
	b.types = map[*tablegen.Record]*TypeConstraint{}
	b.attrs = map[*tablegen.Record]*Attribute{}
	b.props = map[*tablegen.Record]*Property{}
	b.traits = map[*tablegen.Record]*Trait{}
	b.enums = map[*tablegen.Record]*Enum{}
	b.defs = map[*tablegen.Record]*Def{}
	b.constraints = map[*tablegen.Record]*Constraint{}

	for _, r := range recs.DerivedFrom("Dialect") {
		m.Dialects = append(m.Dialects, m.Dialect(r))
	}
	for _, r := range recs.DerivedFrom("EnumInfo") {
		m.Enums = append(m.Enums, m.Enum(r))
	}
	for _, r := range recs.DerivedFrom("TypeDef") {
		if d := m.Def(r); d != nil {
			m.Types = append(m.Types, d)
		}
	}
	for _, r := range recs.DerivedFrom("AttrDef") {
		if d := m.Def(r); d != nil {
			m.Attrs = append(m.Attrs, d)
		}
	}
	for _, r := range recs.DerivedFrom("Op") {
		if op := m.operator(r); op != nil {
			m.Ops = append(m.Ops, op)
		}
	}
	return m, m.diags
}

// errorf reports an error at the definition of r.
func (m *Module) errorf(r *tablegen.Record, format string, args ...any) *diag.Diagnostic {
	return m.diags.Errorf(diag.At(r.Pos()), format, args...)
}

// condition returns the composed condition of a definition.
func (m *Module) condition(r, pred *tablegen.Record) string {
	text, err := Condition(pred)
	if err != nil {
		m.errorf(r, "%v", err)
	}
	return text
}

// str returns a string or code field; a field that is missing, unset or not a
// string is an error in the reference's words.
func (m *Module) str(r *tablegen.Record, field string) string {
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
func (m *Module) bit(r *tablegen.Record, field string) bool {
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
