package tablegen

import (
	"github.com/mica-ir/mica/internal/tablegen/syntax"
)

// A resolver replaces variables by their values.
//
// Resolution never modifies a value: values are unique and shared, so a changed
// value is built anew and an unchanged one is returned as it is. Callers compare
// pointers to see whether anything changed.
type resolver struct {
	knower
	keys          uint64  // a Bloom filter of the names that lookup may know
	rec           *Record // for messages and self-references; may be nil
	final         bool
	keepUnsetBits bool
}

// A knower provides the values of variables for a resolver.
type knower interface {
	// lookup returns the value of a variable, or nil to leave it unresolved.
	lookup(name *StringValue) Value
}

// A substitution resolves a fixed set of names.
type substitution struct {
	resolver
	in    *interp
	names []*StringValue
	vals  []Value
	done  []bool
}

// newSubstitution returns an empty substitution from the free list. The caller
// returns it with release.
func (in *interp) newSubstitution(rec *Record) *substitution {
	n := len(in.subs)
	if n == 0 {
		s := &substitution{in: in}
		s.knower, s.rec = s, rec
		return s
	}
	s := in.subs[n-1]
	in.subs = in.subs[:n-1]
	s.keys, s.rec, s.final = 0, rec, false
	s.names, s.vals, s.done = s.names[:0], s.vals[:0], s.done[:0]
	return s
}

func (in *interp) release(s *substitution) { in.subs = append(in.subs, s) }

func (s *substitution) set(name *StringValue, v Value) {
	for i, n := range s.names {
		if n == name {
			s.vals[i], s.done[i] = v, false
			return
		}
	}
	s.names = append(s.names, name)
	s.vals = append(s.vals, v)
	s.done = append(s.done, false)
	s.keys |= varBloom(name)
}

func (s *substitution) lookup(name *StringValue) Value {
	for i, n := range s.names {
		if n != name {
			continue
		}
		v := s.vals[i]
		if v == nil || s.done[i] || len(s.names) == 1 || isConcrete(v) {
			return v
		}
		// The values may refer to each other, but a name does not refer to itself:
		// hiding it while its value is resolved prevents infinite recursion. The
		// result is stored, so that each value is resolved once.
		s.vals[i] = nil
		v = s.in.resolve(v, &s.resolver)
		s.vals[i], s.done[i] = v, true
		return v
	}
	return nil
}

// A selfResolver resolves references between the fields of one record.
type selfResolver struct {
	resolver
	in    *interp
	old   Value // the record's name before resolution
	name  Value // the record's new name, or nil to keep the old one
	stack []*StringValue
	cache []Value // resolved values by index of the field
}

func (in *interp) newSelfResolver(rec *Record, name Value) *selfResolver {
	var s *selfResolver
	if n := len(in.selfs); n > 0 {
		s = in.selfs[n-1]
		in.selfs = in.selfs[:n-1]
		clear(s.cache)
	} else {
		s = &selfResolver{in: in}
	}
	s.resolver = resolver{knower: s, keys: rec.shape.bloom, rec: rec, final: true, keepUnsetBits: true}
	if name != nil {
		s.keys = ^uint64(0)
	}
	s.old, s.name, s.stack, s.cache = rec.name, name, s.stack[:0], s.cache[:0]
	return s
}

func (s *selfResolver) lookup(name *StringValue) Value {
	i := s.rec.field(name)
	if i < 0 {
		return nil
	}
	// Use the first result for all later references, even if the field's value has
	// become known in the meantime. The reference does the same.
	if i < len(s.cache) && s.cache[i] != nil {
		return s.cache[i]
	}
	old := s.rec.values[i]
	if isConcrete(old) {
		if old == Unset {
			return nil
		}
		return old
	}
	for len(s.cache) < len(s.rec.values) {
		s.cache = append(s.cache, nil)
	}
	for _, n := range s.stack {
		if n == name {
			return nil
		}
	}
	s.stack = append(s.stack, name)
	v := s.in.resolve(old, &s.resolver)
	s.stack = s.stack[:len(s.stack)-1]
	s.cache[i] = v
	return v
}

// lookupName returns the final name for the placeholder name of an anonymous
// record.
func (s *selfResolver) lookupName(n *anonName) Value {
	if s.name != nil && s.old == Value(n) {
		return s.name
	}
	return nil
}

