package patterns

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/diag"
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/ir"
)

// warnNever warns about operations of a pattern that no valid operation matches: their
// attributes have a name that is probably misspelt, they have numbers of results or operands
// that the definition excludes, or types or attributes that it does not allow. It also
// warns of such attributes of operations that the pattern makes.
func warnNever(ctx *ir.Context, pattern *ir.Operation, diags *diag.List) {
	ir.Walk(pattern, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		made := op.ParentOp() != pattern
		switch op.Name() {
		case "pdl.pattern":
			if op != pattern {
				return ir.Skip // a condition, which may be negated
			}
		case "pdl.operation":
			if def := definitionOf(ctx, op); def != nil {
				n := &neverMatches{def: def, op: op, made: made, diags: diags}
				n.counts()
				n.attributes()
				n.results()
				n.operands()
			}
		case "pdl.result", "pdl.results":
			if def := definitionOf(ctx, op.Operand(0).DefiningOp()); def != nil && len(def.Results) == 0 && !made {
				diags.Warningf(op.Location().Place(), "the rule can never match: '%s' has no results", def.Name)
			}
		}
		return ir.Advance
	})
}

// definitionOf returns the definition of the operation that a pdl.operation names, or nil.
func definitionOf(ctx *ir.Context, op *ir.Operation) *ir.OpDef {
	if op == nil {
		return nil
	}
	name, _ := op.Attr("opName").(*ir.StringAttr)
	if name == nil {
		return nil
	}
	return ctx.LookupOp(name.Value)
}

// minSuggested is the length from which on a name is compared with others.
const minSuggested = 3

// similarOp returns the suggestion of an operation of the same dialect.
func similarOp(ctx *ir.Context, name string) string {
	dialect, local, _ := strings.Cut(name, ".")
	var known []string
	for _, op := range ctx.OpNames() {
		if of, n, _ := strings.Cut(op, "."); of == dialect {
			known = append(known, n)
		}
	}
	near := suggest.Closest(local, known)
	if near == "" || len(local) < minSuggested {
		return ""
	}
	return fmt.Sprintf("; did you mean '%s.%s'?", dialect, near)
}

// neverMatches checks one pdl.operation against a definition.
type neverMatches struct {
	def   *ir.OpDef
	op    *ir.Operation
	made  bool // the pattern makes the operation
	diags *diag.List
}

// never warns of a part of the operation that its definition excludes.
func (n *neverMatches) never(at diag.Place, format string, args ...any) {
	consequence := "the rule can never match"
	if n.made {
		consequence = "the rule makes an invalid operation"
	}
	n.diags.Warningf(at, "%s: %s", consequence, fmt.Sprintf(format, args...))
}

// counts warns of numbers of operands and results that the definition does not allow.
func (n *neverMatches) counts() {
	if n.op.Attr(pdl.Listed) == nil {
		var b bounds
		for i := range n.def.Operands {
			b.add(n.def.Operands[i].Arity)
		}
		n.count("operand", n.op.OperandGroup(0), b)
	}
	types := n.op.OperandGroup(2)
	if n.made && len(types) == 0 { // they are inferred
		return
	}
	var b bounds
	for i := range n.def.Results {
		b.add(n.def.Results[i].Arity)
	}
	n.count("result", types, b)
}

// bounds are those of a number of values.
type bounds struct {
	least, most int
	unbounded   bool
}

func (b *bounds) add(a ir.Arity) {
	switch a {
	case ir.Single:
		b.least++
		b.most++
	case ir.Optional:
		b.most++
	default:
		b.unbounded = true
	}
}

func (b bounds) String() string {
	switch {
	case b.unbounded:
		return fmt.Sprint("at least ", b.least)
	case b.least != b.most:
		return fmt.Sprint(b.least, " to ", b.most)
	}
	return fmt.Sprint(b.most)
}

// count warns of a number of handles that are not those of ranges, or, without ranges, of all of
// them.
func (n *neverMatches) count(what string, handles []ir.Operand, b bounds) {
	single := 0
	for i := range handles {
		if !pdldialect.KindOf(handles[i].Value().Type()).IsRange() {
			single++
		}
	}
	ranges := single < len(handles)
	if single > b.most && !b.unbounded || single < b.least && !ranges {
		n.never(n.op.Location().Place(), "the number of %ss of '%s' is %s, but %d here", what, n.def.Name, b, single)
	}
}

