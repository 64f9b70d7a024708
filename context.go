package mica

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/bytecode"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/compiled"
	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/patterns"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// A Config configures a context in addition to its definitions. The zero Config is
// sufficient for dialects and rules without Go code.
type Config struct {
	// Dialects are the dialects that are written in Go, completely or in part: the
	// results of functions such as arith.Natives(), and a program's own. If such a
	// dialect includes its definitions, it needs no .td source.
	Dialects []*dialect.Natives
	// Natives are the constraints and rewrites that PDLL rules declare without a
	// body.
	Natives *rewrite.Natives
	// Code has C++ functions and classes that are written in Go, for native code in rules.
	Code dialect.Code
	// Sources are C++ source files and headers. Functions that definitions leave to
	// C++, such as verifiers, helpers of predicates and folders, are taken from them.
	Sources []Source
	// Passes are available to [Context.Run] in addition to the passes of package transforms, such as the
	// passes of package lower.
	Passes []*pass.Definition
	// Budget is the number of steps of each evaluation of C++ in definitions, rules and Sources;
	// 0 means 1,048,576. After some evaluations that take more, later ones have less.
	Budget int
	// Defines are macros that .td files can test with #ifdef.
	Defines []string
	// Includes are the search path for included files. MLIR's base files, such as "mlir/IR/OpBase.td", are
	// always found.
	Includes []string
	// Texts returns the text of a file that is being edited, which takes precedence over the
	// file; false if it is not. It may be nil.
	Texts func(path string) ([]byte, bool)
	// Refuse returns an error for a file that an include directive must not read. It may be
	// nil.
	Refuse func(path string) error
	// Installed also searches for dialects in the directories of the environment
	// variable MICA_INCLUDE and in the newest installation of LLVM.
	Installed bool
	// Warnings selects the level of [NewContext]'s warnings about parts of the definitions that
	// only C++ implements: by default a summary.
	Warnings load.WarningLevel
	// AllowUnregistered accepts operations that no dialect defines.
	AllowUnregistered bool
}

// A Context holds dialects and the uniqued parts of IR: types, attributes,
// locations. IR of different contexts cannot be mixed.
type Context struct {
	config   Config
	library  *library.Library
	dialects *library.Dialects
	ir       *ir.Context

	mu    sync.Mutex
	texts map[string]*source.File // texts that were read, by name, for source lines in messages

	frozen atomic.Pointer[frozenSet]
}

// NewContext returns a context with the dialects that the .td sources define.
// Sources can include each other by name; identical definitions in several of them
// count once. If there is an error, the context is nil.
func NewContext(config Config, definitions ...Source) (*Context, diag.List) {
	// Rules are lowered to the pdl dialect.
	natives := append([]*dialect.Natives{pdl.Natives()}, config.Dialects...)
	sources, diags := readSources(config.Sources)
	files := &source.Set{Texts: config.Texts, Refuse: config.Refuse}
	rules := patterns.NewGenerated(files.Fresh, config.Defines...)
	lib := library.New(library.Options{Natives: natives, Includes: config.Includes, Defines: config.Defines, Installed: config.Installed,
		Sources: sources, Budget: config.Budget, Rules: rules.Find, Compiled: compiled.Find, Files: files})
	for _, s := range definitions {
		diags = append(diags, addDefinitions(lib, s)...)
	}
	for _, name := range patterns.GeneratedEnums(files.Fresh(), sources) {
		// An enumeration in a file that cannot be read is reported where it is used.
		lib.AddFile(name)
	}
	// Continue after an error in a definition, to report those in others as well.
	c, l := newContext(config, lib, lib.Register)
	if diags = append(diags, l...); diags.HasErrors() {
		return nil, diags
	}
	if c != nil {
		for _, r := range c.dialects.Reports() {
			diags = append(diags, r.Warnings(config.Warnings)...)
		}
	}
	return c, diags
}

// readSources reads C++ source files.
func readSources(list []Source) (files []*cxx.File, diags diag.List) {
	for _, s := range list {
		f, l := s.read(&source.Set{}, false)
		diags = append(diags, l...)
		if f != nil {
			files = append(files, cxx.ParseFile(f.Name, string(f.Text)))
		}
	}
	return files, diags
}

func addDefinitions(lib *library.Library, s Source) diag.List {
	switch {
	case s.isText:
		return lib.AddText(s.name, s.text)
	case s.tree != nil:
		f, diags := s.read(nil, false)
		if f == nil {
			return diags
		}
		lib.AddFS("", s.tree)
		return lib.AddText(s.name, string(f.Text))
	}
	return lib.AddFile(s.name)
}

func newContext(config Config, lib *library.Library, register func(*ir.Context) (*library.Dialects, diag.List)) (*Context, diag.List) {
	c := &Context{config: config, library: lib, ir: ir.NewContext(), texts: map[string]*source.File{}}
	c.ir.SetHost(c)
	c.ir.AllowUnregistered = config.AllowUnregistered
	dialects, diags := register(c.ir)
	if diags.HasErrors() {
		return nil, diags
	}
	c.dialects = dialects
	if !config.Code.Empty() {
		api := dialects.API() // takes longer than an empty module
		api.Update(func() { config.Code.Bind(api) })
	}
	return c, diags
}