// A shadow is a resolver that hides the names which an operator such as !foreach
// binds.
type shadow struct {
	resolver
	outer *resolver
	a, b  *StringValue
}

func (s *shadow) lookup(name *StringValue) Value {
	if name == s.a || name == s.b {
		return nil
	}
	return s.outer.lookup(name)
}

// A tracker forwards to another resolver and records whether a variable stays
// unresolved.
type tracker struct {
	resolver
	in    *interp
	outer *resolver
	found bool
}

func (t *tracker) lookup(name *StringValue) Value {
	v := t.outer.lookup(name)
	if v == nil {
		t.found = true
		return nil
	}
	if !t.found && !isConcrete(v) && t.in.hasFree(v) {
		t.found = true
	}
	return v
}

// hasFree reports whether v contains a variable that no operator within v binds.
func (in *interp) hasFree(v Value) bool {
	return in.anyVar(v, nil, func(*StringValue) bool { return true })
}

// hasVar reports whether the variable occurs free in v.
func (in *interp) hasVar(v Value, name *StringValue) bool {
	if v.head().vars&varBloom(name) == 0 {
		return false
	}
	return in.anyVar(v, nil, func(n *StringValue) bool { return n == name })
}

// anyVar reports whether yes is true for a variable in v that no operator within v binds
// and that is not in bound.
func (in *interp) anyVar(v Value, bound []*StringValue, yes func(*StringValue) bool) bool {
	if v.head().vars == 0 || !in.step() {
		return false
	}
	any := func(list []Value, bound []*StringValue) bool {
		for _, e := range list {
			if in.anyVar(e, bound, yes) {
				return true
			}
		}
		return false
	}
	switch v := v.(type) {
	case *varValue:
		for _, b := range bound {
			if b == v.name {
				return false
			}
		}
		return yes(v.name)
	case *anonName:
		return yes(v.name)
	case *varBit:
		return in.anyVar(v.x, bound, yes)
	case *fieldValue:
		return in.anyVar(v.x, bound, yes)
	case *BitsValue:
		return any(v.Bits, bound)
	case *ListValue:
		return any(v.Elems, bound)
	case *DagValue:
		return in.anyVar(v.Op, bound, yes) || any(v.Args, bound)
	case *anonValue:
		for _, a := range v.args {
			if in.anyVar(a.val, bound, yes) {
				return true
			}
		}
	case *opValue:
		switch v.op {
		case syntax.OpForeach, syntax.OpFilter:
			inner := append(bound[:len(bound):len(bound)], v.args[0].(*varValue).name)
			return in.anyVar(v.args[1], bound, yes) || in.anyVar(v.args[2], inner, yes)
		case syntax.OpFoldl:
			inner := append(bound[:len(bound):len(bound)], v.args[2].(*varValue).name, v.args[3].(*varValue).name)
			return any(v.args[:2], bound) || in.anyVar(v.args[4], inner, yes)
		}
		return any(v.args, bound)
	}
	return false
}

// concerns reports whether resolving v with r can have an effect. It is false if v is concrete,
// or if the Bloom filters show that v contains none of r's names. Filters may give false
// positives but no false negatives. This check keeps resolution cheap: most values are
// unaffected and are not traversed.
func concerns(r *resolver, v Value) bool {
	switch v.(type) {
	case UnsetValue, BitValue, *IntValue, *StringValue, *DefValue:
		return false
	}
	m := v.head()
	return m.bits&concrete == 0 && (m.vars&r.keys != 0 || m.bits&late != 0 && r.final)
}

// resolve replaces the variables in v that r knows and folds the operators whose
// operands become known.
func (in *interp) resolve(v Value, r *resolver) Value {
	if !concerns(r, v) || !in.enter() {
		return v
	}
	if !in.step() {
		in.depth--
		return v
	}
	v = in.resolveAny(v, r)
	in.depth--
	return v
}

