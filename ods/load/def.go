package load

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// declareType creates the definition of a type without its syntax, and its C++ class. The types of the
// builtin dialect are Go structs and have classes.
func (l *loader) declareType(d *ods.Def) {
	dialect := l.dialect(d.Dialect)
	if dialect == nil {
		return
	}
	t := l.knownType(dialect, d.CppClass)
	if t != nil && !l.isKnown(dialect) {
		l.checkSame(t.Model, d, "type")
	}
	if n := l.goType(d); n != nil && t == nil {
		l.setType(d, n)
		l.classes[d] = l.api.TypeNamed(d.CppType).Class
		return
	}
	if t == nil {
		name, foreign := l.nativeClass(d)
		t = &ir.TypeDefinition{Methods: l.api, Name: name, Foreign: foreign, Dialect: dialect, Mnemonic: l.typeMnemonic(dialect, d), Params: l.params(d), Model: d}
		t.Traits, t.Interfaces = defTraits(d)
		if !l.isKnown(dialect) {
			dialect.Types = append(dialect.Types, t)
		}
	}
	l.setType(d, t)
	c := l.api.DefineType(d.CppType, t, classSource(d))
	l.implement(c, d)
	l.classes[d] = c
}

// typeMnemonic returns the mnemonic of a type. A dialect that parses its types in C++ may give several
// types the same one; only the first can be parsed here.
func (l *loader) typeMnemonic(dialect *ir.Dialect, d *ods.Def) string {
	if !d.Dialect.UseDefaultTypePrinterParser && slices.ContainsFunc(dialect.Types, func(t *ir.TypeDefinition) bool { return t.Mnemonic == d.Mnemonic }) {
		return ""
	}
	return d.Mnemonic
}

// sameParams reports whether two definitions have the same parameters.
func sameParams(a, b *ods.Def) bool {
	return slices.EqualFunc(a.Params, b.Params, func(x, y *ods.Param) bool { return x.Name == y.Name && x.CppType == y.CppType })
}

// checkSame reports a type or an attribute that another module defines differently.
func (l *loader) checkSame(model any, d *ods.Def, kind string) {
	if o, ok := model.(*ods.Def); ok && (!sameRecord(o.Record, d.Record) || !sameParams(o, d)) {
		l.diags.Errorf(diag.At(d.Record.Pos()), "%s '%s' of dialect '%s' is already defined", kind, d.CppClass, d.Dialect.Name).
			Notef(diag.At(o.Record.Pos()), "it is defined here")
	}
}

func (s *shared) setType(d *ods.Def, t *ir.TypeDefinition) {
	s.types[d] = t
	if class := trimGlobal(d.CppType); s.typesByClass[class] == nil {
		s.typesByClass[class] = t
	}
}

// goType returns the Go definition of the type with d's C++ class, or nil.
func (l *loader) goType(d *ods.Def) *ir.TypeDefinition {
	for _, t := range l.api.NativeTypes(d.Dialect.Name) {
		if t.Name == d.CppClass {
			return t
		}
	}
	return nil
}

func classSource(d *ods.Def) cppapi.ClassSource {
	return cppapi.ClassSource{Declarations: d.ClassBody, SkipDefaultBuilders: d.SkipDefaultBuilders}
}

// implement makes the interfaces of a definition bases of its class: their
// methods can be called without a cast.
func (l *loader) implement(c *cxx.Class, d *ods.Def) {
	l.implements(c, d.Traits)
	for _, t := range d.Traits {
		if t.Kind != ods.InterfaceTrait {
			continue
		}
		if i := l.api.Registry.LookupClass(trimGlobal(t.Interface)); i != nil && !c.DerivesFrom(i) && !i.DerivesFrom(c) {
			c.Bases = append([]*cxx.Class{i}, c.Bases...)
		}
	}
}

// deriveDefs makes the classes of definitions derive from those of C++ source files that they name.
func (l *loader) deriveDefs() {
	for _, d := range slices.Concat(l.module.Types, l.module.Attrs) {
		if c := l.classes[d]; c != nil && d.CppBase != "" && l.goType(d) == nil {
			if err := l.api.DeriveFrom(c, d.CppBase, namespaceOf(d.Dialect)); err != nil {
				l.unbuiltDefs[d] = append(l.unbuiltDefs[d], cppapi.Unrunnable{Name: "base class", Reason: err.Error()})
			}
		}
	}
}

