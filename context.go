package mica

import (
	"io"
	"strings"
	"sync"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods/library"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// A Config says what a context has beside the definitions that it is given. The zero
// Config is good for dialects and rules that need no Go.
type Config struct {
	// Dialects are those that are, in whole or in part, written in Go: what the packages
	// below dialect return, such as arith.Natives(), and what a program has of its own.
	// Those with definitions, too, need no .td source.
	Dialects []*dialect.Natives
	// Natives are the constraints and rewrites that PDLL rules declare without a
	// body.
	Natives *rewrite.Natives
	// Includes are directories in which files are looked for that definitions and
	// rules include. MLIR's own base files, "mlir/IR/OpBase.td" and its like, are
	// found without any.
	Includes []string
	// Installed also finds dialects in the directories of the environment variable
	// MICA_INCLUDE and in the newest installation of LLVM.
	Installed bool
	// AllowUnregistered accepts operations that no dialect defines.
	AllowUnregistered bool
}

// A Context holds dialects, and what is unique in IR: types, attributes, locations. IR
// of different contexts cannot be mixed.
type Context struct {
	config   Config
	library  *library.Library
	dialects *library.Dialects
	ir       *ir.Context

	mu    sync.Mutex
	texts map[string]*source.File // that were read, by name, to show their lines in messages
}

// NewContext returns a context with the dialects that the .td sources define. Sources
// can include each other by name; what several define alike is defined once. If there
// is an error, the context is nil.
func NewContext(config Config, definitions ...Source) (*Context, diag.List) {
	// Rules are lowered to the pdl dialect.
	natives := append([]*dialect.Natives{pdl.Natives()}, config.Dialects...)
	lib := library.New(library.Options{Natives: natives, Includes: config.Includes, Installed: config.Installed})
	var diags diag.List
	for _, s := range definitions {
		diags = append(diags, addDefinitions(lib, s)...)
	}
	// What is wrong with one definition does not hide what is wrong with others.
	c, l := newContext(config, lib)
	if diags = append(diags, l...); diags.HasErrors() {
		return nil, diags
	}
	if c != nil {
		for _, r := range c.dialects.Reports() {
			diags = append(diags, r.Warnings()...)
		}
	}
	return c, diags
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

func newContext(config Config, lib *library.Library) (*Context, diag.List) {
	c := &Context{config: config, library: lib, ir: ir.NewContext(), texts: map[string]*source.File{}}
	c.ir.AllowUnregistered = config.AllowUnregistered
	dialects, diags := lib.Register(c.ir)
	if diags.HasErrors() {
		return nil, diags
	}
	c.dialects = dialects
	return c, diags
}

// Fork returns a new context with the same dialects. The definitions are not read
// again. IR that is not needed any more is freed together with its context, so a
// server makes a fork for each input.
func (c *Context) Fork() (*Context, diag.List) { return newContext(c.config, c.library) }

// IR returns the context as the packages of the IR know it: to build operations, and
// to register dialects that are made in Go, before the context is used otherwise.
func (c *Context) IR() *ir.Context { return c.ir }

// Reports returns what of the definitions is live, and what in them mica cannot
// evaluate. [NewContext] returns the latter as warnings.
func (c *Context) Reports() []*load.Report { return c.dialects.Reports() }

// Found returns where each dialect is defined that can be looked up.
func (c *Context) Found() []*library.Found { return c.library.Find() }

// LookedUp returns what has gone wrong so far with dialects that were looked up: such
// a dialect is missing, or lacks operations.
func (c *Context) LookedUp() diag.List { return c.dialects.Errors() }

// Parse reads a text of IR, which is verified, and returns the module. The text of
// that name is kept to show its lines in diagnostics.
func (c *Context) Parse(s Source) (*ir.Operation, diag.List) {
	f, diags := s.read(&source.Set{}, false)
	if f == nil {
		return nil, diags
	}
	c.keep(f)
	module, diags := asm.Parse(c.ir, f, asm.ParseOptions{Threads: c.ir.Threads})
	c.Locate(diags)
	return module, diags
}

// keep remembers a text for Locate.
func (c *Context) keep(f *source.File) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.texts[f.Name] = f
}

// Locate gives diagnostics of the IR the texts that they are about, as the methods of
// the context do with theirs: those that it has read.
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

// Verify checks the invariants of an operation and of all in it. [Context.Parse] and
// [Context.Rewrite] do so, too.
func (c *Context) Verify(op *ir.Operation) diag.List {
	var diags diag.List
	ir.Verify(op, &diags)
	c.Locate(diags)
	return diags
}

// Print writes an operation, usually a module, as lines of text. Package asm has the
// other forms.
func Print(w io.Writer, op *ir.Operation) error {
	err := asm.Print(w, op, asm.Options{})
	if err == nil && op.Block() != nil {
		// What is in no block has a line feed at its end already.
		_, err = io.WriteString(w, "\n")
	}
	return err
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
