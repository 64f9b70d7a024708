package library

import (
	"fmt"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
)

// Dialects are the dialects of one context.
type Dialects struct {
	library *Library
	ctx     *ir.Context
	added   bool

	mu     sync.Mutex   // held while dialects are made
	loader *load.Loader // nil until the first one is
	errors diag.List
}

// Register attaches the library to a context. The dialects of added files are loaded
// immediately, and replace registered ones of the same name; the others are loaded when they
// are first looked up, unless a dialect of that name is already registered.
func (l *Library) Register(ctx *ir.Context) (*Dialects, diag.List) { return l.register(ctx, false) }

// RegisterAgain is Register for a further context: it also defers the operations of added files
// to their first lookup, because their errors are already known.
func (l *Library) RegisterAgain(ctx *ir.Context) (*Dialects, diag.List) { return l.register(ctx, true) }

func (l *Library) register(ctx *ir.Context, lazily bool) (*Dialects, diag.List) {
	d := &Dialects{library: l, ctx: ctx}
	for _, name := range l.includedBySources() {
		d.RegisterDialect(name)
	}
	list := d.makeAdded(lazily)
	if !list.HasErrors() {
		ctx.OnDemand(d)
	}
	return d, list
}

// API returns the C++ API in which the classes of the dialects are defined that are
// made.
func (d *Dialects) API() *cppapi.API {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.loading().API()
}

// Code returns the reader of the C++ in a module from which dialects were made, nil for any
// other.
func (d *Dialects) Code(m *ods.Module) *load.CodeReader {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.loading().Code(m)
}

// loading returns the loader of the context. A context that needs no dialect of the
// library does not pay for one. The caller holds mu.
func (d *Dialects) loading() *load.Loader {
	if d.loader == nil {
		o := d.library.opts
		d.loader = load.NewLoader(d.ctx, load.Options{Natives: o.Natives, Sources: o.Sources, Budget: o.Budget, Rules: o.Rules})
	}
	return d.loader
}

// setGenerated gives the loader the Go code of modules that are Go data. The caller holds d.mu
// and the library's.
func (d *Dialects) setGenerated(ms []*ods.Module) {
	for _, m := range ms {
		if g := d.library.generated[m]; g != nil {
			d.loading().SetGenerated(g)
		}
	}
}

