package transform

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// consumers are the operations that consume handles, with the groups of operands
// that they do it to; nil is all operands.
var consumers = map[string][]int{
	"transform.foreach_match": {0},
}

// verifyEffects checks that an operation says of each operand what it does with
// it. Only where that depends on other operations, it may not.
func verifyEffects(op *ir.Operation, d *diag.List) bool {
	known := op.NumOperands()
	switch op.Name() {
	case "transform.foreach":
		b := op.Region(0).Entry()
		if b == nil {
			return true
		}
		known = b.NumArguments()
	case "transform.include":
		known = annotated(op)
	default:
		return true
	}
	if known >= op.NumOperands() {
		return true
	}
	op.EmitError(d, "TransformOpInterface requires memory effects on operands to be specified").
		Notef(op.Location().Place(), "no effects specified for operand #%d", known)
	return false
}

// annotated returns the number of the first operand of an include of which the
// callee does not say what it does with it.
func annotated(op *ir.Operation) int {
	f, ok := function{}.lookup(op, op.Attr("target"))
	if !ok || f.op.Name() != "transform.named_sequence" || !verifyNamed(f.op, &diag.List{}, false) {
		return op.NumOperands()
	}
	for i := range op.NumOperands() {
		if !f.argument(i, "transform.consumed") && !f.argument(i, "transform.readonly") {
			return i
		}
	}
	return op.NumOperands()
}

// consumes reports whether an operation consumes an operand.
func consumes(op *ir.Operation, i int) bool { return consumed(op)(i) }

// consumed returns which operands an operation consumes. What is in its regions
// is looked at once.
func consumed(op *ir.Operation) func(i int) bool {
	all := func(int) bool { return true }
	none := func(int) bool { return false }
	if hasTrait(op, "transform::FunctionalStyleTransformOpTrait") {
		return all
	}
	switch op.Name() {
	case "transform.alternatives":
		return all
	case "transform.sequence", "transform.foreach":
		b := op.Region(0).Entry()
		if b == nil {
			return none
		}
		args := consumedArguments(b)
		return func(i int) bool { return args[i] }
	case "transform.include":
		f, ok := function{}.lookup(op, op.Attr("target"))
		return func(i int) bool { return ok && f.argument(i, "transform.consumed") }
	}
	groups, ok := consumers[op.Name()]
	switch {
	case !ok:
		return none
	case groups == nil:
		return all
	}
	return func(i int) bool {
		for _, g := range groups {
			for k := range op.OperandGroup(g) {
				if op.OperandGroup(g)[k].Index() == i {
					return true
				}
			}
		}
		return false
	}
}

// consumedArguments returns the arguments of a block that its operations consume.
func consumedArguments(b *ir.Block) map[int]bool {
	out := map[int]bool{}
	for op := range b.Ops() {
		if !isTransform(op) || op.NumOperands() == 0 {
			continue
		}
		is := consumed(op)
		for i := range op.NumOperands() {
			if v := op.Operand(i); v.IsBlockArgument() && v.OwnerBlock() == b && is(i) {
				out[v.Index()] = true
			}
		}
	}
	return out
}

// consumedOnce reports a value of which several uses consume it.
func consumedOnce(v *ir.Value, report func() *diag.Diagnostic) bool {
	var first *ir.Operand
	for u := range v.Uses() {
		op := u.Owner()
		if !isTransform(op) || !consumes(op, u.Index()) {
			continue
		}
		if first == nil {
			first = u
			continue
		}
		report().
			Notef(first.Owner().Location().Place(), "used here as operand #%d", first.Index()).
			Notef(op.Location().Place(), "used here as operand #%d", u.Index())
		return false
	}
	return true
}
