package tablegen

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
)

// stmt evaluates a statement at the top level or in a body that contains records.
// It reports errors itself and returns false after one.
func (in *interp) stmt(s syntax.Stmt) (ok bool) {
	in.here, in.failure = syntax.Span{From: s.Pos(), To: s.End()}, s.Failure()
	defer func(outer bool) { in.doubt.now = outer }(in.doubt.now)
	in.doubt.now = in.doubt.now || s.Doubtful() && !in.opts.AsReference
	in.afterSyntaxError(s.Failure())
	defer func() {
		if !ok {
			in.loseNames(in.lostBy(s))
		}
	}()
	switch s := s.(type) {
	case *syntax.ClassStmt:
		ok = in.class(s)
	case *syntax.DefStmt:
		if ok = in.def(s); s.Name == nil && len(s.Supers) == 0 && (s.Err != nil && !s.HasBody || len(s.Body) > 0 && s.Body[0].Failure() != nil) {
			in.doubt.all = true // the name may be missing
		}
	case *syntax.DefmStmt:
		if ok = in.defm(s); !ok {
			in.losePrefix(s.Name)
		}
		return ok
	case *syntax.MulticlassStmt:
		ok = in.multiclass(s)
	case *syntax.DefsetStmt:
		ok = in.defset(s)
	case *syntax.DeftypeStmt:
		ok = in.deftype(s)
	case *syntax.DefvarStmt:
		return in.defvar(s, nil)
	case *syntax.DumpStmt:
		return in.dump(s, nil)
	case *syntax.AssertStmt:
		return in.assert(s, nil)
	case *syntax.ForeachStmt:
		return in.foreach(s)
	case *syntax.IfStmt:
		return in.ifStmt(s)
	case *syntax.LetStmt:
		return in.let(s)
	case *syntax.SemiError:
		in.semicolon(s, "A multiclass")
		return true
	case *syntax.IncludeStmt:
		if s.Imported != nil {
			in.importFile(s.Imported)
		}
		ok = true
	case *syntax.BadStmt:
		in.loseNames(s.Span)
		in.garbage(s)
		ok = true
	default:
		panic("tablegen: unknown statement")
	}
	return in.tail(s) && ok
}

// anyFails reports whether there is a syntax error in a body.
func anyFails(body []syntax.Stmt) bool {
	return slices.ContainsFunc(body, func(s syntax.Stmt) bool { return s.Failure() != nil })
}

// tail reports the syntax error that ended a statement, if there is one.
func (in *interp) tail(s syntax.Stmt) bool {
	if e := s.Failure(); e != nil {
		in.syntaxErrorOnce(e)
		return false
	}
	return true
}

func (in *interp) stmts(list []syntax.Stmt) (ok bool) {
	ok = true
	for _, s := range list {
		ok = in.stmt(s) && ok
	}
	return ok
}

// semicolon reports a superfluous semicolon after a body.
func (in *interp) semicolon(s *syntax.SemiError, what string) {
	in.soft++
	defer func() { in.soft-- }()
	d := in.errorDiag(s.From, what+" body should not end with a semicolon")
	d.Notes = append(d.Notes, &diag.Diagnostic{Severity: diag.Note, Bare: true, Message: "Semicolon ignored; remove to eliminate this error"})
}

func (in *interp) class(s *syntax.ClassStmt) bool {
	if s.Name == "" {
		in.doubt.all = true
		return false
	}
	name := in.str(s.Name)
	b := in.binding(name)
	rec := b.class
	if rec != nil {
		if len(rec.values) > 0 || rec.line != nil || len(rec.params()) > 0 {
			in.errorAt(s.NameLoc, "Class '"+s.Name+"' already defined")
			return false
		}
		if in.unit != nil && !in.unit.completes(name) {
			return false
		}
		part := rec.classPart()
		part.forward = append(part.forward, rec.locs[0])
		rec.locs = append(rec.locs[:0], s.NameLoc)
	} else {
		rec = in.newRecord(name, s.NameLoc, kindClass)
		b.class = rec
		in.recs.classes = append(in.recs.classes, rec)
		if in.unit != nil {
			in.unit.cur.classes = append(in.unit.cur.classes, rec)
		}
	}
	if b.alias != nil {
		return in.errorAt(s.NameLoc, "there is already a defined type alias '"+s.Name+"'")
	}
	in.push(scope{rec: rec})
	all, ok := in.templateParams(s.Params, rec, rec)
	ok = all && in.objectBody(rec, s.Supers, s.Body) && ok
	switch {
	case s.Err != nil || (!ok || in.dead || in.doubt.now) && !in.continues():
		in.suspect(rec)
	default:
		in.checkUnused(rec)
	}
	in.pop()
	return ok
}

