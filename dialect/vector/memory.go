package vector

import "github.com/mica-ir/mica/ir"

// An access holds the parts of a load or store that its checks use.
type access struct {
	*ir.Checker
	op     *ir.Operation
	memory ir.ShapedType
	vector *ir.VectorType
	what   string // how messages call the vector: "result" or "valueToStore"
}

// shapeOf returns the shape of an operand's type.
func shapeOf(op *ir.Operation, operand int) ir.ShapedType {
	s, _ := ir.AsShaped(op.Operand(operand).Type())
	return s
}

// unitStride checks that the innermost elements of the memory are neighbours.
func (a access) unitStride() {
	t := a.vector
	n, known := ir.NumElements(t)
	if !t.IsScalable() && (len(t.Shape()) == 0 || known && n == 1) {
		return
	}
	m, ok := a.memory.(*ir.MemRefType)
	if !ok {
		return
	}
	strides, _, ok := m.StridesAndOffset()
	a.Check(ok && (len(strides) == 0 || strides[len(strides)-1] == 1), "most minor memref dim must have unit stride")
}

// indices checks that an operand group has an index for each dimension of the memory.
func (a access) indices(group int) { verifyIndices(a.op, a.Checker, group, a.memory) }

// sameElements checks that elements of memory and vector have one type.
func (a access) sameElements() {
	if a.memory.ElementType() != a.vector.Element {
		a.Failf("base and %s element type should match", a.what)
	}
}

func equalShapes(a, b *ir.VectorType) bool {
	s, t := a.Shape(), b.Shape()
	if len(s) != len(t) {
		return false
	}
	for i := range s {
		if s[i] != t[i] {
			return false
		}
	}
	return true
}

// whole checks a load or store of a whole vector.
func (a access) whole(group int, lower, vectors, elements string) {
	a.unitStride()
	a.Check(len(a.memory.Shape()) >= len(a.vector.Shape()), lower)
	e := a.memory.ElementType()
	if v, ok := e.(*ir.VectorType); ok {
		a.Check(v == a.vector, vectors)
		e = v.Element
	}
	a.Check(e == a.vector.Element, elements)
	a.indices(group)
}

func verifyLoad(op *ir.Operation, c *ir.Checker) {
	a := access{c, op, shapeOf(op, 0), resultType(op), "result"}
	a.whole(1, "destination memref has lower rank than the result vector",
		"base memref and result vector types should match", "base and result element types should match")
}

func verifyStore(op *ir.Operation, c *ir.Checker) {
	a := access{c, op, shapeOf(op, 1), operandType(op, 0), "valueToStore"}
	a.whole(2, "source memref has lower rank than the vector to store",
		"base memref and valueToStore vector types should match", "base and valueToStore element type should match")
}

// masked returns the access of an operation whose mask is the operand group after the indices. The
// vector after the mask is the stored value, or supplies the elements that the mask disables.
func masked(op *ir.Operation, c *ir.Checker, store bool) (a access, mask, other *ir.VectorType) {
	n := len(op.Def().Operands)
	mask, _ = groupType(op, n-2).(*ir.VectorType)
	other, _ = groupType(op, n-1).(*ir.VectorType)
	a = access{c, op, shapeOf(op, 0), other, "valueToStore"}
	if !store {
		a.vector, a.what = resultType(op), "result"
	}
	return a, mask, other
}

func (a access) passThru(t *ir.VectorType) {
	a.Check(a.vector == t, "expected pass_thru of same type as result type")
}

func verifyMaskedLoad(op *ir.Operation, c *ir.Checker) {
	a, mask, pass := masked(op, c, false)
	a.sameElements()
	a.indices(1)
	a.Check(equalShapes(a.vector, mask), "expected result shape to match mask shape")
	a.passThru(pass)
}

func verifyMaskedStore(op *ir.Operation, c *ir.Checker) {
	a, mask, _ := masked(op, c, true)
	a.sameElements()
	a.indices(1)
	a.Check(equalShapes(a.vector, mask), "expected valueToStore shape to match mask shape")
}

// scattered checks the part that gather and scatter share.
func (a access) scattered(mask *ir.VectorType) {
	switch a.memory.(type) {
	case *ir.MemRefType, *ir.RankedTensorType:
	default:
		a.Failf("requires base to be a memref or ranked tensor type")
	}
	a.sameElements()
	a.indices(1)
	at, ok := groupType(a.op, 2).(*ir.VectorType)
	if ok && !equalShapes(a.vector, at) {
		a.Failf("expected %s dim to match indices dim", a.what)
	}
	if !equalShapes(a.vector, mask) {
		a.Failf("expected %s dim to match mask dim", a.what)
	}
}

func verifyGather(op *ir.Operation, c *ir.Checker) {
	a, mask, pass := masked(op, c, false)
	a.scattered(mask)
	a.passThru(pass)
}

func verifyScatter(op *ir.Operation, c *ir.Checker) {
	a, mask, _ := masked(op, c, true)
	a.scattered(mask)
}

// compressed checks the part that expandload and compressstore share.
func (a access) compressed(mask *ir.VectorType) {
	a.sameElements()
	a.indices(1)
	if len(a.vector.Shape()) > 0 && len(mask.Shape()) > 0 && a.vector.Shape()[0] != mask.Shape()[0] {
		a.Failf("expected %s dim to match mask dim", a.what)
	}
}

func verifyExpandLoad(op *ir.Operation, c *ir.Checker) {
	a, mask, pass := masked(op, c, false)
	a.compressed(mask)
	a.passThru(pass)
}

func verifyCompressStore(op *ir.Operation, c *ir.Checker) {
	a, mask, _ := masked(op, c, true)
	a.compressed(mask)
}
