package tablegen

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
)

// A subst maps the variables of the enclosing loops and multiclasses to their
// values.
type subst struct {
	names []*StringValue
	vals  []Value
}

func (s *subst) push(name *StringValue, v Value) {
	s.names = append(s.names, name)
	s.vals = append(s.vals, v)
}

func (s *subst) pop() {
	s.names = s.names[:len(s.names)-1]
	s.vals = s.vals[:len(s.vals)-1]
}

func (in *interp) substitution(s *subst, rec *Record) *substitution {
	out := in.newSubstitution(rec)
	for i, n := range s.names {
		out.set(n, s.vals[i])
	}
	return out
}

// addEntry appends an entry to the innermost loop or multiclass. At the top level
// the entry is completed immediately, since all variables are known there.
func (in *interp) addEntry(e entry) bool {
	if n := len(in.loops); n > 0 {
		in.loops[n-1].entries = append(in.loops[n-1].entries, e)
		return true
	}
	if e.loop != nil {
		var s subst
		var dest *[]entry
		if in.mc != nil {
			dest = &in.mc.entries
		}
		return in.resolveLoop(e.loop, &s, in.mc == nil, dest, 0)
	}
	if in.mc != nil {
		in.mc.entries = append(in.mc.entries, e)
		return in.checkEntries(in.mc.entries)
	}
	if e.hook != nil {
		in.runOutside(e.hook)
		return true
	}
	return in.addRecord(e.rec)
}

// resolveLoop executes a loop: it resolves the entries of its body once for each
// element. If final is false, a loop over a list that is not known yet is kept,
// with its entries resolved as far as possible; this happens in multiclasses, whose
// loops run when a defm instantiates them.
func (in *interp) resolveLoop(l *loop, s *subst, final bool, dest *[]entry, loc syntax.Loc) bool {
	if !in.enter() {
		return false
	}
	defer in.leave()
	r := in.substitution(s, nil)
	defer in.release(r)
	list := in.resolve(l.list, &r.resolver)
	if op, ok := list.(*opValue); ok && op.op == syntax.OpIf && final {
		r.final = true
		cond := in.resolve(op.args[0], &r.resolver)
		if cond == op.args[0] {
			return in.errorAt(l.loc, "unable to resolve if condition '"+cond.String()+"' at end of containing scope")
		}
		list = in.ternary(syntax.OpIf, cond, op.args[1], op.args[2], op.typ, nil)
	}
	known, ok := list.(*ListValue)
	if !ok {
		if final {
			return in.errorAt(l.loc, "attempting to loop over '"+list.String()+"', expected a list")
		}
		kept := &loop{loc: l.loc, iter: l.iter, list: list}
		*dest = append(*dest, entry{loop: kept})
		return in.resolveEntries(l.entries, s, final, &kept.entries, loc)
	}
	for _, v := range known.Elems {
		if !in.round() {
			return false
		}
		if l.iter != nil {
			s.push(l.iter.name, v)
		}
		ok := in.resolveEntries(l.entries, s, final, dest, 0)
		if l.iter != nil {
			s.pop()
		}
		if !ok || in.dead {
			return false
		}
	}
	return true
}

// resolveEntries appends copies of the entries to dest, with their variables
// replaced.
func (in *interp) resolveEntries(list []entry, s *subst, final bool, dest *[]entry, loc syntax.Loc) bool {
	for i := range list {
		e := &list[i]
		ok := true
		switch {
		case e.loop != nil:
			ok = in.resolveLoop(e.loop, s, final, dest, 0)
		case e.hook != nil:
			h := *e.hook
			r := in.substitution(s, nil)
			if h.cond != nil {
				h.cond = in.resolve(h.cond, &r.resolver)
			}
			h.msg = in.resolve(h.msg, &r.resolver)
			in.release(r)
			if dest != nil {
				*dest = append(*dest, entry{hook: &h})
			} else {
				in.runOutside(&h)
			}
		default:
			in.refer(e.rec)
			rec := in.copyRecord(e.rec)
			if loc != 0 {
				locs := zeros(&in.slabs.locs, len(rec.locs)+1)
				locs[copy(locs, rec.locs)] = loc
				rec.locs = locs
			}
			sub := in.substitution(s, rec)
			in.resolveRecord(rec, &sub.resolver)
			in.release(sub)
			if in.dead {
				return false
			}
			if dest != nil {
				*dest = append(*dest, entry{rec: rec})
				ok = in.checkEntries(*dest)
			} else {
				ok = in.addRecord(rec)
			}
		}
		if !ok || in.dead {
			return false
		}
	}
	return true
}

