package ods

import (
	"path"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/ods/spelling"
	"github.com/mica-ir/mica/tablegen"
)

// A Module holds the definitions in a set of records. It is complete when [Read]
// returns it and does not change afterwards, so that several goroutines may use it.
type Module struct {
	Records  *tablegen.Records
	Dialects []*Dialect
	Ops      []*Operator
	Types    []*Def
	Attrs    []*Def
	Enums    []*Enum
	// Interfaces are those of operations, attributes, types and dialects.
	Interfaces []*Interface

	// Errors holds the first error of each operation, type, attribute or interface that has one and
	// is therefore not in the lists above.
	Errors map[*tablegen.Record]*diag.Diagnostic

	constraints map[*tablegen.Record]*Constraint
	types       map[*tablegen.Record]*TypeConstraint
	attrs       map[*tablegen.Record]*Attribute
	props       map[*tablegen.Record]*Property
}

// Constraint returns the model of a record derived from Constraint, or nil.
func (m *Module) Constraint(r *tablegen.Record) *Constraint { return m.constraints[r] }

// TypeConstraint returns the model of a record derived from TypeConstraint, or nil.
func (m *Module) TypeConstraint(r *tablegen.Record) *TypeConstraint { return m.types[r] }

// Attribute returns the model of a record derived from Attr, or nil.
func (m *Module) Attribute(r *tablegen.Record) *Attribute { return m.attrs[r] }

// Property returns the model of a record derived from Property, or nil.
func (m *Module) Property(r *tablegen.Record) *Property { return m.props[r] }

// Read reads all definitions in the records. The module does not contain
// definitions with an error.
func Read(recs *tablegen.Records) (*Module, diag.List) { return NewReader().Read(recs) }

// ReadForRules is [Read] for a file of rules, which may name operations for which MLIR
// cannot generate C++: those with several variadic groups of unknown sizes, or with accessors of the same
// name.
func ReadForRules(recs *tablegen.Records) (*Module, diag.List) {
	rd := NewReader()
	rd.known.withoutCpp = true
	return rd.Read(recs)
}

// ReadForGenerator is [ReadForRules] for a generator, which rejects definitions for which mlir-tblgen cannot
// generate code. If operations is false, it reads neither operations nor unused constraints.
func ReadForGenerator(recs *tablegen.Records, operations bool) *Module {
	rd := NewReader()
	rd.known.withoutCpp, rd.known.forCpp = true, true
	m := rd.begin(recs)
	if operations {
		rd.operations(m)
		rd.otherConstraints(m)
	}
	return m.Module
}

// A Reader reads the records of several files of a [tablegen.Session]. A record
// that several files share has one model, which is in all of their modules. As for
// the records, earlier modules must not be used by others while the Reader reads.
type Reader struct {
	known reader
	// ops holds nil for an operation with an error; constraints are those that were
	// read independently of operations.
	ops         map[*tablegen.Record]*Operator
	constraints map[*tablegen.Record]bool
	deprecated  map[DeprecatedUse]bool // reported
}

// NewReader returns a reader.
func NewReader() *Reader {
	return &Reader{ops: map[*tablegen.Record]*Operator{}, constraints: map[*tablegen.Record]bool{}, deprecated: map[DeprecatedUse]bool{}, known: reader{
		Module: &Module{
			Errors:      map[*tablegen.Record]*diag.Diagnostic{},
			constraints: map[*tablegen.Record]*Constraint{},
			types:       map[*tablegen.Record]*TypeConstraint{},
			attrs:       map[*tablegen.Record]*Attribute{},
			props:       map[*tablegen.Record]*Property{},
		},
		dialects: map[*tablegen.Record]*Dialect{},
		traits:   map[*tablegen.Record]*Trait{},
		enums:    map[*tablegen.Record]*Enum{},
		defs:     map[*tablegen.Record]*Def{},

		interfaces: map[*tablegen.Record]*Interface{},
	}}
}

// A reader builds a module. Definitions refer to each other in any order and may be
// cyclic, so each model is created when it is first referred to.
type reader struct {
	*Module
	dialects map[*tablegen.Record]*Dialect
	traits   map[*tablegen.Record]*Trait
	enums    map[*tablegen.Record]*Enum
	defs     map[*tablegen.Record]*Def // nil for a definition with an error

	interfaces map[*tablegen.Record]*Interface
	diags      diag.List
	// withoutCpp allows operations for which MLIR cannot generate C++.
	withoutCpp bool
	// forCpp refuses arguments for which MLIR cannot generate C++.
	forCpp bool
}

