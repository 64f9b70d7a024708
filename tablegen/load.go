package tablegen

import (
	"bytes"
	"iter"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/parallel"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
)

// Options configures the evaluation.
type Options struct {
	Files   *source.Set // include directories and trees; if nil, includes are found only by path
	Defines []string    // macros that are defined initially

	// NoUnusedArgWarnings suppresses warnings about unused template arguments.
	NoUnusedArgWarnings bool

	// AsReference evaluates as the reference also where it is mistaken: errors that follow
	// from another one in the same statement are reported, an assert outside of records
	// leaves it open whether a record exists that does not, and there is no warning about
	// arguments of a parent multiclass that have other types than its parameters. The language is
	// then that of LLVM 22; otherwise what older and later versions have is read as well.
	AsReference bool

	// TrackUses records the definition of each name in the text, for editors.
	TrackUses bool

	// Messages receives the output of dump statements. If it is nil, dumps become
	// notes in the list of diagnostics.
	Messages func(source.Pos, string)
}

// complete returns the options with files to read.
func (o Options) complete() Options {
	if o.Files == nil {
		o.Files = &source.Set{}
	}
	return o
}

// Records is the result of evaluating a file. It does not change after [Load]
// returns, and several goroutines may use it.
type Records struct {
	Files    *syntax.Files     // every file read, once for each inclusion
	Included []syntax.Included // the include directives, in order
	Skipped  []syntax.Included // those of files that were included before and have an include guard

	// LateErrors counts the errors after which the reference continues to parse;
	// Stopped reports that there was also an error after which it does not.
	LateErrors int
	Stopped    bool
	UntilStop  int // the number of diagnostics up to and including the first such error

	facts        []syntax.FileFacts
	in           *interp
	view         bool        // part of a session, where names are bound separately for each file
	boundGlobals []boundName // of a view
	order        []*Record   // defs in order of creation
	classes      []*Record
	texts        definitions
}

// Load evaluates a file and everything that it includes. The records are usable even if the
// list contains errors; invalid parts are left out.
func Load(f *source.File, opts Options) (*Records, diag.List) {
	opts = opts.complete()
	files := &syntax.Files{}
	s := parseAhead(files, f, opts, nil)
	in := newInterp(opts, files)
	in.evaluate(s)
	return in.recs, in.diags
}

// Includers returns the names of a file and of all files that include it directly
// or indirectly. It is nil for the records of a [Session].
func (rs *Records) Includers(file string) map[string]bool {
	if rs.view {
		return nil
	}
	from := map[string][]string{}
	for _, f := range rs.facts {
		for _, i := range f.Includes {
			from[i.Name] = append(from[i.Name], f.File.Name)
		}
	}
	found := map[string]bool{file: true}
	for todo := []string{file}; len(todo) > 0; {
		last := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, f := range from[last] {
			if !found[f] {
				found[f] = true
				todo = append(todo, f)
			}
		}
	}
	return found
}

// Defs returns the records, sorted by the bytes of their names.
func (rs *Records) Defs() []*Record {
	list := append([]*Record(nil), rs.order...)
	sortByName(list)
	return list
}

func sortByName(list []*Record) {
	slices.SortFunc(list, func(a, b *Record) int { return strings.Compare(a.Name(), b.Name()) })
}

// DefsInOrder returns the records in order of creation.
func (rs *Records) DefsInOrder() []*Record { return rs.order }

// Classes returns the classes, sorted by name.
func (rs *Records) Classes() []*Record {
	list := append([]*Record(nil), rs.classes...)
	sortByName(list)
	return list
}

// Def returns the record with that name, or nil.
func (rs *Records) Def(name string) *Record {
	s := rs.in.lookup(name)
	switch {
	case s == nil:
		return nil
	case rs.view:
		return named(rs.order, s)
	case s.bind != nil:
		return s.bind.def
	}
	return nil
}

// Class returns the class with that name, or nil.
func (rs *Records) Class(name string) *Record {
	s := rs.in.lookup(name)
	switch {
	case s == nil:
		return nil
	case rs.view:
		return named(rs.classes, s)
	case s.bind != nil:
		return s.bind.class
	}
	return nil
}

func named(list []*Record, name *StringValue) *Record {
	for _, r := range list {
		if r.name == Value(name) {
			return r
		}
	}
	return nil
}