func (in *interp) copyRecord(r *Record) *Record {
	c := next(&in.slabs.records)
	*c = *r
	c.ID = in.recordID()
	c.values = take(&in.slabs.values, r.values)
	in.countFields(len(r.values))
	c.fieldLocs, c.ownLocs = r.fieldLocs[:len(r.fieldLocs):len(r.fieldLocs)], false
	r.ownLocs = false
	c.hooks = append([]hook(nil), r.hooks...)
	c.asDef, c.class = nil, nil
	c.locs = r.locs[:len(r.locs):len(r.locs)]
	return c
}

// addRecord completes a record and adds it to the other records.
func (in *interp) addRecord(rec *Record) bool {
	var newName Value
	if b := in.str(rec.Name()).bind; b != nil && b.def != nil {
		if rec.kind != kindAnonymous {
			d := in.recordError(rec, "def already exists: "+rec.Name())
			prev := &diag.Diagnostic{Severity: diag.Note, Place: in.place(b.def.locs[0]), Message: "location of previous definition"}
			d.Notes = append(d.Notes, prev)
			for _, l := range b.def.locs[1:] {
				d.Notef(in.place(l), "instantiated from multiclass")
			}
			return false
		}
		newName = in.newAnonymousName()
	}
	if in.finish(rec, newName); in.dead {
		return false
	}
	if !in.checkConcrete(rec) && !in.opts.AsReference {
		rec.broken = true
	}
	if _, ok := rec.name.(*StringValue); !ok {
		in.recordError(rec, "record name '"+rec.name.String()+"' could not be fully resolved")
		return false
	}
	if !rec.broken {
		in.checkHooks(rec)
	}
	for _, set := range in.defsets {
		d := in.defValue(rec)
		if !d.typ.isA(set.elem) {
			e := in.recordError(rec, "adding record of incompatible type '"+d.typ.String()+"' to defset")
			e.Notef(in.place(set.loc), "location of defset declaration")
			return false
		}
		set.elems = append(set.elems, d)
	}
	in.addDef(rec)
	return true
}

// checkConcrete reports fields that still contain expressions, each field of a class once, and an
// expression once that is a part of several.
func (in *interp) checkConcrete(rec *Record) (ok bool) {
	ok = true
	var open, unset []string
	for i, v := range rec.values {
		if rec.shape.decls[i].kind != fieldKeyword && !isConcrete(v) && !rec.bitsOfOwn(v) {
			if ok = false; !in.opts.AsReference && in.doubt.repeats(in.place(rec.fieldLocs[i])) {
				continue
			}
			text := v.String()
			if !in.opts.AsReference {
				fields := rec.unsetIn(text)
				if slices.ContainsFunc(open, func(part string) bool { return strings.Contains(text, part) }) ||
					slices.ContainsFunc(fields, func(name string) bool { return slices.Contains(unset, name) }) {
					continue
				}
				open, unset = append(open, text), append(unset, fields...)
				delete(in.doubt.places, in.place(rec.locs[0]).Pos) // each field is checked
			}
			in.lateError(rec, "Initializer of '"+rec.shape.names[i].S+"' in '"+rec.Name()+"' could not be fully resolved: "+text)
		}
	}
	return ok
}

// unsetIn returns the fields without a value with members that the text of an open value accesses. They are
// why it is open, and other values may be for the same reason.
func (r *Record) unsetIn(text string) (accesses []string) {
	for i, v := range r.values {
		if name := r.shape.names[i].S; v == Unset && accessesMember(text, name) {
			accesses = append(accesses, name)
		}
	}
	return accesses
}

// accessesMember reports whether a text has a name with a dot behind it.
func accessesMember(text, name string) bool {
	for {
		before, after, found := strings.Cut(text, name+".")
		if !found {
			return false
		}
		if r, _ := utf8.DecodeLastRuneInString(before); before == "" || r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return true
		}
		text = after
	}
}