// continues reports whether the reference has met no error at which it stops.
func (in *interp) continues() bool { return in.opts.AsReference && !in.recs.Stopped }

// checkUnused warns about template arguments that are never used.
func (in *interp) checkUnused(rec *Record) {
	if in.opts.NoUnusedArgWarnings {
		return
	}
	for i, p := range rec.params() {
		if !p.used {
			in.report(&diag.Diagnostic{Severity: diag.Warning, Place: in.place(rec.fieldLocs[i]), Message: "unused template argument: " + p.name.S})
		}
	}
}

// templateParams declares template arguments. cur is the record in which the
// defaults are evaluated: the class, or nil for a multiclass. A wrong default value does not end the
// list; all is false if an argument could not be declared.
func (in *interp) templateParams(list []*syntax.FieldStmt, rec, cur *Record) (all, ok bool) {
	ok = true
	for _, f := range list {
		stopped := in.recs.Stopped
		name, valid := in.declaration(f, rec, cur, true)
		if name == nil {
			return false, false
		}
		if slices.ContainsFunc(rec.params(), func(p param) bool { return p.name == name }) {
			return false, in.errorIn(f.From, f.To, "template argument with the same name has already been defined")
		}
		part := rec.classPart()
		part.params = append(part.params, param{name: name, plain: in.str(f.Name)})
		if !valid && in.opts.AsReference && in.recs.Stopped && !stopped {
			return false, false
		}
		ok = ok && valid && f.Err == nil
	}
	return true, ok
}

// declaration adds a field or a template argument. The name is nil if it could not
// be added.
func (in *interp) declaration(f *syntax.FieldStmt, rec, cur *Record, param bool) (name *StringValue, ok bool) {
	typ := in.typeOf(f.Type)
	if typ == nil || f.Name == "" {
		if f.Err != nil {
			in.syntaxErrorOnce(f.Err)
		}
		return nil, false
	}
	if f.Name == "NAME" {
		return nil, in.errorAt(f.NameLoc, "'NAME' is a reserved variable name")
	}
	name = in.str(f.Name)
	kind := fieldNormal
	switch {
	case param:
		kind, name = fieldParam, in.qualify(rec, name)
	case in.scope.defines(name):
		return nil, in.errorAt(f.NameLoc, "local variable of this name already exists")
	case f.Field:
		kind = fieldKeyword
	}
	if !in.addField(rec, f.NameLoc, name, decl{typ, kind}, in.fieldValue(typ, Unset), f.NameLoc) {
		return nil, false
	}
	if f.Value == nil {
		return name, true
	}
	// The reference continues after an invalid value if the next token fits.
	in.stop = 0
	before := in.recs.Stopped
	v := in.eval(f.Value, cur, typ)
	if v == nil {
		if in.stop != 0 && !before && in.afterBadValue(param) && f.Err != nil {
			f.Err.Msg = "" // the value ends before it
		}
		return name, false
	}
	if in.failure != nil {
		in.stopAt(in.nextToken(f.Value.End()))
	}
	return name, in.softly(func() bool { return in.setField(rec, f.Value.Pos(), name, nil, v, false) })
}

// afterBadValue reports the follow-up error that the reference gives when it
// continues after an invalid field value. It returns true if it reports none.
func (in *interp) afterBadValue(param bool) bool {
	next := in.charAt(in.stop)
	switch {
	case param && next != '>' && next != ',':
		in.errorAfterLast(in.stop, "expected '>' at end of template argument list")
	case !param && next != ';':
		in.errorAfterLast(in.stop, "expected ';' after declaration")
	default:
		in.recs.Stopped = false
		in.recs.LateErrors++
		for _, n := range in.diags[len(in.diags)-1].Notes {
			if n.Severity == diag.Error {
				in.recs.LateErrors++
			}
		}
		return true
	}
	return false
}

