package tosa

import "github.com/mica-ir/mica/ir"

// types returns the types of values.
func types(vs []*ir.Value) []ir.Type {
	ts := make([]ir.Type, len(vs))
	for i, v := range vs {
		ts[i] = v.Type()
	}
	return ts
}

func arguments(b *ir.Block) (ts []ir.Type) {
	if b != nil {
		for i := range b.NumArguments() {
			ts = append(ts, b.Argument(i).Type())
		}
	}
	return ts
}

// sameTypes compares lists of types.
func sameTypes(op *ir.Operation, a []ir.Type, nameA string, b []ir.Type, nameB string, c *ir.Checker) {
	c.Checkf(len(a) == len(b), "require same number of values in %s (%d) and %s (%d)", nameA, len(a), nameB, len(b))
	for i := range a {
		sameType(op, a[i], nameA, b[i], nameB, c)
	}
}

func sameType(op *ir.Operation, a ir.Type, nameA string, b ir.Type, nameB string, c *ir.Checker) {
	x, okA := ir.AsShaped(a)
	y, okB := ir.AsShaped(b)
	if !okA || !okB {
		c.Stop()
	}
	e, f := x.ElementType(), y.ElementType()
	c.Checkf(e == f, "require same element type for %s ('%s') and %s ('%s')", nameA, e, nameB, f)
	c.Checkf(ir.CompatibleShapes(a, b), "require same shapes for %s ('%s') and %s ('%s')", nameA, a, nameB, b)
}

// yielded returns the types that a block yields. It returns false if the block does not end with a
// yield.
func yielded(b *ir.Block) ([]ir.Type, bool) {
	if b == nil || b.Back() == nil || b.Back().Name() != YieldOpName {
		return nil, false
	}
	return types(b.Back().Operands()), true
}

// isOne reports whether a type may have one element.
func isOne(t ir.Type) bool {
	n, ok := shapeOf(t).elements()
	return !ok || n == 1
}

func verifyIf(op IfOp, c *ir.Checker) {
	inputs, outputs := types(op.Operation.Operands()[1:]), op.Operation.ResultTypes()
	for i, name := range []string{"then_graph", "else_graph"} {
		sameTypes(op.Operation, arguments(op.Operation.Region(i).Entry()), "'"+name+"' arguments", inputs, "'input_list'", c)
	}
	for i, name := range []string{"then_graph", "else_graph"} {
		if ts, ok := yielded(op.Operation.Region(i).Entry()); ok {
			sameTypes(op.Operation, ts, "'"+name+"' results", outputs, "'output_list'", c)
		}
	}
	t := op.Condition().Type()
	c.Checkf(isOne(t), "'condition' must be a size 1 tensor, got '%s'", t)
}

func verifyWhile(op *ir.Operation, c *ir.Checker) {
	inputs := types(op.Operands())
	cond, body := op.Region(0).Entry(), op.Region(1).Entry()
	sameTypes(op, inputs, "'input_list'", op.ResultTypes(), "'output_list'", c)
	sameTypes(op, arguments(cond), "'cond_graph' arguments", inputs, "'input_list'", c)
	sameTypes(op, arguments(body), "'body_graph' arguments", inputs, "'input_list'", c)
	if ts, ok := yielded(body); ok {
		sameTypes(op, ts, "'body_graph' results", inputs, "'input_list'", c)
	}
	ts, ok := yielded(cond)
	switch {
	case !ok:
		return
	case len(ts) != 1:
		c.Failf("require 'cond_graph' only have one result")
	case !isOne(ts[0]):
		c.Failf("'cond_graph' result must be a size 1 tensor, got '%s'", ts[0])
	case !isInteger(ir.ElementTypeOrSelf(ts[0]), 1):
		c.Failf("'cond_graph' result must be a boolean tensor, got '%s'", ts[0])
	}
}

