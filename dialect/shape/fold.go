package shape

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// addFolds adds the folds.
func addFolds(n *dialect.Natives) {
	n.AddFolds(map[string]ir.Folder{
		"add":                typed.Fold(foldAdd),
		"any":                foldAny,
		"assuming_all":       foldAssumingAll,
		"broadcast":          typed.Fold(foldBroadcast),
		"concat":             foldConcat,
		"const_shape":        foldConstant("shape"),
		"const_size":         foldConstant("value"),
		"const_witness":      foldConstant("passing"),
		"cstr_broadcastable": foldBroadcastable,
		"cstr_eq":            foldConstraintEq,
		"cstr_require":       foldOperand,
		"dim":                typed.Fold(foldDim),
		"div":                foldDiv,
		"from_extents":       foldFromExtents,
		"get_extent":         typed.Fold(foldGetExtent),
		"index_to_size":      foldOperand,
		"is_broadcastable":   foldIsBroadcastable,
		"max":                typed.Fold(foldExtreme),
		"min":                typed.Fold(foldExtreme),
		"mul":                foldMul,
		"num_elements":       foldNumElements,
		"rank":               foldRank,
		"shape_eq":           foldShapeEq,
		"size_to_index":      foldOperand,
		"split_at":           foldSplitAt,
		"to_extent_tensor":   foldToExtentTensor,
	})
}

// materialize creates a constant operation for the result of a fold.
func materialize(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	constant := func(name, attr string) *ir.Operation {
		def := b.Context().LookupOp(name)
		if def == nil {
			return nil
		}
		return b.New(def, nil, []ir.Type{t}, ir.NamedAttribute{Name: attr, Value: value})
	}
	_, isExtents := extents(t)
	switch c := class(t); {
	case folding.IsPoison(value):
	case c == "ShapeType" || isExtents:
		if _, ok := value.(*ir.DenseElementsAttr); ok {
			return constant("shape.const_shape", "shape")
		}
		return nil
	case c == "SizeType":
		if _, ok := value.(*ir.IntegerAttr); ok {
			return constant("shape.const_size", "value")
		}
		return nil
	case c == "WitnessType":
		return constant("shape.const_witness", "passing")
	}
	return folding.Materialize(b, value, t)
}

// extentTensorType returns the type of a tensor of extents.
func extentTensorType(ctx *ir.Context, n int64) *ir.RankedTensorType {
	return ctx.RankedTensorType([]int64{n}, ctx.IndexType(), nil)
}

// extentsAttr returns the constant of a shape.
func extentsAttr(ctx *ir.Context, shape []int64) ir.Attribute {
	return ctx.DenseIntElements(extentTensorType(ctx, int64(len(shape))), shape)
}

// extentsOf returns the sizes of a constant shape.
func extentsOf(a ir.Attribute) ([]int64, bool) {
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok || !ir.IsIndex(d.ElementType()) {
		return nil, false
	}
	return d.Int64s(), true
}

func indexAttr(ctx *ir.Context, n int64) ir.Attribute { return ctx.Int64Attr(ctx.IndexType(), n) }

func foldConstant(attr string) func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) { return folding.Attr(op.Attr(attr)) }
}

func foldOperand(_ *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	return folding.Attr(operands[0])
}

func foldAdd(op AddOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if ir.IsIndex(op.Rhs().Type()) && folding.IsZero(operands[1]) {
		return folding.Value(op.Lhs())
	}
	return folding.Attr(folding.Binary(op.Operation.Context().IndexType(), operands[0], operands[1], folding.Total(num.APInt.Add)))
}

// integers returns the two integers that operands are.
func integers(operands []ir.Attribute) (x, y num.APInt, ok bool) {
	a, ok1 := operands[0].(*ir.IntegerAttr)
	b, ok2 := operands[1].(*ir.IntegerAttr)
	if !ok1 || !ok2 || a.Value.Width() != b.Value.Width() {
		return x, y, false
	}
	return a.Value, b.Value, true
}

func foldMul(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y, ok := integers(operands)
	if !ok {
		return nil, false
	}
	return folding.Attr(op.Context().IntegerAttr(op.Context().IndexType(), x.Mul(y)))
}

func foldDiv(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y, ok := integers(operands)
	if !ok || y.IsZero() {
		return nil, false
	}
	q := x.SDiv(y)
	// A quotient that rounds to zero is already above the exact one.
	if q.IsNegative() && !x.SRem(y).IsZero() {
		q = q.Sub(num.NewAPInt(q.Width(), 1))
	}
	return folding.Attr(op.Context().IntegerAttr(op.Context().IndexType(), q))
}

// foldAny chooses the last shape if it is constant: constants are last.
func foldAny(_ *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if len(operands) == 0 {
		return nil, false
	}
	return folding.Attr(operands[len(operands)-1])
}

// foldAssumingAll drops trailing witnesses that pass. If others remain it changes the operation in
// place without notifying the driver.
func foldAssumingAll(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	for i := len(operands) - 1; i >= 0; i-- {
		a, ok := operands[i].(*ir.IntegerAttr)
		if !ok {
			return nil, i < len(operands)-1 // without the constants at the end
		}
		op.EraseOperand(i)
		if a.Value.IsZero() {
			return folding.Attr(a)
		}
	}
	return folding.Attr(op.Context().BoolAttr(true))
}