// charAt returns the character at a location, or 0 at the end of a file.
func (in *interp) charAt(loc syntax.Loc) byte {
	if p := in.files.Pos(loc); p.IsValid() && int(p.Offset) < len(p.File.Text) {
		return p.File.Text[p.Offset]
	}
	return 0
}

// addField adds a field at a location to a record, or sets it if it exists already.
// at is where a failure is reported.
func (in *interp) addField(rec *Record, at syntax.Loc, name *StringValue, d decl, v Value, loc syntax.Loc) bool {
	old := rec.field(name)
	if old < 0 {
		in.appendField(rec, name, d, v, loc)
		return true
	}
	if !in.assign(rec, old, v) {
		return in.errorAt(at, "New definition of '"+name.S+"' of type '"+d.typ.String()+
			"' is incompatible with previous definition of type '"+rec.shape.decls[old].typ.String()+"'")
	}
	return true
}

// setField sets a field, or some of its bits, which are listed lowest first.
func (in *interp) setField(rec *Record, loc syntax.Loc, name *StringValue, bits []int, v Value, overrideLoc bool) bool {
	f := rec.field(name)
	if f < 0 {
		in.missing(fieldOf(in.refType(rec)), name.S)
		in.suggestRecordField(in.errorDiag(loc, "Value '"+name.S+"' unknown!"), rec, name.S)
		return false
	}
	if len(bits) == 0 {
		if x, ok := v.(*varValue); ok && x.name == name {
			return in.errorAt(loc, "Recursion / self-assignment forbidden")
		}
	} else if v = in.mergeBits(rec.fieldAt(f), loc, bits, v); v == nil {
		return false
	}
	if !in.assign(rec, f, v) {
		typ := ""
		if b, ok := v.(*BitsValue); ok {
			typ = "' of type bit initializer with length " + in.int(int64(len(b.Bits))).String()
		} else if t := v.Type(); t != nil {
			typ = "' of type '" + t.String() + "'"
		}
		return in.errorAt(loc, "Field '"+name.S+"' of type '"+rec.shape.decls[f].typ.String()+"' is incompatible with value '"+v.String()+typ)
	}
	if overrideLoc {
		in.setFieldLoc(rec, f, loc)
	}
	return true
}

// mergeBits returns the bits of a field with some of them replaced.
func (in *interp) mergeBits(f Field, loc syntax.Loc, at []int, v Value) Value {
	old, ok := f.value.(*BitsValue)
	if !ok {
		in.errorAt(loc, "Value '"+f.name.S+"' is not a bits type")
		return nil
	}
	c := in.cast(v, in.bitsType(len(at)))
	if c == nil {
		in.errorAt(loc, "Initializer is not compatible with bit range")
		return nil
	}
	out := make([]Value, len(old.Bits))
	for i, b := range at {
		if b >= len(out) {
			in.errorAt(loc, "Cannot set bit #"+in.int(int64(b)).String()+" of value '"+f.name.S+"' of type '"+f.typ.String()+"'")
			return nil
		}
		if out[b] != nil {
			in.errorAt(loc, "Cannot set bit #"+in.int(int64(b)).String()+" of value '"+f.name.S+"' more than once")
			return nil
		}
		out[b] = in.bitOf(c, i)
	}
	for i := range out {
		if out[i] == nil {
			out[i] = old.Bits[i]
		}
	}
	return in.bitsOf(out)
}

// objectBody evaluates the superclasses and the body of a class or def. It
// continues after errors and then returns false.
func (in *interp) objectBody(rec *Record, supers []syntax.SuperRef, body []syntax.Stmt) bool {
	in.push(scope{rec: rec})
	defer in.pop()
	doubt := in.doubt.now
	in.doubt.now = doubt || !in.opts.AsReference && anyFails(body) // a brace may be the mistake
	for i := range supers {
		ref, ok := in.superRef(&supers[i], rec, false)
		if !ok || !in.addSuperclass(rec, ref) {
			return false
		}
	}
	if !in.applyLets(rec) {
		return false
	}
	if anyFails(body) {
		in.doubt.now = doubt
	}
	ok := true
	for _, s := range body {
		ok = in.bodyItem(s, rec) && ok
	}
	return ok
}

