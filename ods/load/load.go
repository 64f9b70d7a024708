package load

import (
	"sort"

	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// Options are what Load may be told.
type Options struct {
	// Natives are what dialects have in Go beside their definitions. Where several
	// are for one dialect, later ones take precedence.
	Natives []*dialect.Natives
	// API is the C++ that definitions may name, nil for one made for the natives.
	// One that was used before knows what was loaded then.
	API *cppapi.API
	// Known are dialects that were made before. Where the module defines one of
	// them too, its types, attributes and enums are the known ones, and its
	// operations are left out.
	Known []*ir.Dialect
	// Unregistered leaves it to the caller to register the dialects.
	Unregistered bool
}

// Loaded is what Load made.
type Loaded struct {
	API      *cppapi.API
	Dialects []*ir.Dialect
	Report   *Report
}

// Load registers in ctx the dialects of a module: a dialect for every one that
// defines an operation, a type or an attribute. Unless the options say otherwise,
// a dialect takes the place of one of the same name that is registered. Definitions with an error are left out.
func Load(ctx *ir.Context, m *ods.Module, opts Options) (*Loaded, diag.List) {
	return Modules(ctx, []*ods.Module{m}, opts)
}

// Modules is Load for several modules that could not be read as one, because
// their files give the same names to different records. What two modules both
// define is loaded once, and what they define of one dialect completes it.
func Modules(ctx *ir.Context, ms []*ods.Module, opts Options) (*Loaded, diag.List) {
	s := newShared(ctx, opts)
	s.load(ms)
	return &Loaded{API: s.api, Dialects: s.made, Report: s.report}, s.diags
}

func newShared(ctx *ir.Context, opts Options) *shared {
	s := &shared{
		ctx: ctx, opts: opts, api: opts.API, report: &Report{},
		nativesOf: map[string]*dialect.Natives{}, records: map[string]*record{}, shapes: map[*ods.Constraint]string{},
		defFits: map[*ods.Def]bool{}, foreign: map[*ods.Def]bool{},
		enumsByClass: map[string]sharedEnum{}, ops: map[string]*ods.Operator{}, opsByClass: map[string]string{},
	}
	if s.api == nil {
		s.api = dialect.NewAPI(opts.Natives)
	}
	return s
}

// load makes the dialects of several modules.
func (s *shared) load(ms []*ods.Module) {
	var ls []*loader
	for _, m := range ms {
		ls = append(ls, &loader{
			shared: s, module: m,
			dialects: map[*ods.Dialect]*ir.Dialect{},
			enums:    map[*ods.Enum]*ir.EnumDef{}, enumTypes: map[*ods.Enum]*cxx.Type{},
			types: map[*ods.Def]*ir.TypeDefinition{}, attrs: map[*ods.Def]*ir.AttributeDefinition{},
			typeConstraints: map[constraintKey]*ir.TypeConstraint{},
			attrConstraints: map[constraintKey]*ir.AttributeConstraint{},
			regionConstr:    map[*ods.Constraint]*ir.RegionConstraint{},
			succConstr:      map[*ods.Constraint]*ir.SuccessorConstraint{},
			localOps:        map[string]string{},
			classes:         map[*ods.Def]*cxx.Class{},
			inferring:       map[string]bool{},
		})
	}
	for _, l := range ls {
		l.declare()
	}
	s.api.ResolveParameters()
	for _, l := range ls {
		for _, f := range l.declared {
			f()
		}
	}
	for _, l := range ls {
		l.define()
	}
	s.register(ls)
}

// shared is what the loaders of several modules have in common.
type shared struct {
	ctx    *ir.Context
	opts   Options
	api    *cppapi.API
	diags  diag.List
	report *Report
	made   []*ir.Dialect

	nativesOf map[string]*dialect.Natives // by namespace
	records   map[string]*record          // by namespace
	shapes    map[*ods.Constraint]string
	// defFits are the types and attributes that were compared with the record, and
	// foreign those that differ from it.
	defFits, foreign map[*ods.Def]bool
	// collected are the lines of signatures by namespace, nil unless they are wanted.
	collected    map[string]map[string]bool
	enumsByClass map[string]sharedEnum
	ops          map[string]*ods.Operator // those that are loaded
	opsByClass   map[string]string        // names in IR by qualified C++ class
}

type sharedEnum struct {
	enum *ods.Enum
	def  *ir.EnumDef
	typ  *cxx.Type
}

// A loader loads one module.
type loader struct {
	*shared
	module *ods.Module

	dialects        map[*ods.Dialect]*ir.Dialect
	enums           map[*ods.Enum]*ir.EnumDef
	enumTypes       map[*ods.Enum]*cxx.Type
	types           map[*ods.Def]*ir.TypeDefinition
	attrs           map[*ods.Def]*ir.AttributeDefinition
	typeConstraints map[constraintKey]*ir.TypeConstraint
	attrConstraints map[constraintKey]*ir.AttributeConstraint
	regionConstr    map[*ods.Constraint]*ir.RegionConstraint
	succConstr      map[*ods.Constraint]*ir.SuccessorConstraint
	localOps        map[string]string // names in IR by C++ class without namespace
	classes         map[*ods.Def]*cxx.Class
	declared        []func()        // what must wait until all classes are declared
	inferring       map[string]bool // whether the operations of a file may infer their types
}

// A constraintKey is a constraint as it is seen from a namespace: the names in
// its condition are looked up from there.
type constraintKey struct {
	c  *ods.Constraint
	ns string
}

// builtinDialect is the dialect whose types and attributes are Go structs.
const builtinDialect = "builtin"

// declare makes the C++ classes of everything, because definitions name each other.
func (l *loader) declare() {
	for _, d := range l.module.Dialects {
		// Upstream's own definition of the builtin dialect is known by its namespace.
		if d.Name == builtinDialect && trimGlobal(d.CppNamespace) != "mlir" {
			l.diags.Errorf(diag.At(d.Record.Pos()), "the name of the builtin dialect cannot be given to another one")
		}
	}
	l.defineInterfaces()
	for _, e := range l.module.Enums {
		l.defineEnum(e)
	}
	for _, d := range l.module.Types {
		l.declareType(d)
	}
	for _, d := range l.module.Attrs {
		l.declareAttr(d)
	}
	for _, e := range l.module.Enums {
		l.defineEnumAttr(e)
	}
	for _, op := range l.module.Ops {
		l.declareOp(op)
	}
}

// define makes the operations, and completes the types and attributes.
func (l *loader) define() {
	for _, d := range l.module.Types {
		l.builders(d)
	}
	for _, d := range l.module.Attrs {
		l.builders(d)
	}
	for _, d := range l.module.Types {
		l.completeType(d)
	}
	for _, d := range l.module.Attrs {
		l.completeAttr(d)
	}
	for _, op := range l.module.Ops {
		if !l.isKnown(l.dialect(op.Dialect)) {
			l.defineOp(op)
		}
	}
}

// dialect returns the dialect of a definition, nil for the builtin one.
func (l *loader) dialect(d *ods.Dialect) *ir.Dialect {
	if d == nil || d.Name == builtinDialect {
		return nil
	}
	if x := l.dialects[d]; x != nil {
		return x
	}
	for o, x := range l.dialects {
		if x.Namespace == d.Name {
			l.diags.Errorf(diag.At(d.Record.Pos()), "dialect '%s' is already defined", d.Name).
				Notef(diag.At(o.Record.Pos()), "it is defined here")
			l.dialects[d] = x
			return x
		}
	}
	for _, x := range l.opts.Known {
		if x.Namespace == d.Name {
			l.dialects[d] = x
			return x
		}
	}
	for _, x := range l.made { // from another module
		if x.Namespace == d.Name {
			l.dialects[d] = x
			return x
		}
	}
	x := &ir.Dialect{Namespace: d.Name, Summary: d.Summary}
	l.dialects[d] = x
	l.made = append(l.made, x)
	l.report.Dialects = append(l.report.Dialects, &DialectReport{Name: d.Name})
	return x
}

func (l *shared) dialectReport(name string) *DialectReport {
	for _, d := range l.report.Dialects {
		if d.Name == name {
			return d
		}
	}
	panic("load: no report for dialect " + name)
}

// register completes and registers the dialects.
func (s *shared) register(ls []*loader) {
	for _, d := range s.made {
		d.Types = append(d.Types, s.api.NativeTypes(d.Namespace)...)
		s.complete(ls, d)
		if s.opts.Unregistered {
			continue
		}
		var err error
		if s.ctx.Dialect(d.Namespace) != nil {
			err = s.ctx.Replace(d)
		} else {
			err = s.ctx.Register(d)
		}
		if err != nil && !s.reportTwice(d) {
			s.diags.Errorf(dialectPlace(ls, d), "%v", err)
		}
	}
	sort.Slice(s.report.Dialects, func(i, j int) bool { return s.report.Dialects[i].Name < s.report.Dialects[j].Name })
}

// reportTwice reports operations that two definitions define, and returns whether
// there are any.
func (l *shared) reportTwice(d *ir.Dialect) bool {
	first := map[string]*ods.Operator{}
	found := false
	for _, def := range d.Ops {
		op, ok := def.Model.(*ods.Operator)
		if !ok {
			continue
		}
		if o := first[def.Name]; o != nil {
			l.diags.Errorf(diag.At(op.Record.Pos()), "operation '%s' is already registered", def.Name).
				Notef(diag.At(o.Record.Pos()), "it is defined here")
			found = true
		}
		first[def.Name] = op
	}
	return found
}

func dialectPlace(ls []*loader, d *ir.Dialect) diag.Place {
	for _, l := range ls {
		for o, x := range l.dialects {
			if x == d {
				return diag.At(o.Record.Pos())
			}
		}
	}
	return diag.Place{}
}

// namespaces are those in which the names of a dialect's conditions are looked
// up: its own, then that of mlir.
func namespaces(ns string) []string {
	if ns == "" {
		return []string{"mlir", "llvm"}
	}
	return []string{ns, "mlir", "llvm"}
}

func namespaceOf(d *ods.Dialect) string {
	if d == nil {
		return ""
	}
	return d.CppNamespace
}
