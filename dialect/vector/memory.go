package vector

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// An access is what the checks of loads and stores look at.
type access struct {
	op     *ir.Operation
	d      *diag.List
	memory ir.ShapedType
	vector *ir.VectorType
	what   string // how messages call the vector: "result" or "valueToStore"
}

func (a access) fail(format string, args ...any) bool {
	a.op.EmitOpError(a.d, format, args...)
	return false
}

// unitStride checks that the innermost elements of the memory are neighbours.
func (a access) unitStride() bool {
	t := a.vector
	n, known := ir.NumElements(t)
	if !t.IsScalable() && (len(t.Shape()) == 0 || known && n == 1) {
		return true
	}
	m, ok := a.memory.(*ir.MemRefType)
	if !ok {
		return true
	}
	strides, _, ok := m.StridesAndOffset()
	if !ok || len(strides) > 0 && strides[len(strides)-1] != 1 {
		return a.fail("most minor memref dim must have unit stride")
	}
	return true
}

// indices checks that an operand group has an index for each dimension of the memory.
func (a access) indices(group int) bool { return verifyIndices(a.op, a.d, group, a.memory) }

// sameElements checks that elements of memory and vector have one type.
func (a access) sameElements() bool {
	if a.memory.ElementType() != a.vector.Element {
		return a.fail("base and %s element type should match", a.what)
	}
	return true
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
func (a access) whole(group int, lower, vectors, elements string) bool {
	if !a.unitStride() {
		return false
	}
	if len(a.memory.Shape()) < len(a.vector.Shape()) {
		return a.fail("%s", lower)
	}
	e := a.memory.ElementType()
	if v, ok := e.(*ir.VectorType); ok {
		if v != a.vector {
			return a.fail("%s", vectors)
		}
		e = v.Element
	}
	if e != a.vector.Element {
		return a.fail("%s", elements)
	}
	return a.indices(group)
}

func verifyLoad(op *ir.Operation, d *diag.List) bool {
	a := access{op, d, op.Operand(0).Type().(ir.ShapedType), resultType(op), "result"}
	return a.whole(1, "destination memref has lower rank than the result vector",
		"base memref and result vector types should match", "base and result element types should match")
}

func verifyStore(op *ir.Operation, d *diag.List) bool {
	a := access{op, d, op.Operand(1).Type().(ir.ShapedType), operandType(op, 0), "valueToStore"}
	return a.whole(2, "source memref has lower rank than the vector to store",
		"base memref and valueToStore vector types should match", "base and valueToStore element type should match")
}

// masked is an access with a mask as the group behind the indices and a vector
// behind that, which is stored or stands for what the mask leaves out.
func masked(op *ir.Operation, d *diag.List, store bool) (a access, mask, other *ir.VectorType) {
	n := len(op.Def().Operands)
	mask, _ = groupType(op, n-2).(*ir.VectorType)
	other, _ = groupType(op, n-1).(*ir.VectorType)
	a = access{op, d, op.Operand(0).Type().(ir.ShapedType), other, "valueToStore"}
	if !store {
		a.vector, a.what = resultType(op), "result"
	}
	return a, mask, other
}

func (a access) passThru(t *ir.VectorType) bool {
	if a.vector != t {
		return a.fail("expected pass_thru of same type as result type")
	}
	return true
}

func verifyMaskedLoad(op *ir.Operation, d *diag.List) bool {
	a, mask, pass := masked(op, d, false)
	if !a.sameElements() || !a.indices(1) {
		return false
	}
	if !equalShapes(a.vector, mask) {
		return a.fail("expected result shape to match mask shape")
	}
	return a.passThru(pass)
}

func verifyMaskedStore(op *ir.Operation, d *diag.List) bool {
	a, mask, _ := masked(op, d, true)
	if !a.sameElements() || !a.indices(1) {
		return false
	}
	if !equalShapes(a.vector, mask) {
		return a.fail("expected valueToStore shape to match mask shape")
	}
	return true
}

// scattered checks the part that gather and scatter share.
func (a access) scattered(mask *ir.VectorType) bool {
	switch a.memory.(type) {
	case *ir.MemRefType, *ir.RankedTensorType:
	default:
		return a.fail("requires base to be a memref or ranked tensor type")
	}
	if !a.sameElements() || !a.indices(1) {
		return false
	}
	if at, ok := groupType(a.op, 2).(*ir.VectorType); ok && !equalShapes(a.vector, at) {
		return a.fail("expected %s dim to match indices dim", a.what)
	}
	if !equalShapes(a.vector, mask) {
		return a.fail("expected %s dim to match mask dim", a.what)
	}
	return true
}

func verifyGather(op *ir.Operation, d *diag.List) bool {
	a, mask, pass := masked(op, d, false)
	return a.scattered(mask) && a.passThru(pass)
}

func verifyScatter(op *ir.Operation, d *diag.List) bool {
	a, mask, _ := masked(op, d, true)
	return a.scattered(mask)
}

// compressed checks the part that expandload and compressstore share.
func (a access) compressed(mask *ir.VectorType) bool {
	if !a.sameElements() || !a.indices(1) {
		return false
	}
	if len(a.vector.Shape()) > 0 && len(mask.Shape()) > 0 && a.vector.Shape()[0] != mask.Shape()[0] {
		return a.fail("expected %s dim to match mask dim", a.what)
	}
	return true
}

func verifyExpandLoad(op *ir.Operation, d *diag.List) bool {
	a, mask, pass := masked(op, d, false)
	return a.compressed(mask) && a.passThru(pass)
}

func verifyCompressStore(op *ir.Operation, d *diag.List) bool {
	a, mask, _ := masked(op, d, true)
	return a.compressed(mask)
}
