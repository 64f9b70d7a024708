package tablegen

import "github.com/mica-ir/mica/tablegen/syntax"

// A shape is the fields of a record without their values. Records that have the
// same fields in the same order share it: a record starts with the shape of the
// class that it derives from, and each field that is added leads from one shape
// to the next. Shapes never change.
type shape struct {
	names  []*StringValue
	decls  []decl
	params int    // how many of the first fields are template arguments
	bloom  uint64 // a Bloom filter of the names
	id     uint32

	extended bool   // another shape has the room behind names and decls
	bare     *shape // the shape without the template arguments, once somebody asked
}

// A decl is how a field is declared.
type decl struct {
	typ  *Type
	kind fieldKind
}

type fieldKind uint8

const (
	fieldNormal fieldKind = iota
	fieldKeyword
	fieldParam
)

// find returns the index of the field of that name, -1 if there is none.
func (s *shape) find(name *StringValue) int {
	if s.bloom&varBloom(name) != 0 {
		for i, n := range s.names {
			if n == name {
				return i
			}
		}
	}
	return -1
}

// A shapeStep is how a field leads from one shape to the next.
type shapeStep struct {
	from *shape
	name *StringValue
	decl
	to *shape
}

// extend returns the shape with one more field.
func (in *interp) extend(s *shape, name *StringValue, d decl) *shape {
	h := mix(mix(s.id, name.hash), typeHash(d.typ)+uint32(d.kind))
	if st := in.shapes.find(h, func(st *shapeStep) bool {
		return st.from == s && st.name == name && st.decl == d
	}); st != nil {
		return st.to
	}
	n := len(s.names)
	to := &shape{params: s.params, bloom: s.bloom | varBloom(name), id: uint32(in.shapes.n) + 1}
	if s.extended {
		to.names, to.decls = append(s.names[:n:n], name), append(s.decls[:n:n], d)
	} else {
		to.names, to.decls = append(s.names, name), append(s.decls, d)
		s.extended = true
	}
	if d.kind == fieldParam && s.params == n {
		to.params++
	}
	*in.shapes.add(h) = shapeStep{s, name, d, to}
	return to
}

// inherited returns the shape of what derives from a class of this shape.
func (in *interp) inherited(s *shape) *shape {
	if s.params == 0 {
		return s
	}
	if s.bare == nil {
		s.bare = in.noFields
		for i := s.params; i < len(s.names); i++ {
			s.bare = in.extend(s.bare, s.names[i], s.decls[i])
		}
	}
	return s.bare
}

// inherit gives a record without fields those of a class.
func (in *interp) inherit(rec, class *Record) {
	n := class.shape.params
	rec.shape = in.inherited(class.shape)
	rec.values = in.slabs.values.take(class.values[n:])
	// The class and the record share the places until one of them changes one.
	rec.fieldLocs, rec.ownLocs = class.fieldLocs[n:len(class.fieldLocs):len(class.fieldLocs)], false
	class.ownLocs = false
}

// appendField adds a field that the record does not have.
func (in *interp) appendField(rec *Record, name *StringValue, d decl, v Value, loc syntax.Loc) {
	if len(rec.values) == cap(rec.values) {
		more := in.slabs.values.room(len(rec.values) + 4)
		rec.values = more[:copy(more, rec.values)]
	}
	rec.shape = in.extend(rec.shape, name, d)
	rec.values = append(rec.values, v)
	in.unshareLocs(rec, 1)
	rec.fieldLocs = append(rec.fieldLocs, loc)
}

// setFieldLoc notes where a field was set.
func (in *interp) setFieldLoc(rec *Record, i int, loc syntax.Loc) {
	in.unshareLocs(rec, 0)
	rec.fieldLocs[i] = loc
}

// unshareLocs makes the places of the fields the record's own, with room for some
// more.
func (in *interp) unshareLocs(rec *Record, room int) {
	n := len(rec.fieldLocs)
	if rec.ownLocs && cap(rec.fieldLocs) >= n+room {
		return
	}
	if room > 0 {
		room += 4
	}
	own := in.slabs.locs.room(n + room)
	rec.fieldLocs, rec.ownLocs = own[:copy(own, rec.fieldLocs)], true
}

// A lineage is the superclasses of a record. Records that derive from one class
// alone share it.
type lineage struct {
	direct []*Record // those that the definition names
	all    []*Record // each after its own
	typ    *Type     // of a reference to the record, once somebody asked
}

// addSuper notes a direct superclass and all of its own.
func (in *interp) addSuper(r, c *Record) {
	if r.line == nil {
		b := c.classPart()
		if b.below == nil || len(b.below.all) != len(c.supers())+1 {
			b.below = &lineage{direct: []*Record{c}, all: append(c.supers()[:len(c.supers()):len(c.supers())], c)}
		}
		r.line = b.below
		return
	}
	old := r.line
	r.line = &lineage{
		direct: append(old.direct[:len(old.direct):len(old.direct)], c),
		all:    append(append(old.all[:len(old.all):len(old.all)], c.supers()...), c),
	}
}

// refType returns the type of a reference to a record.
func (in *interp) refType(r *Record) *Type {
	if r.line == nil {
		return in.recordType(nil)
	}
	if r.line.typ == nil {
		r.line.typ = in.recordType(r.line.direct)
	}
	return r.line.typ
}