// bitsOfOwn reports whether v is a bits value whose unknown bits refer only to
// fields of the record itself, which may stay unset, or to variables.
func (r *Record) bitsOfOwn(v Value) bool {
	bits, ok := v.(*BitsValue)
	if !ok {
		return false
	}
	for _, b := range bits.Bits {
		switch b := b.(type) {
		case *varValue:
			continue
		case *varBit:
			if x, ok := b.x.(*varValue); ok && r.field(x.name) >= 0 {
				continue
			}
		}
		if !isConcrete(b) {
			return false
		}
	}
	return true
}

func (in *interp) foreach(s *syntax.ForeachStmt) bool {
	iter, list := in.foreachHead(s)
	if iter == nil {
		return false
	}
	l := &loop{loc: s.From, nameLoc: s.NameLoc, iter: iter, list: list}
	return in.loopBody(l, s.Body) && in.tail(s) && in.addEntry(entry{loop: l})
}

// loopBody evaluates the body of a loop and collects its entries.
func (in *interp) loopBody(l *loop, body []syntax.Stmt) bool {
	in.push(scope{loop: l})
	in.loops = append(in.loops, l)
	ok := in.stmts(body)
	in.loops = in.loops[:len(in.loops)-1]
	in.pop()
	return ok
}

// foreachHead evaluates the head of a foreach statement. It returns the variable and the list, or nil
// for both after an error.
func (in *interp) foreachHead(s *syntax.ForeachStmt) (*varValue, Value) {
	fail := func() (*varValue, Value) {
		defer in.tail(s)
		if e := s.Err; e != nil && (e.Msg == "" || s.Name == "" || s.List == nil && !s.IsRanges) {
			return nil, nil // the syntax error is the first one
		}
		if s.IsRanges && in.charAt(in.stop) != '}' {
			in.followUp(in.stop, "expected '}' at end of bit range list")
			in.followUp(in.stop, "expected declaration in for")
			return nil, nil
		}
		at := in.stop
		if s.IsRanges {
			at = s.HeadEnd
		}
		in.errorAfterLast(at, "expected declaration in for")
		return nil, nil
	}
	in.stop = 0
	if s.Name == "" {
		return fail()
	}
	name := in.str(s.Name)
	var nums []int
	ok := true
	switch {
	case s.IsRanges:
		nums, ok = in.evalRanges(s.Ranges)
	case s.List == nil:
		return fail()
	default:
		v := in.eval(s.List, nil, nil)
		if v == nil {
			return fail()
		}
		t := v.Type()
		switch {
		case t != nil && t.kind == KindList && s.Piece == nil:
			return in.variable(name, t.elem), v
		case t != nil && t.kind == KindList:
			in.errorAfter(s.List.End(), "Unknown tok") // instead of 'in'
			return nil, nil
		case t == nil:
			in.stopAt(in.nextToken(s.List.End()))
			d := in.errorDiag(s.List.Pos(), "expected a list, got '"+v.String()+"'")
			if in.mc != nil {
				d.Notes = append(d.Notes, &diag.Diagnostic{Severity: diag.Note, Message: "references to multiclass template arguments cannot be resolved at this time"})
			}
			return fail()
		case s.Piece != nil:
			nums, ok = in.evalRange(s.Piece, v, nil)
		default:
			nums, ok = in.evalRange(&syntax.Range{Lo: s.List}, v, nil)
		}
	}
	if !ok {
		return fail()
	}
	elems := make([]Value, len(nums))
	for i, n := range nums {
		elems[i] = in.int(int64(n))
	}
	return in.variable(name, intType), in.list(elems, intType)
}

func (in *interp) ifStmt(s *syntax.IfStmt) bool {
	cond := in.eval(s.Cond, nil, nil)
	if cond == nil {
		return in.tail(s) && false
	}
	none, one := Value(in.list(nil, bitType)), Value(in.list([]Value{bit(true)}, bitType))
	arm := func(yes, no Value, body []syntax.Stmt, whole bool) bool {
		l := &loop{loc: s.From, list: in.ternary(syntax.OpIf, cond, yes, no, bitType.listOf(), nil)}
		return in.loopBody(l, body) && whole && in.addEntry(entry{loop: l})
	}
	ok := arm(one, none, s.Then, s.HasElse || s.Err == nil)
	if s.HasElse {
		ok = arm(none, one, s.Else, s.Err == nil) && ok
	}
	return in.tail(s) && ok
}