// DerivedFrom returns the records that derive from a class. The order is that of
// the reference's getAllDerivedDefinitions: by name, where a sequence of digits
// compares as a number.
func (rs *Records) DerivedFrom(class string) []*Record {
	list := rs.derived(rs.order, class)
	sortNumeric(list)
	return list
}

func sortNumeric(list []*Record) {
	slices.SortStableFunc(list, func(a, b *Record) int { return compareNumeric(a.Name(), b.Name()) })
}

// compareNumeric compares names bytewise, except that sequences of digits compare
// by length first.
func compareNumeric(a, b string) int {
	isDigit := func(s string, i int) bool { return i < len(s) && s[i] >= '0' && s[i] <= '9' }
	for i := 0; i < len(a) && i < len(b); i++ {
		if isDigit(a, i) && isDigit(b, i) {
			j := i + 1
			for isDigit(a, j) && isDigit(b, j) {
				j++
			}
			switch da, db := isDigit(a, j), isDigit(b, j); {
			case db:
				return -1
			case da:
				return 1
			}
			if c := strings.Compare(a[i:j], b[i:j]); c != 0 {
				return c
			}
			i = j - 1
			continue
		}
		if a[i] != b[i] {
			if a[i] < b[i] {
				return -1
			}
			return 1
		}
	}
	return len(a) - len(b)
}

// DerivedInOrder is DerivedFrom in order of creation.
func (rs *Records) DerivedInOrder(class string) []*Record { return rs.derived(rs.order, class) }

func (rs *Records) derived(list []*Record, class string) []*Record {
	c := rs.Class(class)
	if c == nil {
		return nil
	}
	var out []*Record
	for _, d := range list {
		if d.isSubClassOf(c) {
			out = append(out, d)
		}
	}
	return out
}

// Global returns the value of a top-level defvar or defset, or nil if it is not defined.
func (rs *Records) Global(name string) Value {
	s := rs.in.lookup(name)
	switch {
	case s == nil:
		return nil
	case rs.view:
		for i := range rs.boundGlobals {
			if rs.boundGlobals[i].name == s {
				return rs.boundGlobals[i].global
			}
		}
	case s.bind != nil:
		return s.bind.global
	}
	return nil
}

// An interp is the state of an evaluation.
type interp struct {
	opts  Options
	recs  *Records
	files *syntax.Files
	diags diag.List

	// The tables of unique values. Strings and integers have tables of their own,
	// because they are found by their content alone; slabs allocate the values.
	strings pool[StringValue]
	ints    pool[IntValue]
	values  pool[Value] // all other kinds
	slabs   struct {
		lists      slab[ListValue]
		bits       slab[BitsValue]
		dags       slab[DagValue]
		ops        slab[opValue]
		anons      slab[anonValue]
		names      slab[anonName]
		defs       slab[DefValue]
		records    slab[Record]
		shapes     slab[shape]
		fieldNames slab[*StringValue]
		decls      slab[decl]
		bindings   slab[binding]
		values     slab[Value]
		locs       slab[syntax.Loc]
		args       slab[argument]
		text       textSlab
	}
	small       [smallInts + 1]IntValue
	steps       pool[shapeStep]
	shapeID     uint32
	noFields    *shape // shape of a record without fields
	bitsTypes   map[int]*Type
	recordTypes map[uint32][]*Type
	regexes     map[string]*regexp.Regexp

	unit *unit // nil outside of sessions

	nextID    int
	anonymous int
	depth     int
	muted     int
	doubt     doubt
	searches  int // how often the embedded files were searched for a name
	errors    int
	soft      int           // greater than 0 while the errors reported are ones after which the reference continues
	stop      syntax.Loc    // token at which the reference's parser is after a value has failed
	failure   *syntax.Error // that ends the current statement or item of a body, or nil
	dead      bool          // set by a fatal error until the next top-level statement
	here      syntax.Span   // statement being evaluated
	spent     spent
	limits    limits
	nameName  *StringValue

	// Free lists and buffers that are reused to avoid allocation.
	subs    []*substitution // free list
	selfs   []*selfResolver
	tracks  []*tracker
	shadows []*shadow
	tmp     []Value // a stack of elements of values under construction
	buf     []byte

	uses       []useLoc
	scope      *scope
	freeScopes *scope // linked by parent
	lets       [][]letValue
	loops      []*loop
	mc         *multiclass
	defsets    []*defset
	insts      []instFrame
}

