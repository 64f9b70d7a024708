package viewlike

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// A MixedList is a list of an operation whose elements are in the attribute Attr, or in the
// group of operands with the index Group where they are values.
type MixedList struct {
	Attr  string
	Group int
}

// Of returns the list of an operation.
func (x MixedList) Of(op *ir.Operation) []Index {
	return Indices(named.IntsOf(op.Attr(x.Attr)), op.OperandGroup(x.Group))
}

// Set sets the list of an operation.
func (x MixedList) Set(op *ir.Operation, list []Index) {
	numbers, values := Split(list)
	op.SetAttr(x.Attr, op.Context().DenseI64Array(numbers))
	op.SetOperandGroup(op.OperandGroups()[x.Group], values)
}

// FoldConstants replaces the values of the list that are constants of sizes with numbers, and
// reports whether there were any.
func (x MixedList) FoldConstants(op *ir.Operation) bool {
	list := x.Of(op)
	if !FoldConstants(list, IsSize) {
		return false
	}
	x.Set(op, list)
	return true
}

// IsSize reports whether a number is not negative.
func IsSize(n int64) bool { return n >= 0 }
