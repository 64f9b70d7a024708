package patterns

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/snippet"
)

// A constraintChecker warns of constraints of definitions that contradict the definition of the
// operation to which they are applied.
type constraintChecker struct {
	ctx      *ir.Context
	api      *cppapi.API
	natives  *rewrite.Natives
	modules  []*ods.Module
	concrete map[string]bool // classes of the types and attributes of dialects
	diags    *diag.List
}

// newConstraintChecker returns a checker for rules that include definitions.
func newConstraintChecker(ctx *ir.Context, api *cppapi.API, natives *rewrite.Natives, modules []*ods.Module) *constraintChecker {
	c := &constraintChecker{ctx: ctx, api: api, natives: natives, modules: modules, concrete: map[string]bool{}}
	for _, m := range modules {
		for _, d := range slices.Concat(m.Types, m.Attrs) {
			c.concrete[strings.TrimPrefix(d.CppType, "::")] = true
		}
	}
	return c
}

// pattern checks a pattern.
func (c *constraintChecker) pattern(pattern *ir.Operation, diags *diag.List) {
	c.diags = diags
	for op := range pattern.Region(0).Entry().Ops() {
		if op.Name() != "pdl.apply_native_constraint" || op.NumOperands() != 1 {
			continue
		}
		if negated, ok := op.Attr("isNegated").(*ir.IntegerAttr); ok && !negated.Value.IsZero() {
			continue
		}
		name, _ := op.Attr("name").(*ir.StringAttr)
		if name == nil {
			continue
		}
		src, _ := c.natives.Source(name.Value).(*snippet.Native)
		if src == nil || src.Function == nil {
			continue
		}
		switch {
		case src.Form == snippet.ReadAttribute:
			if leaf := c.constraint(src.Constraint); leaf != nil {
				c.read(op, src, leaf)
			}
			continue
		case op.NumResults() > 0 || src.Form != snippet.Plain && src.Form != snippet.OnType:
			continue
		}
		if leaf := c.constraint(src.Name); leaf != nil {
			c.applied(op, src, leaf)
		}
	}
}

// constraint returns the constraint of a definition that the rules include.
func (c *constraintChecker) constraint(name string) *ods.Constraint {
	for _, m := range c.modules {
		if r := m.Records.Def(name); r != nil {
			if k := m.Constraint(r); k != nil {
				return k
			}
		}
	}
	return nil
}

// applied compares a constraint with those of the operations that have the value, type or
// attribute to which it is applied.
func (c *constraintChecker) applied(apply *ir.Operation, src *snippet.Native, leaf *ods.Constraint) {
	n := &appliedConstraint{constraintChecker: c, apply: apply, function: src.Function, leaf: leaf}
	handle := apply.Operand(0)
	if src.Form == snippet.OnType {
		n.values(handle)
		return
	}
	for use := range handle.Uses() {
		user := use.Owner()
		switch {
		case user.Name() == "pdl.operand":
			n.values(user.Result(0))
		case user.Name() == "pdl.operation" && user.ParentOp().Name() == "pdl.pattern":
			n.operation(user, handle)
		}
	}
}

// read compares the constraint on an attribute that may be absent with that of the definition.
func (c *constraintChecker) read(apply *ir.Operation, src *snippet.Native, leaf *ods.Constraint) {
	if def := definitionOf(c.ctx, apply.Operand(0).DefiningOp()); def != nil {
		if model, _ := def.Model.(*ods.Operator); model != nil {
			n := &appliedConstraint{constraintChecker: c, apply: apply, function: src.Function, leaf: leaf}
			n.attribute(def, model, src.Text)
		}
	}
}

// An appliedConstraint is one constraint that a pattern applies.
type appliedConstraint struct {
	*constraintChecker
	apply    *ir.Operation
	function *snippet.Function
	leaf     *ods.Constraint
}

// values checks the constraint on the type of an operand or a result.
func (n *appliedConstraint) values(handle *ir.Value) {
	if result := handle.DefiningOp(); result != nil && result.Name() == "pdl.result" {
		def := definitionOf(n.ctx, result.Operand(0).DefiningOp())
		c := resultConstraint(n.ctx, result)
		if c == nil {
			return
		}
		if model, _ := def.Model.(*ods.Operator); model != nil {
			n.typed("result", int(result.Attr("index").(*ir.IntegerAttr).Int64()), def, c, model.Results)
		}
		return
	}
	for use := range handle.Uses() {
		user := use.Owner()
		if user.Name() != "pdl.operation" || user.ParentOp().Name() != "pdl.pattern" || user.Attr(pdl.Listed) != nil {
			continue
		}
		def := definitionOf(n.ctx, user)
		group := user.OperandGroup(0)
		if i := indexOf(group, handle); i >= 0 && def != nil && len(group) == len(def.Operands) {
			if model, _ := def.Model.(*ods.Operator); model != nil {
				n.typed("operand", i, def, def.Operands[i].Constraint, model.Operands)
			}
		}
	}
}