// An instFrame records a class whose anonymous record is being created.
type instFrame struct {
	class *Record
	loc   syntax.Loc
}

func newInterp(opts Options, files *syntax.Files) *interp {
	in := &interp{
		opts: opts, files: files, limits: defaultLimits,
		noFields: &shape{}, bitsTypes: map[int]*Type{}, recordTypes: map[uint32][]*Type{},
		regexes: map[string]*regexp.Regexp{},
	}
	in.recs = &Records{in: in, Files: in.files}
	// Nearly every file has at least this many values, and growing a table rehashes
	// it.
	in.strings.reserve(1 << 12)
	in.values.reserve(1 << 12)
	for i := range in.small {
		initInt(&in.small[i], int64(i)-1)
	}
	in.nameName = in.str("NAME")
	in.scope = &scope{}
	return in
}

// parse evaluates the statements of a file. An include directive is kept as a
// statement if known reports that the file was evaluated before.
func (in *interp) parse(f *source.File, known func(*source.File) ([]string, bool)) *syntax.Parser {
	return in.evaluate(parseAhead(in.files, f, in.opts, known))
}

// evaluate evaluates the statements of a file. It returns the parser that has read them.
func (in *interp) evaluate(s *statements) *syntax.Parser {
	for it := range s.items() {
		if !in.item(it) {
			break
		}
	}
	p := s.parser
	in.syntaxErrors(p.Warnings())
	in.recs.Included, in.recs.Skipped, in.recs.facts = p.Included(), p.Skipped(), p.Facts()
	return p
}

// An item is a top-level statement with the lexer's diagnostics that precede it.
type item struct {
	stmt     syntax.Stmt
	warnings []*syntax.Error
}

// parseNext returns the next item, which has no statement at the end.
func parseNext(p *syntax.Parser) (it item) {
	it.warnings = p.Warnings()
	it.stmt = p.Next()
	return it
}

// statements are the top-level statements of a file and its includes. Where there are
// several processors, a goroutine parses them some batches ahead of the evaluation.
type statements struct {
	batches chan []item // nil if there is one processor
	stop    atomic.Bool // set to end parsing
	parsing parallel.Group
	// parser is available after batches has been closed.
	parser *syntax.Parser
}

// parseAhead starts to parse a file.
func parseAhead(files *syntax.Files, f *source.File, opts Options, known func(*source.File) ([]string, bool)) *statements {
	s := &statements{}
	start := func() {
		s.parser = syntax.NewParser(files, f, syntax.Options{Set: opts.Files, Defines: opts.Defines, Import: known, Reference: opts.AsReference})
	}
	if runtime.GOMAXPROCS(0) == 1 {
		start()
		return s
	}
	s.batches = make(chan []item, 8)
	s.parsing.Go(func() {
		defer close(s.batches)
		start()
		s.parse()
	})
	return s
}

// items yields the statements, and then an item without one. Parsing has ended when it returns.
func (s *statements) items() iter.Seq[item] {
	return func(yield func(item) bool) {
		if s.batches == nil {
			for {
				if it := parseNext(s.parser); !yield(it) || it.stmt == nil {
					return
				}
			}
		}
		for batch := range s.batches {
			for i := range batch {
				if !s.stop.Load() && !yield(batch[i]) {
					s.stop.Store(true)
				}
				batch[i] = item{}
			}
		}
		s.parsing.Wait() // which panics if the parser did
	}
}

// parse sends the statements in batches.
func (s *statements) parse() {
	const batchSize = 32
	for size := 1; !s.stop.Load(); size = min(2*size, batchSize) {
		batch := make([]item, 0, size)
		for len(batch) < size {
			it := parseNext(s.parser)
			batch = append(batch, it)
			if it.stmt == nil {
				s.batches <- batch
				return
			}
		}
		s.batches <- batch
	}
}