// variable is the check of a use of a variable.
func variable(value func(op *ir.Operation) *ir.Value, name string) func(op *ir.Operation, c *ir.Checker) {
	return func(op *ir.Operation, c *ir.Checker) {
		table := op.ParentOp()
		for table != nil && !table.Has(ir.SymbolTableTrait) {
			table = table.ParentOp()
		}
		s, ok := variableAccessOp{op}.NameAttr().(*ir.StringAttr)
		if table == nil || !ok {
			return
		}
		v := c.Symbols().In(table, s.Value)
		c.Checkf(v != nil && v.Name() == VariableOpName, "'%s' has not been declared by 'tosa.variable'", s.Value)
		sameType(op, value(op).Type(), name, variableType(VariableOp{v}), "the input tensor", c)
	}
}

// maxRank bounds the rank of the tensor that a variable holds. An attribute of a few bytes,
// whose elements are equal, can have more elements than a list of sizes.
const maxRank = 1 << 16

// variableType returns the tensor that a variable holds, nil if the attributes are wrong.
func variableType(v VariableOp) ir.Type {
	e, ok := v.TypeAttr().(*ir.TypeAttr)
	shape, isDense := v.VarShapeAttr().(*ir.DenseElementsAttr)
	if !ok || !isDense || shape.NumElements() > maxRank {
		return nil
	}
	return v.Operation.Context().RankedTensorType(dimensions(shape), e.Value, nil)
}

// dimensions returns the sizes in an attribute, with -1 converted to a dynamic size.
func dimensions(a *ir.DenseElementsAttr) []int64 {
	dims := make([]int64, a.NumElements())
	for i := range dims {
		if dims[i], _ = a.Int(i).Int64(); dims[i] == -1 {
			dims[i] = dynamic
		}
	}
	return dims
}

func verifyConstShape(op ConstShapeOp, c *ir.Checker) {
	a, ok := op.ValuesAttr().(*ir.DenseElementsAttr)
	if !ok {
		return
	}
	c.Check(len(a.ShapedType().Shape()) == 1, "expect elements in attribute values with rank 1")
	n, rank := int64(a.NumElements()), shapeRank(op.Output().Type())
	c.Checkf(n == rank || n == 1 && rank == 0,
		"expect number of elements in attribute values (%d) to be equal to the rank (%d) for the result shape type", n, rank)
}

func verifyDim(op DimOp, c *ir.Checker) {
	t := op.Output().Type()
	c.Checkf(shapeRank(t) == 1, "expect output shape type to contain one element, got '%s'", t)
	in, axis := shapeOf(op.Input1().Type()), integer(op.Operation, "axis")
	if in.ranked && (axis < 0 || axis >= in.rank()) {
		c.Failf("expect axis to be in the range [0, %d), got %d", in.rank(), axis)
	}
}

func verifyConcatShape(op *ir.Operation, c *ir.Checker) {
	sum := int64(0)
	for _, v := range op.Operands() {
		sum += shapeRank(v.Type())
	}
	out := shapeRank(op.Result(0).Type())
	c.Checkf(out == sum, "requires output shape rank to be equal to the sum of the input shape ranks (%d), got %d", sum, out)
}

func verifySliceShape(op SliceShapeOp, c *ir.Checker) {
	start, hasStart := zeroPoint(op.Start(), true)
	size, hasSize := zeroPoint(op.Size(), true)
	c.Checkf(!hasStart || start >= 0, "expected non-negative start index, got %d", start)
	c.Checkf(!hasSize || size > 0, "expected positive size, got %d", size)
	if !hasSize {
		return
	}
	out := shapeRank(op.Output().Type())
	c.Checkf(out == size, "expected output type size to be equal to size attribute, got %d vs %d", out, size)
	if in := shapeRank(op.Input().Type()); hasStart && start+size > in {
		c.Failf("expected start + size to be less than or equal to input shape rank (%d), got %d", in, start+size)
	}
}
