package rewrite

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// Operations may use their own results in blocks that are not reachable and in graph regions. Folds
// and patterns that inspect the definition of an operand may then find the operation itself: x + 0
// folds to x even if x is that sum, and (x + 1) + 2 becomes x + 3 again and again. So an operation
// is not folded to itself, and one that many rewrites in a row have left in a cycle is not
// rewritten any more.

// maxCycleSearch is the number of operations among which a cycle is searched. Folds and patterns
// inspect few.
const maxCycleSearch = 16

// UsesItself reports whether op uses a result of its own, perhaps by way of a few others, or
// in its regions. [Rewriter.Replace] keeps such an operation where a result of its own replaces it.
func UsesItself(op *ir.Operation) bool {
	var room [maxCycleSearch]*ir.Operation
	list := append(room[:0], op)
	for i := 0; i < len(list); i++ {
		for k := range min(list[i].NumOperands(), maxCycleSearch) {
			v := list[i].Operand(k)
			if v == nil || v.DefiningOp() == nil {
				continue
			}
			def := v.DefiningOp()
			if def == op {
				return true
			}
			if len(list) < maxCycleSearch && !slices.Contains(list, def) {
				list = append(list, def)
			}
		}
	}
	return op.NumRegions() > 0 && usesItselfInside(op)
}

// usesItselfInside reports whether something in op uses one of its results.
func usesItselfInside(op *ir.Operation) bool {
	for i := range op.NumResults() {
		n := 0
		for u := range op.Result(i).Uses() {
			if op.IsProperAncestor(u.Owner()) {
				return true
			}
			if n++; n == maxCycleSearch {
				break
			}
		}
	}
	return false
}

// isOwnResult reports whether v is a result of op.
func isOwnResult(op *ir.Operation, v *ir.Value) bool { return v != nil && v.DefiningOp() == op }

// foldsToOwnResult reports whether one of the results of a fold is a result of op.
func foldsToOwnResult(op *ir.Operation, results []ir.FoldResult) bool {
	for _, r := range results {
		if isOwnResult(op, r.Value) {
			return true
		}
	}
	return false
}
