package tablegen

import (
	"iter"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
)

// A Record is a def, a class, or the template arguments of a multiclass.
type Record struct {
	ID int // records are numbered in order of creation

	kind     recordKind
	ownShape bool // shape is not shared
	ownLocs  bool // fieldLocs is not shared
	broken   bool // there were errors in its definition
	recs     *Records
	name     Value // a *StringValue once the record is final

	// The fields: shape describes them; for each field, values holds the value and
	// fieldLocs the location where it was declared or last set.
	shape     *shape
	values    []Value
	fieldLocs []syntax.Loc

	line  *lineage     // superclasses, or nil
	locs  []syntax.Loc // the definition, then the instantiations
	loc0  [1]syntax.Loc
	hooks []hook
	asDef *DefValue
	class *classPart
}

// A classPart is the data that only classes and multiclasses have.
type classPart struct {
	params   []param
	typ      *Type        // of a reference to a record that derives only from this class
	below    *lineage     // of such a record
	implicit *varValue    // the variable NAME
	forward  []syntax.Loc // earlier declarations, without a body
}

// A param is a template argument. It is also a field, at the same index.
type param struct {
	name  *StringValue // qualified name
	plain *StringValue
	used  bool
}

// classPart returns the class data and allocates it on first use.
func (r *Record) classPart() *classPart {
	if r.class == nil {
		r.class = &classPart{typ: &Type{kind: KindRecord, classes: []*Record{r}}}
	}
	return r.class
}

// params returns the template arguments of a class or multiclass in order.
func (r *Record) params() []param {
	if r.class == nil {
		return nil
	}
	return r.class.params
}

// supers returns all superclasses; each follows its own superclasses.
func (r *Record) supers() []*Record {
	if r.line == nil {
		return nil
	}
	return r.line.all
}

// direct returns the superclasses that the definition names.
func (r *Record) direct() []*Record {
	if r.line == nil {
		return nil
	}
	return r.line.direct
}

type recordKind uint8

const (
	kindDef recordKind = iota
	kindAnonymous
	kindClass
	kindMulticlass
)

// A Field is a field of a record or a template argument of a class.
type Field struct {
	name  *StringValue
	value Value
	decl
}

// Name returns the field's name.
func (f *Field) Name() string { return f.name.S }

// Type returns the field's type.
func (f *Field) Type() *Type { return f.typ }

// Value returns the value of the field.
func (f *Field) Value() Value { return f.value }

// A hook is an assert or a dump in a class or record. Only an assert has a
// condition.
type hook struct {
	loc  syntax.Loc
	cond Value
	msg  Value
}

// Name returns the record's name.
func (r *Record) Name() string {
	switch n := r.name.(type) {
	case *StringValue:
		return n.S
	case *anonName:
		return n.name.S
	}
	return r.name.String()
}

// IsAnonymous reports whether the record has no name of its own.
func (r *Record) IsAnonymous() bool { return r.kind == kindAnonymous }

// IsClass reports whether the record is a class.
func (r *Record) IsClass() bool { return r.kind == kindClass }

// Pos returns where the record is defined. A nil record belongs to a definition that was not
// read from a file; it has no position.
func (r *Record) Pos() source.Pos {
	if r == nil {
		return source.Pos{}
	}
	return r.recs.Files.Pos(r.locs[0])
}

// Locs returns where the record is defined, then where each multiclass that created
// it was instantiated, innermost first.
func (r *Record) Locs() []source.Pos {
	out := make([]source.Pos, len(r.locs))
	for i, l := range r.locs {
		out[i] = r.recs.Files.Pos(l)
	}
	return out
}

// Superclasses returns all superclasses; each follows its own superclasses.
func (r *Record) Superclasses() []*Record { return r.supers() }

// DirectSuperclasses returns the superclasses that the definition names.
func (r *Record) DirectSuperclasses() []*Record { return r.direct() }

