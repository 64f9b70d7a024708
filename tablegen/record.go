package tablegen

import (
	"iter"

	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen/syntax"
)

// A Record is a def, a class, or the template arguments of a multiclass.
type Record struct {
	ID int // in the order in which records were made

	kind     recordKind
	ownShape bool // shape is not shared
	ownLocs  bool // fieldLocs is not shared
	recs     *Records
	name     Value // a *StringValue once the record is final

	// The fields: what is known of them ahead, then for each of them what it
	// holds and where it was declared or last set.
	shape     *shape
	values    []Value
	fieldLocs []syntax.Loc

	line  *lineage     // the superclasses; nil if there are none
	locs  []syntax.Loc // the definition, then the instantiations
	loc0  [1]syntax.Loc
	hooks []hook
	asDef *DefValue
	class *classPart
}

// A classPart is what classes and multiclasses have more than other records.
type classPart struct {
	params   []param
	typ      *Type     // of a reference to a record that derives from the class alone
	below    *lineage  // of such a record
	implicit *varValue // the variable NAME
}

// A param is a template argument. It is a field too, in the same order.
type param struct {
	name  *StringValue // qualified
	plain *StringValue
	used  bool
}

// classPart returns the part of a class, which it makes.
func (r *Record) classPart() *classPart {
	if r.class == nil {
		r.class = &classPart{typ: &Type{kind: KindRecord, classes: []*Record{r}}}
	}
	return r.class
}

// params returns the template arguments of a class or multiclass, in order.
func (r *Record) params() []param {
	if r.class == nil {
		return nil
	}
	return r.class.params
}

// supers returns all superclasses, each after its own.
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

// Value returns what the field holds.
func (f *Field) Value() Value { return f.value }

// A hook is an assert or a dump of a class or record. An assert has a condition.
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

// Pos returns where the record is defined.
func (r *Record) Pos() source.Pos { return r.recs.Files.Pos(r.locs[0]) }

// Locs returns where the record is defined, then where each multiclass that
// made it was instantiated, the innermost first.
func (r *Record) Locs() []source.Pos {
	out := make([]source.Pos, len(r.locs))
	for i, l := range r.locs {
		out[i] = r.recs.Files.Pos(l)
	}
	return out
}

// Superclasses returns all superclasses, each after its own.
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

// IsSubClassOf reports whether the record has that superclass.
func (r *Record) IsSubClassOf(class string) bool {
	name := r.recs.in.lookup(class)
	return name != nil && named(r.supers(), name) != nil
}

// field returns the index of the field of that name, -1 if there is none.
func (r *Record) field(name *StringValue) int { return r.shape.find(name) }

// fieldAt returns a field by its index.
func (r *Record) fieldAt(i int) Field {
	return Field{r.shape.names[i], r.values[i], r.shape.decls[i]}
}

// index returns the index of the field of that name, -1 if there is none.
func (r *Record) index(name string) int {
	n := r.recs.in.lookup(name)
	if n == nil {
		return -1
	}
	return r.field(n)
}

// Field returns the field of that name, nil if there is none.
func (r *Record) Field(name string) *Field {
	if i := r.index(name); i >= 0 {
		f := r.fieldAt(i)
		return &f
	}
	return nil
}

// Fields yields the fields in their order, template arguments left out.
func (r *Record) Fields() iter.Seq[Field] { return r.someFields(r.shape.params, len(r.values)) }

// Params yields the template arguments of a class, in order; their names are
// qualified by the class's.
func (r *Record) Params() iter.Seq[Field] { return r.someFields(0, r.shape.params) }

func (r *Record) someFields(from, to int) iter.Seq[Field] {
	return func(yield func(Field) bool) {
		for i := from; i < to && yield(r.fieldAt(i)); i++ {
		}
	}
}

// Value returns what the field holds, nil if there is no such field.
func (r *Record) Value(name string) Value {
	if i := r.index(name); i >= 0 {
		return r.values[i]
	}
	return nil
}

// FieldPos returns where the field was declared or last set.
func (r *Record) FieldPos(name string) source.Pos {
	if i := r.index(name); i >= 0 {
		return r.recs.Files.Pos(r.fieldLocs[i])
	}
	return source.Pos{}
}

// IsUnset reports whether there is such a field and nothing has set it.
func (r *Record) IsUnset(name string) bool {
	_, ok := r.Value(name).(UnsetValue)
	return ok
}

// String returns a field that holds a string or a code block.
func (r *Record) String(name string) (string, bool) {
	if s, ok := r.Value(name).(*StringValue); ok {
		return s.S, true
	}
	return "", false
}

// Int returns a field that holds an integer, a bit or bits that are all set.
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

// Bool returns a field that holds a bit.
func (r *Record) Bool(name string) (val, ok bool) {
	b, ok := r.Value(name).(BitValue)
	return bool(b), ok
}

// Bits returns a field that holds bits.
func (r *Record) Bits(name string) (*BitsValue, bool) {
	b, ok := r.Value(name).(*BitsValue)
	return b, ok
}

// Def returns a field that holds a record.
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

// Dag returns a field that holds a dag.
func (r *Record) Dag(name string) (*DagValue, bool) {
	d, ok := r.Value(name).(*DagValue)
	return d, ok
}