// resolveAny resolves the parts of a value. It returns v itself if no part changes, so that unchanged
// values stay shared.
func (in *interp) resolveAny(v Value, r *resolver) Value {
	switch v := v.(type) {
	case *varValue:
		if x := r.lookup(v.name); x != nil {
			return x
		}
		return v
	case *varBit:
		if x := in.resolve(v.x, r); x != v.x {
			return in.bitOfResolved(x, v.bit)
		}
		return v
	case *fieldValue:
		if x := in.resolve(v.x, r); x != v.x {
			return in.fieldFold(x, v.name, v.typ, r.rec)
		}
		return v
	case *BitsValue:
		return in.resolveBits(v, r)
	case *ListValue:
		if start, changed := in.resolveAll(v.Elems, r); changed {
			l := in.list(in.tmp[start:], v.typ.elem)
			in.tmp = in.tmp[:start]
			return l
		}
		return v
	case *DagValue:
		// The arguments come first, as the numbers of anonymous records show.
		start, changed := in.resolveAll(v.Args, r)
		op := in.resolve(v.Op, r)
		if !changed {
			if op == v.Op {
				return v
			}
			return in.dag(op, v.Args, v.names())
		}
		d := in.dag(op, in.tmp[start:], v.names())
		in.tmp = in.tmp[:start]
		return d
	case *anonValue:
		return in.resolveAnon(v, r)
	case *anonName:
		return in.resolveAnonName(v, r)
	case *opValue:
		return in.resolveOp(v, r)
	}
	return v
}

// resolveAnonName replaces the placeholder name of an anonymous record by its final
// name.
func (in *interp) resolveAnonName(v *anonName, r *resolver) Value {
	var n Value = v
	for inner := r; inner != nil; {
		switch x := inner.knower.(type) {
		case *selfResolver:
			if l := x.lookupName(v); l != nil {
				n = l
			}
			inner = nil
		case *shadow:
			inner = x.outer
		case *tracker:
			x.found = true
			inner = x.outer
		default:
			inner = nil
		}
	}
	if a, ok := n.(*anonName); ok && r.final {
		return a.name
	}
	return n
}

func (in *interp) bitOfResolved(x Value, i int) Value {
	switch y := x.(type) {
	case *IntValue:
		return bit(i < 64 && y.V>>i&1 != 0)
	case *BitsValue:
		if i >= len(y.Bits) {
			return Unset
		}
	}
	return in.bitOf(x, i)
}

// resolveAll resolves each value of a list. If any has changed, the results are on
// the stack in.tmp from index start on, and the caller must pop them. Otherwise the
// stack is unchanged. The stack avoids an allocation for each list that turns out
// to be known already.
func (in *interp) resolveAll(list []Value, r *resolver) (start int, changed bool) {
	start = len(in.tmp)
	for i, e := range list {
		n := in.resolve(e, r)
		if n != e && !changed {
			changed = true
			in.tmp = append(in.tmp, list[:i]...)
		}
		if changed {
			in.tmp = append(in.tmp, n)
		}
	}
	return start, changed
}

func (in *interp) resolveBits(v *BitsValue, r *resolver) Value {
	start := len(in.tmp)
	changed := false
	var lastVar, lastVal Value
	for _, b := range v.Bits {
		n := b
		switch b := b.(type) {
		case BitValue, UnsetValue:
		case *varBit:
			if b.x != lastVar {
				lastVar = b.x
				lastVal = in.resolve(b.x, r)
			}
			if lastVal != b.x {
				n = in.bitOfResolved(lastVal, b.bit)
			}
		default:
			n = in.bitOfResolved(in.resolve(b, r), 0)
		}
		if n == Unset && r.keepUnsetBits {
			n = b
		}
		changed = changed || n != b
		in.tmp = append(in.tmp, n)
	}
	var out Value = v
	if changed {
		out = in.bitsOf(in.tmp[start:])
	}
	in.tmp = in.tmp[:start]
	return out
}

func (in *interp) resolveAnon(v *anonValue, r *resolver) Value {
	var t *tracker
	if n := len(in.tracks); n > 0 {
		t = in.tracks[n-1]
		in.tracks = in.tracks[:n-1]
	} else {
		t = &tracker{in: in}
	}
	t.resolver = resolver{knower: t, keys: ^uint64(0), rec: r.rec, keepUnsetBits: r.keepUnsetBits}
	t.outer, t.found = r, false
	defer func() { in.tracks = append(in.tracks, t) }()
	var few [8]argument
	args := append(few[:0], v.args...)
	changed := false
	for i := range args {
		x := in.resolve(args[i].val, &t.resolver)
		changed = changed || x != args[i].val
		args[i].val = x
	}
	if !changed {
		return v
	}
	n := in.anon(v.class, args, v.loc)
	if !t.found {
		return in.instantiate(n)
	}
	return n
}

