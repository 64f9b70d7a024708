package vector

import (
	"fmt"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

func verifyReduction(op *ir.Operation, c *ir.Checker) {
	n := len(operandType(op, 0).Shape())
	c.Checkf(n <= 1, "unsupported reduction rank: %d", n)
	kind, t := kindText(combiningOp{op}), op.Result(0).Type()
	if !combines(kind, t) {
		c.Failf("unsupported reduction type ''%s'' for kind '%s'", t, kind)
	}
}

// without returns a vector type without some of the dimensions, or its element
// type if none is left.
func without(t *ir.VectorType, drop func(dim int) bool) ir.Type {
	var shape []int64
	var flags []bool
	for i, n := range t.Shape() {
		if !drop(i) {
			shape, flags = append(shape, n), append(flags, scalable(t, i))
		}
	}
	if len(shape) == 0 {
		return t.Element
	}
	return t.Context().VectorType(shape, t.Element, flags)
}

func verifyMultiReduction(op *ir.Operation, c *ir.Checker) {
	from, to := operandType(op, 0), op.Result(0).Type()
	dims := MultiDimReductionOp{op}.ReductionDims()
	want := without(from, func(dim int) bool {
		return slices.Contains(dims, int64(dim))
	})
	c.Checkf(to == want, "destination type '%s' is incompatible with source type '%s'", to, from)
}

func verifyScan(op ScanOp, c *ir.Checker) {
	from, initial := operandType(op.Operation, 0), operandType(op.Operation, 1)
	a, ok := op.ReductionDimAttr().(*ir.IntegerAttr)
	if !ok {
		return
	}
	rank, dim := len(from.Shape()), a.Int64()
	c.Checkf(dim < int64(rank), "reduction dimension %d has to be less than %d", dim, rank)
	n := len(initial.Shape())
	c.Checkf(n == rank-1, "initial value rank %d has to be equal to %d", n, rank-1)
	k := 0
	for i, n := range from.Shape() {
		if int64(i) == dim {
			continue
		}
		c.Check(k < len(initial.Shape()) && initial.Shape()[k] == n, "incompatible input/initial value shapes")
		k++
	}
	kind := kindText(combiningOp(op))
	t := resultType(op.Operation).Element
	if !combines(kind, t) {
		c.Failf("unsupported reduction type '%s' for kind '%s'", t, kind)
	}
}

func verifyBroadcast(op BroadcastOp, c *ir.Checker) {
	source, to := op.Source().Type(), resultType(op.Operation)
	from, ok := source.(*ir.VectorType)
	if !ok {
		if bits(source) > 0 && source == to.Element {
			return
		}
		c.Failf("source type is not a vector")
	}
	lead := len(to.Shape()) - len(from.Shape())
	c.Check(lead >= 0, "source rank higher than destination rank")
	for i, n := range from.Shape() {
		m := to.Shape()[lead+i]
		fs, ts := scalable(from, i), scalable(to, lead+i)
		if n != 1 && n != m || n == 1 && fs && m != 1 || fs != ts && (n != 1 || fs) {
			c.Failf("dimension mismatch (%s vs. %s)", dimText(n, fs), dimText(m, ts))
		}
	}
}

func dimText(n int64, scalable bool) string {
	if scalable {
		return fmt.Sprintf("[%d]", n)
	}
	return fmt.Sprint(n)
}

func verifyShuffle(op *ir.Operation, c *ir.Checker) {
	a, b, to := operandType(op, 0).Shape(), operandType(op, 1).Shape(), resultType(op).Shape()
	scalars := len(a) == 0 && len(b) == 0 && len(to) == 1
	c.Check(len(to) != 0 && (scalars || len(a) == len(to) && len(b) == len(to)), "rank mismatch")
	for i := 1; i < len(a); i++ {
		c.Check(to[i] == a[i] && a[i] == b[i], "dimension mismatch")
	}
	mask := ShuffleOp{op}.Mask()
	c.Check(len(mask) != 0, "invalid mask length")
	c.Check(int64(len(mask)) == to[0], "mask length mismatch")
	n := int64(2)
	if len(a) > 0 {
		n = a[0] + b[0]
	}
	for i, k := range mask {
		c.Checkf(k >= -1 && k < n, "mask index #%d out of range", i+1)
	}
}

// verifyPosition checks the known indices into a vector.
func verifyPosition(op *ir.Operation, c *ir.Checker, t *ir.VectorType, position []int64, suffix string) {
	for i, k := range position {
		if k != ir.Dynamic && (k < -1 || k >= t.Shape()[i]) {
			c.Failf("expected position attribute #%d to be a non-negative integer smaller than the corresponding %s", i+1, suffix)
		}
	}
}

func verifyExtract(op *ir.Operation, c *ir.Checker) {
	from := operandType(op, 0)
	position := ExtractOp{op}.StaticPosition()
	t := resultType(op)
	c.CheckPlain(t == nil || len(t.Shape()) != 0, "expected a scalar instead of a 0-d vector as the result type")
	c.Check(viewlike.CountDynamic(position) == op.NumOperands()-1, "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite")
	c.Check(len(position) <= len(from.Shape()), "expected position attribute of rank no greater than vector rank")
	verifyPosition(op, c, from, position, "vector dimension or poison (-1)")
}

// inferExtract infers the type of the part at a position.
func inferExtract(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) == 0 {
		return nil, false
	}
	from, ok := s.Operands[0].Type().(*ir.VectorType)
	if !ok {
		return nil, false
	}
	n := len(named.IntsOf(s.Attr("static_position")))
	if n == len(from.Shape()) {
		return []ir.Type{from.Element}, true
	}
	n = min(n, len(from.Shape()))
	var flags []bool
	if from.Scalable != nil {
		flags = from.Scalable[n:]
	}
	return []ir.Type{from.Context().VectorType(from.Shape()[n:], from.Element, flags)}, true
}

