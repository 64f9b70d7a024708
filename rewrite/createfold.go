package rewrite

import "github.com/mica-ir/mica/ir"

// CreateOrFold creates an operation and folds it. It returns the folded values, which may be new constants,
// or else the results of the operation. The listener is notified of the operation only in the latter case.
func (r *Rewriter) CreateOrFold(s *ir.OperationState) []*ir.Value {
	if s.Loc == nil && s.Origin == (ir.Origin{}) {
		s.Loc, s.Origin = r.Loc, r.Origin
	}
	op := ir.Create(s)
	ip := r.InsertionPoint()
	if ip.IsSet() {
		ip.Block.InsertBefore(ip.Before, op)
	}
	// An interpreted rule may have created an invalid operation, and folds rely on the verifier's checks.
	if ir.VerifyAlone(op, nil) {
		if values, _, ok := r.TryFold(op); ok && len(values) > 0 {
			op.Erase()
			return values
		}
	}
	if ip.IsSet() && r.listener != nil {
		r.listener.OperationInserted(op, ir.InsertionPoint{})
	}
	return op.Results()
}

// Folded returns the value that op, which has just been created, folds to, and erases op. If op does not
// fold, it returns its result.
func (r *Rewriter) Folded(op *ir.Operation) *ir.Value {
	if values, _, ok := r.TryFold(op); ok && len(values) > 0 {
		op.Erase()
		return values[0]
	}
	return op.Result(0)
}

// maxInPlaceFolds bounds how often an operation is folded that each fold changes in place.
const maxInPlaceFolds = 16

// TryFold folds op, again if a fold changes it in place. It returns the values that op folds to and the constants that it has
// inserted for them; no values if op was changed in place; and false if op does not fold.
// Constants do not fold.
func (r *Rewriter) TryFold(op *ir.Operation) (values []*ir.Value, constants []*ir.Operation, ok bool) {
	if op.Has(ir.ConstantLike) {
		return nil, nil, false
	}
	results, ok := r.fold(op)
	for i := 0; ok && len(results) == 0 && i < maxInPlaceFolds; i++ {
		again, more := r.fold(op)
		if !more {
			break
		}
		results = again
	}
	if !ok || len(results) == 0 {
		return nil, nil, ok
	}
	if r.detached == nil {
		r.detached = ir.NewBuilder(r.Context())
	}
	r.detached.Loc, r.detached.Origin = nil, op.Origin()
	values = make([]*ir.Value, 0, len(results))
	for i, f := range results {
		v := f.Value
		if v == nil {
			v = materialize(r.detached, op, f.Attr, op.Result(i).Type())
			if v != nil {
				constants = append(constants, v.DefiningOp())
			}
		}
		if v == nil || v.Type() != op.Result(i).Type() {
			for _, c := range constants {
				c.Erase()
			}
			return nil, nil, false
		}
		values = append(values, v)
	}
	for _, c := range constants {
		if c.Block() == nil {
			r.Insert(c)
		}
	}
	return values, constants, true
}

// fold is [Fold] with memory that is used again.
func (r *Rewriter) fold(op *ir.Operation) ([]ir.FoldResult, bool) {
	if !MayFold(op) {
		return nil, false
	}
	list := appendConstants(r.constants[:0], op)
	r.constants = nil // a fold may fold others
	results, ok := FoldConstants(op, list)
	clear(list)
	r.constants = list
	return results, ok
}

// materialize builds the constant for an attribute that op folds to, nil if op's dialect
// cannot.
func materialize(b *ir.Builder, op *ir.Operation, value ir.Attribute, t ir.Type) *ir.Value {
	d := op.Def().Dialect
	if value == nil || d == nil || d.Materialize == nil {
		return nil
	}
	c := d.Materialize(b, value, t)
	if c == nil || c.NumResults() != 1 {
		return nil
	}
	return c.Result(0)
}
