package tablegen

import "github.com/mica-ir/mica/tablegen/syntax"

// A shape is the fields of a record without their values. Records that have the
// same fields in the same order share it: a record starts with the shape of the
// class that it derives from, and each field that is added leads from one shape
// to the next. A class, whose fields are like no other's, has a shape of its own
// to add to, up to when something derives from it.
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

// add adds a field to a shape that is not shared.
func (s *shape) add(name *StringValue, d decl) {
	if d.kind == fieldParam && s.params == len(s.names) {
		s.params++
	}
	s.names, s.decls = append(s.names, name), append(s.decls, d)
	s.bloom |= varBloom(name)
}

func (in *interp) newShape() *shape {
	s := in.slabs.shapes.next()
	in.shapeID++
	s.id = in.shapeID
	return s
}

// part returns a new shape with the fields from one index to another.
func (in *interp) part(s *shape, from, to int) *shape {
	p := in.newShape()
	p.names, p.decls = s.names[from:to:to], s.decls[from:to:to]
	p.params = max(min(s.params, to)-from, 0)
	for _, n := range p.names {
		p.bloom |= varBloom(n)
	}
	return p
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
	if st := in.steps.find(h, func(st *shapeStep) bool {
		return st.from == s && st.name == name && st.decl == d
	}); st != nil {
		return st.to
	}
	to := in.newShape()
	to.names, to.decls, to.params, to.bloom = s.names, s.decls, s.params, s.bloom
	if s.extended {
		n := len(s.names)
		to.names, to.decls = s.names[:n:n], s.decls[:n:n]
	}
	s.extended = true
	to.add(name, d)
	*in.steps.add(h) = shapeStep{s, name, d, to}
	return to
}

// inherited returns the shape of what derives from a class of this shape.
func (in *interp) inherited(s *shape) *shape {
	if s.params == 0 {
		return s
	}
	if s.bare == nil {
		s.bare = in.part(s, s.params, len(s.names))
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
	class.ownLocs, class.ownShape = false, false
}

// appendField adds a field that the record does not have.
func (in *interp) appendField(rec *Record, name *StringValue, d decl, v Value, loc syntax.Loc) {
	if len(rec.values) == cap(rec.values) {
		more := in.slabs.values.room(len(rec.values) + 4)
		rec.values = more[:copy(more, rec.values)]
	}
	switch {
	case !rec.hasOwnFields():
		rec.shape = in.extend(rec.shape, name, d)
	case rec.ownShape:
		rec.shape.add(name, d)
	default:
		rec.shape, rec.ownShape = in.part(rec.shape, 0, len(rec.values)), true
		rec.shape.add(name, d)
	}
	rec.values = append(rec.values, v)
	in.unshareLocs(rec, 1)
	rec.fieldLocs = append(rec.fieldLocs, loc)
}

// dropFields takes the fields from index n on away again, which were added to a
// record that had another shape before.
func (in *interp) dropFields(rec *Record, before *shape, n int) {
	switch {
	case !rec.hasOwnFields():
		rec.shape = before
	case rec.ownShape:
		rec.shape.names, rec.shape.decls = rec.shape.names[:n], rec.shape.decls[:n]
	default:
		rec.shape, rec.ownShape = in.part(rec.shape, 0, n), true
	}
	rec.values, rec.fieldLocs = rec.values[:n], rec.fieldLocs[:n]
}

// hasOwnFields reports whether the record's fields are like no other's.
func (r *Record) hasOwnFields() bool { return r.kind == kindClass || r.kind == kindMulticlass }

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