// builders adds the builders of a definition to its class.
func (l *loader) builders(d *ods.Def) {
	c := l.classes[d]
	if c == nil || l.goType(d) != nil {
		return
	}
	for _, b := range d.Builders {
		if b.Params == nil {
			continue
		}
		f, err := l.api.AddBuilder(c, cppapi.SourceBuilder{Body: b.Body, Result: b.ReturnType, InferredContext: b.InferredContext, Params: sourceParams(b.Params)})
		if takesParams(b, d) {
			if f == nil && err == nil {
				f, err = l.api.SourceBuilderOf(c, sourceParams(b.Params))
			}
			l.makers[d] = maker{get: f, err: err}
		}
		if err != nil {
			l.unbuiltDefs[d] = append(l.unbuiltDefs[d], cppapi.Unrunnable{Name: "get", Reason: err.Error()})
		}
	}
}

// takesParams reports whether a builder takes the place of the get of all parameters.
func takesParams(b ods.DefBuilder, d *ods.Def) bool {
	same := func(x ods.CppParam, p *ods.Param) bool { return unqualified(x.Type) == unqualified(p.CppType) }
	return d.SkipDefaultBuilders && !b.InferredContext && slices.EqualFunc(b.Params, d.Params, same)
}

// unqualified returns a C++ type without the namespaces that definitions may omit.
func unqualified(cpp string) string {
	for _, ns := range []string{"::", "mlir::", "llvm::"} {
		cpp = strings.ReplaceAll(cpp, ns, "")
	}
	return strings.Join(strings.Fields(cpp), " ")
}

// valueType returns 1 plus the index of the parameter that getType of a TypedAttr returns, or 0.
func valueType(d *ods.Def) int {
	typed := func(t *ods.Trait) bool { return t.Model != nil && derivesFromTyped(t.Model) }
	if !slices.ContainsFunc(d.Traits, typed) {
		return 0
	}
	index := 0
	for i, p := range d.Params {
		if p.Name == "type" {
			return i + 1
		}
		if p.IsSelfType {
			index = i + 1
		}
	}
	return index
}

func derivesFromTyped(i *ods.Interface) bool {
	return trimGlobal(i.Name()) == "mlir::TypedAttr" || slices.ContainsFunc(i.Bases, derivesFromTyped)
}

func (l *loader) declareAttr(d *ods.Def) {
	dialect := l.dialect(d.Dialect)
	if dialect == nil {
		return
	}
	a := l.knownAttr(dialect, d.CppClass)
	if a != nil && !l.isKnown(dialect) {
		l.checkSame(a.Model, d, "attribute")
	}
	if a == nil {
		name, foreign := l.nativeClass(d)
		a = &ir.AttributeDefinition{Methods: l.api, Name: name, Foreign: foreign, Dialect: dialect, Mnemonic: d.Mnemonic, Params: l.params(d), Model: d}
		a.Traits, a.Interfaces = defTraits(d)
		if d.Enum != nil {
			a.Enum = l.enums[d.Enum]
		}
		a.SelfType = valueType(d)
		if !l.isKnown(dialect) {
			dialect.Attributes = append(dialect.Attributes, a)
		}
	}
	l.attrs[d] = a
	if class := trimGlobal(d.CppType); l.attrsByClass[class] == nil {
		l.attrsByClass[class] = a
	}
	c := l.api.DefineAttribute(d.CppType, a, classSource(d))
	l.implement(c, d)
	l.classes[d] = c
}

func (l *loader) params(d *ods.Def) []ir.ParamDef {
	var out []ir.ParamDef
	for _, p := range d.Params {
		q := ir.ParamDef{Name: p.Name, CppType: p.CppType, Optional: p.IsOptional, Summary: p.Summary, Model: p}
		out = append(out, q)
	}
	return out
}

// enumParams records the enums of parameters. The file that defines the type or attribute need not
// include the one that defines the enum.
func (l *loader) enumParams(d *ods.Def, params []ir.ParamDef) {
	for i, p := range d.Params {
		switch {
		case p.Enum != nil:
			params[i].Enum = l.enums[p.Enum]
		case p.ForeignEnum:
			params[i].Enum = l.enumsByClass[trimGlobal(p.CppType)].def
		default: // an enum that is named as a C++ type
			if t := l.typeNamed(p.CppType, namespaceOf(d.Dialect)); t != nil && t.Kind == cxx.KindEnum {
				if ofSources := params[i]; l.api.SourceField(t, &ofSources) == nil {
					params[i].Enum = l.api.EnumOf(t)
				}
			}
		}
	}
}

// acceptParams enables Go code to set parameters of known C++ types.
func (l *loader) acceptParams(d *ods.Def, params []ir.ParamDef) {
	for i, p := range d.Params {
		t := l.typeNamed(p.CppType, namespaceOf(d.Dialect))
		if t == nil && p.Storage != "" {
			t = l.typeNamed(p.Storage, namespaceOf(d.Dialect))
		}
		switch {
		case t != nil:
			params[i].Accept = l.api.AcceptParam(t, p.CppType, params[i].Enum)
		case params[i].Enum != nil:
			params[i].Accept = l.api.AcceptParam(cxx.TypeUint64, p.CppType, params[i].Enum)
		}
	}
}

