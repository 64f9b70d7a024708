package tollvm

import (
	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// VectorOptions control the lowering of operations on vectors.
type VectorOptions struct {
	// Reassociate lets LLVM change the order of additions and multiplications of
	// floating-point numbers in reductions.
	Reassociate bool
	// NarrowIndices computes masks with 32-bit indices.
	NarrowIndices bool
	// VectorAlignment assumes that memory is aligned as the vectors are, and not only as
	// their elements.
	VectorAlignment bool
}

// VectorPatterns returns the patterns for vector: for vectors of one dimension, and for
// parts of vectors of several ones.
func VectorPatterns(t *Types, o VectorOptions) []conversion.Pattern {
	return []conversion.Pattern{
		t.pattern("vector.reduction", t.reduction(o)),
		t.pattern("vector.mask", t.maskedReduction),
		t.pattern("vector.create_mask", t.scalableMask(o)),
		t.pattern("vector.load", t.vectorLoad(o)),
		t.pattern("vector.maskedload", t.maskedLoad(o)),
		t.pattern("vector.store", t.vectorStore(o)),
		t.pattern("vector.maskedstore", t.maskedStore(o)),
		t.pattern("vector.gather", t.gather(o)),
		t.pattern("vector.scatter", t.scatter(o)),
		t.pattern("vector.expandload", t.expandLoad),
		t.pattern("vector.compressstore", t.compressStore),
		t.pattern("vector.bitcast", t.vectorBitcast),
		t.pattern("vector.shuffle", t.shuffle),
		t.pattern("vector.extract", t.vectorExtract),
		t.pattern("vector.insert", t.vectorInsert),
		t.pattern("vector.fma", t.fma),
		t.pattern("vector.print", t.printValue),
		t.pattern("vector.type_cast", t.typeCast),
		t.pattern("vector.vscale", t.vscale),
		t.pattern("vector.broadcast", t.broadcast),
		t.pattern("vector.scalable.insert", t.scalableInsert),
		t.pattern("vector.scalable.extract", t.scalableExtract),
		t.pattern("vector.interleave", t.interleave),
		t.pattern("vector.deinterleave", t.deinterleave),
		t.pattern("vector.from_elements", t.fromElements),
		t.pattern("vector.to_elements", t.toElements),
		t.pattern("vector.step", t.scalableStep),
	}
}

// vectorType returns the type of a value that is a vector.
func vectorType(v *ir.Value) *ir.VectorType {
	t, _ := v.Type().(*ir.VectorType)
	return t
}

// rank returns the number of dimensions of a value that is a vector.
func rank(v *ir.Value) int { return len(vectorType(v).Shape()) }

// number inserts a constant of an integer type.
func (e emitter) number(of ir.Type, n int64) *ir.Value {
	return e.value("mlir.constant", of, nil, ir.NamedAttribute{Name: "value", Value: e.Context().Int64Attr(of, n)})
}

// element extracts an element of a vector of one dimension.
func (e emitter) element(from, at *ir.Value) *ir.Value {
	return e.value("extractelement", vectorType(from).Element, []*ir.Value{from, at})
}

// setElement inserts a number into a vector of one dimension.
func (e emitter) setElement(into, v, at *ir.Value) *ir.Value {
	return e.value("insertelement", into.Type(), []*ir.Value{into, v, at})
}

// shuffle builds a vector from elements of two.
func (e emitter) shuffle(x, y *ir.Value, mask []int32) *ir.Value {
	of := vectorType(x)
	to := e.Context().VectorType([]int64{int64(len(mask))}, of.Element, of.Scalable)
	return e.value("shufflevector", to, []*ir.Value{x, y}, ir.NamedAttribute{Name: "mask", Value: e.Context().DenseI32Array(mask)})
}

// replace replaces op with one operation of the llvm dialect.
func (t *Types) replace(op *ir.Operation, r *conversion.Rewriter, name string, operands []*ir.Value, attrs ...ir.NamedAttribute) bool {
	to := t.Convert(op.Result(0).Type())
	if to == nil {
		return r.MatchFailure(op, "the type of the result cannot be converted")
	}
	r.ReplaceWithOp(op, create(r, op, name, operands, []ir.Type{to}, attrs...))
	return true
}

func (t *Types) vectorBitcast(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	return rank(op.Result(0)) <= 1 && t.replace(op, r, "bitcast", operands)
}

func (t *Types) fma(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	return rank(op.Result(0)) <= 1 && t.replace(op, r, "intr.fmuladd", operands)
}

func (t *Types) vscale(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	return t.replace(op, r, "intr.vscale", nil)
}

// scalableStep is for vectors of unknown length: others are constants.
func (t *Types) scalableStep(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	return vectorType(op.Result(0)).IsScalable() && t.replace(op, r, "intr.stepvector", nil)
}

func (t *Types) scalableInsert(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	return t.replace(op, r, "intr.vector.insert", []*ir.Value{operands[1], operands[0]}, ir.NamedAttribute{Name: "pos", Value: vector.ScalableInsertOp{Operation: op}.PosAttr()})
}

func (t *Types) scalableExtract(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	return t.replace(op, r, "intr.vector.extract", operands, ir.NamedAttribute{Name: "pos", Value: vector.ScalableExtractOp{Operation: op}.PosAttr()})
}

// shuffle is one operation if both vectors have the same type; else elements are moved one
// after another.
func (t *Types) shuffle(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	shuffle := vector.ShuffleOp{Operation: op}
	to := t.Convert(op.Result(0).Type())
	if to == nil {
		return false
	}
	e := t.emit(op, r)
	mask := shuffle.Mask()
	if rank(op.Result(0)) <= 1 && shuffle.V1().Type() == shuffle.V2().Type() {
		narrow := make([]int32, len(mask))
		for i, at := range mask {
			narrow[i] = int32(at)
		}
		r.Replace(op, e.shuffle(operands[0], operands[1], narrow))
		return true
	}
	first := vectorType(shuffle.V1()).Shape()[0]
	v := e.value("mlir.poison", to, nil)
	elem, _, isNested := llvm.ArrayOf(to)
	for i, at := range mask {
		from := operands[0]
		if at >= first {
			from, at = operands[1], at-first
		}
		switch {
		case !isNested:
			v = e.setElement(v, e.element(from, e.index(at)), e.index(int64(i)))
		case at < 0:
			// The element stays poison. mlir-opt emits an invalid extraction here.
		default:
			v = e.insert(v, e.extract(from, elem, at), int64(i))
		}
	}
	r.Replace(op, v)
	return true
}

// broadcast puts a number into each element.
func (t *Types) broadcast(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if vectorType(vector.BroadcastOp{Operation: op}.Source()) != nil {
		return r.MatchFailure(op, "broadcast from vector type not handled")
	}
	to := t.Convert(vector.BroadcastOp{Operation: op}.Vector().Type())
	if to == nil {
		return false
	}
	e := t.emit(op, r)
	var all *ir.Value
	if isArray(to) {
		all = e.value("mlir.poison", to, nil)
	}
	one := innermost(to)
	poison := e.value("mlir.poison", one, nil)
	v := e.setElement(poison, operands[0], e.number(t.ctx.I32(), 0))
	width := one.(*ir.VectorType).Shape()[0]
	switch {
	case isArray(to):
		v = e.shuffle(v, v, make([]int32, width))
		sizes := vectorType(vector.BroadcastOp{Operation: op}.Vector()).Shape()
		sizes = sizes[:len(sizes)-1]
		for at, more := make([]int64, len(sizes)), true; more; more = next(at, sizes) {
			all = e.insert(all, v, at...)
		}
		v = all
	case rank(vector.BroadcastOp{Operation: op}.Vector()) == 1 && width > 1:
		v = e.shuffle(v, poison, make([]int32, width))
	}
	r.Replace(op, v)
	return true
}

// interleave is a shuffle, or an intrinsic for vectors of unknown length.
func (t *Types) interleave(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	of := vectorType(op.Result(0))
	switch {
	case len(of.Shape()) != 1:
		return r.MatchFailure(op, "InterleaveOp not rank 1")
	case of.IsScalable():
		return t.replace(op, r, "intr.vector.interleave2", operands)
	}
	n := int32(of.Shape()[0])
	mask := make([]int32, 0, n)
	for i := range n / 2 {
		mask = append(mask, i, n/2+i)
	}
	r.Replace(op, t.emit(op, r).shuffle(operands[0], operands[1], mask))
	return true
}

// deinterleave is two shuffles, or an intrinsic for vectors of unknown length.
func (t *Types) deinterleave(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	of := vectorType(op.Result(0))
	if len(of.Shape()) != 1 {
		return r.MatchFailure(op, "DeinterleaveOp not rank 1")
	}
	e := t.emit(op, r)
	to := t.Convert(of)
	if to == nil {
		return false
	}
	if of.IsScalable() {
		both := e.value("intr.vector.deinterleave2", structOf(t.ctx, to, to), operands)
		even := e.extract(both, to, 0)
		r.Replace(op, even, e.extract(both, to, 1))
		return true
	}
	even, odd := make([]int32, of.Shape()[0]), make([]int32, of.Shape()[0])
	for i := range even {
		even[i], odd[i] = int32(2*i), int32(2*i+1)
	}
	poison := e.value("mlir.poison", operands[0].Type(), nil)
	first := e.shuffle(operands[0], poison, even)
	r.Replace(op, first, e.shuffle(operands[0], poison, odd))
	return true
}

// typeCast changes the descriptor of a contiguous memref of a static shape.
func (t *Types) typeCast(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	from, to := memrefType(vector.TypeCastOp{Operation: op}.Memref()), memrefType(vector.TypeCastOp{Operation: op}.ResultValue())
	if t.Convert(to) == nil || !ir.HasStaticShape(from) || !ir.HasStaticShape(to) || !hasContiguousStrides(from) || !hasContiguousStrides(to) {
		return false
	}
	e := t.emit(op, r)
	source, d := e.descriptor(operands[0]), e.newDescriptor(to)
	d.setAllocated(source.allocated())
	d.setAligned(source.aligned())
	wide := func(n int64) *ir.Value {
		return e.value("mlir.constant", t.ctx.I64(), nil, ir.NamedAttribute{Name: "value", Value: t.ctx.Int64Attr(t.ctx.IndexType(), n)})
	}
	d.setOffset(wide(0))
	strides, _, _ := to.StridesAndOffset()
	for i, n := range to.Shape() {
		d.setSize(i, wide(n))
		d.setStride(i, wide(strides[i]))
	}
	r.Replace(op, d.v)
	return true
}

// hasContiguousStrides reports whether the elements of a memref of a static shape are after one
// another.
func hasContiguousStrides(t *ir.MemRefType) bool {
	strides, _, ok := t.StridesAndOffset()
	n := int64(1)
	for i := len(t.Shape()) - 1; ok && i >= 0; i-- {
		ok = strides[i] == n
		n *= t.Shape()[i]
	}
	return ok
}
