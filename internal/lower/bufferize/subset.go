package bufferize

import (
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// An insertion writes a value to a part of another one.
type insertion struct {
	op           *ir.Operation
	source, dest *ir.Operand
	slice        viewlike.MixedSlice
	isEverything bool // the part is all of the destination
}

// insertionOf returns the insertion that an operation performs, or false.
func insertionOf(op *ir.Operation) (insertion, bool) {
	switch op.Name() {
	case "tensor.insert_slice", "tensor.parallel_insert_slice":
		return insertion{op: op, source: op.OpOperand(0), dest: op.OpOperand(1), slice: viewlike.MixedSliceOf(op, 2)}, true
	case "bufferization.materialize_in_destination":
		return insertion{op: op, source: op.OpOperand(0), dest: op.OpOperand(1), isEverything: true}, true
	}
	return insertion{}, false
}

// areDisjoint reports whether a read and a write access different parts of a buffer, or the write
// does not change the buffer's contents.
func (a *analyzer) areDisjoint(read, write *ir.Operand) bool {
	if x, ok := insertionOf(read.Owner()); ok {
		if read == x.dest && a.isPart(write.Value(), x) {
			return true
		}
		if read == x.source && write == x.dest && a.isPart(read.Value(), x) {
			return true
		}
	}
	x, ok := insertionOf(write.Owner())
	return ok && write == x.dest && a.AreEquivalent(read.Value(), x.source.Value()) && a.isPart(x.source.Value(), x)
}

// isPart reports whether all that a value may be is the part of the destination into which x
// inserts.
func (a *analyzer) isPart(v *ir.Value, x insertion) bool {
	matches := func(w *ir.Value) bool {
		def := w.DefiningOp()
		if def == nil {
			return false
		}
		if x.isEverything {
			return a.AreEquivalent(w, x.dest.Value())
		}
		if def.Name() != "tensor.extract_slice" || !a.AreEquivalent(tensor.ExtractSliceOp{Operation: def}.Source(), x.dest.Value()) {
			return false
		}
		return viewlike.MixedSliceOf(def, 1).Equal(x.slice)
	}
	for _, w := range a.chainFrom(v, chain{stop: matches, leaves: true}) {
		if !matches(w) {
			return false
		}
	}
	return true
}