func (r *Record) isSubClassOf(c *Record) bool {
	for _, s := range r.supers() {
		if s == c {
			return true
		}
	}
	return false
}

// IsSubClassOf reports whether the record derives from that class.
func (r *Record) IsSubClassOf(class string) bool {
	name := r.recs.in.lookup(class)
	return name != nil && named(r.supers(), name) != nil
}

// field returns the index of the field with that name, or -1.
func (r *Record) field(name *StringValue) int { return r.shape.find(name) }

// fieldAt returns the field with an index.
func (r *Record) fieldAt(i int) Field {
	return Field{r.shape.names[i], r.values[i], r.shape.decls[i]}
}

// index returns the index of the field with that name, or -1.
func (r *Record) index(name string) int {
	n := r.recs.in.lookup(name)
	if n == nil {
		return -1
	}
	return r.field(n)
}

// Field returns the field with that name, or nil.
func (r *Record) Field(name string) *Field {
	if i := r.index(name); i >= 0 {
		f := r.fieldAt(i)
		return &f
	}
	return nil
}

// Fields yields the fields in order, without template arguments.
func (r *Record) Fields() iter.Seq[Field] { return r.someFields(r.shape.params, len(r.values)) }

// Params yields the template arguments of a class in order. Their names are
// qualified with the name of the class.
func (r *Record) Params() iter.Seq[Field] { return r.someFields(0, r.shape.params) }

func (r *Record) someFields(from, to int) iter.Seq[Field] {
	return func(yield func(Field) bool) {
		for i := from; i < to && yield(r.fieldAt(i)); i++ {
		}
	}
}

// Value returns the value of a field, or nil if there is no such field.
func (r *Record) Value(name string) Value {
	if i := r.index(name); i >= 0 {
		return r.values[i]
	}
	return nil
}

// FieldPos returns where the field was declared or last set.
func (r *Record) FieldPos(name string) source.Pos {
	if r == nil {
		return source.Pos{}
	}
	if i := r.index(name); i >= 0 {
		return r.recs.Files.Pos(r.fieldLocs[i])
	}
	return source.Pos{}
}

// IsUnset reports whether the field exists and is unset.
func (r *Record) IsUnset(name string) bool {
	_, ok := r.Value(name).(UnsetValue)
	return ok
}

// String returns the value of a field that holds a string or a code block.
func (r *Record) String(name string) (string, bool) {
	if s, ok := r.Value(name).(*StringValue); ok {
		return s.S, true
	}
	return "", false
}

// Int returns the value of a field that holds an integer, a bit, or bits that are
// all set.
func (r *Record) Int(name string) (int64, bool) {
	switch v := r.Value(name).(type) {
	case *IntValue:
		return v.V, true
	case *BitsValue:
		return v.Int()
	case BitValue:
		if v {
			return 1, true
		}
		return 0, true
	}
	return 0, false
}

// Bool returns the value of a field that holds a bit.
func (r *Record) Bool(name string) (val, ok bool) {
	b, ok := r.Value(name).(BitValue)
	return bool(b), ok
}

// Bits returns the value of a field that holds bits.
func (r *Record) Bits(name string) (*BitsValue, bool) {
	b, ok := r.Value(name).(*BitsValue)
	return b, ok
}

// Def returns the record that a field refers to.
func (r *Record) Def(name string) (*Record, bool) {
	if d, ok := r.Value(name).(*DefValue); ok {
		return d.Rec, true
	}
	return nil, false
}

// List returns the elements of a field that holds a list.
func (r *Record) List(name string) ([]Value, bool) {
	if l, ok := r.Value(name).(*ListValue); ok {
		return l.Elems, true
	}
	return nil, false
}

// Dag returns the value of a field that holds a dag.
func (r *Record) Dag(name string) (*DagValue, bool) {
	d, ok := r.Value(name).(*DagValue)
	return d, ok
}