// item evaluates a top-level statement. It returns false if evaluation must end.
func (in *interp) item(it item) bool {
	for _, e := range it.warnings {
		if it.stmt != nil && it.stmt.Failure() != nil && it.stmt.Failure().Follows {
			in.lexerError(e)
		} else {
			in.syntaxError(e)
		}
	}
	if it.stmt == nil {
		return false
	}
	if in.errors >= maxErrors {
		in.errorAt(it.stmt.Pos(), "too many errors, the rest of the input is not read")
		return false
	}
	in.dead, in.depth, in.muted, in.tmp = false, 0, 0, in.tmp[:0]
	in.spent.before = in.nextID
	in.doubt.now = false
	in.loops, in.mc, in.lets, in.defsets, in.insts = in.loops[:0], nil, in.lets[:0], in.defsets[:0], in.insts[:0]
	for in.scope.parent != nil {
		in.scope = in.scope.parent
	}
	if in.unit != nil {
		in.unit.enterStatement(in, it.stmt.Pos())
	}
	in.follow(it.stmt)
	in.syntaxErrorsOf(it.stmt)
	in.stmt(it.stmt)
	return !in.spent.all
}

func (in *interp) syntaxErrors(list []*syntax.Error) {
	for _, e := range list {
		in.syntaxError(e)
	}
}

// syntaxError reports an error of the parser with its notes.
func (in *interp) syntaxError(e *syntax.Error) {
	before := e.Before
	e.Before = nil
	for _, b := range before {
		in.lexerError(b)
	}
	if e.Follows && !in.opts.AsReference {
		return
	}
	defer func(doubt bool) { in.doubt.now = doubt }(in.doubt.now)
	in.doubt.now = false
	d := &diag.Diagnostic{Place: in.place(e.Loc), Message: e.Msg}
	if e.NoInclude {
		in.doubt.all = true
	}
	if e.Warning {
		d.Severity = diag.Warning
	}
	for _, n := range e.Notes {
		nd := &diag.Diagnostic{Severity: diag.Note, Place: in.place(n.Loc), Message: n.Msg, Hint: n.Hint}
		switch {
		case n.IsError && in.opts.AsReference:
			nd.Severity = diag.Error
		case n.IsError && n.Loc >= e.Loc:
			continue // it follows from e
		}
		d.Notes = append(d.Notes, nd)
	}
	if e.Late {
		in.softly(func() bool { in.report(d); return false })
		return
	}
	in.report(d)
	if d.Severity == diag.Error && !in.opts.AsReference {
		in.doubt.syntaxAt(d.Place)
	}
}

func (in *interp) place(l syntax.Loc) diag.Place {
	if l == 0 {
		return diag.Place{}
	}
	return diag.At(in.files.Pos(l))
}

func (in *interp) report(d *diag.Diagnostic) *diag.Diagnostic {
	if d.Severity == diag.Error && in.doubt.sameLine(d.Place) {
		in.recs.Stopped = true
		return d
	}
	if d.Severity == diag.Error && !in.opts.AsReference && !in.dead && in.muted == 0 && !in.doubt.now && in.doubt.repeats(d.Place) {
		return d
	}
	if !in.dead && in.muted == 0 && (!in.doubt.now || d.Severity != diag.Error) {
		if in.soft == 0 {
			in.addInstantiations(d)
		}
		in.diags.Add(d)
		if d.Severity == diag.Error {
			in.errors++
		}
		switch {
		case d.Severity != diag.Error:
		case in.soft > 0:
			in.recs.LateErrors++
		case !in.recs.Stopped:
			in.recs.Stopped, in.recs.UntilStop = true, len(in.diags)
		}
	}
	return d
}

// addInstantiations adds a note for each class that is being instantiated.
func (in *interp) addInstantiations(d *diag.Diagnostic) {
	const most = 10
	for i := len(in.insts) - 1; i >= 0 && i >= len(in.insts)-most; i-- {
		f := in.insts[i]
		d.Notef(in.place(f.loc), "while instantiating class '%s'", f.class.Name())
	}
	// The statement may refer to a class that was named in a distant statement.
	if len(in.insts) > 0 && (in.insts[0].loc < in.here.From || in.insts[0].loc >= in.here.To) {
		d.Notef(in.place(in.here.From), "required from here")
	}
}

// errorAt reports an error. It always returns false, so that a check can return its
// result.
func (in *interp) errorAt(loc syntax.Loc, msg string) bool {
	in.report(&diag.Diagnostic{Place: in.place(loc), Message: msg})
	return false
}

