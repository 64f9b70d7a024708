package load

import (
	"strings"
	"sync"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// holdsAlways reports whether a condition is one that needs no evaluation.
func holdsAlways(condition string) bool {
	switch strings.Trim(condition, "() ") {
	case "", "true":
		return true
	}
	return false
}

// selfSlots are the slots of a condition on something that it calls $_self.
func (l *loader) selfSlots(self *cxx.Type) []slot {
	return []slot{
		{name: "$_self", typ: self, inGo: goSlot("self", "", false)},
		{name: "$_op", typ: l.api.Operation.Type(), inGo: goSlot("op", "*ir.Operation", false), load: func(f *frame, op *ir.Operation) cxx.Value { return cppapi.OperationValue(op) }},
		{name: "$_ctxt", typ: l.api.Context.Type(), inGo: goSlot("ctx", "*ir.Context", false), load: func(f *frame, op *ir.Operation) cxx.Value { return cxx.Obj(l.ctx) }},
		{name: "$_builder", typ: l.api.Builder.Type(), inGo: goSlot("ctx", "*ir.Context", false), load: func(f *frame, op *ir.Operation) cxx.Value { return cxx.Obj(l.ctx) }},
	}
}

func describe(kind string, c *ods.Constraint) string {
	if c.Name != "" {
		return kind + " '" + c.Name + "'"
	}
	return kind + " '" + c.Summary + "'"
}

// typeConstraint returns the constraint with names resolved in a namespace.
func (l *loader) typeConstraint(c *ods.TypeConstraint, ns string) *ir.TypeConstraint {
	key := constraintKey{c.Constraint, ns}
	if t := l.typeConstraints[key]; t != nil {
		return t
	}
	t := &ir.TypeConstraint{Name: c.Name, Summary: c.Summary}
	l.typeConstraints[key] = t
	if holds := l.goPredicates(ns).types[c.Constraint]; holds != nil {
		t.Check = func(op *ir.Operation, x ir.Type) ir.Verdict { return ir.VerdictOf(holds(x, op)) }
	} else if !holdsAlways(c.Condition) {
		p := l.compileOnSelf(c.Condition, l.api.Type.Type(), ns, cxx.TypeBool,
			where{c.Record, describe("type constraint", c.Constraint), Predicate})
		t.Unknown = p.unknownText(c.Condition)
		t.ByValue = p.dependsOnSelf()
		t.Check = func(op *ir.Operation, x ir.Type) ir.Verdict { return p.testIn(op, cppapi.TypeValue(x)) }
	}
	if c.BuilderCall != "" {
		if x := l.buildType(t, c, ns); x != nil {
			t.Build = func(*ir.Context) ir.Type { return x }
		}
	}
	return t
}

// buildType evaluates the builder call of a constraint, which is loaded as t. The result is
// nil if that fails.
func (l *loader) buildType(t *ir.TypeConstraint, c *ods.TypeConstraint, ns string) ir.Type {
	w := where{c.Base().Record, "builder call of " + describe("type constraint", c.Constraint), BuilderCall}
	p, err := l.compileText(c.BuilderCall, l.selfSlots(l.api.Type.Type()), l.namespaces(ns), l.api.Type.Type(), l.api.Compile)
	switch {
	case err != nil:
		l.report.syntaxError(w, c.BuilderCall, err)
		return nil
	case !p.complete():
		l.unbuilt[t] = sync.OnceFunc(func() { l.report.add(w, c.BuilderCall, p.prog, false) })
		return nil
	}
	l.report.add(w, c.BuilderCall, p.prog, l.api.UsesNative(p.prog.Natives))
	v, err := p.run(nil, cxx.Null)
	if err != nil {
		return nil
	}
	return cppapi.AsType(v)
}

// needsBuilder reports the builder call of a constraint if it cannot be evaluated. Unused ones
// may be invalid: the builder of a range of PDL's values calls that of its elements even if
// they have none.
func (l *loader) needsBuilder(t *ir.TypeConstraint) {
	if report := l.unbuilt[t]; report != nil {
		report()
	}
}

// attrConstraint returns the constraint with names resolved in a namespace.
func (l *loader) attrConstraint(a *ods.Attribute, ns string) *ir.AttributeConstraint {
	key := constraintKey{a.Constraint, ns}
	if c := l.attrConstraints[key]; c != nil {
		return c
	}
	name := a.Name
	if a.Base().Name == symbolName {
		name = symbolName // text shows the name of a symbol, whether it may be absent or not
	}
	c := &ir.AttributeConstraint{Name: name, Summary: a.Summary, Model: a, Storage: storageName(a.Base().StorageType)}
	l.attrConstraints[key] = c
	if holds := l.goPredicates(ns).attrs[a.Constraint]; holds != nil {
		c.Check = func(op *ir.Operation, x ir.Attribute) ir.Verdict { return ir.VerdictOf(holds(x, op)) }
	} else if !holdsAlways(a.Condition) {
		p := l.compileOnSelf(a.Condition, l.api.Attribute.Type(), ns, cxx.TypeBool,
			where{a.Record, describe("attribute constraint", a.Constraint), Predicate})
		c.Unknown = p.unknownText(a.Condition)
		c.ByValue = p.dependsOnSelf()
		c.Check = func(op *ir.Operation, x ir.Attribute) ir.Verdict { return p.testIn(op, cppapi.AttributeValue(x)) }
	}
	if a.Enum != nil {
		c.Enum = l.enums[a.Enum]
	}
	if a.Def != nil {
		c.Def = l.attrs[a.Def]
	} else {
		c.Def = l.attrOfClass(a.Base().StorageType)
	}
	if a.ValueType != nil {
		t := l.typeConstraint(a.ValueType, ns)
		l.needsBuilder(t)
		c.ValueType = t.Build
	}
	return c
}

// symbolName is the definition of attributes that name a symbol.
const symbolName = "SymbolNameAttr"

// attrOfClass returns the defined attribute with a C++ class, or nil: a constraint may name a
// class without a definition.
func (l *loader) attrOfClass(class string) *ir.AttributeDefinition {
	return l.attrsByClass[trimGlobal(class)]
}

// storageName returns the C++ name of a storage type without mlir's namespace.
func storageName(cpp string) string {
	s := strings.TrimPrefix(strings.TrimSpace(cpp), "::")
	return strings.TrimPrefix(s, "mlir::")
}

func (l *loader) regionConstraint(c *ods.Constraint, ns string) *ir.RegionConstraint {
	if r := l.regionConstr[c]; r != nil {
		return r
	}
	r := &ir.RegionConstraint{Summary: c.Summary}
	l.regionConstr[c] = r
	if holds := l.goPredicates(ns).regions[c]; holds != nil {
		r.Check = func(op *ir.Operation, x *ir.Region) ir.Verdict { return ir.VerdictOf(holds(x, op)) }
	} else if !holdsAlways(c.Condition) {
		p := l.compile(c.Condition, l.selfSlots(l.api.Region.Type()), l.namespaces(ns), cxx.TypeBool,
			where{c.Record, describe("region constraint", c), Predicate})
		r.Unknown = p.unknownText(c.Condition)
		r.Check = func(op *ir.Operation, x *ir.Region) ir.Verdict { return p.test(op, cxx.Ptr(x)) }
	}
	return r
}

func (l *loader) successorConstraint(c *ods.Constraint, ns string) *ir.SuccessorConstraint {
	if s := l.succConstr[c]; s != nil {
		return s
	}
	s := &ir.SuccessorConstraint{Summary: c.Summary}
	l.succConstr[c] = s
	if !holdsAlways(c.Condition) {
		p := l.compile(c.Condition, l.selfSlots(l.api.Block.Type()), l.namespaces(ns), cxx.TypeBool,
			where{c.Record, describe("successor constraint", c), Predicate})
		s.Unknown = p.unknownText(c.Condition)
		s.Check = func(op *ir.Operation, x *ir.Block) ir.Verdict { return p.test(op, cxx.Ptr(x)) }
	}
	return s
}
