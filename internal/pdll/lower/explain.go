package lower

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
)

// A call is the call of a constraint or rewrite whose body is inlined.
type call struct {
	f     *pdll.Callable
	at    *ir.Location
	outer *call // in whose body it is, nil if it is in a pattern
}

// origins remembers for messages which variables and calls operations were made for.
type origins struct {
	vars    map[*ir.Value]*pdll.Var
	calls   map[*ir.Operation]*call
	current *call // nil outside of bodies
}

// enter records that the body of f is being inlined, until the returned function is called.
func (o *origins) enter(f *pdll.Callable, at *ir.Location) func() {
	if o == nil {
		return func() {}
	}
	o.current = &call{f, at, o.current}
	return func() { o.current = o.current.outer }
}

func (o *origins) created(op *ir.Operation) {
	if o != nil && o.current != nil {
		o.calls[op] = o.current
	}
}

func (o *origins) bind(v *pdll.Var, values []*ir.Value) {
	if o != nil && len(values) == 1 && o.vars[values[0]] == nil && v.Name != "" && v.Name != "_" {
		o.vars[values[0]] = v
	}
}

// explainTypes names the variable of a result type of a new operation that is not determined.
func (o *origins) explainTypes(op *ir.Operation, d *diag.Diagnostic) {
	if op.Name() != "pdl.operation" {
		return
	}
	types := op.OperandGroup(2)
	for i := range types {
		undetermined := fmt.Sprintf("result type #%d was not constrained", i)
		said := slices.ContainsFunc(d.Notes, func(n *diag.Diagnostic) bool { return n.Message == undetermined })
		if v := o.vars[types[i].Value()]; v != nil && said {
			d.Notef(diag.At(v.Loc().Pos()), "nothing that is matched or created before determines the variable `%s`", v.Name)
		}
	}
}

// disconnected is the verifier's note at a part of a pattern that nothing connects with the root.
const disconnected = "see a disconnected value / operation here"

// findAt returns the operation of a pattern that has a location and a result. A body that is inlined
// more than once makes several; then it is the first one that nothing uses.
func findAt(pattern *ir.Operation, at diag.Place) *ir.Operation {
	var found *ir.Operation
	ir.Walk(pattern, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if op.NumResults() != 1 || !op.Location().Place().Same(at) {
			return ir.Advance
		}
		if found == nil || found.Name() != "pdl.operation" { // the ranges of its operands and types are at its location, too
			found = op
		}
		if !op.Result(0).HasUses() {
			found = op
			return ir.Interrupt
		}
		return ir.Advance
	})
	return found
}

// explain adds notes to an error in a pattern that name the variable of the operation in question,
// and where the constraint or rewrite is applied in whose body it is.
func (o *origins) explain(pattern *ir.Operation, d *diag.Diagnostic) {
	at := d.Place
	for _, n := range d.Notes {
		if n.Message == disconnected {
			at = n.Place
		}
	}
	op := findAt(pattern, at)
	if op == nil {
		return
	}
	if v := o.vars[op.Result(0)]; v != nil && v.Init != nil {
		d.Notef(diag.At(v.Loc().Pos()), "this is the value of the variable `%s`", v.Name)
	}
	o.explainTypes(op, d)
	if op.Name() == "pdl.operation" && strings.Contains(d.Message, "expected a bindable user") {
		d.Notef(op.Location().Place(), "an operation that nothing uses constrains the uses of a value, but no operand of this one leads to the root")
	}
	for c := o.calls[op]; c != nil; c = c.outer {
		d.Notef(c.at.Place(), "it is in the %s `%s`, which is applied here", c.f.Kind(), c.f.Name.Text)
	}
}

// nameUnbound adds notes to an error that name the variables that no operation in the
// match section of a pattern binds.
func nameUnbound(p *pdll.Pattern, d *diag.Diagnostic) {
	bound, seen := map[*pdll.Var]bool{}, map[pdll.Node]bool{}
	var vars []*pdll.Var
	bind := func(n pdll.Node) bool {
		if v, ok := n.(*pdll.Var); ok {
			bound[v] = true
		}
		first := !seen[n]
		seen[n] = true
		return first
	}
	visited := map[pdll.Node]bool{}
	pdll.Walk(p.Body, func(n pdll.Node) bool {
		if visited[n] {
			return false
		}
		visited[n] = true
		switch n := n.(type) {
		case *pdll.RewriteStmt:
			pdll.Walk(n.Root, bind)
			return false
		case *pdll.ReplaceStmt:
			pdll.Walk(n.Root, bind)
			return false
		case *pdll.Callable:
			return false // its variables are others in each call
		case *pdll.OpExpr:
			pdll.Walk(n, bind)
		case *pdll.ForallStmt:
			bound[n.Var] = true
		case *pdll.Var:
			if n.Init == nil {
				vars = append(vars, n)
			}
		}
		return true
	})
	for _, v := range vars {
		if !bound[v] {
			d.Notef(diag.At(v.Loc().Pos()), "no operation in the match section binds the variable `%s`", v.Name)
		}
	}
}