func (in *interp) bodyItem(s syntax.Stmt, rec *Record) (ok bool) {
	in.failure = s.Failure()
	if s.Failure() != nil && !in.opts.AsReference {
		f, isField := s.(*syntax.FieldStmt)
		lost := isField && f.Name == "" // a later item may need the field
		defer func(outer bool) { in.doubt.now = outer || lost }(in.doubt.now)
		in.afterSyntaxError(s.Failure())
	}
	switch s := s.(type) {
	case *syntax.AssertStmt:
		return in.assert(s, rec)
	case *syntax.DumpStmt:
		return in.dump(s, rec)
	case *syntax.DefvarStmt:
		return in.defvar(s, rec)
	case *syntax.FieldStmt:
		var name *StringValue
		if name, ok = in.declaration(s, rec, rec, false); name == nil && (in.recs.Stopped || !in.opts.AsReference) {
			in.doubt.now = true // a later statement may need the field
		}
	case *syntax.LetFieldStmt:
		ok = in.letField(s, rec)
	case *syntax.SemiError:
		what := "A class or def"
		in.semicolon(s, what)
		return true
	case *syntax.BadStmt, *syntax.IncludeStmt:
		ok = true
	default:
		panic("tablegen: unknown body item")
	}
	return in.tail(s) && ok
}

func (in *interp) letField(s *syntax.LetFieldStmt, rec *Record) bool {
	if s.Name == "" {
		return false
	}
	name := in.str(s.Name)
	bits, ok := in.evalRanges(s.Bits)
	if !ok || s.Value == nil {
		return false
	}
	reverse(bits)
	f := rec.field(name)
	if f < 0 {
		in.missing(fieldOf(in.refType(rec)), s.Name)
		in.suggestRecordField(in.errorDiag(s.NameLoc, "Value '"+s.Name+"' unknown!"), rec, s.Name)
		return false
	}
	in.use(UseField, s.NameLoc, s.Name, rec.fieldLocs[f])
	typ := rec.shape.decls[f].typ
	if len(bits) > 0 && typ.kind == KindBits {
		typ = in.bitsType(len(bits))
	}
	v := in.eval(s.Value, rec, typ)
	if v == nil {
		return false
	}
	if s.Err != nil {
		return in.tail(s)
	}
	if v = in.letResult(rec, &letValue{s.Mode, name, bits, v, s.NameLoc}); v == nil {
		return false
	}
	return in.setField(rec, s.NameLoc, name, bits, v, true)
}

// letResult returns the value that a let gives to a field: for append and prepend the concatenation
// with its current value, unless that is unset. It is nil after an error.
func (in *interp) letResult(rec *Record, l *letValue) Value {
	f := rec.field(l.name)
	if l.mode == syntax.LetReplace || f < 0 {
		return l.val
	}
	var op syntax.Op
	typ := rec.shape.decls[f].typ
	switch typ.kind {
	case KindList:
		op = syntax.OpListConcat
	case KindString:
		op = syntax.OpStrConcat
	case KindDag:
		op = syntax.OpCon
	default:
		in.errorAt(l.loc, "cannot "+l.mode.String()+" to field '"+l.name.S+"' of type '"+typ.String()+"': only lists, strings, code and dags can be concatenated")
		return nil
	}
	if len(l.bits) > 0 {
		in.errorAt(l.loc, "cannot "+l.mode.String()+" to bits of a field")
		return nil
	}
	v, old := in.cast(l.val, typ), rec.values[f]
	switch self, isVar := l.val.(*varValue); {
	case isVar && self.name == l.name, v == nil, old == Unset:
		return l.val // setField reports errors
	case l.mode == syntax.LetPrepend:
		old, v = v, old
	}
	return in.binary(op, old, v, typ, rec)
}

// A superValue is an evaluated reference to a class or multiclass.
type superValue struct {
	rec  *Record
	mc   *multiclass
	args []argument
	loc  syntax.Loc
}

