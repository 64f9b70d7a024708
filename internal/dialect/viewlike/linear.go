package viewlike

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
)

// A linearForm is a sum of values with factors and a constant.
type linearForm struct {
	factors map[*ir.Value]int64
	n       int64
	steps   int
}

// maxTerms bounds the operations that are looked at for one form.
const maxTerms = 200

// add adds a number or value times a factor.
func (f *linearForm) add(x Index, factor int64) {
	if n, ok := x.Constant(); ok {
		f.n += n * factor
		return
	}
	if x.Value != nil {
		f.addValue(x.Value, factor)
	}
}

func (f *linearForm) addValue(v *ir.Value, factor int64) {
	if n, ok := ConstantInt(v); ok {
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
	binary := typed.Binary{Operation: op}
	switch op.Name() {
	case "arith.addi":
		f.addValue(binary.Lhs(), factor)
		f.addValue(binary.Rhs(), factor)
		return true
	case "arith.subi":
		f.addValue(binary.Lhs(), factor)
		f.addValue(binary.Rhs(), -factor)
		return true
	case "arith.muli":
		if n, ok := ConstantInt(binary.Lhs()); ok {
			f.addValue(binary.Rhs(), factor*n)
			return true
		}
		if n, ok := ConstantInt(binary.Rhs()); ok {
			f.addValue(binary.Lhs(), factor*n)
			return true
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
