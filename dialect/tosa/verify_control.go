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

// yielded returns what a block yields, if it does.
func yielded(b *ir.Block) ([]ir.Type, bool) {
	if b == nil || b.Back() == nil || b.Back().Name() != "tosa.yield" {
		return nil, false
	}
	return types(b.Back().Operands()), true
}

// isOne reports whether a type may have one element.
func isOne(t ir.Type) bool {
	n, ok := shapeOf(t).elements()
	return !ok || n == 1
}

func verifyIf(op *ir.Operation, c *ir.Checker) {
	inputs, outputs := types(op.Operands()[1:]), op.ResultTypes()
	for i, name := range []string{"then_graph", "else_graph"} {
		sameTypes(op, arguments(op.Region(i).Entry()), "'"+name+"' arguments", inputs, "'input_list'", c)
	}
	for i, name := range []string{"then_graph", "else_graph"} {
		if ts, ok := yielded(op.Region(i).Entry()); ok {
			sameTypes(op, ts, "'"+name+"' results", outputs, "'output_list'", c)
		}
	}
	t := op.Operand(0).Type()
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
		s, ok := op.Attr("name").(*ir.StringAttr)
		if table == nil || !ok {
			return
		}
		v := c.Symbols().In(table, s.Value)
		c.Checkf(v != nil && v.Name() == "tosa.variable", "'%s' has not been declared by 'tosa.variable'", s.Value)
		sameType(op, value(op).Type(), name, variableType(v), "the input tensor", c)
	}
}

// maxRank bounds the rank of the tensor that a variable holds. An attribute of a few bytes,
// whose elements are equal, can have more elements than a list of sizes.
const maxRank = 1 << 16

// variableType returns the tensor that a variable holds, nil if the attributes are wrong.
func variableType(v *ir.Operation) ir.Type {
	e, ok := v.Attr("type").(*ir.TypeAttr)
	shape, isDense := v.Attr("var_shape").(*ir.DenseElementsAttr)
	if !ok || !isDense || shape.NumElements() > maxRank {
		return nil
	}
	return v.Context().RankedTensorType(dimensions(shape), e.Value, nil)
}

// dimensions returns the sizes that an attribute holds, of which -1 is dynamic.
func dimensions(a *ir.DenseElementsAttr) []int64 {
	dims := make([]int64, a.NumElements())
	for i := range dims {
		if dims[i], _ = a.Int(i).Int64(); dims[i] == -1 {
			dims[i] = dynamic
		}
	}
	return dims
}

func verifyConstShape(op *ir.Operation, c *ir.Checker) {
	a, ok := op.Attr("values").(*ir.DenseElementsAttr)
	if !ok {
		return
	}
	c.Check(len(a.ShapedType().Shape()) == 1, "expect elements in attribute values with rank 1")
	n, rank := int64(a.NumElements()), shapeRank(op.Result(0).Type())
	c.Checkf(n == rank || n == 1 && rank == 0,
		"expect number of elements in attribute values (%d) to be equal to the rank (%d) for the result shape type", n, rank)
}

func verifyDim(op *ir.Operation, c *ir.Checker) {
	t := op.Result(0).Type()
	c.Checkf(shapeRank(t) == 1, "expect output shape type to contain one element, got '%s'", t)
	in, axis := shapeOf(op.Operand(0).Type()), integer(op, "axis")
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

func verifySliceShape(op *ir.Operation, c *ir.Checker) {
	start, hasStart := zeroPoint(op.Operand(1), true)
	size, hasSize := zeroPoint(op.Operand(2), true)
	c.Checkf(!hasStart || start >= 0, "expected non-negative start index, got %d", start)
	c.Checkf(!hasSize || size > 0, "expected positive size, got %d", size)
	if !hasSize {
		return
	}
	out := shapeRank(op.Result(0).Type())
	c.Checkf(out == size, "expected output type size to be equal to size attribute, got %d vs %d", out, size)
	if in := shapeRank(op.Operand(0).Type()); hasStart && start+size > in {
		c.Failf("expected start + size to be less than or equal to input shape rank (%d), got %d", in, start+size)
	}
}