func (in *interp) superRef(r *syntax.SuperRef, rec *Record, isDefm bool) (superValue, bool) {
	out := superValue{loc: r.NameLoc}
	if r.Name == "" {
		if r.Err != nil {
			in.syntaxErrorOnce(r.Err)
		}
		return out, false
	}
	if isDefm {
		s := in.str(r.Name)
		if s.bind == nil || s.bind.mc == nil {
			in.missing("multiclass", r.Name)
			in.suggestMulticlass(in.errorDiag(r.NameLoc, "Couldn't find multiclass '"+r.Name+"'"), r.Name)
			in.stopAt(in.nextToken(r.NameLoc + syntax.Loc(len(r.Name))))
			return out, false
		}
		in.used(s)
		out.mc = s.bind.mc
		out.rec = out.mc.rec
		in.refer(out.rec)
		in.useRecord(UseMulticlass, r.NameLoc, r.Name, out.rec)
	} else if out.rec = in.classNamed(r.Name, r.NameLoc); out.rec == nil {
		return out, false
	}
	var ok bool
	out.args, ok = in.evalArgs(r.Args, rec, out.rec)
	if ok && r.Err == nil {
		if parent := isDefm && rec != nil; parent && !in.lacksBits(out.args, out.rec) {
			in.checkParentArgs(r.Args, out.args, out.rec)
		} else {
			ok = in.castArgs(r.Args, out.args, out.rec, r.To)
		}
	}
	if r.Err != nil {
		in.syntaxErrorOnce(r.Err)
		ok = false
	}
	return out, ok
}

// addSuperclass copies the fields of a class to a record and resolves the template
// arguments in them.
func (in *interp) addSuperclass(rec *Record, ref superValue) bool {
	sc := ref.rec
	if len(rec.values) == 0 {
		in.inherit(rec, sc)
	} else {
		for i := sc.shape.params; i < len(sc.values); i++ {
			if !in.addField(rec, ref.loc, sc.shape.names[i], sc.shape.decls[i], sc.values[i], sc.fieldLocs[i]) {
				return false
			}
		}
	}
	sub := in.newSubstitution(rec)
	defer in.release(sub)
	if !in.resolveArgs(sc, ref.args, ref.loc, sub.set) {
		return false
	}
	rec.hooks = append(rec.hooks, sc.hooks...)
	name := rec.name
	if rec.kind == kindClass {
		name = in.implicitName(rec)
	}
	sub.set(in.implicitName(sc).name, name)
	in.resolveRecord(rec, &sub.resolver)
	if rec == sc || rec.isSubClassOf(sc) {
		return in.errorAt(ref.loc, "Already subclass of '"+sc.Name()+"'!\n")
	}
	in.addSuper(rec, sc)
	return true
}

// applyLets applies the enclosing let statements to a record.
func (in *interp) applyLets(rec *Record) bool {
	for _, list := range in.lets {
		for i := range list {
			l := &list[i]
			v := in.letResult(rec, l)
			if v == nil || !in.setField(rec, l.loc, l.name, l.bits, v, true) {
				return false
			}
		}
	}
	return true
}

func (in *interp) let(s *syntax.LetStmt) bool {
	var list []letValue
	for i := range s.Items {
		it := &s.Items[i]
		if it.Name == "" {
			in.tail(s)
			return false
		}
		bits, ok := in.evalRanges(it.Bits)
		if !ok {
			return false
		}
		reverse(bits)
		if it.Value == nil {
			in.tail(s)
			return false
		}
		v := in.eval(it.Value, nil, nil)
		if v == nil {
			return false
		}
		list = append(list, letValue{it.Mode, in.str(it.Name), bits, v, it.NameLoc})
	}
	in.lets = append(in.lets, list)
	in.push(scope{})
	ok := in.stmts(s.Body)
	in.pop()
	in.lets = in.lets[:len(in.lets)-1]
	return in.tail(s) && ok
}

// objectName returns the name of a def or defm. It is Unset for an anonymous one, and nil after
// an error.
func (in *interp) objectName(e syntax.Expr) Value {
	if e == nil {
		return Unset
	}
	var cur *Record
	if in.mc != nil {
		cur = in.mc.rec
	}
	name := in.evalMode(e, cur, stringType, true)
	if name == nil {
		return nil
	}
	if t := name.Type(); t != nil && t != stringType && !in.opts.AsReference {
		in.doubt.all = true
		in.errorAt(e.Pos(), "Record name '"+name.String()+"' is not a string!")
		return nil
	}
	if in.mc == nil {
		return name
	}
	implicit := in.implicitName(in.mc.rec)
	if !in.hasVar(name, implicit.name) {
		return in.strConcat(implicit, name)
	}
	return name
}

