package tablegen

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen/syntax"
)

// A Session evaluates several files, each as if it were alone: the records of one
// are those that it and its includes define, and two files may give the same name
// to different records. What several files include is evaluated once, and its
// records are the same in all of them.
//
// That is possible for a file that is one include guard and uses only names that
// it or its own includes define, as nearly all are. Others are evaluated anew for
// each file that includes them. An anonymous record is listed only among the
// records of the first file that makes it.
//
// A session is for one goroutine at a time, and so are the records that it
// returns while it evaluates another file.
type Session struct {
	in    *interp
	files map[*source.File]*sessionFile // those that are evaluated for good
	never map[*source.File]bool         // those that cannot be
}

// NewSession returns a session. The set of files is made to keep what it reads.
func NewSession(opts Options) *Session {
	if opts.Files == nil {
		opts.Files = &source.Set{}
	}
	opts.Files.Keep = true
	return &Session{in: newInterp(opts), files: map[*source.File]*sessionFile{}, never: map[*source.File]bool{}}
}

// A sessionFile is what the statements of one file have defined, apart from those
// of the files that it includes.
type sessionFile struct {
	file     *source.File
	macro    string // of its include guard
	includes []*sessionFile
	names    []boundName
	defs     []*Record
	classes  []*Record

	uses  map[*sessionFile]bool // whose names it refers to
	apart bool                  // it can be evaluated apart from what includes it
}

// A boundName is what one file makes of a name.
type boundName struct {
	name *StringValue
	binding
}

// A unit is the evaluation of one root file.
type unit struct {
	session *Session
	recs    *Records
	files   map[*source.File]*sessionFile
	from    map[*StringValue]*sessionFile // by which file a name was last bound
	bound   []*StringValue                // names with a binding, to be cleared

	cur      *sessionFile
	low, end syntax.Loc // the places of its file
	touched  []boundName
	imported map[*sessionFile]bool
	stale    []*sessionFile // imported ones that this unit would change
}

// Load evaluates a file and all that it includes.
func (s *Session) Load(f *source.File) (*Records, diag.List) {
	in := s.in
	in.recs = &Records{in: in, Files: in.files, view: true}
	in.diags, in.errors, in.soft, in.dead = nil, 0, 0, false
	u := &unit{session: s, recs: in.recs, files: map[*source.File]*sessionFile{}, from: map[*StringValue]*sessionFile{},
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

// known is asked for the macros of a file that has been evaluated for good. Those
// of its includes are defined by its evaluation too.
func (s *Session) known(f *source.File) (macros []string, ok bool) {
	x := s.files[f]
	if x == nil {
		return nil, false
	}
	x.walk(map[*sessionFile]bool{}, func(y *sessionFile) { macros = append(macros, y.macro) })
	return macros, true
}

// walk visits a file after those that it includes.
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

// publish keeps the files of a unit that can be evaluated apart.
func (s *Session) publish(u *unit, facts []syntax.FileFacts) {
	var list []*sessionFile
	for _, fact := range facts {
		x := u.file(fact.File)
		if slices.Contains(list, x) {
			x.apart = false // it was read twice, and so has no guard
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

// withdraw forgets files that cannot be evaluated apart after all, and those that
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

// completes reports whether the statement may complete the class of that name,
// which has only been declared so far. A class of another file is then not the same
// in all units.
func (u *unit) completes(name *StringValue) bool {
	x := u.from[name]
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

// closed reports whether all that a file refers to is in files that can be
// evaluated apart and that it includes.
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

// enterStatement notes the file whose statement is evaluated next.
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

// leaveStatement files what the statement has bound under its file.
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
		u.from[t.name] = u.cur
	}
	u.touched = u.touched[:0]
}

// touch notes that a name is about to be bound.
func (u *unit) touch(name *StringValue) {
	if *name.bind == (binding{}) {
		u.bound = append(u.bound, name)
	}
	u.touched = append(u.touched, boundName{name, *name.bind})
}

// use notes that the statement refers to what a name is bound to.
func (u *unit) use(name *StringValue) {
	if x := u.from[name]; x != nil && x != u.cur && u.cur != nil {
		u.cur.uses[x] = true
	}
}

// used notes that the statement refers to what a name is bound to.
func (in *interp) used(name *StringValue) {
	if in.unit != nil {
		in.unit.use(name)
	}
}

// notApart notes that the statement asks what else there is: its file is not the
// same in all units.
func (in *interp) notApart() {
	if in.unit != nil && in.unit.cur != nil {
		in.unit.cur.apart = false
	}
}

// importFile makes the names of a file known that an earlier unit has evaluated.
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

// importName binds a name as another unit has. What else in this unit has the name
// is an error, as it would be had the file been included.
func (in *interp) importName(x *sessionFile, n *boundName) {
	u, b := in.unit, in.binding(n.name)
	if len(u.touched) > 0 {
		u.touched = u.touched[:0] // the file is not one of this unit
	}
	u.from[n.name] = x
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
