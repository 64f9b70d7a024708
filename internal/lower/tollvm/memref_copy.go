package tollvm

import (
	"slices"

	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// copyMemRef copies the elements: as bytes if there are no gaps between them, else with a
// function of the runtime library.
func (t *Types) copyMemRef(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	from, to := memrefType(memref.CopyOp{Operation: op}.Source()), memrefType(memref.CopyOp{Operation: op}.Target())
	if isContiguous(from) && isContiguous(to) {
		t.copyBytes(op, operands, from, to, r)
		return true
	}
	return t.callCopy(op, operands, r)
}

// isContiguous reports whether a memref is known to have no gaps between its elements. An
// empty one is not.
func isContiguous(t *ir.MemRefType) bool {
	if t == nil {
		return false
	}
	if hasIdentityLayout(t) {
		return true
	}
	strides, _, ok := t.StridesAndOffset()
	shape := t.Shape()
	if !ok || slices.ContainsFunc(shape, func(n int64) bool { return n == ir.Dynamic || n == 0 }) {
		return false
	}
	i := len(shape) - 1
	for stride := int64(1); i >= 0 && strides[i] == stride; i-- {
		stride *= shape[i]
	}
	for i >= 0 && shape[i] == 1 {
		i--
	}
	return i < 0
}

func (t *Types) copyBytes(op *ir.Operation, operands []*ir.Value, from, to *ir.MemRefType, r *conversion.Rewriter) {
	e := t.emit(op, r)
	source, target := e.descriptor(operands[0]), e.descriptor(operands[1])
	n := e.index(1)
	for i := range from.Shape() {
		n = e.integer("mul", n, source.size(i))
	}
	size := e.integer("mul", n, e.sizeOf(from.Element))
	elem := t.Convert(from.Element)
	begin := func(d descriptor) *ir.Value {
		p := d.aligned()
		return e.at(elem, p, wrapAddress, d.offset())
	}
	p := begin(source)
	e.memcpy(begin(target), p, size)
	r.Erase(op)
}

func (t *Types) callCopy(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	e := t.emit(op, r)
	module := moduleAt(op.Block())
	if module == nil {
		return false
	}
	saved := e.value("intr.stacksave", t.pointer(0), nil)
	source, target := e.toUnranked(memref.CopyOp{Operation: op}.Source(), operands[0]), e.toUnranked(memref.CopyOp{Operation: op}.Target(), operands[1])
	one := e.index(1)
	promote := func(v *ir.Value) *ir.Value {
		p := e.alloca(t.pointer(0), v.Type(), one)
		e.store(v, p)
		return p
	}
	from, to := promote(source), promote(target)
	size := e.sizeOf(ir.ElementTypeOrSelf(memref.CopyOp{Operation: op}.Source().Type()))
	if !e.declare(module, "memrefCopy", module.Location()) {
		return false
	}
	e.call("memrefCopy", []*ir.Value{size, from, to})
	e.op("intr.stackrestore", []*ir.Value{saved}, nil)
	r.Erase(op)
	return true
}

// toUnranked returns the descriptor of unknown rank for a memref.
func (e emitter) toUnranked(v, converted *ir.Value) *ir.Value {
	of := memrefType(v)
	if of == nil {
		return converted
	}
	rank := e.value("mlir.constant", e.t.index, nil, ir.NamedAttribute{Name: "value", Value: e.Context().Int64Attr(e.t.index, int64(len(of.Shape())))})
	p := e.promote(converted)
	return e.packUnranked(e.Context().UnrankedMemRefType(of.Element, of.Space), rank, p)
}
