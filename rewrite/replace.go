package rewrite

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// Replace makes the uses of op's results uses of values, one for each result, and erases
// op. It reports an error and changes nothing if the numbers differ. An operation that
// uses itself, and is replaced with a result of its own, is not erased.
func (r *Rewriter) Replace(op *ir.Operation, values ...*ir.Value) {
	if r.conversion != nil {
		if r.sameNumber(op, values) {
			r.conversion.ReplaceOp(op, values)
		}
		return
	}
	kept := slices.ContainsFunc(values, func(v *ir.Value) bool { return isOwnResult(op, v) }) && UsesItself(op)
	switch {
	case !r.replaceUses(op, values):
	case kept && op.HasUses():
		r.Modified(op)
	default:
		r.Erase(op)
	}
}

// ReplaceWithOp replaces op with the results of by, which has as many.
func (r *Rewriter) ReplaceWithOp(op, by *ir.Operation) { r.Replace(op, by.Results()...) }

// ReplaceWithNew replaces op with a new operation of def that has op's result types and its location.
func (r *Rewriter) ReplaceWithNew(op *ir.Operation, def *ir.OpDef, operands []*ir.Value, attrs ...ir.NamedAttribute) *ir.Operation {
	by := r.Create(&ir.OperationState{Def: def, Origin: op.Origin(), Operands: operands, Types: op.ResultTypes(), Attributes: attrs})
	r.ReplaceWithOp(op, by)
	return by
}

// ReplaceOpUses makes the uses of op's results uses of values, one for each result, and
// keeps op. It reports an error and changes nothing if the numbers differ.
func (r *Rewriter) ReplaceOpUses(op *ir.Operation, values ...*ir.Value) { r.replaceUses(op, values) }

func (r *Rewriter) replaceUses(op *ir.Operation, values []*ir.Value) bool {
	if !r.sameNumber(op, values) {
		return false
	}
	if r.listener != nil {
		r.listener.OperationReplaced(op, values)
	}
	for i, v := range values {
		r.ReplaceAllUsesWith(op.Result(i), v)
	}
	return true
}

// sameNumber reports an error if there is not one value for each result of op.
func (r *Rewriter) sameNumber(op *ir.Operation, values []*ir.Value) bool {
	if len(values) != op.NumResults() {
		r.Errorf(op.Location().Place(), "'%s' op has %d results, but is replaced with %d values", op.Name(), op.NumResults(), len(values))
		return false
	}
	return true
}

// ReplaceOpUsesIf replaces the uses of op's results for which replace holds with values,
// one for each result, and reports whether these were all uses.
func (r *Rewriter) ReplaceOpUsesIf(op *ir.Operation, values []*ir.Value, replace func(*ir.Operand) bool) (all bool) {
	if !r.sameNumber(op, values) {
		return false
	}
	all = true
	for i, v := range values {
		all = r.ReplaceUsesIf(op.Result(i), v, replace) && all
	}
	return all
}

// ReplaceOpUsesInBlock replaces the uses of op's results by operations of block with
// values, except for uses in nested regions. It reports whether these were all uses.
func (r *Rewriter) ReplaceOpUsesInBlock(op *ir.Operation, values []*ir.Value, block *ir.Block) (all bool) {
	return r.ReplaceOpUsesIf(op, values, func(u *ir.Operand) bool { return u.Owner().Block() == block })
}

// ReplaceAllUsesWith makes every use of v a use of w.
func (r *Rewriter) ReplaceAllUsesWith(v, w *ir.Value) { r.ReplaceUsesIf(v, w, nil) }

// ReplaceUsesExcept makes every use of v a use of w, except those by the given operations.
func (r *Rewriter) ReplaceUsesExcept(v, w *ir.Value, except ...*ir.Operation) {
	r.ReplaceUsesIf(v, w, func(u *ir.Operand) bool { return !slices.Contains(except, u.Owner()) })
}

// ReplaceUsesIf replaces the uses of v for which replace holds with w, and reports whether
// these were all uses. A nil replace always holds.
func (r *Rewriter) ReplaceUsesIf(v, w *ir.Value, replace func(*ir.Operand) bool) (all bool) {
	if v == w {
		return true
	}
	if r.conversion != nil {
		return r.conversion.ReplaceUses(v, w, replace)
	}
	all = true
	for u := range v.Uses() {
		if replace != nil && !replace(u) {
			all = false
			continue
		}
		owner := u.Owner()
		u.Set(w)
		r.Modified(owner)
	}
	return all
}

// ReplaceBlockUses makes every branch to b a branch to to.
func (r *Rewriter) ReplaceBlockUses(b, to *ir.Block) {
	if b == to {
		return
	}
	for u := range b.Uses() {
		r.ModifyInPlace(u.Owner(), func() { u.Set(to) })
	}
}