func defTraits(d *ods.Def) (traits []string, interfaces []ir.InterfaceImpl) {
	for _, t := range d.Traits {
		switch t.Kind {
		case ods.InterfaceTrait:
			interfaces = append(interfaces, ir.InterfaceImpl{Name: cppapi.TraitName(t.Interface)})
		case ods.NativeTrait, ods.InternalTrait:
			name := t.Name
			if t.Params != "" {
				name += "<" + t.Params + ">"
			}
			traits = append(traits, name)
		}
	}
	return traits, interfaces
}

// completeType adds the parts that refer to other definitions: defaults, checks, the syntax.
func (l *loader) completeType(d *ods.Def) {
	t := l.types[d]
	if t == nil || t.Model != d {
		return // of the builtin dialect, or complete
	}
	l.acceptParams(d, t.Params)
	l.defaults(d, t.Params)
	t.Verify = l.verifyParams(d, t.Params)
	t.Syntax = l.paramsSyntax(d, t.Params, l.nativeType(d).Syntax)
	if f, ok := t.Syntax.(*asm.ParamsFormat); ok && l.makers[d] != (maker{}) {
		t.Syntax = madeTypeSyntax{f, l.makers[d], t}
	}
	l.typeAlias(t, d)
	l.attachType(t, d)
	l.shapedType(t, d)
}

func (l *loader) completeAttr(d *ods.Def) {
	a := l.attrs[d]
	if a == nil || a.Model != d {
		return
	}
	l.acceptParams(d, a.Params)
	l.defaults(d, a.Params)
	a.Verify = l.verifyParams(d, a.Params)
	a.Syntax = l.paramsSyntax(d, a.Params, l.nativeAttr(d).Syntax)
	if f, ok := a.Syntax.(*asm.ParamsFormat); ok && l.makers[d] != (maker{}) {
		a.Syntax = madeAttrSyntax{f, l.makers[d], a}
	}
	l.attrAlias(a, d)
	l.attachAttr(a, d)
}

// defaults evaluates the default values of optional parameters. One that cannot be evaluated is an
// error where the parameter is not given.
func (l *loader) defaults(d *ods.Def, params []ir.ParamDef) {
	for i, p := range d.Params {
		if p.IsOptional {
			if err := l.defaultParam(d, params, i); err != nil {
				err = fmt.Errorf("the default value of parameter '%s' is unknown: %w", p.Name, err)
				params[i].DefaultOf = func([]ir.Param) (ir.Param, error) { return nil, err }
			}
		}
	}
}

// defaultParam evaluates the default value of a parameter.
func (l *loader) defaultParam(d *ods.Def, params []ir.ParamDef, i int) error {
	p := d.Params[i]
	t := l.typeNamed(p.Storage, namespaceOf(d.Dialect))
	if t == nil {
		t = l.typeNamed(p.CppType, namespaceOf(d.Dialect))
	}
	if t == nil { // it is reported where it is parsed
		return fmt.Errorf("values of C++ type '%s' have no form in Go", p.CppType)
	}
	w := where{d.Record, "default value of parameter '" + p.Name + "' of '" + d.CppClass + "'", DefaultValue}
	var prog *program
	named := slices.ContainsFunc(params, func(q ir.ParamDef) bool { return mentions(p.Default, "$"+q.Name) })
	if named {
		prog = l.compile(p.Default, append(l.selfSlots(t), l.paramSlots(d, params)...), l.namespaces(namespaceOf(d.Dialect)), t, w)
	} else {
		prog = l.compileOnSelf(p.Default, t, namespaceOf(d.Dialect), t, w)
	}
	if why := prog.unknownReason(); why != "" {
		return errors.New(why)
	}
	if named {
		params[i].DefaultOf = func(values []ir.Param) (ir.Param, error) { return prog.paramOf(params, values, i, t) }
		return nil
	}
	v, err := prog.run(nil, cxx.Null)
	if err == nil {
		var ok bool
		if params[i].Default, ok = cppapi.ParamOf(v, t, &params[i]); !ok {
			err = errDoesNotFit
		}
	}
	if err != nil {
		l.report.failed(w, p.Default, err)
	}
	return err
}

// paramSlots returns the names that expressions have for the parameters of a definition.
func (l *loader) paramSlots(d *ods.Def, params []ir.ParamDef) []slot {
	var slots []slot
	for _, q := range params {
		if typ := l.typeNamed(q.CppType, namespaceOf(d.Dialect)); typ != nil {
			slots = append(slots, slot{name: "$" + q.Name, typ: typ})
		}
	}
	return slots
}