func (in *interp) def(s *syntax.DefStmt) bool {
	name := in.objectName(s.Name)
	if name == nil {
		return false
	}
	var rec *Record
	if name == Unset {
		rec = in.newRecord(in.newAnonymousName(), s.From, kindAnonymous)
	} else {
		rec = in.newRecord(name, s.NameToken, kindDef)
		if name.Type() != stringType {
			in.fatal(rec, "Record name '"+name.String()+"' is not a string!")
			return false
		}
	}
	ok := in.objectBody(rec, s.Supers, s.Body)
	if s.Err != nil {
		in.tail(s)
		ok = false
	}
	if !ok || in.dead || in.doubt.now {
		in.suspect(rec)
	}
	if !ok {
		// Keep the record, so that references to it are not reported as well.
		in.muted++
		in.addEntry(entry{rec: rec})
		in.muted--
		return false
	}
	return in.addEntry(entry{rec: rec})
}

func (in *interp) deftype(s *syntax.DeftypeStmt) bool {
	if s.Name == "" {
		in.doubt.all = true
		return false
	}
	b := in.binding(in.str(s.Name))
	if b.alias != nil || b.class != nil {
		return in.errorAt(s.NameLoc, "type of this name '"+s.Name+"' already exists")
	}
	if s.Type == nil {
		return false
	}
	at := s.Type.From
	typ := in.typeOf(s.Type)
	if typ == nil {
		return false
	}
	if typ.kind == KindRecord {
		return in.errorAt(at, "cannot define type alias for class type '"+typ.String()+"'")
	}
	if s.Err == nil {
		b.alias, b.aliasLoc = typ, s.NameLoc
	}
	return true
}

func (in *interp) defvar(s *syntax.DefvarStmt, rec *Record) bool {
	if s.Name == "" {
		in.doubt.all = true
		return in.tail(s)
	}
	name := in.str(s.Name)
	if in.scope.defines(name) {
		return in.errorAt(s.NameLoc, "local variable of this name already exists")
	}
	if rec != nil {
		if f := rec.field(name); f >= 0 && rec.shape.decls[f].kind != fieldParam {
			return in.errorAt(s.NameLoc, "field of this name already exists")
		}
	}
	outermost := in.scope.parent == nil
	if b := name.bind; outermost && b != nil && (b.def != nil || b.global != nil) {
		return in.errorAt(s.NameLoc, "def or global variable of this name already exists")
	}
	if s.Value == nil && in.opts.AsReference {
		return in.tail(s)
	}
	var v Value
	if s.Value != nil {
		v = in.eval(s.Value, rec, nil)
	}
	in.tail(s)
	if v == nil || in.dead || in.doubt.now {
		// Define the variable in any case, so that its uses are not reported as well. Its value
		// before a fatal error may itself be too large.
		v = Unset
		in.loseValue(s.Name)
	}
	if outermost {
		in.binding(name).global, name.bind.globalLoc = v, s.NameLoc
	} else {
		in.scope.locs = append(in.scope.locs, s.NameLoc)
		in.scope.names = append(in.scope.names, name)
		in.scope.vals = append(in.scope.vals, v)
	}
	return true
}

func (in *interp) defset(s *syntax.DefsetStmt) bool {
	typ := in.typeOf(s.Type)
	if typ == nil {
		return false
	}
	if typ.kind != KindList {
		return in.errorAt(s.Type.From, "expected list type")
	}
	if s.Name == "" {
		in.doubt.all = true
		return false
	}
	name := in.str(s.Name)
	if b := name.bind; b != nil && (b.def != nil || b.global != nil) {
		return in.errorAt(s.NameLoc, "def or global variable of this name already exists")
	}
	set := &defset{loc: s.Type.From, elem: typ.elem}
	in.defsets = append(in.defsets, set)
	ok := in.stmts(s.Body)
	in.defsets = in.defsets[:len(in.defsets)-1]
	in.binding(name).global, name.bind.globalLoc = in.list(set.elems, set.elem), s.NameLoc
	return ok
}

