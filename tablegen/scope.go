package tablegen

import "github.com/mica-ir/mica/tablegen/syntax"

// A scope is where names are looked up: local variables first, then what the
// scope stands for, then the scope around it.
type scope struct {
	parent *scope
	rec    *Record
	loop   *loop
	mc     *multiclass
	names  []*StringValue
	vals   []Value
	locs   []syntax.Loc // of names
}

func (in *interp) push(s scope) {
	p := in.freeScopes
	if p == nil {
		p = &scope{}
	} else {
		in.freeScopes = p.parent
	}
	s.parent = in.scope
	*p = s
	in.scope = p
}

func (in *interp) pop() {
	p := in.scope
	in.scope = p.parent
	p.parent, in.freeScopes = in.freeScopes, p
}

func (s *scope) local(name *StringValue) Value {
	for i, n := range s.names {
		if n == name {
			return s.vals[i]
		}
	}
	return nil
}

// definesLocally reports whether the scope, or a local one around it, has a
// variable of that name.
func (s *scope) defines(name *StringValue) bool {
	for ; s != nil; s = s.parent {
		if s.local(name) != nil {
			return true
		}
		if s.rec != nil || s.loop != nil || s.mc != nil {
			return false
		}
	}
	return false
}

// find returns what a name stands for, nil if no scope knows it.
func (in *interp) find(name *StringValue) Value {
	for s := in.scope; s != nil; s = s.parent {
		if v := s.local(name); v != nil {
			return v
		}
		switch {
		case s.rec != nil:
			if f := s.rec.field(name); f >= 0 {
				return in.variable(name, s.rec.shape.decls[f].typ)
			}
			if s.rec.kind == kindClass {
				if v := in.findParam(s.rec, name); v != nil {
					return v
				}
			}
		case s.loop != nil:
			if s.loop.iter != nil && s.loop.iter.name == name {
				return s.loop.iter
			}
		case s.mc != nil:
			if v := in.findParam(s.mc.rec, name); v != nil {
				return v
			}
		}
	}
	return nil
}

func (in *interp) findParam(rec *Record, name *StringValue) Value {
	params := rec.params()
	for i := range params {
		if p := &params[i]; p.plain == name {
			p.used = true
			return in.variable(p.name, rec.shape.decls[i].typ)
		}
	}
	if name == in.nameName {
		return in.implicitName(rec)
	}
	return nil
}

// qualify returns the name that a template argument of a class or multiclass has
// outside of it.
func (in *interp) qualify(rec *Record, name *StringValue) *StringValue {
	sep := ":"
	if rec.kind == kindMulticlass {
		sep = "::"
	}
	in.buf = append(append(append(in.buf[:0], rec.Name()...), sep...), name.S...)
	return in.bytes(in.buf, false)
}

// implicitName returns the variable NAME of a class or multiclass.
func (in *interp) implicitName(rec *Record) *varValue {
	part := rec.classPart()
	if part.implicit == nil {
		part.implicit = in.variable(in.qualify(rec, in.nameName), stringType)
	}
	return part.implicit
}

// A loop is a foreach, or an arm of an if, whose list is then of length 0 or 1
// and has no variable.
type loop struct {
	loc     syntax.Loc
	nameLoc syntax.Loc // of the variable
	iter    *varValue
	list    Value
	entries []entry
}

// An entry is what a loop or multiclass makes: one of its fields is set.
type entry struct {
	rec  *Record
	loop *loop
	hook *hook
}

// A multiclass is a list of entries with template arguments.
type multiclass struct {
	rec     *Record // the template arguments
	entries []entry
}

// A defset collects records.
type defset struct {
	loc   syntax.Loc
	elem  *Type
	elems []Value
}

// A letValue sets a field, or some of its bits.
type letValue struct {
	name *StringValue
	bits []int
	val  Value
	loc  syntax.Loc
}
