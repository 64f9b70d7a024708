package tablegen

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
)

// A Session evaluates several files, each as if it were evaluated alone: its
// records are those that the file and its includes define, and two files may define
// different records of the same name. A file that several files include is
// evaluated once, and its records are shared.
//
// This is possible for a file that consists of one include guard and refers only to
// names that it or its own includes define, as nearly all files do. Other files are
// evaluated again for each file that includes them. An anonymous record is listed
// only among the records of the first file that creates it.
//
// A session may be used by one goroutine at a time. While it evaluates a file, the
// records that it returned earlier must not be used by others.
type Session struct {
	in    *interp
	files map[*source.File]*sessionFile // files that are evaluated only once
	never map[*source.File]bool         // files that must be evaluated each time
}

// NewSession returns a session. The file set is changed to keep the files that it
// reads.
func NewSession(opts Options) *Session {
	opts = opts.complete()
	opts.Files.Keep = true
	return &Session{in: newInterp(opts, &syntax.Files{}), files: map[*source.File]*sessionFile{}, never: map[*source.File]bool{}}
}

// A sessionFile holds the definitions of one file, without its includes.
type sessionFile struct {
	file     *source.File
	macro    string // of its include guard
	includes []*sessionFile
	names    []boundName
	defs     []*Record
	classes  []*Record

	uses  map[*sessionFile]bool // files that define names which this file refers to
	apart bool                  // it can be evaluated independently of the including file
}

// A boundName is the binding of a name in one file.
type boundName struct {
	name *StringValue
	binding
}

// A unit is the evaluation of one root file.
type unit struct {
	session *Session
	recs    *Records
	files   map[*source.File]*sessionFile
	bound   []*StringValue // names with a binding, to be cleared at the end

	cur      *sessionFile
	low, end syntax.Loc // locations of its file
	touched  []boundName
	imported map[*sessionFile]bool
	stale    []*sessionFile // imported files that this unit would change
}

// Load evaluates a file and everything that it includes.
func (s *Session) Load(f *source.File) (*Records, diag.List) {
	in := s.in
	in.recs = &Records{in: in, Files: in.files, view: true}
	in.diags, in.errors, in.soft, in.dead, in.doubt = nil, 0, 0, false, doubt{}
	u := &unit{session: s, recs: in.recs, files: map[*source.File]*sessionFile{},
		imported: map[*sessionFile]bool{}}
	in.unit = u
	if s.files[f] != nil { // it was included by another one
		u.cur = u.file(f)
		in.importFile(f)
		recs := in.recs
		u.clear()
		in.unit = nil
		return recs, nil
	}
	p := in.parse(f, s.known)
	u.leaveStatement()
	recs, list := in.recs, in.diags
	if in.errors == 0 && len(u.stale) == 0 {
		s.publish(u, p.Facts())
	}
	u.clear()
	in.unit, in.diags = nil, nil
	if len(u.stale) > 0 {
		s.withdraw(u.stale)
		return s.Load(f)
	}
	return recs, list
}

// known returns the macros of a file if the file has been evaluated before. The
// macros of its includes are defined by their own evaluation.
func (s *Session) known(f *source.File) (macros []string, ok bool) {
	x := s.files[f]
	if x == nil {
		return nil, false
	}
	x.walk(map[*sessionFile]bool{}, func(y *sessionFile) { macros = append(macros, y.macro) })
	return macros, true
}

// walk visits the files that a file includes and then the file.
func (x *sessionFile) walk(seen map[*sessionFile]bool, visit func(*sessionFile)) {
	if seen[x] {
		return
	}
	seen[x] = true
	for _, y := range x.includes {
		y.walk(seen, visit)
	}
	visit(x)
}

// publish keeps the files of a unit that can be evaluated independently.
func (s *Session) publish(u *unit, facts []syntax.FileFacts) {
	var list []*sessionFile
	for _, fact := range facts {
		x := u.file(fact.File)
		if slices.Contains(list, x) {
			x.apart = false // the file was read twice, and so has no guard
			continue
		}
		list = append(list, x)
		x.macro, x.apart = fact.Guard, x.apart && fact.Plain && s.files[fact.File] == nil
		for _, f := range fact.Includes {
			y := s.files[f]
			if y == nil {
				y = u.file(f)
			}
			x.includes = append(x.includes, y)
		}
	}
	for changed := true; changed; {
		changed = false
		for _, x := range list {
			if x.apart && !x.closed() {
				x.apart, changed = false, true
			}
		}
	}
	for _, x := range list {
		if x.apart {
			s.files[x.file] = x
			x.uses = nil
		}
	}
}

// withdraw removes files that turned out not to be independent, and the files that
// include them.
func (s *Session) withdraw(stale []*sessionFile) {
	for _, x := range stale {
		s.never[x.file] = true
		for f, y := range s.files {
			seen := map[*sessionFile]bool{}
			if y.walk(seen, func(*sessionFile) {}); seen[x] {
				delete(s.files, f)
			}
		}
	}
}

// completes reports whether the statement may define a class that was only declared
// before. A class of another file would then differ between units.
func (u *unit) completes(name *StringValue) bool {
	x := name.from()
	if x == nil || x == u.cur {
		return true
	}
	if u.imported[x] {
		u.stale = append(u.stale, x)
		return false
	}
	x.apart = false
	return true
}

