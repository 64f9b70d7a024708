package load

import (
	"sort"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// Options are what Load may be told.
type Options struct {
	// API is the C++ that definitions may name, nil for a new one. Natives of a
	// dialect are registered in it before.
	API *cppapi.API
	// Natives are the pieces of operations that are written in Go.
	Natives []asm.Natives
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
	l := &loader{
		ctx: ctx, module: m, opts: opts, api: opts.API, report: &Report{},
		dialects: map[*ods.Dialect]*ir.Dialect{},
		enums:    map[*ods.Enum]*ir.EnumDef{}, enumTypes: map[*ods.Enum]*cxx.Type{},
		types: map[*ods.Def]*ir.TypeDefinition{}, attrs: map[*ods.Def]*ir.AttributeDefinition{},
		typeConstraints: map[constraintKey]*ir.TypeConstraint{},
		attrConstraints: map[constraintKey]*ir.AttributeConstraint{},
		regionConstr:    map[*ods.Constraint]*ir.RegionConstraint{},
		succConstr:      map[*ods.Constraint]*ir.SuccessorConstraint{},
		opsByClass:      map[string]string{},
		classes:         map[*ods.Def]*cxx.Class{},
	}
	if l.api == nil {
		l.api = cppapi.New()
	}
	l.load()
	return &Loaded{API: l.api, Dialects: l.made, Report: l.report}, l.diags
}

type loader struct {
	ctx    *ir.Context
	module *ods.Module
	opts   Options
	api    *cppapi.API
	diags  diag.List
	report *Report
	made   []*ir.Dialect

	dialects        map[*ods.Dialect]*ir.Dialect
	enums           map[*ods.Enum]*ir.EnumDef
	enumTypes       map[*ods.Enum]*cxx.Type
	types           map[*ods.Def]*ir.TypeDefinition
	attrs           map[*ods.Def]*ir.AttributeDefinition
	typeConstraints map[constraintKey]*ir.TypeConstraint
	attrConstraints map[constraintKey]*ir.AttributeConstraint
	regionConstr    map[*ods.Constraint]*ir.RegionConstraint
	succConstr      map[*ods.Constraint]*ir.SuccessorConstraint
	opsByClass      map[string]string // names in IR by C++ class, qualified and not
	classes         map[*ods.Def]*cxx.Class
}

// A constraintKey is a constraint as it is seen from a namespace: the names in
// its condition are looked up from there.
type constraintKey struct {
	c  *ods.Constraint
	ns string
}

// builtinDialect is the dialect whose types and attributes are Go structs.
const builtinDialect = "builtin"

func (l *loader) load() {
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
	// The classes first, because definitions name each other.
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
	l.api.ResolveParameters()
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
	l.register()
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
	x := &ir.Dialect{Namespace: d.Name, Summary: d.Summary}
	l.dialects[d] = x
	l.made = append(l.made, x)
	l.report.Dialects = append(l.report.Dialects, &DialectReport{Name: d.Name})
	return x
}

func (l *loader) dialectReport(name string) *DialectReport {
	for _, d := range l.report.Dialects {
		if d.Name == name {
			return d
		}
	}
	panic("load: no report for dialect " + name)
}

func (l *loader) register() {
	for _, d := range l.made {
		for _, n := range l.opts.Natives {
			n.AttachAll(d)
		}
		d.Types = append(d.Types, l.api.NativeTypes(d.Namespace)...)
		l.complete(d)
		if l.opts.Unregistered {
			continue
		}
		var err error
		if l.ctx.Dialect(d.Namespace) != nil {
			err = l.ctx.Replace(d)
		} else {
			err = l.ctx.Register(d)
		}
		if err != nil && !l.reportTwice(d) {
			l.diags.Errorf(l.dialectPlace(d), "%v", err)
		}
	}
	sort.Slice(l.report.Dialects, func(i, j int) bool { return l.report.Dialects[i].Name < l.report.Dialects[j].Name })
}

// reportTwice reports operations that two definitions define, and returns whether
// there are any.
func (l *loader) reportTwice(d *ir.Dialect) bool {
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

func (l *loader) dialectPlace(d *ir.Dialect) diag.Place {
	for o, x := range l.dialects {
		if x == d {
			return diag.At(o.Record.Pos())
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