func (in *interp) multiclass(s *syntax.MulticlassStmt) (ok bool) {
	if s.Name == "" {
		in.doubt.all = true
		return false
	}
	name := in.str(s.Name)
	b := in.binding(name)
	if b.mc != nil {
		return in.errorAt(s.NameLoc, "multiclass '"+s.Name+"' already defined")
	}
	mc := &multiclass{rec: in.newRecord(name, s.NameLoc, kindMulticlass)}
	b.mc = mc
	outer := in.mc
	in.mc = mc
	in.push(scope{mc: mc})
	defer func() {
		if !ok || in.dead || in.doubt.now {
			in.suspect(mc.rec)
		}
		in.pop()
		in.mc = outer
	}()
	all, ok := in.templateParams(s.Params, mc.rec, nil)
	if !all {
		return false
	}
	for i := range s.Supers {
		ref, ok := in.superRef(&s.Supers[i], mc.rec, true)
		if !ok || !in.addSubMulticlass(mc, ref) {
			return false
		}
	}
	if ok = in.stmts(s.Body) && ok; !ok && !in.continues() {
		return false
	}
	if s.Err == nil {
		in.checkUnused(mc.rec)
	}
	return true
}

func (in *interp) addSubMulticlass(mc *multiclass, ref superValue) bool {
	var s subst
	if !in.multiclassArgs(&s, ref, in.implicitName(mc.rec)) {
		return false
	}
	return in.resolveEntries(ref.mc.entries, &s, false, &mc.entries, 0)
}

// multiclassArgs collects the template arguments of a multiclass and its NAME.
func (in *interp) multiclassArgs(s *subst, ref superValue, name Value) bool {
	if !in.resolveArgs(ref.rec, ref.args, ref.loc, s.push) {
		return false
	}
	s.push(in.implicitName(ref.rec).name, name)
	return true
}

// defm executes a defm statement: it instantiates the multiclasses, which come first in the list of
// bases, adds the classes after them to each record, and then applies the enclosing lets.
func (in *interp) defm(s *syntax.DefmStmt) bool {
	name := in.objectName(s.Name)
	if name == nil {
		return in.tail(s) && false
	}
	if name == Unset {
		name = in.newAnonymousName()
		if in.mc != nil {
			name = in.strConcat(in.implicitName(in.mc.rec), name)
		}
	}
	if len(s.Supers) == 0 {
		return in.tail(s)
	}
	var made []entry
	final := in.mc == nil && len(in.loops) == 0
	i := 0
	for ; i < len(s.Supers); i++ {
		r := &s.Supers[i]
		if n := in.str(r.Name); i > 0 && n.bind != nil && n.bind.class != nil {
			break
		}
		ref, ok := in.superRef(r, nil, true)
		if !ok {
			return false
		}
		var sub subst
		if !in.multiclassArgs(&sub, ref, name) ||
			!in.resolveEntries(ref.mc.entries, &sub, final, &made, r.NameLoc) {
			return false
		}
	}
	for ; i < len(s.Supers); i++ {
		ref, ok := in.superRef(&s.Supers[i], nil, false)
		if !ok || !in.eachRecord(made, func(rec *Record) bool { return in.addSuperclass(rec, ref) }) {
			return false
		}
	}
	ok := true
	for j := range made {
		if !in.eachRecord(made[j:j+1], in.applyLets) {
			return false
		}
		add := func() bool { return in.addEntry(made[j]) }
		if final {
			ok = in.softly(add) && ok // the reference continues
		} else {
			ok = add() && ok
		}
	}
	return in.tail(s) && ok
}

// eachRecord calls f for all records in entries and in nested loops, until f
// returns false.
func (in *interp) eachRecord(list []entry, f func(*Record) bool) bool {
	for i := range list {
		if r := list[i].rec; r != nil && !f(r) {
			return false
		}
		if l := list[i].loop; l != nil && !in.eachRecord(l.entries, f) {
			return false
		}
	}
	return true
}
