package complex

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// parts returns the two numbers of a constant.
func parts(a ir.Attribute) (re, im num.APFloat, ok bool) {
	pair, ok := a.(*ir.ArrayAttr)
	if !ok || len(pair.Elements) != 2 {
		return re, im, false
	}
	x, ok1 := pair.Elements[0].(*ir.FloatAttr)
	y, ok2 := pair.Elements[1].(*ir.FloatAttr)
	if !ok1 || !ok2 {
		return re, im, false
	}
	return x.Value, y.Value, true
}

// isZero reports whether both parts of a constant are zero. With a sign both are -0, or both 0, unless the
// sign does not matter.
func isZero(a ir.Attribute, negative, unsigned bool) bool {
	re, im, ok := parts(a)
	return ok && re.IsZero() && im.IsZero() && (unsigned || re.IsNegative() == negative && im.IsNegative() == negative)
}

func isOne(a ir.Attribute) bool {
	re, im, ok := parts(a)
	return ok && im.IsZero() && re == num.NewAPFloat(re.Kind(), 1)
}

// foldAdd folds x + -0. With fast-math flags it also folds (x - y) + y, y + (x - y), and x + 0: these are
// not x if a sum is rounded or infinite, or x is -0.
func foldAdd(op AddOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y, flags := op.Lhs(), op.Rhs(), flagsOf(op.Operation)
	if sub := named.DefiningOp(x, SubOpName); sub != nil && (SubOp{sub}).Rhs() == y && reassociates(flags) {
		return folding.Value(SubOp{sub}.Lhs())
	}
	if sub := named.DefiningOp(y, SubOpName); sub != nil && (SubOp{sub}).Rhs() == x && reassociates(flags) {
		return folding.Value(SubOp{sub}.Lhs())
	}
	if isZero(operands[1], true, flags&arith.FastMathFlagsNsz != 0) {
		return folding.Value(x)
	}
	return nil, false
}

// foldSub folds x - 0, and with fast-math flags (x + y) - y and x - -0.
func foldSub(op SubOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y, flags := op.Lhs(), op.Rhs(), flagsOf(op.Operation)
	if add := named.DefiningOp(x, AddOpName); add != nil && (AddOp{add}).Rhs() == y && reassociates(flags) {
		return folding.Value(AddOp{add}.Lhs())
	}
	if isZero(operands[1], false, flags&arith.FastMathFlagsNsz != 0) {
		return folding.Value(x)
	}
	return nil, false
}

// flagsOf returns the fast-math flags of a sum or a difference.
func flagsOf(op *ir.Operation) arith.FastMathFlags {
	switch typed := op.Typed().(type) {
	case AddOp:
		return typed.Fastmath()
	case SubOp:
		return typed.Fastmath()
	}
	return 0
}

// reassociates reports whether flags permit rewrites that are exact for real numbers only.
func reassociates(flags arith.FastMathFlags) bool {
	const needed = arith.FastMathFlagsReassoc | arith.FastMathFlagsNsz
	return flags&needed == needed
}

// x * 1, x / 1
func foldByOne(op typed.Binary, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if isOne(operands[1]) {
		return folding.Value(op.Lhs())
	}
	return nil, false
}

// inverse folds an operation of its inverse.
func inverse(name string) ir.Folder {
	return typed.Fold(func(op typed.Unary, _ []ir.Attribute) ([]ir.FoldResult, bool) {
		if inner := named.DefiningOp(op.Input(), name); inner != nil {
			return folding.Value(typed.Unary{Operation: inner}.Input())
		}
		return nil, false
	})
}

// component folds part i of a complex number.
func component(i int) ir.Folder {
	return typed.Fold(func(op typed.Unary, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		if pair, ok := operands[0].(*ir.ArrayAttr); ok && len(pair.Elements) == 2 {
			return folding.Attr(pair.Elements[i])
		}
		if create := named.DefiningOp(op.Input(), CreateOpName); create != nil {
			return folding.Value(create.Operand(i))
		}
		return nil, false
	})
}

// foldCreate folds the number that has the parts of a number.
func foldCreate(op CreateOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	re, im := named.DefiningOp(op.Real(), ReOpName), named.DefiningOp(op.Imaginary(), ImOpName)
	if re != nil && im != nil && (ReOp{re}).Complex() == (ImOp{im}).Complex() {
		return folding.Value(ReOp{re}.Complex())
	}
	return nil, false
}

func foldBitcast(op BitcastOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.OperandOperand().Type() == op.ResultValue().Type() {
		return folding.Value(op.OperandOperand())
	}
	return nil, false
}

// materialize creates a constant operation for the result of a fold.
func materialize(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	if c, ok := t.(*ir.ComplexType); ok {
		if pair, ok := value.(*ir.ArrayAttr); ok && len(pair.Elements) == 2 && element(pair.Elements[0]) == c.Element && element(pair.Elements[1]) == c.Element {
			return folding.Constant(b, ConstantOpName, value, t)
		}
	}
	return folding.Materialize(b, value, t)
}
