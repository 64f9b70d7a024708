package transforms

import (
	"slices"

	"github.com/mica-ir/mica/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// A subsetOp extracts a part of a tensor, or inserts one.
type subsetOp struct {
	op      *ir.Operation
	tensor  int          // the operand that is the tensor
	insert  bool         // the first operand is inserted, and the result is the tensor after that
	order   ir.Attribute // of the dimensions of a vector, nil for others
	unknown bool         // what part is not known
	slice   viewlike.MixedSlice
}

// subsetOf returns an operation that is one on a part of a tensor.
func subsetOf(op *ir.Operation) (subsetOp, bool) {
	if !op.Def().Registered {
		return subsetOp{}, false
	}
	switch op.Name() {
	case "tensor.extract_slice":
		return subsetOp{op: op, slice: viewlike.MixedSliceOf(op, 1)}, true
	case "tensor.insert_slice":
		return subsetOp{op: op, tensor: 1, insert: true, slice: viewlike.MixedSliceOf(op, 2)}, true
	case "vector.transfer_read":
		return transferSubset(op, 0, op.Result(0).Type())
	case "vector.transfer_write":
		return transferSubset(op, 1, op.Operand(0).Type())
	}
	return subsetOp{}, false
}

// transferSubset returns the part of a tensor that a transfer of a vector accesses.
func transferSubset(op *ir.Operation, tensor int, t ir.Type) (subsetOp, bool) {
	vector, isVector := t.(*ir.VectorType)
	order, hasOrder := op.Attr("permutation_map").(*ir.AffineMapAttr)
	if _, ok := op.Operand(tensor).Type().(*ir.RankedTensorType); !ok || !isVector || !hasOrder {
		return subsetOp{}, false
	}
	s := subsetOp{op: op, tensor: tensor, insert: tensor == 1, order: order}
	s.unknown = vector.IsScalable() || len(op.OperandGroup(3)) > 0 || op.ParentOp().Name() == "vector.mask"
	indices := op.OperandGroup(tensor + 1)
	for i := range indices {
		s.slice[0] = append(s.slice[0], viewlike.Index{Value: indices[i].Value()})
		s.slice[1] = append(s.slice[1], viewlike.Index{Int: 1})
		s.slice[2] = append(s.slice[2], viewlike.Index{Int: 1})
	}
	for i, e := range order.Map.Results {
		if e.Kind == affine.Dim {
			s.slice[1][e.Value].Int = vector.Shape()[i]
		}
	}
	return s, true
}

// part returns the type of what is extracted or inserted.
func (s subsetOp) part() ir.Type {
	if s.insert {
		return s.op.Operand(0).Type()
	}
	return s.op.Result(0).Type()
}

// equivalent reports whether two operations are on the same part of equal tensors.
func (s subsetOp) equivalent(t subsetOp) bool {
	if s.unknown || t.unknown || s.order != t.order {
		return false
	}
	same := func(x, y viewlike.Index) bool {
		var difference linearForm
		difference.add(x, 1)
		difference.add(y, -1)
		n, ok := difference.constant()
		return ok && n == 0
	}
	for i := range s.slice {
		if !slices.EqualFunc(s.slice[i], t.slice[i], same) {
			return false
		}
	}
	return true
}

// disjoint reports whether two operations are on parts of a tensor that have no element in common.
func (s subsetOp) disjoint(t subsetOp) bool {
	if s.unknown || t.unknown || len(s.slice[0]) != len(t.slice[0]) {
		return false
	}
	for dim := range s.slice[0] {
		if s.endsBefore(t, dim) || t.endsBefore(s, dim) {
			return true
		}
	}
	return false
}

// endsBefore reports whether a part ends before another one begins, in a dimension.
func (s subsetOp) endsBefore(t subsetOp, dim int) bool {
	var gap linearForm
	gap.add(t.slice[0][dim], 1)
	gap.add(s.slice[0][dim], -1)
	size, stride := s.slice[1][dim], s.slice[2][dim]
	if _, ok := stride.Constant(); !ok {
		size, stride = stride, size
	}
	n, ok := stride.Constant()
	if !ok {
		return false
	}
	gap.add(size, -n)
	distance, ok := gap.constant()
	return ok && distance >= 0
}

// A linearForm is a sum of values with factors and a constant.
type linearForm struct {
	factors map[*ir.Value]int64
	n       int64
	steps   int
}

// maxTerms bounds the operations that are looked at for one form.
const maxTerms = 200

// add adds a number or value times a factor.
func (f *linearForm) add(x viewlike.Index, factor int64) {
	if n, ok := x.Constant(); ok {
		f.n += n * factor
		return
	}
	if x.Value != nil {
		f.addValue(x.Value, factor)
	}
}

func (f *linearForm) addValue(v *ir.Value, factor int64) {
	if n, ok := viewlike.ConstantInt(v); ok {
		f.n += n * factor
		return
	}
	if f.steps++; f.steps < maxTerms && f.addOp(v, factor) {
		return
	}
	if f.factors == nil {
		f.factors = map[*ir.Value]int64{}
	}
	f.factors[v] += factor
}

// addOp adds the result of an operation by its operands, if it is linear in them.
func (f *linearForm) addOp(v *ir.Value, factor int64) bool {
	op := v.DefiningOp()
	if op == nil || !ir.IsIndex(v.Type()) {
		return false
	}
	switch op.Name() {
	case "arith.addi":
		f.addValue(op.Operand(0), factor)
		f.addValue(op.Operand(1), factor)
		return true
	case "arith.subi":
		f.addValue(op.Operand(0), factor)
		f.addValue(op.Operand(1), -factor)
		return true
	case "arith.muli":
		for i := range 2 {
			if n, ok := viewlike.ConstantInt(op.Operand(i)); ok {
				f.addValue(op.Operand(1-i), factor*n)
				return true
			}
		}
	case "affine.apply":
		m, ok := op.Attr("map").(*ir.AffineMapAttr)
		return ok && f.addExpr(m.Map.Results[0], m.Map.NumDims, op, factor)
	}
	return false
}

// addExpr adds an expression of the operands of an operation, if it is linear.
func (f *linearForm) addExpr(e *affine.Expr, numDims int, op *ir.Operation, factor int64) bool {
	linear := true
	e.Walk(func(e *affine.Expr) {
		switch e.Kind {
		case affine.Mod, affine.FloorDiv, affine.CeilDiv:
			linear = false
		case affine.Mul:
			linear = linear && e.RHS.Kind == affine.Constant
		}
	})
	if !linear {
		return false
	}
	var add func(e *affine.Expr, factor int64)
	add = func(e *affine.Expr, factor int64) {
		switch e.Kind {
		case affine.Add:
			add(e.LHS, factor)
			add(e.RHS, factor)
		case affine.Mul:
			add(e.LHS, factor*e.RHS.Value)
		case affine.Constant:
			f.n += e.Value * factor
		case affine.Dim:
			f.addValue(op.Operand(int(e.Value)), factor)
		case affine.Symbol:
			f.addValue(op.Operand(numDims+int(e.Value)), factor)
		}
	}
	add(e, factor)
	return true
}

// constant returns the form if it is a number.
func (f *linearForm) constant() (int64, bool) {
	for _, factor := range f.factors {
		if factor != 0 {
			return 0, false
		}
	}
	return f.n, true
}
