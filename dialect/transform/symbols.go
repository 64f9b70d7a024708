package transform

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
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
	t, ok := typed.Type[ir.Type](NamedSequenceOp{op}.FunctionTypeAttr()).(*ir.FunctionType)
	if !ok {
		return f, false
	}
	args, _ := NamedSequenceOp{op}.ArgAttrsAttr().(*ir.ArrayAttr)
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

// verifyAnnotations checks the attributes of a function's arguments: each is marked as consumed or
// as read-only. All must be annotated if there is no body or the function is called.
func verifyAnnotations(op *ir.Operation, c *ir.Checker, warn, called bool) {
	f, ok := functionOf(op)
	if !ok {
		return
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
			c.FailPlainf("argument #%d cannot be both readonly and consumed", i)
		case (external || called) && !isConsumed && !isRead:
			c.FailPlainf("must provide consumed/readonly status for arguments of external or called ops")
		case external:
		case consumed[i] && !isConsumed && isRead:
			c.FailPlainf("argument #%d is consumed in the body but is not marked as such", i)
		case warn && !consumed[i] && isConsumed:
			c.Diagnostics().Warningf(f.place(), "op argument #%d is not consumed in the body but is marked as consumed", i)
		}
	}
}

func verifyInclude(op IncludeOp, c *ir.Checker) {
	ref, ok := op.TargetAttr().(*ir.SymbolRefAttr)
	c.Check(ok, "expects a 'target' symbol reference attribute")
	target := c.Symbols().Lookup(op.Operation, ref)
	c.Check(target != nil && target.Name() == NamedSequenceOpName, "does not reference a named transform sequence")
	f, ok := functionOf(target)
	if !ok {
		return
	}
	c.CheckPlain(len(f.in) == op.Operation.NumOperands(), "incorrect number of operands for callee")
	for i, t := range f.in {
		if u := op.Operation.Operand(i).Type(); u != t {
			c.Failf("operand type mismatch: expected operand type %s, but provided %s for operand number %d", quoted(t), quoted(u), i)
		}
	}
	c.CheckPlain(len(f.out) == op.Operation.NumResults(), "incorrect number of results for callee")
	for i, t := range f.out {
		c.Checkf(sameKind(op.Operation.Result(i).Type(), t),
			"type of result #%d must implement the same transform dialect interface as the corresponding callee result", i)
	}
	verifyAnnotations(target, c.On(target), false, true)
}

// quoted returns a type as messages show it.
func quoted(t ir.Type) string { return "'" + t.String() + "'" }

func verifyCollectMatching(op CollectMatchingOp, c *ir.Checker) {
	ref := op.MatcherAttr()
	f, ok := function{}.lookup(op.Operation, ref)
	switch {
	case !ok:
		c.PlainErrorf("unresolved matcher symbol %s", ref)
	case len(f.in) != 1 || !isHandle(f.in[0]):
		c.PlainErrorf("expected the matcher to take one operation handle argument")
	case !f.argument(0, "transform.readonly"):
		c.PlainErrorf("expected the matcher argument to be marked readonly")
	case len(f.out) != op.Operation.NumResults():
		c.PlainErrorf("expected the matcher to yield as many values as op has results (%d), got %d", op.Operation.NumResults(), len(f.out))
	default:
		for i, t := range f.out {
			c.CheckPlainf(sameKind(t, op.Operation.Result(i).Type()), "mismatching type interfaces for matcher result and op result #%d", i)
		}
		return
	}
	c.Stop()
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
			set(op.Result(i), "yielded")
		}
	}
}

func verifyForeachMatch(op *ir.Operation, c *ir.Checker) {
	matchers, actions := symbolList(op, "matchers"), symbolList(op, "actions")
	c.Check(len(matchers) == len(actions), "expected the same number of matchers and actions")
	c.Check(len(matchers) != 0, "expected at least one match/action pair")
	seen := map[ir.Attribute]bool{}
	for _, m := range matchers {
		if seen[m] {
			c.Diagnostics().Warningf(op.Location().Place(), "matcher %s is used more than once, only the first match will apply", m)
		}
		seen[m] = true
	}
}

func verifyForeachMatchSymbols(op *ir.Operation, c *ir.Checker) {
	matchers, actions := symbolList(op, "matchers"), symbolList(op, "actions")
	for i := range min(len(matchers), len(actions)) {
		verifyMatch(op, matchers[i], actions[i], c)
	}
}

// verifyMatch checks that the operands fit a matcher, its results an action, and
// the results of that those of the operation.
func verifyMatch(op *ir.Operation, m, a ir.Attribute, c *ir.Checker) {
	matcher, ok := function{}.lookup(op, m)
	c.CheckPlainf(ok, "unresolved matcher symbol %s", m)
	action, ok := function{}.lookup(op, a)
	c.CheckPlainf(ok, "unresolved action symbol %s", a)
	verifyAnnotations(matcher.op, c.On(matcher.op), false, true)
	verifyAnnotations(action.op, c.On(action.op), false, true)
	if n := op.NumOperands(); n != len(matcher.in) {
		c.PlainErrorf("the number of operands (%d) doesn't match the number of matcher arguments (%d) for %s", n, len(matcher.in), m).
			Notef(matcher.place(), "symbol declaration")
		c.Stop()
	}
	for i, t := range matcher.in {
		if matcher.argument(i, "transform.consumed") {
			failAt(op, c, matcher.op, "symbol declaration", "does not expect matcher symbol to consume its operand #%d", i)
			return
		}
		if !sameKind(op.Operand(i).Type(), t) {
			c.PlainErrorf("mismatching type interfaces for operand and matcher argument #%d of matcher %s", i, m).
				Notef(matcher.place(), "symbol declaration")
			c.Stop()
		}
	}
	c.CheckPlainf(len(matcher.out) == len(action.in),
		"mismatching number of matcher results and action arguments between %s (%d) and %s (%d)", m, len(matcher.out), a, len(action.in))
	for i, t := range matcher.out {
		c.CheckPlainf(sameKind(t, action.in[i]),
			"mismatching type interfaces for matcher result and action argument #%dof matcher %s and action %s", i, m, a)
	}
	n := max(op.NumResults()-1, 0)
	if n != len(action.out) {
		c.PlainErrorf("the number of action results (%d) for %s doesn't match the number of extra op results (%d)", len(action.out), a, n).
			Notef(action.place(), "symbol declaration")
		c.Stop()
	}
	for i, t := range action.out {
		if !sameKind(t, op.Result(i+1).Type()) {
			c.PlainErrorf("mismatching type interfaces for action result #%d of action %s and op result", i, a).
				Notef(action.place(), "symbol declaration")
			c.Stop()
		}
	}
}