// errorAfter reports an error at the first token after a node that ends at end.
func (in *interp) errorAfter(end syntax.Loc, msg string) bool {
	in.stopAt(in.nextToken(end))
	return in.errorAt(in.stop, msg)
}

// errorIn reports an error at a location inside a value. The reference has parsed
// up to end when it finds this error.
func (in *interp) errorIn(loc, end syntax.Loc, msg string) bool {
	in.stopAt(in.nextToken(end))
	return in.errorAt(loc, msg)
}

// stopAt records the token at which the reference's parser is when it finds an error, and reports the
// errors of the lexer up to there.
func (in *interp) stopAt(loc syntax.Loc) {
	in.stop = loc
	if e := in.failure; e != nil && in.opts.AsReference && in.muted == 0 {
		for len(e.Before) > 0 && e.Before[0].Loc <= loc {
			b := e.Before[0]
			e.Before = e.Before[1:]
			last := in.recs.Stopped && in.recs.UntilStop == len(in.diags)
			if in.lexerError(b); last {
				in.recs.UntilStop = len(in.diags)
			}
		}
	}
}

// lexerError reports an error of the lexer that belongs to a syntax error. The reference continues up
// to that one.
func (in *interp) lexerError(e *syntax.Error) {
	if in.opts.AsReference {
		in.soft++
		defer func() { in.soft-- }()
	}
	in.syntaxError(e)
}

// softly runs f and marks its errors as ones after which the reference continues.
func (in *interp) softly(f func() bool) bool {
	in.soft++
	ok := f()
	in.soft--
	return ok
}

// nextToken returns the location of the first token at or after end.
func (in *interp) nextToken(end syntax.Loc) syntax.Loc {
	p := in.files.Pos(end)
	if !p.IsValid() {
		return end
	}
	text := p.File.Text
	i := int(p.Offset)
	for i < len(text) {
		switch c := text[i]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			i++
			continue
		case c == '/' && i+1 < len(text) && text[i+1] == '/':
			n := bytes.IndexByte(text[i:], '\n')
			if n < 0 {
				i = len(text)
			} else {
				i += n
			}
			continue
		case c == '/' && i+1 < len(text) && text[i+1] == '*':
			n := bytes.Index(text[i:], []byte("*/"))
			if n < 0 {
				i = len(text)
			} else {
				i += n + 2
			}
			continue
		}
		break
	}
	return end + syntax.Loc(i-int(p.Offset))
}

// recordError reports an error at a record, with notes for the multiclasses that
// created it.
func (in *interp) recordError(rec *Record, msg string) *diag.Diagnostic {
	d := &diag.Diagnostic{Message: msg, Bare: true}
	if rec == nil && !in.opts.AsReference {
		d.Place = in.place(in.here.From)
	}
	if rec != nil && len(rec.locs) > 0 {
		d.Place = in.place(rec.locs[0])
		for _, l := range rec.locs[1:] {
			d.Notef(in.place(l), "instantiated from multiclass")
		}
	}
	return in.report(d)
}

// lateError is recordError for an error after which the reference continues.
func (in *interp) lateError(rec *Record, msg string) {
	in.soft++
	in.recordError(rec, msg)
	in.soft--
}

// fatal reports an error at which the reference would exit. The rest of the
// statement is not evaluated. It returns Unset, so that a fold can return its
// result.
func (in *interp) fatal(rec *Record, msg string) Value {
	soft := in.soft
	in.soft = 0
	in.recordError(rec, msg)
	in.soft, in.dead = soft, true
	return Unset
}

// enter increments the nesting depth. It returns false if the depth is exceeded or
// after a fatal error.
func (in *interp) enter() bool {
	if in.dead || in.depth >= maxDepth {
		return in.tooDeep()
	}
	in.depth++
	return true
}

func (in *interp) tooDeep() bool {
	in.fatal(nil, "evaluation is nested too deeply")
	return false
}

func (in *interp) leave() { in.depth-- }

// lookup returns the string value of s if it exists already. A name that has no
// string value cannot have been defined.
func (in *interp) lookup(s string) *StringValue { return in.findText(hashText(s, false), s, false) }

// IsMacroName reports whether a text is the name of a macro, which Options.Defines may
// contain.
func IsMacroName(s string) bool {
	for i := range len(s) {
		c := s[i]
		letter := c == '_' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
		if !letter && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return s != ""
}
