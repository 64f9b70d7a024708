package pdll

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/pdll/syntax"
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/source"
)

// maxFindings bounds the number of findings that are kept for a file: the first
// ones, and in any case the first error.
const maxFindings = 2000

// A checker walks syntax trees in source order and builds the module. Its methods return false
// after an error that was reported; parts that depend on the failed one are then not checked.
type checker struct {
	opt       Options
	module    *Module
	scope     *scope
	context   context
	anonymous int // number of callables that were given a name
	includes  int
	tuples    int  // size of all tuples of tuples
	depth     int  // of includes
	failed    bool // an error has been reported

	builtIns    map[string]*Callable
	definitions map[string]bool       // .td files that have been read
	merged      map[string]*Operation // the definitions of sets of names

	fileState
	region *region // that is checked, or nil

	body    *syntax.Block // of the pattern that is checked
	current *syntax.Block // that is checked
	late    bool          // the call that is checked may be evaluated when the pattern is applied
}

// fileState is the state for the file being checked.
type fileState struct {
	tree     *syntax.File
	findings []finding
	at       uint32 // end of the part that has been checked
}

// A context is the part of a rule being checked.
type context uint8

const (
	inMatch context = iota
	inConstraint
	inRewrite
)

// in sets the context and returns a function that restores it.
func (c *checker) in(ctx context) func() {
	old := c.context
	c.context = ctx
	return func() { c.context = old }
}

// A scope holds the names of a region of the text.
type scope struct {
	parent *scope
	names  map[string]Decl
	named  map[string]source.Span // location of each name

	// poisoned means that a definition in the scope was invalid. An unknown name
	// may then be a consequence, so it is not reported.
	poisoned bool
}

func (s *scope) lookup(name string) Decl {
	for ; s != nil; s = s.parent {
		if d := s.names[name]; d != nil {
			return d
		}
	}
	return nil
}

func (s *scope) place(name string) source.Span {
	for ; s != nil; s = s.parent {
		if d := s.names[name]; d != nil {
			return s.named[name]
		}
	}
	return source.Span{}
}

func (s *scope) add(name string, at source.Span, d Decl) {
	if s.names == nil {
		s.names, s.named = map[string]Decl{}, map[string]source.Span{}
	}
	s.names[name], s.named[name] = d, at
}

func (s *scope) isPoisoned() bool {
	for ; s != nil; s = s.parent {
		if s.poisoned {
			return true
		}
	}
	return false
}

func (c *checker) push() { c.scope = &scope{parent: c.scope} }

func (c *checker) pop() { c.scope = c.scope.parent }

func (c *checker) span(r syntax.Range) source.Span { return c.tree.Span(r) }

// errorf reports an error at which the reference's pass ends.
func (c *checker) errorf(at source.Span, format string, args ...any) *diag.Diagnostic {
	d := diag.Errorf(diag.At(at.Pos()), format, args...)
	c.report(d, true)
	return d
}

func (c *checker) report(d *diag.Diagnostic, stop bool) {
	isError := d.Severity == diag.Error
	if len(c.findings) >= maxFindings && (c.failed || !isError) {
		return
	}
	c.failed = c.failed || isError
	c.findings = append(c.findings, finding{diag: d, at: c.at, rank: semantic, stop: stop})
}

// note attaches a note at a location, if there is one: built-ins have none.
func note(d *diag.Diagnostic, at source.Span, format string, args ...any) {
	if !at.IsValid() {
		return
	}
	d.Notef(diag.At(at.Pos()), format, args...)
}

// suggestName adds a hint to an error about an unknown name if there is a similar one.
func suggestName(d *diag.Diagnostic, name string, candidates []string) {
	if near := suggest.Closest(name, candidates); near != "" && len(name) >= 3 {
		d.Hintf(d.Place, "did you mean `%s`?", near)
	}
}

// all returns the names that are known in the scope, with the labels of blocks.
func (s *scope) all() (names []string) {
	for ; s != nil; s = s.parent {
		for name := range s.names {
			names = append(names, name)
		}
	}
	return names
}

// define reports whether a name is free, and reports an error if it is not.
func (c *checker) define(name string, at source.Span) bool {
	if c.scope.lookup(name) == nil {
		return true
	}
	note(c.errorf(at, "`%s` has already been defined", name), c.scope.place(name), "see previous definition here")
	return false
}

