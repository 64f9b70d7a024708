package rewrite

import "github.com/mica-ir/mica/ir"

// foldedTraits are the traits with folds.
const foldedTraits = ir.IsCommutative | ir.IsIdempotent | ir.IsInvolution | ir.IsCast

// MayFold reports whether there is a fold for operations such as op.
func MayFold(op *ir.Operation) bool { return mayFold(op.Def()) }

func mayFold(def *ir.OpDef) bool { return def.Fold != nil || def.Bits&foldedTraits != 0 }

// Fold folds op. It returns false if op does not fold. An empty list means that
// op was changed in place; else there is one result for each of op's.
func Fold(op *ir.Operation) ([]ir.FoldResult, bool) {
	if !MayFold(op) {
		return nil, false
	}
	var room [4]ir.Attribute
	return FoldConstants(op, appendConstants(room[:0], op))
}

// appendConstants appends the constant values of the operands of op, nil for unknown ones.
func appendConstants(list []ir.Attribute, op *ir.Operation) []ir.Attribute {
	for i := range op.NumOperands() {
		list = append(list, ir.ConstantValue(op.Operand(i).DefiningOp()))
	}
	return list
}

// FoldConstants is [Fold] with the constant values of the operands, which are nil if unknown.
func FoldConstants(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	def := op.Def()
	if def.Fold != nil {
		results, ok := def.Fold(op, operands)
		own := ok && foldsToOwnResult(op, results)
		switch {
		case !ok || own && (len(results) > 1 || UsesItself(op)):
			// There is no fold, or it returns op's own result.
		case len(results) == op.NumResults() && len(results) > 0 && !own:
			return results, true
		default:
			// A fold in place may return op's own result. As in MLIR, trait folders run after it.
			if results, ok := foldTraits(op, operands); ok && len(results) > 0 {
				return results, true
			}
			return nil, true
		}
	}
	return foldTraits(op, operands)
}

// foldTraits folds according to op's traits. constants are the operands' values, nil
// if not constant.
func foldTraits(op *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.Has(ir.IsCommutative) && foldCommutative(op, constants) {
		return nil, true
	}
	if op.Has(ir.IsCast) {
		if results, ok := foldCast(op); ok {
			return results, true
		}
	}
	if op.NumResults() != 1 || op.NumOperands() == 0 {
		return nil, false
	}
	var to *ir.Value
	if op.Has(ir.IsIdempotent) {
		to = foldIdempotent(op)
	}
	if to == nil && op.Has(ir.IsInvolution) {
		to = foldInvolution(op)
	}
	if to == nil || to == op.Result(0) || to.Type() != op.Result(0).Type() {
		return nil, false
	}
	return []ir.FoldResult{{Value: to}}, true
}

// foldCast folds a cast of values to the types that they have.
func foldCast(op *ir.Operation) ([]ir.FoldResult, bool) {
	if op.NumOperands() == 0 || op.NumOperands() != op.NumResults() {
		return nil, false
	}
	for i := range op.NumOperands() {
		if v := op.Operand(i); v.Type() != op.Result(i).Type() || v.DefiningOp() == op {
			return nil, false
		}
	}
	results := make([]ir.FoldResult, op.NumOperands())
	for i := range results {
		results[i].Value = op.Operand(i)
	}
	return results, true
}

// foldCommutative moves constant operands after the others.
func foldCommutative(op *ir.Operation, constants []ir.Attribute) bool {
	n := op.NumOperands()
	first := 0
	for first < n && constants[first] == nil {
		first++
	}
	last := n
	for last > first && constants[last-1] != nil {
		last--
	}
	if n < 2 || first >= last {
		return false
	}
	order := make([]*ir.Value, 0, n)
	for i := first; i < n; i++ {
		if constants[i] == nil {
			order = append(order, op.Operand(i))
		}
	}
	for i := first; i < n; i++ {
		if constants[i] != nil {
			order = append(order, op.Operand(i))
		}
	}
	for i, v := range order {
		op.OpOperand(first + i).Set(v)
	}
	return true
}

// foldIdempotent folds f(f(x)) to f(x), and f(x, x) to x.
func foldIdempotent(op *ir.Operation) *ir.Value {
	x := op.Operand(0)
	if op.NumOperands() == 1 {
		if inner := x.DefiningOp(); inner != nil && inner.Def() == op.Def() {
			return x
		}
		return nil
	}
	if op.NumOperands() == 2 && x == op.Operand(1) {
		return x
	}
	return nil
}

// foldInvolution folds f(f(x)) to x.
func foldInvolution(op *ir.Operation) *ir.Value {
	if inner := op.Operand(0).DefiningOp(); inner != nil && inner.Def() == op.Def() && op.NumOperands() == 1 {
		return inner.Operand(0)
	}
	return nil
}
