package tablegen

import "github.com/mica-ir/mica/internal/tablegen/syntax"

// A scope defines how names are looked up: first the local variables, then the
// object that the scope belongs to (a record, loop or multiclass), then the parent
// scope.
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

// defines reports whether the scope, or an enclosing local scope, has a variable
// with that name.
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

// find returns the value of a name, or nil if it is not defined in any scope.
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

// qualify returns the name under which a template argument of a class or multiclass
// is known outside of it.
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

// A loop is a foreach, or a branch of an if. A branch is a loop without a variable
// over a list of length 0 or 1.
type loop struct {
	loc     syntax.Loc
	nameLoc syntax.Loc // of the variable
	iter    *varValue
	list    Value
	entries []entry
}

// An entry is an element of the body of a loop or multiclass: exactly one of its
// fields is set.
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

// A defset collects the records that are defined in its body.
type defset struct {
	loc   syntax.Loc
	elem  *Type
	elems []Value
}

// A letValue assigns a value to a field, or to some of its bits, or extends the field by it.
type letValue struct {
	mode syntax.LetMode
	name *StringValue
	bits []int
	val  Value
	loc  syntax.Loc
}