// Read reads all definitions in the records. Definitions with an error are left
// out; the error is reported by the first call that encounters it.
func (rd *Reader) Read(recs *tablegen.Records) (*Module, diag.List) {
	m := rd.begin(recs)
	rd.operations(m)
	rd.otherConstraints(m)
	for _, use := range DeprecatedUses(recs, nil) {
		if !rd.deprecated[use] {
			rd.deprecated[use] = true
			m.diags.Add(use.Warning())
		}
	}
	return m.Module, m.diags
}

// begin starts to read records: everything but operations, and constraints that nothing refers to.
func (rd *Reader) begin(recs *tablegen.Records) *reader {
	m := rd.known
	module := *m.Module
	module.Records = recs
	m.Module = &module
	for _, r := range recs.DerivedFrom("Dialect") {
		m.Dialects = append(m.Dialects, m.dialect(r))
	}
	for _, r := range spelling.Enum.DerivedFrom(recs) {
		m.Enums = append(m.Enums, m.enum(r))
	}
	for _, r := range recs.DerivedFrom("Interface") {
		if !r.IsSubClassOf("DeclareInterfaceMethods") && r.Value("cppInterfaceName") != nil {
			m.Interfaces = append(m.Interfaces, m.interfaceOf(r))
		}
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
	return &m
}

// operations reads the operations.
func (rd *Reader) operations(m *reader) {
	inference := inferenceFiles{recs: m.Records, files: map[string]bool{}}
	for _, r := range m.Records.DerivedFrom("Op") {
		op, ok := rd.ops[r]
		if !ok {
			op = m.operator(r)
			rd.ops[r] = op
			if op != nil {
				op.KnowsInference = inference.known(r.Pos().File.Name)
			}
		}
		if op != nil {
			m.Ops = append(m.Ops, op)
		}
	}
}

// otherConstraints reads the other constraints as well: a rule may use constraints to which no operation,
// type or attribute refers.
func (rd *Reader) otherConstraints(m *reader) {
	for _, r := range m.Records.DerivedInOrder("Constraint") {
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
}

// inferenceFiles finds the files in which mlir-tblgen knows the interface of operations that infer their
// types: an operation's file, or one beside it that includes this file. Here several files may be evaluated
// together; then a definition in one of them is visible in all.
type inferenceFiles struct {
	recs  *tablegen.Records
	files map[string]bool
}

func (i *inferenceFiles) known(file string) bool {
	if known, ok := i.files[file]; ok {
		return known
	}
	known := false
	if def := i.recs.Def("InferTypeOpInterface"); def != nil {
		inferring := i.recs.Includers(def.Pos().File.Name)
		known = inferring == nil || inferring[file]
		for f := range i.recs.Includers(file) {
			known = known || inferring[f] && path.Dir(f) == path.Dir(file)
		}
	}
	i.files[file] = known
	return known
}

// errorf reports an error at the definition of r.
func (m *reader) errorf(r *tablegen.Record, format string, args ...any) *diag.Diagnostic {
	return m.diags.Errorf(diag.At(r.Pos()), format, args...)
}

// failed records the first error after the first n diagnostics for a definition, and
// reports whether there is one.
func (m *reader) failed(r *tablegen.Record, n int) bool {
	for _, d := range m.diags[n:] {
		if d.Severity == diag.Error {
			m.Errors[r] = d
			return true
		}
	}
	return false
}

// condition returns the composed condition of a definition.
func (m *reader) condition(r, pred *tablegen.Record) string {
	text, err := Condition(pred)
	if err != nil {
		m.errorf(r, "%v", err)
	}
	return text
}

// str returns a string or code field. A field that is missing, unset or not a
// string is reported with the reference's message.
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

// optional returns a string or code field, or "" if it is missing or unset.
func optional(r *tablegen.Record, field string) string {
	s, _ := r.String(field)
	return s
}

// bit returns a required bit field.
func (m *reader) bit(r *tablegen.Record, field string) bool {
	b, ok := r.Bool(field)
	if !ok && r.Value(field) != nil {
		m.errorf(r, "Record `%s', field `%s' does not have a bit initializer!", r.Name(), field)
	}
	return b
}

// flag returns a bit field, or false if it is missing or unset.
func flag(r *tablegen.Record, field string) bool {
	b, _ := r.Bool(field)
	return b
}