// operation checks the constraint on an attribute or a result type of an operation.
func (n *appliedConstraint) operation(user *ir.Operation, handle *ir.Value) {
	def := definitionOf(n.ctx, user)
	if def == nil {
		return
	}
	model, _ := def.Model.(*ods.Operator)
	if model == nil {
		return
	}
	types := user.OperandGroup(2)
	if i := indexOf(types, handle); i >= 0 && len(types) == len(def.Results) {
		n.typed("result", i, def, def.Results[i].Constraint, model.Results)
	}
	names, _ := user.Attr("attributeValueNames").(*ir.ArrayAttr)
	if i := indexOf(user.OperandGroup(1), handle); i >= 0 && names != nil && i < len(names.Elements) {
		if name, ok := names.Elements[i].(*ir.StringAttr); ok {
			n.attribute(def, model, name.Value)
		}
	}
}

// attribute checks the constraint on an attribute, or on the attribute form of a property.
func (n *appliedConstraint) attribute(def *ir.OpDef, model *ods.Operator, name string) {
	for _, a := range model.Attributes {
		if a.Name == name && exclude(a.Attr.Base().Condition, n.leaf.Condition, n.concrete) {
			n.warn("attribute '%s' of '%s' must be %s, but is %s here", a.Name, def.Name, a.Attr.Base().Summary, n.leaf.Summary)
		}
	}
	for _, p := range model.Properties {
		if p.Name != name {
			continue
		}
		forms := propertyForms(def, p)
		if len(forms) > 0 && !slices.ContainsFunc(forms, func(a ir.Attribute) bool { return !excludesForm(a, n.leaf.Condition, n.concrete) }) {
			n.warn("property '%s' of '%s' has the form of %s, but is %s here", p.Name, def.Name, forms[0], n.leaf.Summary)
		}
	}
}

// propertyForms returns an attribute of each class and type in which a property is kept, none
// if these are not known.
func propertyForms(def *ir.OpDef, p *ods.NamedProperty) []ir.Attribute {
	slot := def.Slot(p.Name)
	if slot < 0 || def.Attributes[slot].Initial == nil {
		return nil
	}
	forms := []ir.Attribute{def.Attributes[slot].Initial}
	if p.Prop.Base().Kind == ods.UnitProp {
		forms = append(forms, forms[0].Context().UnitAttr())
	}
	return forms
}

// typed checks the constraint on the type of an operand or a result.
func (n *appliedConstraint) typed(what string, i int, def *ir.OpDef, c *ir.TypeConstraint, models []*ods.Value) {
	if i >= len(models) || c == nil {
		return
	}
	never := exclude(models[i].Constraint.Base().Condition, n.leaf.Condition, n.concrete)
	if c.Build != nil && !never {
		holds, _, err := n.function.Call(rewrite.NewRewriter(n.ctx, nil), []rewrite.Arg{c.Build(n.ctx)})
		never = err == nil && !holds.Bool()
	}
	if never || n.single(c) {
		n.warn("%s #%d of '%s' must be %s, but is %s here", what, i, def.Name, c.Summary, n.leaf.Summary)
	}
}

// single reports whether the only type that satisfies the applied constraint does not satisfy
// that of the definition.
func (n *appliedConstraint) single(c *ir.TypeConstraint) bool {
	for _, m := range n.modules {
		t := m.TypeConstraint(n.leaf.Record)
		if t == nil || t.BuilderCall == "" || c.Check == nil {
			continue
		}
		f, _ := snippet.Compile(n.api, &snippet.Code{Text: t.BuilderCall, Result: n.api.Type.Type(), Builder: "$_builder"})
		if f == nil {
			return false
		}
		v, _, err := f.Call(rewrite.NewRewriter(n.ctx, nil), nil)
		single := cppapi.AsType(v)
		return err == nil && single != nil && c.Check(nil, single) == ir.Fails
	}
	return false
}

func (n *appliedConstraint) warn(format string, args ...any) {
	n.diags.Warningf(n.apply.Location().Place(), "the rule can never match: "+format, args...)
}

// indexOf returns the position of a handle among operands, or -1.
func indexOf(operands []ir.Operand, handle *ir.Value) int {
	return slices.IndexFunc(operands, func(o ir.Operand) bool { return o.Value() == handle })
}
