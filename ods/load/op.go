package load

import (
	"errors"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// An opLoader creates the OpDef of one operation.
type opLoader struct {
	*loader
	op     *ods.Operator
	def    *ir.OpDef
	ns     string
	infers bool // the result types follow from the rest of the operation
	report OpReport
	// native is the operation's Go code, and natives its dialect's where the definition fits it;
	// directives are checked for each use.
	native     dialect.Op
	natives    *dialect.Natives
	directives map[string]*asm.Directive
	// guards means that the definition is not the one that natives were written for.
	guards bool
	// absent are the attributes that natives know and the definition lacks.
	absent []dialect.Part
	// unknownDefaults are the reasons why the default values of some attributes and
	// properties are not known.
	unknownDefaults map[string]string
	inferError      error // why inferWith found nothing
}

// addOp adds an operation to its dialect. It is created immediately, or on first lookup if lazy is
// set.
func (l *loader) addOp(d *ir.Dialect, op *ods.Operator, lazy bool) {
	if o := l.ops[op.Name()]; o != nil {
		if !sameRecord(o.Record, op.Record) {
			l.diags.Errorf(diag.At(op.Record.Pos()), "operation '%s' is already registered", op.Name()).
				Notef(diag.At(o.Record.Pos()), "it is defined here")
		}
		return
	}
	if n := len(op.Attributes) + len(op.Properties); n > ir.MaxAttributes {
		l.diags.Errorf(diag.At(op.Record.Pos()), "operation '%s' has %d attributes and properties, more than %d", op.Name(), n, ir.MaxAttributes)
		return
	}
	l.ops[op.Name()] = op
	if !lazy {
		d.Ops = append(d.Ops, l.makeOp(d, op))
		return
	}
	var def *ir.OpDef
	d.LazyOps = append(d.LazyOps, ir.LazyOp{Name: op.Name(), Plain: !l.hasPatterns(op), Make: func() *ir.OpDef {
		if def == nil {
			def = l.makeOp(d, op)
		}
		return def
	}})
}

// makeOp creates the OpDef of an operation.
func (l *loader) makeOp(d *ir.Dialect, op *ods.Operator) *ir.OpDef {
	o := &opLoader{loader: l, op: op, ns: op.CppNamespace,
		def:    &ir.OpDef{Name: op.Name(), Summary: op.Summary, Methods: l.api, Model: op},
		report: OpReport{Name: op.Name(), Place: diag.At(op.Record.Pos())}}
	o.findNatives()
	o.signature()
	o.implementations()
	o.derived()
	o.traits()
	o.effects()
	o.inference()
	if o.op.HasInterface("InferTypeOpInterface") {
		o.inferTypes()
	}
	o.syntax()
	o.names()
	o.hooks()
	o.attach()
	o.sourceHooks()
	o.helpers()
	r := l.dialectReport(d.Namespace)
	r.Ops = append(r.Ops, o.report)
	return o.def
}

// missing notes something without which the operation is not live, unverified a
// check in C++ that nothing in Go replaces.
func (o *opLoader) missing(what string)    { o.report.Missing = append(o.report.Missing, what) }
func (o *opLoader) unverified(what string) { o.report.Unverified = append(o.report.Unverified, what) }

func arity(a ods.Arity) ir.Arity {
	switch a {
	case ods.Optional:
		return ir.Optional
	case ods.Variadic:
		return ir.Variadic
	case ods.VariadicOfVariadic:
		return ir.VariadicOfVariadic
	}
	return ir.Single
}

// signature adds operands, results, attributes, regions and successors to the definition. Properties
// follow the attributes in one list of slots, because IR stores both in the same way.
func (o *opLoader) signature() {
	op, def := o.op, o.def
	for _, v := range op.Operands {
		def.Operands = append(def.Operands, ir.OperandDef{Name: v.Name, Arity: arity(v.Constraint.Arity),
			Constraint: o.typeConstraint(v.Constraint, o.ns), Segments: v.Constraint.SegmentAttr})
	}
	for _, v := range op.Results {
		def.Results = append(def.Results, ir.ResultDef{Name: v.Name, Arity: arity(v.Constraint.Arity),
			Constraint: o.typeConstraint(v.Constraint, o.ns)})
	}
	for _, a := range op.Attributes {
		d := ir.AttributeDef{Name: a.Name, Optional: a.Attr.IsOptional, Constraint: o.attrConstraint(a.Attr, o.ns)}
		if a.Attr.HasDefault {
			var ok bool
			d.Default, ok = o.defaultAttr(a)
			if !ok && !d.Optional {
				o.requireGiven(a.Name)
			}
			// A unit attribute that is false is absent.
			d.Optional = d.Optional || d.Default == nil
		}
		def.Attributes = append(def.Attributes, d)
	}
	for _, p := range op.Properties {
		o.propertyCode(p)
		d := ir.AttributeDef{Name: p.Name, Property: true, Constraint: o.propConstraint(p.Prop, o.ns)}
		if p.Prop.HasDefault {
			var ok bool
			if d.Default, ok = o.defaultProperty(p); !ok {
				o.requireGiven(p.Name)
			}
			d.Optional = d.Default == nil
			d.Initial = d.Default
		} else {
			d.Initial = o.initialProperty(p)
		}
		def.Attributes = append(def.Attributes, d)
	}
	for _, a := range o.absent {
		def.Attributes = append(def.Attributes, ir.AttributeDef{Name: a.Name, Optional: true})
	}
	for _, g := range op.Regions {
		def.Regions = append(def.Regions, ir.RegionDef{Name: g.Name, Variadic: g.Variadic, Constraint: o.regionConstraint(g.Constraint, o.ns)})
	}
	for _, s := range op.Successors {
		def.Successors = append(def.Successors, ir.SuccessorDef{Name: s.Name, Variadic: s.Variadic, Constraint: o.successorConstraint(s.Constraint, o.ns)})
	}
}

// defaultAttr evaluates the default value of an attribute. It is nil for a unit attribute that is
// false. If the value cannot be evaluated, ok is false and the report lists it.
func (o *opLoader) defaultAttr(a *ods.NamedAttribute) (x ir.Attribute, ok bool) {
	w := where{o.op.Record, "default value of attribute '" + a.Name + "' of op '" + o.op.Name() + "'", DefaultValue}
	build := a.Attr.Base().ConstBuilderCall
	if a.Attr.ConstBuilderCall != "" {
		build = a.Attr.ConstBuilderCall
	}
	if build == "" {
		o.unknownDefault(a.Name, "the attribute has no builder call for constants")
		return nil, false
	}
	x, err := o.constant(build, o.quotedDefault(a, build), o.ns, w)
	if err != nil {
		o.unknownDefault(a.Name, err.Error())
		return nil, false
	}
	return x, true
}

// quotedDefault returns the default value of an attribute as C++. An unknown name is the text of a
// string attribute: older definitions omit the quotes, which builder calls added at that time.
func (o *opLoader) quotedDefault(a *ods.NamedAttribute, build string) string {
	value := a.Attr.DefaultValue
	if storageName(a.Attr.Base().StorageType) != "StringAttr" {
		return value
	}
	p := o.compileQuietly(strings.ReplaceAll(build, "$0", value), o.selfSlots(o.api.Attribute.Type()), o.namespaces(o.ns), nil)
	if p.prog == nil || p.prog.Complete() || p.prog.Problems[0].Name != value {
		return value
	}
	return strconv.Quote(value)
}

// unknownDefault records that the default value of an attribute or a property is unknown.
func (o *opLoader) unknownDefault(name, why string) {
	if o.unknownDefaults == nil {
		o.unknownDefaults = map[string]string{}
	}
	o.unknownDefaults[name] = why
	o.missing("default value of '" + name + "'")
}

// requireGiven makes the verifier report where an attribute or a property is
// absent whose default value is not known: the operation would have that.
func (o *opLoader) requireGiven(name string) {
	slot := len(o.def.Attributes)
	o.def.Preds = append(o.def.Preds, ir.PredDef{
		Summary: "'" + name + "' is given",
		Unknown: "the default value of '" + name + "' is unknown: " + o.unknownDefaults[name],
		Check: func(op *ir.Operation) ir.Verdict {
			if op.Inherent(slot) == nil {
				return ir.Unknown
			}
			return ir.Holds
		},
	})
}

// constant evaluates a constant builder call for a value that is C++ text. The
// attribute may be nil: a unit attribute that is false is absent.
func (l *loader) constant(build, value, ns string, w where) (ir.Attribute, error) {
	text := strings.ReplaceAll(build, "$0", value)
	p := l.compile(text, l.selfSlots(l.api.Attribute.Type()), l.namespaces(ns), nil, w)
	if why := p.unknownReason(); why != "" {
		return nil, errors.New(why)
	}
	v, err := p.run(nil, cxx.Null)
	if err != nil {
		l.report.failed(w, text, err)
		return nil, err
	}
	x := cppapi.AsAttribute(v)
	if x == nil && p.prog.Result.Kind != cxx.KindObject && p.prog.Result.Kind != cxx.KindNull { // nullptr is an absent attribute
		l.report.failed(w, text, errNoAttribute)
		return nil, errNoAttribute
	}
	return x, nil
}

// traits fills in the traits and interfaces in the order of their declaration.
func (o *opLoader) traits() {
	for _, t := range o.op.Traits {
		switch t.Kind {
		case ods.NativeTrait, ods.InternalTrait:
			o.nativeTrait(t)
		case ods.PredTrait:
			o.predicate(t)
		case ods.InterfaceTrait:
			o.interfaceTrait(cppapi.TraitName(t.Interface))
			o.interfaceVerifier(t)
		}
	}
}

// interfaceTrait records an interface and its check.
func (o *opLoader) interfaceTrait(name string) {
	if name == "" {
		return
	}
	if _, ok := o.def.Interface(name); !ok {
		impl, ok := o.nativeInterface(name)
		if !ok {
			impl = ir.InterfaceImpl{Name: name}
		}
		o.def.Interfaces = append(o.def.Interfaces, impl)
	}
	if x := o.nativeCheck(name); x != nil {
		o.def.Traits = append(o.def.Traits, x)
	} else if x := ir.LookupTrait(name); x != nil {
		o.def.Traits = append(o.def.Traits, x)
	}
}

func (o *opLoader) nativeTrait(t *ods.Trait) {
	var params []string
	if t.Params != "" {
		for p := range strings.SplitSeq(t.Params, ",") {
			p = strings.TrimSpace(p)
			if name, ok := o.opNamed(p); ok {
				p = name
			}
			params = append(params, p)
		}
	}
	if x := ir.LookupTrait(t.Name, params...); x != nil {
		o.def.Traits = append(o.def.Traits, x)
		return
	}
	name := t.Name
	if t.Params != "" {
		name += "<" + t.Params + ">"
	}
	for _, n := range []string{name, t.Name} {
		if x := o.nativeCheck(cppapi.TraitName(n)); x != nil {
			o.def.Traits = append(o.def.Traits, x)
			return
		}
	}
	trait, err := o.api.SourceTrait(o.class(), t.Name, t.Params)
	if trait != nil {
		trait.Name, trait.Structural = name, t.Structural
		o.def.Traits = append(o.def.Traits, trait)
		return
	}
	o.def.Traits = append(o.def.Traits, &ir.Trait{Name: name, Structural: t.Structural})
	if err != nil {
		name += " (" + err.Error() + ")"
	}
	o.unverified("trait " + name)
}

// opNamed returns the name in IR of an operation's C++ class.
func (o *opLoader) opNamed(class string) (string, bool) {
	class = trimGlobal(class)
	for _, ns := range []string{trimGlobal(o.ns) + "::", "mlir::", ""} {
		if n, ok := o.opsByClass[ns+class]; ok {
			return n, true
		}
	}
	if n, ok := o.localOps[class]; ok {
		return n, true
	}
	n, ok := knownOps[storageName(class)]
	return n, ok
}

// knownOps are the C++ classes of operations that traits name across dialects,
// often without including the other dialect's definitions.
var knownOps = map[string]string{
	"ModuleOp":            "builtin.module",
	"func::FuncOp":        "func.func",
	"FuncOp":              "func.func",
	"gpu::GPUModuleOp":    "gpu.module",
	"LLVM::LLVMFuncOp":    "llvm.func",
	"affine::AffineForOp": "affine.for",
	"scf::ForOp":          "scf.for",
	"scf::IfOp":           "scf.if",
	"smt::YieldOp":        "smt.yield",
}

// hasSingleOperands reports whether there is a value for each operand that is neither optional nor
// variadic. Segment sizes may differ.
func hasSingleOperands(op *ir.Operation) bool {
	if !op.Has(ir.AttrSizedOperandSegments) {
		return true
	}
	operands := op.Def().Operands
	for i := range operands {
		if operands[i].Arity == ir.Single && op.GroupOperand(i) == nil {
			return false
		}
	}
	return true
}

func (o *opLoader) predicate(t *ods.Trait) {
	pred := ir.PredDef{Summary: t.Summary}
	if holdsAlways(t.Condition) {
		return
	}
	if holds := o.goPredicates(o.ns).ops[opTrait{o.op.Name(), t}]; holds != nil {
		pred.Check = func(op *ir.Operation) ir.Verdict { return ir.VerdictOf(hasSingleOperands(op) && holds(op)) }
		o.def.Preds = append(o.def.Preds, pred)
		return
	}
	w := where{o.op.Record, "trait of op '" + o.op.Name() + "' that " + t.Summary, Predicate}
	p := o.compile(t.Condition, o.opSlots(o.op), o.namespaces(o.ns), cxx.TypeBool, w)
	pred.Unknown = p.unknownText(t.Condition)
	pred.Check = func(op *ir.Operation) ir.Verdict { return p.test(op, cppapi.OperationValue(op)) }
	if pred.Unknown != "" {
		o.missing("predicate: " + t.Summary)
	}
	o.def.Preds = append(o.def.Preds, pred)
}

// sourceVerifier returns a verifier that the definition has in C++. If it cannot be run, the
// report lists it.
func (o *opLoader) sourceVerifier(method, what string) func(op *ir.Operation, c *ir.Checker) {
	verify, err := o.api.SourceVerifier(o.class(), method)
	switch {
	case err != nil:
		o.unverified(what + " (" + err.Error() + ")")
	case verify == nil:
		o.unverified(what)
	}
	return verify
}

// class returns the C++ class of the operation.
func (o *opLoader) class() *cxx.Class { return o.api.OpClass(o.def.Name) }

// hooks reports the hooks that the definition leaves to C++ and no native implements.
func (o *opLoader) hooks() {
	native := &o.native
	if o.op.HasVerifier && native.Verify == nil {
		o.def.Verify = o.sourceVerifier("verify", "verifier")
	}
	if o.op.HasRegionVerifier && native.VerifyRegions == nil {
		o.def.VerifyRegions = o.sourceVerifier("verifyRegions", "region verifier")
	}
	for i := range o.def.Operands {
		if c := o.def.Operands[i].Constraint; c.Unknown != "" {
			o.missing("constraint of operand '" + o.def.Operands[i].Name + "'")
		}
	}
	for i := range o.def.Results {
		if c := o.def.Results[i].Constraint; c.Unknown != "" {
			o.missing("constraint of result '" + o.def.Results[i].Name + "'")
		}
	}
	for i := range o.def.Attributes {
		if c := o.def.Attributes[i].Constraint; c != nil && c.Unknown != "" {
			o.missing("constraint of attribute '" + o.def.Attributes[i].Name + "'")
		}
	}
}