// closed reports whether everything that a file refers to is defined in files that
// it includes and that can be evaluated independently.
func (x *sessionFile) closed() bool {
	for _, y := range x.includes {
		if !y.apart {
			return false
		}
	}
	seen := map[*sessionFile]bool{}
	x.walk(seen, func(*sessionFile) {})
	for y := range x.uses {
		if !seen[y] {
			return false
		}
	}
	return true
}

// clear unbinds all names.
func (u *unit) clear() {
	for _, n := range u.bound {
		*n.bind = binding{}
	}
}

func (u *unit) file(f *source.File) *sessionFile {
	x := u.files[f]
	if x == nil {
		x = &sessionFile{file: f, uses: map[*sessionFile]bool{}, apart: !u.session.never[f]}
		u.files[f] = x
	}
	return x
}

// enterStatement determines the file of the next statement.
func (u *unit) enterStatement(in *interp, at syntax.Loc) {
	u.leaveStatement()
	if u.cur != nil && u.low <= at && at < u.end {
		return
	}
	p := in.files.Pos(at)
	u.low = at - syntax.Loc(p.Offset)
	u.end = u.low + syntax.Loc(len(p.File.Text)) + 1
	u.cur = u.file(p.File)
}

// leaveStatement assigns the names that the statement has bound to its file.
func (u *unit) leaveStatement() {
	for _, t := range u.touched {
		old, now := &t.binding, t.name.bind
		b := boundName{name: t.name}
		if now.def != old.def {
			b.def = now.def
		}
		if now.class != old.class {
			b.class = now.class
		}
		if now.global != old.global {
			b.global, b.globalLoc = now.global, now.globalLoc
		}
		if now.mc != old.mc {
			b.mc = now.mc
		}
		if now.alias != old.alias {
			b.alias, b.aliasLoc = now.alias, now.aliasLoc
		}
		if b.binding == (binding{}) {
			continue
		}
		u.cur.names = append(u.cur.names, b)
		if b.global != nil {
			u.recs.boundGlobals = append(u.recs.boundGlobals, b)
		}
		now.from = u.cur
	}
	u.touched = u.touched[:0]
}

// touch records that a name is about to be bound.
func (u *unit) touch(name *StringValue) {
	if *name.bind == (binding{}) {
		u.bound = append(u.bound, name)
	}
	u.touched = append(u.touched, boundName{name, *name.bind})
}

// use records that the statement refers to the binding of a name.
func (u *unit) use(name *StringValue) {
	if x := name.from(); x != nil && x != u.cur && u.cur != nil {
		u.cur.uses[x] = true
	}
}

// used records that the statement refers to the binding of a name.
func (in *interp) used(name *StringValue) {
	if in.unit != nil {
		in.unit.use(name)
	}
}

// notApart records that the statement depends on other definitions (as !instances does), so
// that its file may differ between units.
func (in *interp) notApart() {
	if in.unit != nil && in.unit.cur != nil {
		in.unit.cur.apart = false
	}
}

// importFile defines the names of a file that an earlier unit has evaluated.
func (in *interp) importFile(f *source.File) {
	u := in.unit
	u.session.files[f].walk(u.imported, func(x *sessionFile) {
		for i := range x.names {
			in.importName(x, &x.names[i])
		}
		for _, b := range x.names {
			if b.global != nil {
				u.recs.boundGlobals = append(u.recs.boundGlobals, b)
			}
		}
		in.recs.order = append(in.recs.order, x.defs...)
		in.recs.classes = append(in.recs.classes, x.classes...)
	})
}

// importName binds a name as in another unit. If the name is bound already, that is
// an error, as if the file had been included.
func (in *interp) importName(x *sessionFile, n *boundName) {
	u := in.unit
	if n.name.bind == nil {
		n.name.bind = next(&in.slabs.bindings)
	}
	b := n.name.bind // not touched: the file does not belong to this unit
	if *b == (binding{}) {
		u.bound = append(u.bound, n.name)
	}
	b.from = x
	if n.def != nil {
		if b.def != nil && b.def != n.def {
			d := in.recordError(n.def, "def already exists: "+n.def.Name())
			d.Notef(in.place(b.def.locs[0]), "location of previous definition")
		}
		b.def = n.def
	}
	if n.class != nil {
		if b.class != nil && b.class != n.class {
			in.errorAt(n.class.locs[0], "Class '"+n.class.Name()+"' already defined")
		}
		b.class = n.class
	}
	if n.mc != nil {
		if b.mc != nil && b.mc != n.mc {
			in.errorAt(n.mc.rec.locs[0], "multiclass '"+n.mc.rec.Name()+"' already defined")
		}
		b.mc = n.mc
	}
	if n.global != nil {
		if b.global != nil && b.globalLoc != n.globalLoc {
			in.errorAt(n.globalLoc, "def or global variable of this name already exists")
		}
		b.global, b.globalLoc = n.global, n.globalLoc
	}
	if n.alias != nil {
		b.alias, b.aliasLoc = n.alias, n.aliasLoc
	}
}
