package tablegen

import (
	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
)

// A UseKind is the kind of entity that a name refers to.
type UseKind uint8

// The kinds of uses.
const (
	UseClass UseKind = iota
	UseMulticlass
	UseDef
	UseField
	UseParam  // a template argument
	UseGlobal // a defvar or defset of the top level
	UseLocal  // a local defvar, a loop variable, or a name bound by an operator
	UseType   // a deftype
)

// A Use is a name in the text with the location of its definition. Uses are
// collected only if Options.TrackUses is set.
type Use struct {
	Kind   UseKind
	At     source.Span
	Target source.Pos // invalid for a name bound by an operator
}

// A useLoc is a Use with compact locations.
type useLoc struct {
	kind       UseKind
	at, target syntax.Loc
	len        uint32
}

// Uses returns the uses of names in order of evaluation. The body of a loop or
// multiclass is evaluated once.
func (rs *Records) Uses() []Use {
	out := make([]Use, len(rs.in.uses))
	for i, u := range rs.in.uses {
		p := rs.Files.Pos(u.at)
		out[i] = Use{u.kind, source.Span{File: p.File, Start: p.Offset, End: p.Offset + u.len}, rs.Files.Pos(u.target)}
	}
	return out
}

// Multiclasses returns a record with the template arguments of each multiclass,
// sorted by name.
func (rs *Records) Multiclasses() []*Record {
	var list []*Record
	for s := range all(&rs.in.strings) {
		if s.bind != nil && s.bind.mc != nil {
			list = append(list, s.bind.mc.rec)
		}
	}
	sortByName(list)
	return list
}

// use records that the name at a location refers to the definition at target.
func (in *interp) use(kind UseKind, at syntax.Loc, name string, target syntax.Loc) {
	if in.opts.TrackUses {
		in.uses = append(in.uses, useLoc{kind, at, target, uint32(len(name))})
	}
}

// useRecord records the use of a class, multiclass or def.
func (in *interp) useRecord(kind UseKind, at syntax.Loc, name string, r *Record) {
	if in.opts.TrackUses {
		in.use(kind, at, name, r.locs[0])
	}
}

// useName records the use of a name in a value.
func (in *interp) useName(at syntax.Loc, name *StringValue) {
	if !in.opts.TrackUses {
		return
	}
	for s := in.scope; s != nil; s = s.parent {
		for i, n := range s.names {
			if n == name {
				in.use(UseLocal, at, name.S, s.locs[i])
				return
			}
		}
		rec := s.rec
		if s.mc != nil {
			rec = s.mc.rec
		}
		if rec != nil {
			if f := rec.field(name); f >= 0 {
				kind, loc := UseField, rec.fieldLocs[f]
				if loc == 0 {
					kind = UseLocal
				}
				in.use(kind, at, name.S, loc)
				return
			}
			if rec.kind == kindClass || rec.kind == kindMulticlass {
				for i, p := range rec.params() {
					if p.plain == name {
						in.use(UseParam, at, name.S, rec.fieldLocs[i])
						return
					}
				}
			}
		}
		if s.loop != nil && s.loop.iter != nil && s.loop.iter.name == name {
			in.use(UseLocal, at, name.S, s.loop.nameLoc)
			return
		}
	}
	if b := name.bind; b != nil {
		switch {
		case b.def != nil:
			in.use(UseDef, at, name.S, b.def.locs[0])
		case b.global != nil:
			in.use(UseGlobal, at, name.S, b.globalLoc)
		}
	}
}

// useField records the use of a field of a value.
func (in *interp) useField(at syntax.Loc, x Value, name *StringValue) {
	if !in.opts.TrackUses {
		return
	}
	var recs []*Record
	if d, ok := x.(*DefValue); ok {
		recs = []*Record{d.Rec}
	} else if t := x.Type(); t != nil {
		recs = t.classes
	}
	for _, r := range recs {
		if f := r.field(name); f >= 0 {
			in.use(UseField, at, name.S, r.fieldLocs[f])
			return
		}
	}
}
