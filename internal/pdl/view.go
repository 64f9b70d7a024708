package pdl

import "github.com/mica-ir/mica/ir"

// Views of the dialect's operations that read their parts by the names of the
// definitions. They expect verified operations.

// operationOp is a pdl.operation.
type operationOp struct{ *ir.Operation }

func asOperation(op *ir.Operation) (operationOp, bool) {
	return operationOp{op}, op != nil && op.Name() == "pdl.operation"
}

func (o operationOp) name() (string, bool) { return stringAttr(o.Operation, "opName") }

// operands are the values of the operands, types those of the result types.
func (o operationOp) operands() []ir.Operand { return o.OperandGroup(0) }
func (o operationOp) types() []ir.Operand    { return o.OperandGroup(2) }

// listed returns the number of values of each operand group whose values are listed one by
// one, and none for those that are bound as a whole; false if no group is listed in this way.
func (o operationOp) listed() ([]int, bool) {
	list, ok := o.Attr(Listed).(*ir.DenseArrayAttr)
	if !ok {
		return nil, false
	}
	sizes, total := make([]int, list.Len()), 0
	for i := range sizes {
		sizes[i] = int(list.Int64(i))
		switch n := sizes[i]; {
		case n == none:
			total++
		case n < 0 || n > len(o.operands()):
			return nil, false
		default:
			total += n
		}
	}
	return sizes, total == len(o.operands())
}

// attributes returns the names and values of the attributes.
func (o operationOp) attributes() ([]string, []ir.Operand) {
	values := o.OperandGroup(1)
	list, _ := o.Attr("attributeValueNames").(*ir.ArrayAttr)
	names := make([]string, len(values))
	for i := range names {
		if list != nil && i < len(list.Elements) {
			if s, ok := list.Elements[i].(*ir.StringAttr); ok {
				names[i] = s.Value
			}
		}
	}
	return names, values
}

// attributeOp is a pdl.attribute.
type attributeOp struct{ *ir.Operation }

func asAttribute(op *ir.Operation) (attributeOp, bool) {
	return attributeOp{op}, op != nil && op.Name() == "pdl.attribute"
}

func (a attributeOp) value() ir.Attribute { return a.Attr("value") }

func (a attributeOp) valueType() *ir.Value {
	if a.NumOperands() == 0 {
		return nil
	}
	return a.Operand(0)
}

// constantTypes returns the constant of a pdl.type or a pdl.types, a TypeAttr or
// an array of them, nil without a constant.
func constantTypes(op *ir.Operation) ir.Attribute {
	switch op.Name() {
	case "pdl.type":
		return op.Attr("constantType")
	case "pdl.types":
		return op.Attr("constantTypes")
	}
	return nil
}

// operandType returns the type of a pdl.operand or pdl.operands, nil if it is free.
func operandType(op *ir.Operation) *ir.Value {
	if op.NumOperands() == 0 {
		return nil
	}
	return op.Operand(0)
}

// resultIndex returns the index of a pdl.result or pdl.results. It is the constant none without
// an index, and for the index -1 of a pdl.result, which means any result: a nested operation in
// a rule of DRR matches whichever of its results the operand is. Only where an operand is matched is
// there any result.
func resultIndex(op *ir.Operation) int {
	if n, ok := op.Attr("index").(*ir.IntegerAttr); ok {
		i, _ := n.Value.Int64()
		return int(i)
	}
	return none
}

// numberedResult is resultIndex for a reader that needs the number of a result, or none without an index.
func (f *failures) numberedResult(op *ir.Operation) int {
	i := resultIndex(op)
	if i < 0 && op.Attr("index") != nil {
		f.failf(op, "has the index %d, which no result has", i)
	}
	return i
}

// rewriteOp is a pdl.rewrite.
type rewriteOp struct{ *ir.Operation }

// rewriteOf returns the rewrite that ends a pdl.pattern.
func rewriteOf(pattern *ir.Operation) rewriteOp {
	return rewriteOp{pattern.Region(0).Entry().Back()}
}

func (r rewriteOp) root() *ir.Value {
	if g := r.OperandGroup(0); len(g) == 1 {
		return g[0].Value()
	}
	return nil
}

func (r rewriteOp) external() (string, bool)   { return stringAttr(r.Operation, "name") }
func (r rewriteOp) externalArgs() []ir.Operand { return r.OperandGroup(1) }

func (r rewriteOp) body() *ir.Block { return r.Region(0).Entry() }

func stringAttr(op *ir.Operation, name string) (string, bool) {
	if s, ok := op.Attr(name).(*ir.StringAttr); ok {
		return s.Value, true
	}
	return "", false
}

// nativeName returns the name of the native function that op applies.
func nativeName(op *ir.Operation) string {
	s, _ := stringAttr(op, "name")
	return s
}

func isNegated(op *ir.Operation) bool {
	a, ok := op.Attr("isNegated").(*ir.IntegerAttr)
	return ok && !a.Value.IsZero()
}

// countSingle counts the operands that are not ranges.
func countSingle(operands []ir.Operand) int {
	n := 0
	for i := range operands {
		if !isRange(operands[i].Value()) {
			n++
		}
	}
	return n
}

// isOneRange reports whether the operands are a single range that covers all of them.
func isOneRange(operands []ir.Operand) bool {
	return len(operands) == 1 && isRange(operands[0].Value())
}