func (in *interp) assert(s *syntax.AssertStmt, rec *Record) bool {
	cond := in.eval(s.Cond, rec, nil)
	if cond == nil || s.Message == nil {
		return in.tail(s) && false
	}
	msg := in.eval(s.Message, rec, nil)
	if msg == nil || !in.tail(s) {
		return false
	}
	h := hook{loc: s.Cond.Pos(), cond: cond, msg: msg}
	if rec != nil {
		rec.hooks = append(rec.hooks, h)
		return true
	}
	return in.addEntry(entry{hook: &h})
}

func (in *interp) dump(s *syntax.DumpStmt, rec *Record) bool {
	msg := in.eval(s.Message, rec, nil)
	if !in.tail(s) || msg == nil {
		return false
	}
	if _, ok := msg.(*DefValue); ok {
		msg = in.unary(syntax.OpRepr, msg, stringType, rec, false)
	}
	h := hook{loc: s.From, msg: msg}
	if rec != nil {
		rec.hooks = append(rec.hooks, h)
		return true
	}
	if in.opts.AsReference && len(in.loops) == 0 {
		return in.addEntry(entry{hook: in.final(&h)}) // also in a multiclass
	}
	return in.addEntry(entry{hook: &h})
}

// final resolves the rest of a hook outside of records: a record that does not exist now is
// missing.
func (in *interp) final(h *hook) *hook {
	out := *h
	s := in.newSubstitution(nil)
	s.final = true
	out.msg = in.resolve(h.msg, &s.resolver)
	if h.cond != nil {
		out.cond = in.resolve(h.cond, &s.resolver)
	}
	in.release(s)
	return &out
}

// runOutside executes a hook outside of records. The reference resolves dumps when they are
// read, and asserts never.
func (in *interp) runOutside(h *hook) {
	if !in.opts.AsReference {
		h = in.final(h)
	}
	in.runHook(h)
}

// runHook executes an assert or a dump whose values are known. It returns false if
// an assertion fails.
func (in *interp) runHook(h *hook) bool {
	if in.dead {
		return false // its value could not be resolved
	}
	in.soft++
	defer func() { in.soft-- }()
	if h.cond == nil {
		s, ok := h.msg.(*StringValue)
		if !ok {
			return in.errorAt(h.loc, "dump value is not of type string")
		}
		if in.opts.Messages != nil {
			in.opts.Messages(in.files.Pos(h.loc), s.S)
		} else {
			in.report(&diag.Diagnostic{Severity: diag.Note, Place: in.place(h.loc), Message: s.S})
		}
		return true
	}
	n, ok := in.asInt(h.cond)
	if !ok {
		return in.errorAt(h.loc, "assert condition must of type bit, bits, or int.")
	}
	if n != 0 {
		return true
	}
	msg := "(assert message is not a string)"
	if s, ok := h.msg.(*StringValue); ok {
		msg = s.S
	}
	delete(in.doubt.places, in.place(h.loc).Pos) // each record is checked
	return in.errorAt(h.loc, "assertion failed: "+msg)
}

// checkHooks executes the asserts and then the dumps of a completed record.
func (in *interp) checkHooks(rec *Record) {
	if len(rec.hooks) == 0 {
		return
	}
	r := &in.newSelfResolver(rec, nil).resolver
	ok := true
	for i := range rec.hooks {
		if h := rec.hooks[i]; h.cond != nil {
			h.cond, h.msg = in.resolve(h.cond, r), in.resolve(h.msg, r)
			before := len(in.diags)
			if in.runHook(&h) {
				continue
			}
			if ok = false; !in.opts.AsReference && len(in.diags) > before {
				in.diags[before].Notef(in.place(rec.locs[0]), "assertion failed in this record")
			}
		}
	}
	if !ok && in.opts.AsReference {
		in.lateError(rec, "assertion failed in this record")
	}
	for i := range rec.hooks {
		if h := rec.hooks[i]; h.cond == nil {
			h.msg = in.resolve(h.msg, r)
			in.runHook(&h)
		}
	}
}

func (in *interp) suggestRecordField(d *diag.Diagnostic, rec *Record, name string) {
	in.didYouMean(d, nearest(name, func(yield func(string)) { eachField(rec, yield) }))
}