// compatibleExtract compares inferred types with those of an operation: a vector of
// one element may be used for a scalar.
func compatibleExtract(inferred, have []ir.Type) bool {
	return len(inferred) == 1 && len(have) == 1 &&
		(inferred[0] == have[0] || single(inferred[0], have[0]) || single(have[0], inferred[0]))
}

// single reports whether a type is a vector of one element of another type.
func single(t, elem ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	return ok && v.Element == elem && len(v.Shape()) == 1 && v.Shape()[0] == 1
}

func verifyInsert(op *ir.Operation, c *ir.Checker) {
	value, to := operandType(op, 0), operandType(op, 1)
	position := InsertOp{op}.StaticPosition()
	rank := len(to.Shape())
	switch {
	case value != nil && len(value.Shape()) == 0:
		c.FailPlainf("expected a scalar instead of a 0-d vector as the source operand")
	case len(position) > rank:
		c.Failf("expected position attribute of rank no greater than dest vector rank")
	case value != nil && len(value.Shape())+len(position) != rank:
		c.Failf("expected position attribute rank + source rank to match dest vector rank")
	case value == nil && len(position) != rank:
		c.Failf("expected position attribute rank to match the dest vector rank")
	default:
		verifyPosition(op, c, to, position, "dest vector dimension")
		return
	}
}

// scalableDims counts the scalable dimensions.
func scalableDims(t *ir.VectorType) (n int) {
	for i := range t.Shape() {
		if scalable(t, i) {
			n++
		}
	}
	return n
}

func verifyShapeCast(op *ir.Operation, c *ir.Checker) {
	from, to := operandType(op, 0), resultType(op)
	c.Check(from.Element == to.Element, "has different source and result element types")
	a, _ := ir.NumElements(from)
	b, _ := ir.NumElements(to)
	c.Checkf(a == b, "has different number of elements at source (%d) and result (%d)", a, b)
	if a, b := scalableDims(from), scalableDims(to); a != b {
		c.Failf("has different number of scalable dims at source (%d) and result (%d)", a, b)
	}
}