// broadcast returns the shape of an operation on two shapes, in which the sizes 1 are repeated.
func broadcast(a, b []int64) ([]int64, bool) {
	if len(a) < len(b) {
		out, ok := broadcast(b, a)
		return out, ok
	}
	out := slices.Clone(a)
	skipped := len(a) - len(b)
	for i, n := range b {
		m := a[skipped+i]
		size := m
		switch {
		case m == ir.Dynamic || n == ir.Dynamic:
			switch {
			case m > 1 || n == 1:
			case n > 1 || m == 1:
				size = n
			default:
				size = ir.Dynamic
			}
		case m == n || n == 1:
		case m == 1:
			size = n
		default:
			return nil, false
		}
		out[skipped+i] = size
	}
	return out, true
}

func foldBroadcast(op BroadcastOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if len(operands) == 0 {
		return nil, false
	}
	if len(operands) == 1 {
		if v := op.Shapes().At(0); v.Type() == op.ResultValue().Type() {
			return folding.Value(v)
		}
		return nil, false
	}
	var out []int64
	for i, a := range operands {
		shape, ok := extentsOf(a)
		if ok && i > 0 {
			shape, ok = broadcast(out, shape)
		}
		if !ok {
			return nil, false
		}
		out = shape
	}
	return folding.Attr(extentsAttr(op.Operation.Context(), out))
}

func foldConcat(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	a, ok1 := extentsOf(operands[0])
	b, ok2 := extentsOf(operands[1])
	if !ok1 || !ok2 {
		return nil, false
	}
	return folding.Attr(extentsAttr(op.Context(), slices.Concat(a, b)))
}

func foldConstraintEq(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	for _, a := range operands {
		if a == nil || a != operands[0] {
			return nil, false
		}
	}
	return folding.Attr(op.Context().BoolAttr(true))
}

func foldShapeEq(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	same := true
	for _, a := range operands {
		if a == nil {
			return nil, false
		}
		same = same && a == operands[0]
	}
	return folding.Attr(op.Context().BoolAttr(same))
}

func foldDim(op DimOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	s, ok := ir.AsShaped(op.Value().Type())
	if !ok || !s.HasRank() {
		return nil, false
	}
	i, ok := constantIndex(op.Index())
	if !ok || i < 0 || i >= int64(len(s.Shape())) || s.Shape()[i] == ir.Dynamic {
		return nil, false
	}
	return folding.Attr(indexAttr(op.Operation.Context(), s.Shape()[i]))
}

// constantIndex returns the number that an index or a size is known to be.
func constantIndex(v *ir.Value) (int64, bool) {
	def := v.DefiningOp()
	if !named.Is(def, ConstSizeOpName) && !named.Is(def, arith.ConstantOpName) {
		return 0, false
	}
	a, ok := ConstSizeOp{def}.ValueAttr().(*ir.IntegerAttr) // arith.constant has the same
	if !ok {
		return 0, false
	}
	return a.Value.Int64()
}

func foldFromExtents(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	shape := make([]int64, len(operands))
	for i, a := range operands {
		n, ok := a.(*ir.IntegerAttr)
		if !ok {
			return nil, false
		}
		shape[i] = n.Int64()
	}
	return folding.Attr(extentsAttr(op.Context(), shape))
}

func foldGetExtent(op GetExtentOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	shape, ok := extentsOf(operands[0])
	i, known := constantIndex(op.Dim())
	if d, dense := operands[0].(*ir.DenseElementsAttr); dense && d.IsSplat() {
		i = max(i, 0) // mlir-opt does not check for a negative index, which finds the value of a splat
	}
	if !ok || !known || i < 0 || i >= int64(len(shape)) {
		return nil, false
	}
	return folding.Attr(indexAttr(op.Operation.Context(), shape[i]))
}

func foldIsBroadcastable(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if len(operands) >= 2 {
		return nil, false
	}
	return folding.Attr(op.Context().BoolAttr(true))
}

func foldExtreme(op typed.Binary, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.Lhs() != op.Rhs() {
		return nil, false
	}
	return folding.Value(op.Lhs())
}

func foldNumElements(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	shape, ok := extentsOf(operands[0])
	if !ok {
		return nil, false
	}
	n := int64(1)
	for _, size := range shape {
		n *= size
	}
	return folding.Attr(indexAttr(op.Context(), n))
}

func foldRank(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	shape, ok := extentsOf(operands[0])
	if !ok {
		return nil, false
	}
	return folding.Attr(indexAttr(op.Context(), int64(len(shape))))
}

func foldSplitAt(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	shape, ok := extentsOf(operands[0])
	at, known := operands[1].(*ir.IntegerAttr)
	if !ok || !known {
		return nil, false
	}
	rank, i := int64(len(shape)), at.Int64()
	if i < -rank || i > rank {
		return nil, false
	}
	if i < 0 {
		i += rank
	}
	return folding.Attrs(extentsAttr(op.Context(), shape[:i]), extentsAttr(op.Context(), shape[i:]))
}

func foldToExtentTensor(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	shape, ok := extentsOf(operands[0])
	if !ok {
		return nil, false
	}
	return folding.Attr(extentsAttr(op.Context(), shape))
}