// Fork returns a new context with the same dialects, without reading the
// definitions again. Types and attributes are freed only together with their
// context, so a server should fork a context for each input.
func (c *Context) Fork() (*Context, diag.List) {
	return newContext(c.config, c.library, c.library.RegisterAgain)
}

// IR returns the context of package ir: to build operations, and to register
// dialects that are defined in Go before the context is otherwise used.
func (c *Context) IR() *ir.Context { return c.ir }

// ContextOf returns the context that has made a context of package ir, or nil if none has. A pass can load
// rules in this way.
func ContextOf(c *ir.Context) *Context {
	ctx, _ := c.Host().(*Context)
	return ctx
}

// Reports returns which definitions are supported, and which parts of them mica cannot evaluate.
// [NewContext] returns the latter as warnings. Definitions that are made on first use are made first.
func (c *Context) Reports() []*load.Report {
	c.dialects.MakeOperations()
	return c.dialects.Reports()
}

// Found describes where a dialect is defined.
type Found = library.Found

// Found returns, for each dialect that can be looked up, where it is defined.
func (c *Context) Found() []*Found { return c.library.Find() }

// Files returns the files of definitions that were read so far, also by contexts that
// were forked from this one.
func (c *Context) Files() []*source.File { return c.library.Files().Files() }

// LookedUp returns the errors so far in dialects that were looked up. Such a
// dialect is missing, or lacks operations.
func (c *Context) LookedUp() diag.List { return c.dialects.Errors() }

// Parse parses and verifies a text, or reads MLIR's bytecode, and returns the module. The text is kept, to
// show its lines in diagnostics.
func (c *Context) Parse(s Source) (*ir.Operation, diag.List) {
	f, diags := s.read(&source.Set{}, false)
	if f == nil {
		return nil, diags
	}
	c.keep(f)
	module, diags := c.parse(f)
	if diags = append(diags, c.ir.TakeHookFailures()...); diags.HasErrors() {
		module = nil
	}
	c.Locate(diags)
	return module, diags
}

// parse parses a file. A panic is an error.
func (c *Context) parse(f *source.File) (module *ir.Operation, diags diag.List) {
	defer boundary("parsing", &diags)
	return bytecode.Parse(c.ir, f, asm.ParseOptions{Threads: c.ir.Threads})
}

// boundary is deferred: it converts a panic to an error, so that a mistake in a dialect does not end the
// program.
func boundary(doing string, diags *diag.List) {
	if r := recover(); r != nil {
		diags.Add(crash.Report(r, doing, diag.Place{}))
	}
}

// keep stores a text for Locate.
func (c *Context) keep(f *source.File) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.texts[f.Name] = f
}

// Locate adds source texts to diagnostics of the IR, as the methods of the context
// do for theirs, as far as the context has read them.
func (c *Context) Locate(diags diag.List) {
	diags.Locate(func(name string) *source.File {
		c.mu.Lock()
		defer c.mu.Unlock()
		if f := c.texts[name]; f != nil {
			return f
		}
		return c.library.Files().Lookup(name)
	})
}

// Verify checks the invariants of an operation and of all nested operations.
// [Context.Parse] and [Context.Rewrite] call it themselves.
func (c *Context) Verify(op *ir.Operation) diag.List {
	diags := append(verify(op), c.ir.TakeHookFailures()...)
	c.Locate(diags)
	return diags
}

// verify verifies an operation. A panic is an error.
func verify(op *ir.Operation) (diags diag.List) {
	defer boundary("verification", &diags)
	ir.Verify(op, &diags)
	return diags
}

// Print writes an operation, usually a module, in custom form with a final line
// feed. Package asm has the other forms. It is an error, after everything is written, if code of
// a definition that prints has failed; the generic form is printed then.
func Print(w io.Writer, op *ir.Operation) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = crash.Report(r, "printing", op.Location().Place())
		}
	}()
	var failed error // of a custom form; the generic form is printed instead
	err = asm.Print(w, op, asm.Options{Unprintable: func(op *ir.Operation, reason error) {
		if failed == nil && !errors.Is(reason, ir.ErrUnreadable) {
			failed = fmt.Errorf("'%s' op is printed in generic form, because its custom form %w", op.Name(), reason)
		}
	}})
	if err == nil && op.Block() != nil {
		// An operation that is in no block is printed with a line feed.
		_, err = io.WriteString(w, "\n")
	}
	if l := op.Context().TakeHookFailures(); len(l) > 0 {
		failed = cmp.Or(failed, error(l))
	}
	return cmp.Or(err, failed)
}

// Must returns v. It panics with the diagnostics if there is an error in them, as in
//
//	var rules = mica.Must(ctx.Patterns(mica.Text("rules.pdll", text)))
func Must[T any](v T, diags diag.List) T {
	if diags.HasErrors() {
		var b strings.Builder
		diag.Fprint(&b, diags)
		panic("mica: " + b.String())
	}
	return v
}
