package transform

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A function is the signature of an operation that is one.
type function struct {
	op      *ir.Operation
	in, out []ir.Type
	args    *ir.ArrayAttr // attributes of the arguments, may be nil
}

// functionOf returns the function that an operation of the dialect defines.
func functionOf(op *ir.Operation) (f function, ok bool) {
	if op == nil || !isTransform(op) {
		return f, false
	}
	if _, ok := op.Def().Interface("FunctionOpInterface"); !ok {
		return f, false
	}
	a, ok := op.Attr("function_type").(*ir.TypeAttr)
	if !ok {
		return f, false
	}
	t, ok := a.Value.(*ir.FunctionType)
	if !ok {
		return f, false
	}
	args, _ := op.Attr("arg_attrs").(*ir.ArrayAttr)
	return function{op, t.Inputs, t.Results, args}, true
}

func (f function) lookup(from *ir.Operation, ref ir.Attribute) (function, bool) {
	r, ok := ref.(*ir.SymbolRefAttr)
	if !ok {
		return f, false
	}
	return functionOf(ir.LookupSymbol(from, r))
}

// argument reports whether an argument has an attribute.
func (f function) argument(i int, name string) bool {
	if f.args == nil || i >= len(f.args.Elements) {
		return false
	}
	d, ok := f.args.Elements[i].(*ir.DictionaryAttr)
	return ok && d.Attr(name) != nil
}

func (f function) place() diag.Place { return f.op.Location().Place() }

// verifyAnnotations checks what a function says of its arguments: whether each is
// consumed or only read. All must be annotated if there is no body or the function is called.
func verifyAnnotations(op *ir.Operation, d *diag.List, warn, called bool) bool {
	f, ok := functionOf(op)
	if !ok {
		return true
	}
	external := op.Region(0).Empty()
	var consumed map[int]bool
	if !external {
		consumed = consumedArguments(op.Region(0).Entry())
	}
	for i := range f.in {
		isConsumed, isRead := f.argument(i, "transform.consumed"), f.argument(i, "transform.readonly")
		switch {
		case isConsumed && isRead:
			op.EmitError(d, "argument #%d cannot be both readonly and consumed", i)
			return false
		case (external || called) && !isConsumed && !isRead:
			op.EmitError(d, "must provide consumed/readonly status for arguments of external or called ops")
			return false
		case external:
		case consumed[i] && !isConsumed && isRead:
			op.EmitError(d, "argument #%d is consumed in the body but is not marked as such", i)
			return false
		case warn && !consumed[i] && isConsumed:
			d.Warningf(f.place(), "op argument #%d is not consumed in the body but is marked as consumed", i)
		}
	}
	return true
}

func verifyInclude(op *ir.Operation, d *diag.List) bool {
	ref, ok := op.Attr("target").(*ir.SymbolRefAttr)
	if !ok {
		return fail(op, d, "expects a 'target' symbol reference attribute")
	}
	target := ir.LookupSymbol(op, ref)
	if target == nil || target.Name() != "transform.named_sequence" {
		return fail(op, d, "does not reference a named transform sequence")
	}
	f, ok := functionOf(target)
	if !ok {
		return true
	}
	if len(f.in) != op.NumOperands() {
		op.EmitError(d, "incorrect number of operands for callee")
		return false
	}
	for i, t := range f.in {
		if u := op.Operand(i).Type(); u != t {
			return fail(op, d, "operand type mismatch: expected operand type %s, but provided %s for operand number %d", quoted(t), quoted(u), i)
		}
	}
	if len(f.out) != op.NumResults() {
		op.EmitError(d, "incorrect number of results for callee")
		return false
	}
	for i, t := range f.out {
		if !sameKind(op.Result(i).Type(), t) {
			return fail(op, d, "type of result #%d must implement the same transform dialect interface as the corresponding callee result", i)
		}
	}
	return verifyAnnotations(target, d, false, true)
}

// quoted returns a type as messages show it.
func quoted(t ir.Type) string { return "'" + t.String() + "'" }