// makeAdded loads the dialects of the added files.
func (d *Dialects) makeAdded(lazily bool) diag.List {
	l := d.library
	l.mu.Lock()
	var ms []*ods.Module
	var names []string
	for _, a := range l.added {
		ms = append(ms, a.module)
	}
	wanted := map[string]bool{}
	for n := range l.defined() {
		wanted[n] = true
		names = append(names, n)
	}
	ms, list := l.withUsed(ms, names, wanted, d.ctx)
	l.mu.Unlock()
	if len(ms) == 0 {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.added = true
	l.mu.RLock()
	defer l.mu.RUnlock()
	d.setGenerated(ms)
	want := func(n string) bool { return wanted[n] }
	var made []*ir.Dialect
	var errs diag.List
	if lazily {
		made, errs = d.loading().LoadLazily(ms, want, d.making)
	} else {
		made, errs = d.loading().Load(ms, want)
	}
	list = append(list, errs...)
	for _, x := range made {
		var err error
		if d.ctx.Registered(x.Namespace) != nil {
			err = d.ctx.Replace(x)
		} else {
			err = d.ctx.Register(x)
		}
		if err != nil {
			list.Errorf(d.loader.Place(x), "%v", err)
		}
	}
	return list
}

// RegisterDialect makes and registers a dialect that is defined somewhere. Contexts call it;
// failures are added to the errors.
func (d *Dialects) RegisterDialect(namespace string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.ctx.Registered(namespace) != nil {
		return // another goroutine was faster
	}
	l := d.library
	l.mu.Lock()
	wanted := map[string]bool{}
	ms, errs := l.withUsed(nil, []string{namespace}, wanted, d.ctx)
	l.mu.Unlock()
	d.errors = append(d.errors, errs...)
	if len(ms) == 0 {
		return
	}
	l.mu.RLock()
	defer l.mu.RUnlock()
	d.setGenerated(ms)
	d.loading().SetKnown(d.ctx.Dialects())
	made, list := d.loading().LoadLazily(ms, func(n string) bool { return wanted[n] }, d.making)
	for _, x := range made {
		if err := d.ctx.Register(x); err != nil {
			list.Errorf(d.loader.Place(x), "%v", err)
		}
	}
	if list.HasErrors() {
		d.errors = append(d.errors, list...)
	}
}

// Include registers the dialects of a module that a rule file includes, unless they are
// registered. It prefers the definitions that a lookup finds to those in the module.
func (d *Dialects) Include(m *ods.Module) diag.List {
	var names []string
	for _, op := range m.Ops {
		if ns := op.Dialect.Name; !slices.Contains(names, ns) && d.ctx.Registered(ns) == nil {
			names = append(names, ns)
		}
	}
	l := d.library
	l.mu.Lock()
	l.rules = true
	l.mu.Unlock()
	wanted := map[string]bool{}
	for _, ns := range names {
		l.mu.Lock()
		found := l.find(ns)
		l.mu.Unlock()
		if found != nil {
			d.ctx.Dialect(ns)
		} else {
			wanted[ns] = true
		}
	}
	// Rules may also be about interfaces that no registered dialect has included.
	if len(wanted) == 0 && !slices.ContainsFunc(m.Interfaces, d.isUnknown) {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	l.mu.RLock()
	defer l.mu.RUnlock()
	d.loading().SetKnown(d.ctx.Dialects())
	made, list := d.loading().Load([]*ods.Module{m}, func(n string) bool { return wanted[n] })
	for _, x := range made {
		if err := d.ctx.Register(x); err != nil {
			list.Errorf(d.loader.Place(x), "%v", err)
		}
	}
	return list
}

// isUnknown reports whether an interface has no C++ class yet.
func (d *Dialects) isUnknown(i *ods.Interface) bool {
	return d.API().Registry.LookupClass(strings.TrimPrefix(i.Name(), "::")) == nil
}

// making makes an operation that was looked up.
func (d *Dialects) making(makeOp func() diag.List) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.library.mu.RLock()
	defer d.library.mu.RUnlock()
	if list := makeOp(); list.HasErrors() {
		d.errors = append(d.errors, list...)
	}
}

// DialectNames returns the namespaces of the dialects that are found without a file
// that was added.
func (d *Dialects) DialectNames() []string {
	d.library.mu.Lock()
	defer d.library.mu.Unlock()
	return d.library.names()
}

// Explain describes where the definition of an unknown dialect could be found, or returns ""
// for a dialect outside MLIR.
func (d *Dialects) Explain(namespace string) string {
	files := upstreamDialects[namespace]
	if files == nil {
		return ""
	}
	l := d.library
	l.mu.RLock()
	defer l.mu.RUnlock()
	var where []string
	for _, dir := range l.dirs {
		where = append(where, dir.path)
	}
	searched := "no include directory is given"
	if len(where) > 0 {
		searched = "it is not in " + strings.Join(where, ", ")
	}
	switch {
	case !l.opts.Installed:
	case l.llvm == "":
		searched += ", and no LLVM is installed with the definitions of MLIR's dialects"
	default:
		searched += ", nor in " + l.llvm
	}
	if pkg := nativesPackage(namespace); !slices.ContainsFunc(l.opts.Natives, func(n *dialect.Natives) bool { return n.Namespace == namespace }) {
		return fmt.Sprintf("the program does not have dialect '%s': mica.Config.Dialects needs %s.Natives() of %s, or std.Natives() for all; LLVM's definition, %s/%s, is not found either: %s (mica.Config.Includes)",
			namespace, path.Base(pkg), pkg, upstreamRoot, files[0], searched)
	}
	return fmt.Sprintf("dialect '%s' is defined in %s/%s of LLVM's include tree: %s (-I, MICA_INCLUDE, or in Go mica.Config.Includes)", namespace, upstreamRoot, files[0], searched)
}

// nativesPackage returns the import path of the package with mica's natives for a dialect of MLIR.
func nativesPackage(namespace string) string {
	return "github.com/mica-ir/mica/dialect/" + strings.ReplaceAll(namespace, "_", "")
}

// Errors returns the errors so far in dialects that were looked up: such a dialect is not
// registered, or lacks some operations.
func (d *Dialects) Errors() diag.List {
	d.mu.Lock()
	defer d.mu.Unlock()
	return slices.Clone(d.errors)
}

// Report describes which parts of the loaded dialects are live. It is nil if none is loaded.
func (d *Dialects) Report() *load.Report {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.loader == nil {
		return nil
	}
	return d.loader.Report()
}

// MakeOperations creates the operations of the loaded dialects that were not looked up yet.
func (d *Dialects) MakeOperations() {
	for made := -1; made != len(d.ctx.Dialects()); { // an operation can need a further dialect
		all := d.ctx.Dialects()
		made = len(all)
		for _, x := range all {
			d.ctx.OpDefs(x)
		}
	}
}

// Reports describes which parts of the added definitions are live; it is empty without added
// definitions. Operations that nothing has looked up are not counted; see
// [Dialects.MakeOperations].
func (d *Dialects) Reports() []*load.Report {
	if !d.added {
		return nil
	}
	return []*load.Report{d.loader.Report()}
}
