package tablegen

import "github.com/mica-ir/mica/internal/tablegen/syntax"

// A shape describes the fields of a record without their values. Records with the same fields
// in the same order share a shape: a record starts with the shape of its superclass, and each
// additional field leads to another shape. These transitions are cached in interp.steps, so
// that records built in the same way end with the same shape. A class has its own shape, which
// is modified in place until something derives from the class.
type shape struct {
	names  []*StringValue
	decls  []decl
	params int    // number of leading fields that are template arguments
	bloom  uint64 // a Bloom filter of the field names
	id     uint32

	extended bool   // the spare capacity of names and decls is in use by another shape
	bare     *shape // the shape without template arguments, computed on demand
}

// A decl is the declaration of a field.
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

// find returns the index of the field with that name, or -1.
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

// addTo appends a field to a shape that is not shared.
func (in *interp) addTo(s *shape, name *StringValue, d decl) {
	if n := len(s.names); n == cap(s.names) {
		names, decls := zeros(&in.slabs.fieldNames, 2*n+4), zeros(&in.slabs.decls, 2*n+4)
		s.names, s.decls = names[:copy(names, s.names)], decls[:copy(decls, s.decls)]
	}
	if d.kind == fieldParam && s.params == len(s.names) {
		s.params++
	}
	s.names, s.decls = append(s.names, name), append(s.decls, d)
	s.bloom |= varBloom(name)
}

func (in *interp) newShape() *shape {
	s := next(&in.slabs.shapes)
	in.shapeID++
	s.id = in.shapeID
	return s
}

// part returns a new shape with the fields from index from up to to.
func (in *interp) part(s *shape, from, to int) *shape {
	p := in.newShape()
	p.names, p.decls = s.names[from:to:to], s.decls[from:to:to]
	p.params = max(min(s.params, to)-from, 0)
	for _, n := range p.names {
		p.bloom |= varBloom(n)
	}
	return p
}

// A shapeStep is a transition: adding a field to one shape results in another.
type shapeStep struct {
	from *shape
	name *StringValue
	decl
	to *shape
}

// extend returns the shape with one more field.
func (in *interp) extend(s *shape, name *StringValue, d decl) *shape {
	h := mix(mix(s.id, name.hash), typeHash(d.typ)+uint32(d.kind))
	if st := find(&in.steps, h, func(st *shapeStep) bool {
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
	in.addTo(to, name, d)
	*add(&in.steps, h) = shapeStep{s, name, d, to}
	return to
}

// inherited returns the initial shape of records that derive from a class of this
// shape.
func (in *interp) inherited(s *shape) *shape {
	if s.params == 0 {
		return s
	}
	if s.bare == nil {
		s.bare = in.part(s, s.params, len(s.names))
	}
	return s.bare
}

// inherit copies the fields of a class to a record without fields.
func (in *interp) inherit(rec, class *Record) {
	n := class.shape.params
	rec.shape = in.inherited(class.shape)
	rec.values = take(&in.slabs.values, class.values[n:])
	in.countFields(len(rec.values))
	// The class and the record share the locations until one of them changes.
	rec.fieldLocs, rec.ownLocs = class.fieldLocs[n:len(class.fieldLocs):len(class.fieldLocs)], false
	class.ownLocs, class.ownShape = false, false
}

// grown returns a capacity for more than n fields: a few more, since most records add few, or a
// fraction of a large n, so that many fields take linear time.
func grown(n int) int {
	const large = 256
	if n < large {
		return n + 4
	}
	return n + n/8
}

// appendField adds a field that the record does not have yet.
func (in *interp) appendField(rec *Record, name *StringValue, d decl, v Value, loc syntax.Loc) {
	if len(rec.values) == cap(rec.values) {
		n := grown(len(rec.values))
		in.countFields(n)
		more := zeros(&in.slabs.values, n)
		rec.values = more[:copy(more, rec.values)]
	}
	switch {
	case !rec.hasOwnFields():
		rec.shape = in.extend(rec.shape, name, d)
	case rec.ownShape:
		in.addTo(rec.shape, name, d)
	default:
		rec.shape, rec.ownShape = in.part(rec.shape, 0, len(rec.values)), true
		in.addTo(rec.shape, name, d)
	}
	rec.values = append(rec.values, v)
	in.unshareLocs(rec, 1)
	rec.fieldLocs = append(rec.fieldLocs, loc)
}

// dropFields removes the fields from index n on and restores the earlier shape.
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

// hasOwnFields reports whether the record's shape is never shared.
func (r *Record) hasOwnFields() bool { return r.kind == kindClass || r.kind == kindMulticlass }

// setFieldLoc records where a field was set.
func (in *interp) setFieldLoc(rec *Record, i int, loc syntax.Loc) {
	in.unshareLocs(rec, 0)
	rec.fieldLocs[i] = loc
}

// unshareLocs gives the record its own copy of the field locations, with extra
// capacity for more fields.
func (in *interp) unshareLocs(rec *Record, extra int) {
	n := len(rec.fieldLocs)
	if rec.ownLocs && cap(rec.fieldLocs) >= n+extra {
		return
	}
	size := n
	if extra > 0 {
		size = grown(n + extra)
	}
	own := zeros(&in.slabs.locs, size)
	rec.fieldLocs, rec.ownLocs = own[:copy(own, rec.fieldLocs)], true
}

// A lineage is the list of superclasses of a record. Records that derive from the
// same single class share it.
type lineage struct {
	direct []*Record // the superclasses in the definition
	all    []*Record // each follows its own superclasses
	typ    *Type     // of a reference to the record, computed on demand
}

// addSuper adds a direct superclass and all of its superclasses.
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
