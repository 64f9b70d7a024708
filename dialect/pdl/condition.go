package pdl

import "github.com/mica-ir/mica/ir"

// Condition is the name of a discardable attribute of a pdl.pattern in a pattern, with the name by which
// pdl.apply_native_constraint applies it. The block arguments are the operands of the application. The
// pdl.rewrite has pairs of an argument and a value that must be the same. Patterns of one name are
// alternatives. MLIR's dialect has no such patterns.
const Condition = "condition"

// Each is the name of a discardable attribute of the application of a condition that must hold for each
// element of the first operand, a range.
const Each = "each"

// IsCondition reports whether an operation is a pdl.pattern in a pattern that is a condition of it.
func IsCondition(op *ir.Operation) bool {
	return op.Name() == PatternOpName && op.Attr(Condition) != nil && parentIs(op, PatternOpName)
}

// Conditions returns the alternatives of each condition in the body of a pattern by its name.
func Conditions(body *ir.Block) map[string][]*ir.Operation {
	var list map[string][]*ir.Operation
	for op := range body.Ops() {
		if name, ok := op.Attr(Condition).(*ir.StringAttr); ok && IsCondition(op) {
			if list == nil {
				list = map[string][]*ir.Operation{}
			}
			list[name.Value] = append(list[name.Value], op)
		}
	}
	return list
}

// verifyCondition checks a condition by itself.
func verifyCondition(op *ir.Operation, body *ir.Block, c *ir.Checker) {
	name, ok := op.Attr(Condition).(*ir.StringAttr)
	c.Check(ok && name.Value != "", "expected the attribute 'condition' to be a name")
	for i, a := range body.Args() {
		c.Checkf(KindOf(a.Type()) != NumKinds, "expected argument #%d of a condition to be a handle of the dialect, but its type is '%s'", i, a.Type())
	}
	end := RewriteOp{body.Back()}
	c = c.On(end.Op())
	if s, _ := end.NameAttr(); s != Condition || end.Op().NumOperands() > end.ExternalArgs().Len() {
		c.Failf("expected a condition to end with `pdl.rewrite with \"condition\"`, without a root")
	}
	links := end.ExternalArgs()
	c.Check(links.Len()%2 == 0, "links a value of a condition with nothing")
	for i := 0; i < links.Len(); i += 2 {
		argument, value := links.At(i), links.At(i+1)
		c.Check(argument.IsBlockArgument(), "links a value of a condition with one that is not an argument of it")
		c.Check(argument.Type() == value.Type(), "links values of different kinds")
	}
}

// verifyConditions checks that the conditions in the body of a pattern are applied, and to operands that fit.
func verifyConditions(body *ir.Block, c *ir.Checker) {
	conditions := Conditions(body)
	if len(conditions) == 0 {
		return
	}
	applied := map[string]bool{}
	for op := range body.Ops() {
		if op.Name() != ApplyNativeConstraintOpName {
			continue
		}
		if name, _ := (ApplyNativeConstraintOp{op}).NameAttribute().(*ir.StringAttr); name != nil && conditions[name.Value] != nil {
			applied[name.Value] = true
			verifyApplication(op, conditions[name.Value][0].Region(0).Entry(), c.On(op))
		}
	}
	for op := range body.Ops() {
		name, _ := op.Attr(Condition).(*ir.StringAttr)
		if name == nil || !IsCondition(op) {
			continue
		}
		c := c.On(op)
		c.Checkf(applied[name.Value], "nothing applies the condition '%s'", name.Value)
		first := conditions[name.Value][0].Region(0).Entry()
		c.Check(sameTypes(op.Region(0).Entry(), first), "expected alternatives of a condition to have the same arguments")
	}
}

func sameTypes(a, b *ir.Block) bool {
	if a.NumArguments() != b.NumArguments() {
		return false
	}
	for i := range a.NumArguments() {
		if a.Argument(i).Type() != b.Argument(i).Type() {
			return false
		}
	}
	return true
}

// verifyApplication checks an application of a condition whose alternatives have the arguments of a block.
func verifyApplication(op *ir.Operation, way *ir.Block, c *ir.Checker) {
	c.Check(op.NumResults() == 0, "applies a condition, which has no results")
	c.Checkf(op.NumOperands() == way.NumArguments(), "applies a condition with %d arguments to %d values", way.NumArguments(), op.NumOperands())
	for i := range op.NumOperands() {
		k := KindOf(op.Operand(i).Type())
		if i == 0 && op.Attr(Each) != nil {
			c.Check(k == ValueRange || k == TypeRange, "applies a condition to each element of an operand that is no range of values or types")
			k = k.Element()
		}
		c.Checkf(k == KindOf(way.Argument(i).Type()), "applies a condition to a value of another kind than argument #%d", i)
	}
}