// verifyParams returns the check of parameters: that those which are constraints
// satisfy them, and the definition's predicates (PredTypeTrait, PredAttrTrait).
func (l *loader) verifyParams(d *ods.Def, params []ir.ParamDef) func([]ir.Param) error {
	type check struct {
		summary string
		test    func([]ir.Param) ir.Verdict
	}
	var checks []check
	for i, p := range d.Params {
		if c := l.paramConstraint(d, p); c != nil {
			summary := "failed to verify '" + p.Name + "': " + c.summary
			checks = append(checks, check{summary, func(ps []ir.Param) ir.Verdict { return c.test(ps[i]) }})
		}
	}
	for _, t := range d.Traits {
		if t.Kind != ods.PredTrait || holdsAlways(t.Condition) {
			continue
		}
		slots := l.paramSlots(d, params)
		w := where{d.Record, "trait of '" + d.CppClass + "' that " + t.Summary, Predicate}
		prog := l.compile(t.Condition, slots, l.namespaces(namespaceOf(d.Dialect)), cxx.TypeBool, w)
		checks = append(checks, check{"failed to verify that " + t.Summary, func(ps []ir.Param) ir.Verdict { return prog.testParams(params, ps) }})
	}
	if checks == nil {
		return nil
	}
	return func(ps []ir.Param) error {
		for _, c := range checks {
			switch c.test(ps) {
			case ir.Fails:
				return errors.New(c.summary)
			case ir.Unknown:
				if assume := l.ctx.AssumeUnknown; assume != nil {
					assume(c.summary)
					continue
				}
				return errors.New("cannot be verified: " + c.summary)
			}
		}
		return nil
	}
}

type paramCheck struct {
	summary string
	test    func(p ir.Param) ir.Verdict
}

// paramConstraint returns the check of a parameter that is given by a type or an
// attribute constraint.
func (l *loader) paramConstraint(d *ods.Def, p *ods.Param) *paramCheck {
	ns := namespaceOf(d.Dialect)
	l.withoutOperation(d, p)
	switch {
	case p.Type != nil:
		c := l.typeConstraint(p.Type, ns)
		return &paramCheck{c.Summary, func(p ir.Param) ir.Verdict {
			t, ok := p.(ir.Type)
			if !ok || c.Check == nil {
				return ir.VerdictOf(ok)
			}
			return c.Check(nil, t)
		}}
	case p.Attr != nil:
		c := l.attrConstraint(p.Attr, ns)
		return &paramCheck{c.Summary, func(p ir.Param) ir.Verdict {
			a, ok := p.(ir.Attribute)
			if !ok || c.Check == nil {
				return ir.VerdictOf(ok)
			}
			return c.Check(nil, a)
		}}
	}
	return nil
}

// withoutOperation reports a constraint that depends on the operation: a parameter has none.
func (l *loader) withoutOperation(d *ods.Def, p *ods.Param) {
	var c *ods.Constraint
	switch {
	case p.Type != nil:
		c = p.Type.Constraint
	case p.Attr != nil:
		c = p.Attr.Constraint
	default:
		return
	}
	if mentions(c.Condition, "$_op") {
		l.diags.Errorf(diag.At(d.Record.Pos()), "%s of parameter '%s' of '%s' refers to $_op, and a parameter does not belong to an operation",
			describe("constraint", c), p.Name, d.CppClass)
	}
}

// fillParams sets the values of the slots, those of parameters among them.
func (p *program) fillParams(f *frame, defs []ir.ParamDef, params []ir.Param) {
	for _, s := range p.slots {
		v := cxx.Null
		if s.load != nil {
			v = s.load(f, nil)
		}
		for i := range defs {
			if s.name == "$"+defs[i].Name {
				v = cppapi.ParamValueAs(params[i], s.typ)
			}
		}
		f.values = append(f.values, v)
	}
}

// paramOf evaluates the default of parameter i, of a C++ type; it is nil if that fails.
func (p *program) paramOf(defs []ir.ParamDef, params []ir.Param, i int, t *cxx.Type) (ir.Param, error) {
	f := frames.Get().(*frame)
	p.fillParams(f, defs, params)
	v, err := p.prog.Run(&f.machine, f.values)
	f.release()
	if err == nil {
		x, ok := cppapi.ParamOf(v, t, &defs[i])
		if ok {
			return x, nil
		}
		err = errDoesNotFit
	}
	return nil, fmt.Errorf("the default value of parameter '%s' cannot be evaluated: %w", defs[i].Name, err)
}

// testParams evaluates a condition over parameters.
func (p *program) testParams(defs []ir.ParamDef, params []ir.Param) ir.Verdict {
	if p.prog == nil {
		return ir.Unknown
	}
	f := frames.Get().(*frame)
	p.fillParams(f, defs, params)
	ok, err := p.prog.RunBool(&f.machine, f.values)
	f.release()
	if err != nil {
		return verdictOf(err)
	}
	return ir.VerdictOf(ok)
}
