package patterns

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/ir"
)

// warnNever warns about operations of a pattern that no valid operation matches: their
// attributes have a name that is probably misspelt, they have results or operands
// that the definition excludes, or types that it does not allow.
func warnNever(ctx *ir.Context, pattern *ir.Operation, diags *diag.List) {
	for op := range pattern.Region(0).Ops() {
		switch op.Name() {
		case "pdl.operation":
			name, _ := op.Attr("opName").(*ir.StringAttr)
			if name == nil {
				continue
			}
			if def := ctx.LookupOp(name.Value); def != nil {
				n := &neverMatches{def: def, op: op, diags: diags}
				n.attributes()
				n.results()
			}
		case "pdl.result":
			of := op.Operand(0).DefiningOp()
			name, _ := of.Attr("opName").(*ir.StringAttr)
			if name == nil {
				continue
			}
			if def := ctx.LookupOp(name.Value); def != nil && len(def.Results) == 0 {
				diags.Warningf(op.Location().Place(), "the rule can never match: '%s' has no results", def.Name)
			}
		}
	}
}

// neverMatches checks one pdl.operation against a definition.
type neverMatches struct {
	def   *ir.OpDef
	op    *ir.Operation
	diags *diag.List
}

// attributes warns of names that are almost those of attributes in the definition. Other
// unknown names may be those of discardable attributes.
func (n *neverMatches) attributes() {
	list, _ := n.op.Attr("attributeValueNames").(*ir.ArrayAttr)
	if list == nil {
		return
	}
	var known []string
	for i := range n.def.Attributes {
		known = append(known, n.def.Attributes[i].Name)
	}
	for i, e := range list.Elements {
		name, ok := e.(*ir.StringAttr)
		if !ok || n.def.Slot(name.Value) >= 0 {
			continue
		}
		if near := suggest.DidYouMean(name.Value, known); near != "" {
			at := n.op.Location().Place()
			if values := n.op.OperandGroup(1); i < len(values) {
				if place := values[i].Value().Location().Place(); place.IsValid() {
					at = place
				}
			}
			n.diags.Warningf(at, "'%s' has no attribute '%s'%s", n.def.Name, name.Value, near)
		}
	}
}

// results warns of constant result types that the definition does not allow.
func (n *neverMatches) results() {
	types := n.op.OperandGroup(2)
	if len(types) != len(n.def.Results) {
		return
	}
	for i := range types {
		def := &n.def.Results[i]
		t, ok := types[i].Value().DefiningOp().Attr("constantType").(*ir.TypeAttr)
		if !ok || def.Constraint == nil || def.Constraint.Check == nil {
			continue
		}
		if def.Constraint.Check(nil, t.Value) == ir.Fails {
			n.diags.Warningf(n.op.Location().Place(), "the rule can never match: result #%d of '%s' must be %s, but is '%s' here",
				i, n.def.Name, def.Constraint.Summary, t.Value)
		}
	}
}