func verifyCollectMatching(op *ir.Operation, d *diag.List) bool {
	ref := op.Attr("matcher")
	f, ok := function{}.lookup(op, ref)
	switch {
	case !ok:
		op.EmitError(d, "unresolved matcher symbol %s", ref)
	case len(f.in) != 1 || !isHandle(f.in[0]):
		op.EmitError(d, "expected the matcher to take one operation handle argument")
	case !f.argument(0, "transform.readonly"):
		op.EmitError(d, "expected the matcher argument to be marked readonly")
	case len(f.out) != op.NumResults():
		op.EmitError(d, "expected the matcher to yield as many values as op has results (%d), got %d", op.NumResults(), len(f.out))
	default:
		for i, t := range f.out {
			if !sameKind(t, op.Result(i).Type()) {
				op.EmitError(d, "mismatching type interfaces for matcher result and op result #%d", i)
				return false
			}
		}
		return true
	}
	return false
}

func symbolList(op *ir.Operation, name string) []ir.Attribute {
	if a, ok := op.Attr(name).(*ir.ArrayAttr); ok {
		return a.Elements
	}
	return nil
}

func nameForeachMatch(op *ir.Operation, set func(v *ir.Value, name string)) {
	for i := range op.NumResults() {
		if i == 0 {
			set(op.Result(i), "updated_root")
		} else {
			set(op.Result(i), "yielded_results")
			break
		}
	}
}

func verifyForeachMatch(op *ir.Operation, d *diag.List) bool {
	matchers, actions := symbolList(op, "matchers"), symbolList(op, "actions")
	if len(matchers) != len(actions) {
		return fail(op, d, "expected the same number of matchers and actions")
	}
	if len(matchers) == 0 {
		return fail(op, d, "expected at least one match/action pair")
	}
	seen := map[ir.Attribute]bool{}
	for _, m := range matchers {
		if seen[m] {
			d.Warningf(op.Location().Place(), "matcher %s is used more than once, only the first match will apply", m)
		}
		seen[m] = true
	}
	return true
}

func verifyForeachMatchSymbols(op *ir.Operation, d *diag.List) bool {
	matchers, actions := symbolList(op, "matchers"), symbolList(op, "actions")
	for i := range min(len(matchers), len(actions)) {
		if !verifyMatch(op, matchers[i], actions[i], d) {
			return false
		}
	}
	return true
}

// verifyMatch checks that the operands fit a matcher, its results an action, and
// the results of that those of the operation.
func verifyMatch(op *ir.Operation, m, a ir.Attribute, d *diag.List) bool {
	matcher, ok := function{}.lookup(op, m)
	if !ok {
		op.EmitError(d, "unresolved matcher symbol %s", m)
		return false
	}
	action, ok := function{}.lookup(op, a)
	if !ok {
		op.EmitError(d, "unresolved action symbol %s", a)
		return false
	}
	if !verifyAnnotations(matcher.op, d, false, true) || !verifyAnnotations(action.op, d, false, true) {
		return false
	}
	if n := op.NumOperands(); n != len(matcher.in) {
		op.EmitError(d, "the number of operands (%d) doesn't match the number of matcher arguments (%d) for %s", n, len(matcher.in), m).
			Notef(matcher.place(), "symbol declaration")
		return false
	}
	for i, t := range matcher.in {
		if matcher.argument(i, "transform.consumed") {
			return failAt(op, d, matcher.op, "symbol declaration", "does not expect matcher symbol to consume its operand #%d", i)
		}
		if !sameKind(op.Operand(i).Type(), t) {
			op.EmitError(d, "mismatching type interfaces for operand and matcher argument #%d of matcher %s", i, m).
				Notef(matcher.place(), "symbol declaration")
			return false
		}
	}
	if len(matcher.out) != len(action.in) {
		op.EmitError(d, "mismatching number of matcher results and action arguments between %s (%d) and %s (%d)", m, len(matcher.out), a, len(action.in))
		return false
	}
	for i, t := range matcher.out {
		if !sameKind(t, action.in[i]) {
			op.EmitError(d, "mismatching type interfaces for matcher result and action argument #%dof matcher %s and action %s", i, m, a)
			return false
		}
	}
	n := max(op.NumResults()-1, 0)
	if n != len(action.out) {
		op.EmitError(d, "the number of action results (%d) for %s doesn't match the number of extra op results (%d)", len(action.out), a, n).
			Notef(action.place(), "symbol declaration")
		return false
	}
	for i, t := range action.out {
		if !sameKind(t, op.Result(i+1).Type()) {
			op.EmitError(d, "mismatching type interfaces for action result #%d of action %s and op result", i, a).
				Notef(action.place(), "symbol declaration")
			return false
		}
	}
	return true
}
