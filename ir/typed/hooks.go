package typed

import "github.com/mica-ir/mica/ir"

// A View is a typed view of an operation: a wrapper that is generated from the definition, or one
// for the common parts of several operations.
type View interface {
	~struct{ Operation *ir.Operation }
}

// Verify returns a hook that calls a function on a typed operation.
func Verify[T View](f func(op T, c *ir.Checker)) func(op *ir.Operation, c *ir.Checker) {
	return func(op *ir.Operation, c *ir.Checker) { f(T{op}, c) }
}

// Name does the same for the names of results.
func Name[T View](f func(op T, set func(v *ir.Value, name string))) ir.ResultNamer {
	return func(op *ir.Operation, set func(v *ir.Value, name string)) { f(T{op}, set) }
}

// Fold does the same for folds.
func Fold[T View](f func(op T, operands []ir.Attribute) ([]ir.FoldResult, bool)) ir.Folder {
	return func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) { return f(T{op}, operands) }
}

// Match does the same for a pattern's function with a rewriter. The result for a foreign operation is the zero value.
func Match[T View, A, R any](f func(op T, r A) R) func(op *ir.Operation, r A) R {
	return func(op *ir.Operation, r A) (none R) {
		if def := op.Def(); def != nil && def.Foreign {
			return none
		}
		return f(T{op}, r)
	}
}

// Get does the same for functions of the operation alone.
func Get[T View, R any](f func(op T) R) func(op *ir.Operation) R {
	return func(op *ir.Operation) R { return f(T{op}) }
}

// Unary is an operation on one value.
type Unary struct{ Operation *ir.Operation }

func (op Unary) Input() *ir.Value { return op.Operation.Operand(0) }

// Binary is an operation on two values.
type Binary struct{ Operation *ir.Operation }

func (op Binary) Lhs() *ir.Value { return op.Operation.Operand(0) }
func (op Binary) Rhs() *ir.Value { return op.Operation.Operand(1) }