// resolveOp resolves an operator and folds it if an operand changes. An !if with a known condition
// resolves only the branch that it selects, and !and and !or stop at an operand that determines the
// result: the other operands may be invalid or never end.
func (in *interp) resolveOp(v *opValue, r *resolver) Value {
	a := v.args
	switch v.op {
	case syntax.OpIf:
		c := in.resolve(a[0], r)
		if c != a[0] {
			if n, ok := in.asInt(c); ok {
				if n != 0 {
					return in.resolve(a[1], r)
				}
				return in.resolve(a[2], r)
			}
		}
		y, n := in.resolve(a[1], r), in.resolve(a[2], r)
		if c == a[0] && y == a[1] && n == a[2] {
			return v
		}
		return in.ternary(v.op, c, y, n, v.typ, r.rec)
	case syntax.OpStrConcat:
		start := len(in.tmp)
		if x := in.resolveParts(v, r); x != nil {
			return x
		}
		return in.join(start)
	case syntax.OpAnd, syntax.OpOr:
		x := in.resolve(a[0], r)
		if n, ok := in.asInt(x); ok && (v.op == syntax.OpAnd && n == 0 || v.op == syntax.OpOr && n == -1) {
			return in.int(n)
		}
		y := in.resolve(a[1], r)
		if x == a[0] && y == a[1] {
			return v
		}
		return in.binary(v.op, x, y, v.typ, r.rec)
	case syntax.OpForeach, syntax.OpFilter:
		list := in.resolve(a[1], r)
		body := in.resolveShadowed(a[2], r, a[0].(*varValue).name, nil)
		if list == a[1] && body == a[2] {
			return v
		}
		return in.ternary(v.op, a[0], list, body, v.typ, r.rec)
	case syntax.OpFoldl:
		start, list := in.resolve(a[0], r), in.resolve(a[1], r)
		body := in.resolveShadowed(a[4], r, a[2].(*varValue).name, a[3].(*varValue).name)
		if start == a[0] && list == a[1] && body == a[4] {
			return v
		}
		return in.foldl(start, list, a[2].(*varValue), a[3].(*varValue), body, v.typ, r.rec)
	case syntax.OpCond:
		return in.resolveCond(v, r)
	case syntax.OpIsA:
		if x := in.resolve(a[0], r); x != a[0] {
			return in.isA(v.arg, x)
		}
		return v
	case syntax.OpExists:
		if x := in.resolve(a[0], r); x != a[0] || r.final {
			return in.exists(v.arg, x, r.rec, r.final)
		}
		return v
	case syntax.OpInstances:
		if x := in.resolve(a[0], r); x != a[0] || r.final {
			return in.instances(v.arg, x, r.rec, r.final)
		}
		return v
	}
	switch len(a) {
	case 1:
		x := in.resolve(a[0], r)
		if x != a[0] || r.final && v.op == syntax.OpCast {
			return in.unary(v.op, x, v.typ, r.rec, r.final)
		}
	case 2:
		x, y := in.resolve(a[0], r), in.resolve(a[1], r)
		if x != a[0] || y != a[1] {
			return in.binary(v.op, x, y, v.typ, r.rec)
		}
	case 3:
		x, y, z := in.resolve(a[0], r), in.resolve(a[1], r), in.resolve(a[2], r)
		if x != a[0] || y != a[1] || z != a[2] {
			return in.ternary(v.op, x, y, z, v.typ, r.rec)
		}
	}
	return v
}

// resolveParts resolves a string that is pasted from parts. If all parts are known,
// it leaves them on the stack in.tmp and returns nil; the caller joins them. This
// avoids creating a unique string for every intermediate paste.
func (in *interp) resolveParts(v Value, r *resolver) Value {
	op, ok := v.(*opValue)
	if !ok || op.op != syntax.OpStrConcat || !concerns(r, v) {
		v = in.resolve(v, r)
		if _, ok := v.(*StringValue); !ok {
			return v
		}
		in.tmp = append(in.tmp, v)
		return nil
	}
	if !in.enter() {
		return v
	}
	defer in.leave()
	start := len(in.tmp)
	x := in.resolveParts(op.args[0], r)
	middle := len(in.tmp)
	y := in.resolveParts(op.args[1], r)
	if x == nil && y == nil {
		return nil
	}
	if y == nil {
		y = in.join(middle)
	}
	if x == nil {
		x = in.join(start)
	}
	if x == op.args[0] && y == op.args[1] {
		return v
	}
	return in.binary(op.op, x, y, op.typ, r.rec)
}