// attributes warns of names that are almost those of attributes in the definition. Other
// unknown names may be those of discardable attributes. It also warns of constants that
// the definition does not allow.
func (n *neverMatches) attributes() {
	list, _ := n.op.Attr("attributeValueNames").(*ir.ArrayAttr)
	values := n.op.OperandGroup(1)
	if list == nil || len(list.Elements) != len(values) {
		return
	}
	var known []string
	for i := range n.def.Attributes {
		known = append(known, n.def.Attributes[i].Name)
	}
	for i, e := range list.Elements {
		name, ok := e.(*ir.StringAttr)
		if !ok {
			continue
		}
		value := values[i].Value()
		at := value.Location().Place()
		if !at.IsValid() {
			at = n.op.Location().Place()
		}
		slot := n.def.Slot(name.Value)
		if slot < 0 {
			if near := suggest.DidYouMean(name.Value, known); near != "" {
				n.diags.Warningf(at, "'%s' has no attribute '%s'%s", n.def.Name, name.Value, near)
			}
			continue
		}
		n.attribute(&n.def.Attributes[slot], value, at)
	}
}

// attribute checks the value of an attribute, if it is constant, or its type.
func (n *neverMatches) attribute(def *ir.AttributeDef, value *ir.Value, at diag.Place) {
	op, c := value.DefiningOp(), def.Constraint
	if op == nil || op.Name() != "pdl.attribute" || c == nil {
		return
	}
	if a := op.Attr("value"); a != nil {
		if form, err := def.PropertyForm(a); err != nil && n.made {
			n.diags.Errorf(at, "the new '%s' is invalid: %v", n.def.Name, err)
			return
		} else if err != nil || form != a && !n.made {
			n.never(at, "%s is not a form of property '%s' of '%s'", a, def.Name, n.def.Name)
			return
		}
		if c.Check != nil && c.Check(nil, a) == ir.Fails {
			n.never(at, "attribute '%s' of '%s' must be %s, but is %s here", def.Name, n.def.Name, c.Summary, a)
		}
		return
	}
	if op.NumOperands() == 0 || c.ValueType == nil {
		return
	}
	if t, want := constantType(op.Operand(0)), c.ValueType(op.Context()); t != nil && t != want {
		n.never(at, "attribute '%s' of '%s' has type '%s', but '%s' is required here", def.Name, n.def.Name, want, t)
	}
}

// constantType returns the type that a handle of a type is, or nil.
func constantType(handle *ir.Value) ir.Type {
	op := handle.DefiningOp()
	if op == nil || op.Name() != "pdl.type" {
		return nil
	}
	if t, ok := op.Attr("constantType").(*ir.TypeAttr); ok {
		return t.Value
	}
	return nil
}

// operands warns of types of operands that the definition does not allow.
func (n *neverMatches) operands() {
	values := n.op.OperandGroup(0)
	if len(values) != len(n.def.Operands) || n.made || n.op.Attr(pdl.Listed) != nil {
		return
	}
	for i := range values {
		def, op := &n.def.Operands[i], values[i].Value().DefiningOp()
		if op == nil || def.Constraint == nil || def.Constraint.Check == nil {
			continue
		}
		var t ir.Type
		switch {
		case op.Name() == "pdl.operand" && op.NumOperands() > 0:
			t = constantType(op.Operand(0))
		case op.Name() == "pdl.result":
			if from := resultConstraint(n.op.Context(), op); from != nil && from.Build != nil {
				t = from.Build(n.op.Context())
			}
		}
		if t != nil && def.Constraint.Check(nil, t) == ir.Fails {
			n.never(op.Location().Place(), "operand #%d of '%s' must be %s, but is '%s' here", i, n.def.Name, def.Constraint.Summary, t)
		}
	}
}

// resultConstraint returns the constraint on the result that a pdl.result refers to, or nil.
func resultConstraint(ctx *ir.Context, result *ir.Operation) *ir.TypeConstraint {
	def := definitionOf(ctx, result.Operand(0).DefiningOp())
	index, ok := result.Attr("index").(*ir.IntegerAttr)
	if def == nil || !ok {
		return nil
	}
	k := index.Int64() // -1 means any result
	if k < 0 || k >= int64(len(def.Results)) {
		return nil
	}
	for i := range k + 1 {
		if def.Results[i].Arity != ir.Single {
			return nil
		}
	}
	return def.Results[k].Constraint
}

// results warns of constant result types that the definition does not allow.
func (n *neverMatches) results() {
	types := n.op.OperandGroup(2)
	if len(types) != len(n.def.Results) {
		return
	}
	for i := range types {
		def := &n.def.Results[i]
		t := constantType(types[i].Value())
		if t == nil || def.Constraint == nil || def.Constraint.Check == nil {
			continue
		}
		if def.Constraint.Check(nil, t) == ir.Fails {
			n.never(n.op.Location().Place(), "result #%d of '%s' must be %s, but is '%s' here", i, n.def.Name, def.Constraint.Summary, t)
		}
	}
}
