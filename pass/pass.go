package pass

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A Pass transforms or analyses an operation. Run is called from several goroutines at
// the same time, with different operations, so it must not change the pass, except for its
// statistics.
type Pass interface {
	// Run runs the pass on r.Op. It must change only r.Op and the operations nested in it.
	// An error is reported, unless it is [ErrFailed], and ends the pipeline.
	Run(r *Run) error
}

// A Func is a function that is a pass without options.
type Func func(r *Run) error

// Run calls the function.
func (f Func) Run(r *Run) error { return f(r) }

// An Initializer is a pass that prepares itself once before it runs: it compiles patterns
// for the context, or parses an option.
type Initializer interface {
	Initialize(ctx *ir.Context) error
}

// A Scheduler is a pass with its own criterion for the operations that it can run on.
type Scheduler interface {
	CanScheduleOn(def *ir.OpDef) bool
}

// A Configurer is a pass that checks its options once they are set, or reads pipelines in
// them.
type Configurer interface {
	Configure(r *Registry) error
}

// A Namer is a pass whose name in messages depends on its options.
type Namer interface{ PassName() string }

// ErrFailed is returned by a pass that fails without a diagnostic, or has reported one.
var ErrFailed = errors.New("the pass failed")

// A Definition describes a kind of pass.
type Definition struct {
	Name        string // in messages: "Canonicalizer"
	Argument    string // in pipelines and on the command line: "canonicalize"
	Summary     string
	Description string

	// On restricts the operations that the pass runs on.
	On Anchor

	// DependentDialects are the namespaces of the dialects whose operations the pass may
	// create. Those registered in the context are loaded before any pass of its pipeline is
	// initialized.
	DependentDialects []string

	Options    []Option
	Statistics []StatisticDef

	// New returns a new pass: a pointer to a struct with fields for the options and
	// statistics, or a [Func].
	New func() Pass
}

// An Anchor restricts the operations that a pass runs on. The zero Anchor permits all.
type Anchor struct {
	Op        string // the name of the only operation, "" for any
	Interface string // the C++ name of an interface that the operations have
}

// admits reports whether a pass with the anchor may run on an operation.
func (a Anchor) admits(def *ir.OpDef) bool {
	if a.Interface != "" {
		if _, ok := def.Interface(a.Interface); !ok && !def.HasTrait(a.Interface) {
			return false
		}
	}
	return a.Op == "" || a.Op == def.Name
}

// An Instance is a pass in a pipeline, with its definition. It is a Pass itself.
type Instance struct {
	def     *Definition
	pass    Pass
	options []boundOption
	stats   []boundStatistic

	// An adaptor runs pipelines on the operations in an operation; nil for other passes.
	adaptor *adaptor
}

// Instance returns a new pass with the default values of its options. It panics if the
// struct has no field for an option or a statistic of the definition.
func (d *Definition) Instance() *Instance {
	p, err := d.instance()
	if err != nil {
		panic(err)
	}
	return p
}

func (d *Definition) instance() (*Instance, error) {
	p := &Instance{def: d, pass: d.New()}
	err := p.bind()
	if err == nil {
		err = p.setDefaults()
	}
	if err != nil {
		return nil, fmt.Errorf("pass %q: %w", d.Argument, err)
	}
	return p, nil
}

// TakesValue reports whether an option needs a value: one that is true or false may be given without.
func (d *Definition) TakesValue(option string) bool {
	p, err := d.instance()
	return err == nil && slices.ContainsFunc(p.options, func(o boundOption) bool { return o.Name == option && o.field.Kind() != reflect.Bool })
}

// Check returns an error if the pass of a definition has no field for an option or for a
// statistic, or if a default is not a value of its option.
func (d *Definition) Check() error {
	_, err := d.instance()
	return err
}

// Complete adds the options and statistics that the tags of the pass declare, and returns
// d. It is for definitions in Go.
func (d *Definition) Complete() *Definition {
	d.Options, d.Statistics = declaredBy(d.New())
	return d
}

// instanceOf returns p as an instance. For any other Pass, the definition is derived from
// its type.
func instanceOf(p Pass) *Instance {
	if i, ok := p.(*Instance); ok {
		return i
	}
	d := &Definition{Name: typeName(reflect.TypeOf(p)), New: func() Pass { return p }}
	i := &Instance{def: d.Complete(), pass: p}
	if err := i.bind(); err != nil {
		panic(err) // the tags of a struct are wrong
	}
	return i
}

// typeName returns the name of a pass's type, which may be a pointer.
func typeName(t reflect.Type) string {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return t.Name()
}

// Definition returns the definition of the pass.
func (p *Instance) Definition() *Definition { return p.def }

// Name returns the name of the pass in messages.
func (p *Instance) Name() string {
	if n, ok := p.pass.(Namer); ok {
		return n.PassName()
	}
	return p.def.Name
}

// Pass returns the pass itself.
func (p *Instance) Pass() Pass { return p.pass }

// Run runs the pass.
func (p *Instance) Run(r *Run) error { return p.pass.Run(r) }

// canScheduleOn reports whether the pass can run on an operation.
func (p *Instance) canScheduleOn(def *ir.OpDef) bool {
	if p.adaptor != nil {
		return true
	}
	if !p.def.On.admits(def) {
		return false
	}
	s, ok := p.pass.(Scheduler)
	return !ok || s.CanScheduleOn(def)
}

// report adds the diagnostics of err to d.
func report(err error, op *ir.Operation, d *diag.List) {
	var list diag.List
	switch {
	case err == nil, errors.Is(err, ErrFailed):
	case errors.As(err, &list):
		*d = append(*d, list...)
	default:
		op.EmitError(d, "%v", err)
	}
}