// join pops the strings on the stack in.tmp from start on and returns their
// concatenation.
func (in *interp) join(start int) Value {
	parts := in.tmp[start:]
	in.tmp = in.tmp[:start]
	if len(parts) == 1 {
		return parts[0]
	}
	b, code := in.buf[:0], false
	for _, p := range parts {
		s := p.(*StringValue)
		if !in.canAllocate(len(b) + len(s.S)) {
			return Unset
		}
		b = append(b, s.S...)
		code = code || s.IsCode
	}
	in.buf = b
	return in.bytes(b, code)
}

// resolveShadowed resolves the body of an operator that binds one or two names,
// which hide variables of the same name outside; b may be nil.
func (in *interp) resolveShadowed(body Value, r *resolver, a, b *StringValue) Value {
	var sh *shadow
	if n := len(in.shadows); n > 0 {
		sh = in.shadows[n-1]
		in.shadows = in.shadows[:n-1]
	} else {
		sh = &shadow{}
	}
	sh.resolver = *r
	sh.knower, sh.outer, sh.a, sh.b = sh, r, a, b
	body = in.resolve(body, &sh.resolver)
	in.shadows = append(in.shadows, sh)
	return body
}

// resolveCond resolves the arms of a !cond in order.
func (in *interp) resolveCond(v *opValue, r *resolver) Value {
	start, changed := in.resolveAll(v.args, r)
	if !changed {
		return v
	}
	c := in.cond(in.tmp[start:], v.typ, r.rec)
	in.tmp = in.tmp[:start]
	return c
}

// resolveRecord resolves the name, the fields and the hooks of a record.
func (in *interp) resolveRecord(rec *Record, r *resolver) {
	if n := in.resolve(rec.name, r); n != rec.name {
		rec.name = n
	}
	for i, old := range rec.values {
		if !concerns(r, old) {
			continue
		}
		v := in.resolve(old, r)
		if v != old && !in.assign(rec, i, v) {
			typ := ""
			if t := v.Type(); t != nil {
				typ = "of type '" + t.String() + "' "
			}
			in.fatal(rec, "Invalid value "+typ+"found when setting field '"+rec.shape.names[i].S+"' of type '"+rec.shape.decls[i].typ.String()+
				"' after resolving references: "+unquoted(v)+"\n")
			return
		}
	}
	for i := range rec.hooks {
		h := &rec.hooks[i]
		if h.cond != nil {
			h.cond = in.resolve(h.cond, r)
		}
		h.msg = in.resolve(h.msg, r)
	}
}

// finish resolves references between the record's own fields. name is its new name,
// or nil to keep it.
func (in *interp) finish(rec *Record, name Value) {
	s := in.newSelfResolver(rec, name)
	in.resolveRecord(rec, &s.resolver)
	in.selfs = append(in.selfs, s)
}

// assign sets a field to a value, cast to the field's type. It returns false if the
// value is not convertible.
func (in *interp) assign(rec *Record, i int, v Value) bool {
	v = in.fieldValue(rec.shape.decls[i].typ, v)
	if v == nil {
		return false
	}
	rec.values[i] = v
	return true
}

// fieldValue returns v in the form in which a field of that type stores it, or nil
// if it is not convertible. A field of type bits always stores a BitsValue, so that
// single bits can be set later.
func (in *interp) fieldValue(typ *Type, v Value) Value {
	if v.Type() != typ {
		if v = in.cast(v, typ); v == nil {
			return nil
		}
	}
	if typ.kind == KindBits {
		if _, ok := v.(*BitsValue); !ok {
			start := len(in.tmp)
			for i := range typ.size {
				in.tmp = append(in.tmp, in.bitOf(v, i))
			}
			v = in.bitsOf(in.tmp[start:])
			in.tmp = in.tmp[:start]
		}
	}
	return v
}
