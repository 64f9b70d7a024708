package load

import (
	"slices"
	"sort"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// Options configure [Load].
type Options struct {
	// Natives hold the Go code of dialects. If several belong to one dialect, later ones take precedence.
	Natives []*dialect.Natives
	// API is the C++ that definitions may name; nil creates one for the natives. A reused API still knows
	// the classes of earlier loads.
	API *cppapi.API
	// Known are dialects from earlier loads. If the module also defines one of them, its types, attributes
	// and enums are the known ones, and its operations are omitted.
	Known []*ir.Dialect
	// Sources are C++ source files from which functions are taken that definitions
	// leave to C++.
	Sources []*cxx.File
	// Rules finds the rules that a C++ source file includes as generated code, or nil. If wanted is set, a
	// file without that rule may be skipped.
	Rules func(at cppapi.RuleInclude, wanted string) RuleFile
	// Budget is the number of steps of each evaluation of C++; 0 means [cxx.DefaultBudget].
	Budget int
	// Unregistered leaves it to the caller to register the dialects.
	Unregistered bool
}

// Loaded is the result of Load.
type Loaded struct {
	API      *cppapi.API
	Dialects []*ir.Dialect
	Report   *Report
}

// Load registers in ctx the dialects of a module: a dialect for every one that defines an operation, a type
// or an attribute, or for which C++ is given. By default a dialect replaces a registered one of the same
// name. Definitions with an error are omitted.
func Load(ctx *ir.Context, m *ods.Module, opts Options) (*Loaded, diag.List) {
	return Modules(ctx, []*ods.Module{m}, opts)
}

// Modules is Load for several modules that could not be read as one, because their files give the same names
// to different records. Definitions in both modules are loaded once, and a dialect gets the definitions of
// all modules.
func Modules(ctx *ir.Context, ms []*ods.Module, opts Options) (*Loaded, diag.List) {
	s := NewLoader(ctx, opts)
	made, list := s.Load(ms, func(string) bool { return true })
	if !opts.Unregistered {
		for _, d := range made {
			var err error
			if ctx.Dialect(d.Namespace) != nil {
				err = ctx.Replace(d)
			} else {
				err = ctx.Register(d)
			}
			if err != nil {
				list.Errorf(s.Place(d), "%v", err)
			}
		}
	}
	return &Loaded{API: s.API(), Dialects: made, Report: s.Report()}, list
}

// A Loader creates the dialects of one context, in several steps: a definition in several modules is created
// once, by whichever is loaded first. Only one goroutine may use it at a time.
type Loader struct{ shared }

// NewLoader returns a loader that has loaded nothing yet.
func NewLoader(ctx *ir.Context, opts Options) *Loader {
	s := &Loader{shared{
		ctx: ctx, opts: opts, api: opts.API, report: &Report{},
		nativesOf:       map[string]*dialect.Natives{},
		records:         map[string]*record{},
		shapes:          map[*ods.Constraint]string{},
		generated:       map[*ods.Module]*Generated{},
		inGo:            map[*ods.Module]*inGo{},
		defFits:         map[*ods.Def]bool{},
		foreign:         map[*ods.Def]bool{},
		finished:        map[*ir.Dialect]bool{},
		definitions:     map[*ir.Dialect]*ods.Dialect{},
		interfaces:      map[*ods.Interface]bool{},
		enumsByClass:    map[string]sharedEnum{},
		ops:             map[string]*ods.Operator{},
		opsByClass:      map[string]string{},
		declaredOps:     map[*ods.Operator]bool{},
		enums:           map[*ods.Enum]*ir.EnumDef{},
		enumTypes:       map[*ods.Enum]*cxx.Type{},
		types:           map[*ods.Def]*ir.TypeDefinition{},
		attrs:           map[*ods.Def]*ir.AttributeDefinition{},
		typesByClass:    map[string]*ir.TypeDefinition{},
		attrsByClass:    map[string]*ir.AttributeDefinition{},
		classes:         map[*ods.Def]*cxx.Class{},
		makers:          map[*ods.Def]maker{},
		unbuiltDefs:     map[*ods.Def][]cppapi.Unrunnable{},
		typeConstraints: map[constraintKey]*ir.TypeConstraint{},
		unbuilt:         map[*ir.TypeConstraint]func(){},
		attrConstraints: map[constraintKey]*ir.AttributeConstraint{},
		regionConstr:    map[*ods.Constraint]*ir.RegionConstraint{},
		succConstr:      map[*ods.Constraint]*ir.SuccessorConstraint{},
	}}
	if s.api == nil {
		s.api, s.unregistered = cppapi.New(), slices.Clone(opts.Natives)
		s.api.Registry.Limits.Budget = opts.Budget
	}
	s.api.FieldSyntax = func(t *cxx.Type) asm.ParamSyntax { return s.syntaxOfType(t, &ir.ParamDef{}) }
	if len(opts.Sources) > 0 {
		s.api.AddFiles(opts.Sources...) // natives may look up the definitions in files
		s.registerAll()
	}
	if opts.Rules != nil {
		s.api.RuleNames = s.ruleNames
	}
	return s
}

// API returns the C++ API in which all that was loaded is defined.
func (s *Loader) API() *cppapi.API {
	s.registerAll()
	return s.api
}

// Report returns the report on everything loaded so far.
func (s *Loader) Report() *Report {
	s.report.Refused, s.report.Unread = s.api.Refused(), nil
	for _, f := range s.opts.Sources {
		for _, u := range f.Unread {
			s.report.Unread = append(s.report.Unread, Unread{f.Name, u})
		}
	}
	return s.report
}

// SetKnown replaces the dialects of Options.Known, except for those that this loader
// has made.
func (s *Loader) SetKnown(ds []*ir.Dialect) {
	s.opts.Known = slices.DeleteFunc(slices.Clone(ds), func(d *ir.Dialect) bool { return s.finished[d] })
}

// Load creates the wanted dialects of some modules that do not exist yet, without registering them. For the
// other dialects it only declares the types, attributes and enums; a later call completes them, and
// operations must not use them before.
func (s *Loader) Load(ms []*ods.Module, want func(namespace string) bool) ([]*ir.Dialect, diag.List) {
	return s.load(ms, want, false)
}

// LoadLazily is Load, but operations are made when they are first looked up. This can be in any goroutine:
// making calls its argument, which makes one operation and returns its errors, while nothing else uses the
// loader.
func (s *Loader) LoadLazily(ms []*ods.Module, want func(namespace string) bool, making func(makeOp func() diag.List)) ([]*ir.Dialect, diag.List) {
	made, list := s.load(ms, want, true)
	for _, d := range made {
		for i := range d.LazyOps {
			op := &d.LazyOps[i]
			makeOp := op.Make
			op.Make = func() (def *ir.OpDef) {
				making(func() diag.List {
					s.diags = nil
					def = makeOp()
					if err := s.diags.Err(); err != nil {
						def.Preds = append(def.Preds, ir.PredDef{Summary: "it is defined without errors", Unknown: "its definition has an error: " + err.Error(),
							Check: func(*ir.Operation) ir.Verdict { return ir.Unknown }})
					}
					return s.diags
				})
				return def
			}
		}
	}
	return made, list
}

func (s *Loader) load(ms []*ods.Module, want func(namespace string) bool, lazy bool) ([]*ir.Dialect, diag.List) {
	s.diags = nil
	var ls []*loader
	for _, m := range ms {
		ls = append(ls, &loader{
			shared: &s.shared, module: m,
			dialects: map[*ods.Dialect]*ir.Dialect{},
			localOps: map[string]string{},
		})
	}
	s.loaders = append(s.loaders, ls...)
	s.registerNatives(ms)
	s.api.Update(func() {
		for _, l := range ls {
			l.declare()
		}
		s.api.ResolveParameters()
	})
	s.memo = newMemo()
	for _, l := range ls {
		for _, f := range l.declared {
			f()
		}
		l.deriveDefs()
	}
	s.completeDefs(want)
	for _, l := range ls {
		l.define(want, lazy)
	}
	var made []*ir.Dialect
	for _, d := range s.made {
		if want(d.Namespace) && !s.finished[d] {
			s.complete(d)
			s.finished[d] = true
			made = append(made, d)
		}
	}
	sort.Slice(s.report.Dialects, func(i, j int) bool { return s.report.Dialects[i].Name < s.report.Dialects[j].Name })
	return made, s.diags
}

// shared is the state that the loaders of several modules share.
type shared struct {
	ctx    *ir.Context
	opts   Options
	api    *cppapi.API
	diags  diag.List
	report *Report
	made   []*ir.Dialect
	memo   memo

	loaders   []*loader // of all modules
	generated map[*ods.Module]*Generated
	inGo      map[*ods.Module]*inGo
	// unregistered are the natives whose C++ functions nothing that is loaded calls.
	unregistered []*dialect.Natives

	incomplete  []declaredDef
	finished    map[*ir.Dialect]bool // those whose operations are made
	definitions map[*ir.Dialect]*ods.Dialect

	nativesOf map[string]*dialect.Natives // by namespace
	records   map[string]*record          // by namespace
	shapes    map[*ods.Constraint]string
	// defFits are the types and attributes that were compared with the record, and
	// foreign those that differ from it.
	defFits, foreign map[*ods.Def]bool
	// collected are the lines of signatures by namespace, nil unless they are wanted.
	collected    map[string]map[string]bool
	interfaces   map[*ods.Interface]bool // those that have a class
	enumsByClass map[string]sharedEnum
	ops          map[string]*ods.Operator // those that are loaded
	opsByClass   map[string]string        // names in IR by qualified C++ class
	declaredOps  map[*ods.Operator]bool

	enums           map[*ods.Enum]*ir.EnumDef
	enumTypes       map[*ods.Enum]*cxx.Type
	types           map[*ods.Def]*ir.TypeDefinition
	attrs           map[*ods.Def]*ir.AttributeDefinition
	typesByClass    map[string]*ir.TypeDefinition
	attrsByClass    map[string]*ir.AttributeDefinition
	classes         map[*ods.Def]*cxx.Class
	makers          map[*ods.Def]maker               // builders that take the place of the get of all parameters
	unbuiltDefs     map[*ods.Def][]cppapi.Unrunnable // builders that cannot be run
	typeConstraints map[constraintKey]*ir.TypeConstraint
	unbuilt         map[*ir.TypeConstraint]func() // reports, once, a builder call that cannot be evaluated
	attrConstraints map[constraintKey]*ir.AttributeConstraint
	regionConstr    map[*ods.Constraint]*ir.RegionConstraint
	succConstr      map[*ods.Constraint]*ir.SuccessorConstraint
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

	dialects map[*ods.Dialect]*ir.Dialect
	localOps map[string]string // names in IR by C++ class without namespace
	declared []func()          // work that needs all classes declared

	newEnums []*ods.Enum // those that this module is the first to define
}

// A constraintKey is a constraint with the namespace in which the names in its condition are looked up.
type constraintKey struct {
	c  *ods.Constraint
	ns string
}

// builtinDialect is the dialect whose types and attributes are Go structs.
const builtinDialect = "builtin"

// declareTraits makes the traits of the definitions known to code that asks for them by name. A
// generated module has only those that its types and attributes have; operations declare theirs.
func (l *loader) declareTraits() {
	if l.module.Records == nil {
		for _, d := range slices.Concat(l.module.Types, l.module.Attrs) {
			for _, t := range d.Traits {
				l.api.AddTrait(t.Name)
			}
		}
		return
	}
	for _, r := range l.module.Records.DerivedFrom("NativeTrait") {
		name, _ := r.String("trait")
		ns, _ := r.String("cppNamespace")
		l.api.AddTrait(join(ns, name))
	}
}

// declare creates the C++ classes of all definitions first, because they refer to each other.
func (l *loader) declare() {
	for _, d := range l.module.Dialects {
		// Upstream's own definition of the builtin dialect is known by its namespace.
		if d.Name == builtinDialect && trimGlobal(d.CppNamespace) != "mlir" {
			l.diags.Errorf(diag.At(d.Record.Pos()), "the name of the builtin dialect cannot be given to another one")
		}
		l.api.DeclareDialect(join(d.CppNamespace, d.CppClass), d.Name, d.ClassBody)
	}
	l.declareTraits()
	l.defineInterfaces()
	for _, e := range l.module.Enums {
		if l.enums[e] == nil {
			l.newEnums = append(l.newEnums, e)
			l.defineEnum(e)
		}
	}
	for _, d := range l.module.Types {
		l.dialect(d.Dialect)
		if l.types[d] == nil {
			l.declareType(d)
			l.incomplete = append(l.incomplete, declaredDef{loader: l, def: d})
		}
	}
	for _, d := range l.module.Attrs {
		l.dialect(d.Dialect)
		if l.attrs[d] == nil {
			l.declareAttr(d)
			l.incomplete = append(l.incomplete, declaredDef{loader: l, def: d, attr: true})
		}
	}
	for _, e := range l.newEnums {
		l.defineEnumAttr(e)
	}
	for _, d := range l.module.Dialects {
		for _, x := range d.Discardable {
			l.discardable(d, x)
		}
	}
	for _, op := range l.module.Ops {
		l.localOps[op.CppClass] = op.Name()
		if !l.declaredOps[op] {
			l.declaredOps[op] = true
			l.declareOp(op)
		}
	}
}

// completeDefs completes the types and attributes of the dialects that are wanted,
// also those that an earlier module declared.
func (s *shared) completeDefs(want func(namespace string) bool) {
	var now, later []declaredDef
	for _, d := range s.incomplete { // default values may construct others
		d.loader.enumsOf(d)
	}
	for _, d := range s.incomplete {
		if want(d.def.Dialect.Name) {
			now = append(now, d)
		} else {
			later = append(later, d)
		}
	}
	s.incomplete = later
	for _, d := range now {
		d.loader.builders(d.def)
	}
	for _, d := range now {
		if d.attr {
			d.loader.completeAttr(d.def)
		} else {
			d.loader.completeType(d.def)
		}
	}
}

// enumsOf sets the enumerations of the parameters of a type or an attribute.
func (l *loader) enumsOf(d declaredDef) {
	if t := l.types[d.def]; t != nil && !d.attr {
		l.enumParams(d.def, t.Params)
	} else if a := l.attrs[d.def]; a != nil && d.attr {
		l.enumParams(d.def, a.Params)
	}
}

// A declaredDef is a type or an attribute that is declared and not complete.
type declaredDef struct {
	loader *loader
	def    *ods.Def
	attr   bool
}

// define creates the operations of the wanted dialects. A dialect without operations may still have hooks.
func (l *loader) define(want func(namespace string) bool, lazy bool) {
	for _, d := range l.module.Dialects {
		if want(d.Name) && (len(l.opts.Sources) > 0 || leavesChecks(d)) {
			l.dialect(d)
		}
	}
	for _, op := range l.module.Ops {
		if d := l.dialect(op.Dialect); d != nil && want(d.Namespace) && !l.isKnown(d) {
			l.addOp(d, op, lazy)
		}
	}
}

// leavesChecks reports whether the definition of a dialect leaves checks or hooks to C++.
func leavesChecks(d *ods.Dialect) bool {
	return d.HasOperationAttrVerify || d.HasRegionArgAttrVerify || d.HasRegionResultAttrVerify || d.HasCanonicalizer ||
		d.HasOperationInterfaceFallback || d.HasConstantMaterializer
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
			if o := l.definitions[x]; !l.finished[x] && !sameRecord(o.Record, d.Record) {
				l.diags.Errorf(diag.At(d.Record.Pos()), "dialect '%s' is already defined", d.Name).
					Notef(diag.At(o.Record.Pos()), "it is defined here")
			}
			l.dialects[d] = x
			return x
		}
	}
	x := &ir.Dialect{Namespace: d.Name, Summary: d.Summary}
	for _, class := range d.Dependent {
		x.Dependent = append(x.Dependent, ods.NamespaceOf(class))
	}
	l.dialects[d], l.definitions[x] = x, d
	l.made = append(l.made, x)
	l.report.Dialects = append(l.report.Dialects, &DialectReport{Name: d.Name, Place: diag.At(d.Record.Pos()), Known: l.record(d.Name) != nil})
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

// Place returns where a dialect is defined.
func (s *Loader) Place(d *ir.Dialect) diag.Place {
	if o := s.definitions[d]; o != nil {
		return diag.At(o.Record.Pos())
	}
	return diag.Place{}
}

// namespaces are those in which the names of a dialect's conditions are looked
// up: its own, also of the C++ files that include its code, then that of mlir.
func (l *shared) namespaces(ns string) []string {
	if ns == "" {
		return []string{"mlir", "llvm"}
	}
	list := l.api.DefinitionNamespaces(ns)
	return append(list[:len(list):len(list)], "mlir", "llvm")
}

func namespaceOf(d *ods.Dialect) string {
	if d == nil {
		return ""
	}
	return d.CppNamespace
}
