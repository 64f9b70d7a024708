package pdl

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A pdl.operation has one operand for each operand group of the operation that it describes, or
// one range of all operands, and likewise types. If the operation is defined, a group is
// therefore a group of its definition, wherever the variadic groups are in the list. The
// reference's bytecode only uses segment sizes: without them its group i is everything after
// the first i values, so that a pattern with anything after a variadic group never matches
// there.

// Listed is the name of a discardable attribute of a pdl.operation in which the values of
// some operand groups of the definition are listed one by one, although the sizes of
// others are not known: an array of 32-bit integers with the number of values of each
// group, or -1 for a group that is one value or range here.
const Listed = "listed"

// definitionOf returns the definition of the operation that a pdl.operation describes, or nil.
// It is nil, too, if the reference's meaning of groups is required.
func (c *compiler) definitionOf(op operationOp) *ir.OpDef {
	name, ok := op.name()
	if !ok || c.literal {
		return nil
	}
	return c.ctx.LookupOp(name)
}

// definesOperands reports whether the operands of a pdl.operation are operand groups of
// a definition that has a variadic one.
func (c *compiler) definesOperands(op operationOp) bool {
	if names, _ := op.attributes(); slices.Contains(names, ir.OperandSegments) {
		return false // the operands are listed one by one, and so are their groups' sizes
	}
	def := c.definitionOf(op)
	return def != nil && len(def.Operands) == len(op.operands()) &&
		slices.ContainsFunc(def.Operands, func(o ir.OperandDef) bool { return o.Arity != ir.Single })
}

// definesTypes is definesOperands for the result types.
func (c *compiler) definesTypes(op operationOp) bool {
	def := c.definitionOf(op)
	return def != nil && len(def.Results) == len(op.types()) &&
		slices.ContainsFunc(def.Results, func(r ir.ResultDef) bool { return r.Arity != ir.Single })
}

// definesResults reports whether the index of a pdl.results is that of a result group
// of a definition.
func (c *compiler) definesResults(results *ir.Operation) bool {
	op, ok := asOperation(results.Operand(0).DefiningOp())
	if !ok {
		// A native function returned the operation, whose definition is known later.
		return !c.literal && resultIndex(results) != none
	}
	def, index := c.definitionOf(op), resultIndex(results)
	if def == nil || index == none || index >= len(def.Results) {
		return false
	}
	types := op.types()
	return len(types) == 0 || isOneRange(types) || len(types) == len(def.Results)
}
