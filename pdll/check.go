package pdll

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/pdll/syntax"
	"github.com/mica-ir/mica/source"
)

// maxFindings bounds how many findings of a file are kept: the first ones, and
// the first error whatever its number.
const maxFindings = 2000

// A checker walks syntax trees in the order of the text and makes the module.
// Its methods return false when something was wrong and has been reported; what
// depends on it is then left alone.
type checker struct {
	opt       Options
	module    *Module
	scope     *scope
	context   context
	anonymous int // callables that got a name
	includes  int
	depth     int  // of includes
	failed    bool // an error has been reported

	definitions map[string]bool // the .td files that have been read

	fileState
}

// fileState is what belongs to the file that is being checked.
type fileState struct {
	tree     *syntax.File
	findings []finding
	at       uint32 // end of what has been walked
}

// A context is the part of a rule that is being checked.
type context uint8

const (
	inMatch context = iota
	inConstraint
	inRewrite
)

// in sets the context and returns what sets it back.
func (c *checker) in(ctx context) func() {
	old := c.context
	c.context = ctx
	return func() { c.context = old }
}

// A scope is the names of a region of the text.
type scope struct {
	parent *scope
	names  map[string]Decl
	named  map[string]source.Span // where each name stands

	// poisoned says that a definition in the scope was not understood, so that
	// an unknown name may be the fault of that.
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

// errorf reports an error that ends the reference's pass.
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

// note attaches a note that points to at.
func note(d *diag.Diagnostic, at source.Span, format string, args ...any) {
	d.Notef(diag.At(at.Pos()), format, args...)
}

// define reports whether a name is free and complains if it is not.
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

// open finds and reads the file that a directive names.
func (c *checker) open(path string, at source.Span) *source.File {
	if c.includes++; c.includes > maxIncludes || c.depth >= maxIncludeDepth {
		c.errorf(at, "too many nested or repeated includes at `%s`", path)
		return nil
	}
	f, err := c.opt.Files.Include(path, at.Pos())
	if err != nil {
		c.errorf(at, "unable to open include file `%s`", path)
		return nil
	}
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
		return // all that it defines is known
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

// tdErrors reports what is wrong in a .td file at the directive that names it.
// The reference stops at the first error; notes are messages like others.
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
		// What is no token is an error of the lexer and one of the parser, both
		// at its place.
		if last < 0 && (i+1 == len(list) || list[i+1].Place != d.Place) {
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
		// A suggestion is an addition of ours.
		if !strings.HasPrefix(n.Message, "did you mean ") {
			list = append(list, n.Message)
		}
	}
	return list
}

// importConstraint makes a native constraint of an ODS definition unless its
// name is taken.
func (c *checker) importConstraint(t *TDConstraint) {
	if c.scope.lookup(t.Name) != nil {
		return
	}
	l := loc{t.Span}
	core := &CoreConstraint{loc: l}
	self := &Var{loc: l, Name: "self", Constraints: []ConstraintRef{{core, t.Span}}}
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