func verifyBitcast(op *ir.Operation, c *ir.Checker) {
	from, to := operandType(op, 0), resultType(op)
	rank := min(len(from.Shape()), len(to.Shape()))
	for i := range max(rank-1, 0) {
		c.Checkf(from.Shape()[i] == to.Shape()[i], "dimension size mismatch at: %d", i)
	}
	if minorBits(from) == minorBits(to) {
		return
	}
	if rank == 0 {
		c.Failf("source/result bitwidth of the 0-D vector element types must be equal")
	} else {
		c.Failf("source/result bitwidth of the minor 1-D vectors must be equal")
	}
}

func verifyTranspose(op *ir.Operation, c *ir.Checker) {
	from, to := operandType(op, 0).Shape(), resultType(op).Shape()
	perm := TransposeOp{op}.Permutation()
	rank := len(to)
	c.Checkf(len(from) == rank, "vector result rank mismatch: %d", rank)
	c.Checkf(len(perm) == rank, "transposition length mismatch: %d", len(perm))
	seen := make([]bool, rank)
	for i, k := range perm {
		c.Checkf(k >= 0 && k < int64(rank), "transposition index out of range: %d", k)
		c.Checkf(!seen[k], "duplicate position index: %d", k)
		c.Checkf(to[i] == from[k], "dimension size mismatch at: %d", k)
		seen[k] = true
	}
}

func verifyConstantMask(op *ir.Operation, c *ir.Checker) {
	t := resultType(op)
	sizes := ConstantMaskOp{op}.MaskDimSizes()
	if len(t.Shape()) == 0 {
		c.CheckPlain(len(sizes) == 1, "array attr must have length 1 for 0-D vectors")
		c.CheckPlain(sizes[0] == 0 || sizes[0] == 1, "mask dim size must be either 0 or 1 for 0-D vectors")
		return
	}
	c.Check(len(sizes) == len(t.Shape()), "must specify array attr of size equal vector result rank")
	zeros := 0
	for i, n := range sizes {
		c.Check(n >= 0 && n <= t.Shape()[i], "array attr of size out of bounds of vector result dimension size")
		c.Check(!scalable(t, i) || n == 0 || n == t.Shape()[i], "only supports 'none set' or 'all set' scalable dimensions")
		if n == 0 {
			zeros++
		}
	}
	c.Check(zeros <= 0 || zeros >= len(sizes), "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim")
}

func verifyCreateMask(op *ir.Operation, c *ir.Checker) {
	rank := len(resultType(op).Shape())
	c.Check(rank != 0 || op.NumOperands() == 1, "must specify exactly one operand for 0-D create_mask")
	c.Check(rank <= 0 || op.NumOperands() == rank, "must specify an operand for each result vector dimension")
}

// scalars returns the scalar type in a memref, whose elements may be vectors, and the dimensions of
// both.
func scalars(t *ir.MemRefType) (elem ir.Type, shape []int64) {
	shape = append(shape, t.Shape()...)
	if v, ok := t.Element.(*ir.VectorType); ok {
		return v.Element, append(shape, v.Shape()...)
	}
	return t.Element, shape
}

func verifyTypeCast(op TypeCastOp, c *ir.Checker) {
	from, _ := op.Memref().Type().(*ir.MemRefType)
	to, _ := op.ResultValue().Type().(*ir.MemRefType)
	if from == nil || to == nil {
		return
	}
	c.Check(from.IsContiguous(), "expects operand to be a memref with identity layout")
	s, ok := to.Layout.(*ir.StridedLayoutAttr)
	c.Check(to.Layout == nil || ok && s.Map().IsIdentity(), "expects result to be a memref with identity layout")
	c.Check(from.Space == to.Space, "expects result in same memory space")
	a, as := scalars(from)
	b, bs := scalars(to)
	c.Checkf(a == b, "expects result and operand with same underlying scalar type: '%s'", to)
	same := len(as) == len(bs)
	for i := 0; same && i < len(as); i++ {
		same = as[i] == bs[i]
	}
	c.Checkf(same, "expects concatenated result and operand shapes to be equal: '%s'", to)
}