func (c *checker) include(d *syntax.Include) {
	c.at = d.Range.End
	at := c.span(d.PathRange)
	switch {
	case strings.HasSuffix(d.Path, ".pdll"):
		c.includePDLL(d.Path, at)
	case strings.HasSuffix(d.Path, ".td"):
		c.includeTD(d.Path, at)
	default:
		c.errorf(at, "expected include filename to end with `.pdll` or `.td`")
	}
}

// open finds and reads the file of an include directive.
func (c *checker) open(path string, at source.Span) *source.File {
	if c.includes++; c.includes > maxIncludes || c.depth >= maxIncludeDepth {
		c.errorf(at, "too many nested or repeated includes at `%s`", path)
		return nil
	}
	f, err := c.opt.Files.Include(path, at.Pos())
	if err != nil {
		d := c.errorf(at, "unable to open include file `%s`", path)
		if !errors.Is(err, fs.ErrNotExist) {
			note(d, at, "%s", source.Reason(err))
		}
		return nil
	}
	c.module.Includes = append(c.module.Includes, Include{at, f})
	return f
}

func (c *checker) includePDLL(path string, at source.Span) {
	f := c.open(path, at)
	if f == nil {
		return
	}
	c.depth++
	inner := c.file(f)
	c.depth--
	for _, n := range inner {
		n.at, n.rank = c.at, semantic
		c.findings = append(c.findings, n)
	}
}

func (c *checker) includeTD(path string, at source.Span) {
	f := c.open(path, at)
	if f == nil {
		return
	}
	if c.definitions[f.Name] {
		return // all of its definitions are known
	}
	td, list := c.opt.TD(f, c.opt.Files)
	if list.HasErrors() {
		c.tdErrors(path, at, list)
		return
	}
	c.definitions[f.Name] = true
	for _, op := range td.Operations {
		c.module.ODS.insert(op)
	}
	for _, t := range td.Constraints {
		c.importConstraint(t)
	}
}

// tdErrors reports the errors in a .td file at the directive that includes it. The
// reference stops at the first error and reports notes like other messages.
func (c *checker) tdErrors(path string, at source.Span, list diag.List) {
	last := -1
	for i, d := range list {
		if d.Severity != diag.Error {
			continue
		}
		for _, m := range tdMessages(d) {
			m = fmt.Sprintf("error while processing include file `%s`: %s", path, m)
			c.report(diag.Errorf(diag.At(at.Pos()), "%s", m), false)
		}
		// An invalid token is reported by the lexer and by the parser, both at its
		// location.
		if last < 0 && (i+1 == len(list) || !list[i+1].Place.Same(d.Place)) {
			last = len(c.findings) - 1
		}
	}
	if last >= 0 {
		c.findings[last].stop = true
	}
}

// tdMessages returns the messages of an error and its notes.
func tdMessages(d *diag.Diagnostic) []string {
	list := []string{d.Message}
	for _, n := range d.Notes {
		if !n.Hint {
			list = append(list, n.Message)
		}
	}
	return list
}

// importConstraint declares an ODS definition as a native constraint, unless its
// name is taken.
func (c *checker) importConstraint(t *TDConstraint) {
	if c.scope.lookup(t.Name) != nil {
		return
	}
	l := loc{t.Span}
	core := &CoreConstraint{loc: l}
	self := &Var{loc: l, Name: "self", Constraints: []ConstraintRef{{Constraint: core, Span: t.Span}}}
	switch t.Kind {
	case TDAttr:
		core.Kind, self.Type = AttrConstraint, AttrType
	case TDType:
		core.Kind, self.Type = TypeConstraint, TypeType
	case TDOpInterface:
		core.Kind, self.Type = OpConstraint, &OpType{}
		core.Op = &OpName{}
	}
	d := &Callable{
		loc: l, Name: Name{t.Name, t.Span}, Inputs: []*Var{self}, Result: &TupleType{},
		HasCode: true, Code: t.Code, NativeType: t.Class,
	}
	c.scope.add(t.Name, t.Span, d)
	c.module.Decls = append(c.module.Decls, d)
}
