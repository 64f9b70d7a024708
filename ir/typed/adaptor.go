package typed

import "github.com/mica-ir/mica/ir"

// An adaptor substitutes other values for the operands of an operation, in the same order:
// constants in a folder, or the replacements in a conversion, with one value or several for
// each operand.

// GroupOf returns the values of a group of operands.
func GroupOf[T any](op *ir.Operation, group int, values []T) []T {
	start, end := op.OperandBounds(group)
	return values[start:end]
}

// OneOf returns the value of an operand that is a group of one.
func OneOf[T any](op *ir.Operation, group int, values []T) T {
	v, _ := OptionalOf(op, group, values)
	return v
}

// OptionalOf returns the value of an operand that may be absent, and whether there is one.
func OptionalOf[T any](op *ir.Operation, group int, values []T) (v T, ok bool) {
	if g := GroupOf(op, group, values); len(g) > 0 {
		return g[0], true
	}
	return v, false
}

// InnerOf returns the values of the inner groups of a group of groups.
func InnerOf[T any](op *ir.Operation, group int, sizes string, values []T) [][]T {
	var list [][]T
	rest := GroupOf(op, group, values)
	for _, g := range Groups(op, group, sizes) {
		list = append(list, rest[:len(g)])
		rest = rest[len(g):]
	}
	return list
}
