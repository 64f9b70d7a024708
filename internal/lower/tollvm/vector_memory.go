package tollvm

import (
	"math/bits"

	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// preferredAlignment returns LLVM's preferred alignment of a type in bytes, with the default data
// layout.
func preferredAlignment(t ir.Type) int64 {
	switch t := t.(type) {
	case *ir.IntegerType:
		return min(powerOfTwoBytes(int64(t.Width)), 8)
	case *ir.FloatType:
		return powerOfTwoBytes(int64(t.Kind.Width()))
	case *ir.VectorType:
		return powerOfTwoBytes(t.Shape()[0] * elementBits(t.Element))
	}
	if elem, _, ok := llvm.ArrayOf(t); ok {
		return preferredAlignment(elem)
	}
	if s, ok := llvm.StructOf(t); ok {
		// A struct is aligned at 8 bytes, unless a part needs more.
		n := int64(8)
		for _, part := range s.Body {
			n = max(n, preferredAlignment(part))
		}
		return n
	}
	return 8 // pointers
}

// powerOfTwoBytes returns the size in bytes of a number of bits, rounded up to a power of two.
func powerOfTwoBytes(n int64) int64 {
	bytes := (n + 7) / 8
	if bytes <= 1 {
		return 1
	}
	return 1 << bits.Len64(uint64(bytes-1))
}

// elementBits returns the width of a type of elements of LLVM's vectors.
func elementBits(t ir.Type) int64 {
	switch t := t.(type) {
	case *ir.IntegerType:
		return int64(t.Width)
	case *ir.FloatType:
		return int64(t.Kind.Width())
	}
	return 64 // pointers
}

// An access is an access of memory with vectors of one dimension.
type access struct {
	emitter
	vector  ir.Type // converted
	pointer *ir.Value
	align   int64
	aligned bool // as the operation says
}

// A vectorAccess is an operation that accesses a memref with a vector.
type vectorAccess interface {
	Op() *ir.Operation
	Base() *ir.Value
	AlignmentAttr() ir.Attribute
}

// access computes the address at which op accesses a memref, which is converted to base; false if that is not
// possible.
func (t *Types) access(op vectorAccess, base *ir.Value, r *conversion.Rewriter, o VectorOptions, of *ir.VectorType, indexes []*ir.Value) (a access, ok bool) {
	m := memrefType(op.Base())
	to := t.Convert(of)
	if m == nil || to == nil || len(of.Shape()) > 1 || t.Convert(m) == nil {
		return a, false
	}
	strides, _, ok := m.StridesAndOffset()
	if !ok || len(strides) > 0 && strides[len(strides)-1] != 1 {
		return a, false
	}
	a = access{emitter: t.emit(op.Op(), r), vector: to}
	if n := op.AlignmentAttr(); n != nil {
		a.align, a.aligned = typed.Int[int64](n), true
	} else if o.VectorAlignment {
		a.align = preferredAlignment(to)
	} else {
		a.align = preferredAlignment(t.Convert(m.Element))
	}
	a.pointer = a.descriptor(base).element(m, indexes, false)
	return a, true
}

// alignment returns the attribute of intrinsics.
func (a access) alignment() ir.NamedAttribute {
	return ir.NamedAttribute{Name: "alignment", Value: a.Context().Int64Attr(a.Context().I32(), a.align)}
}

// attrs returns the attributes of a plain load or store.
func (a access) attrs(nontemporal bool) []ir.NamedAttribute {
	ctx := a.Context()
	attrs := []ir.NamedAttribute{{Name: "ordering", Value: ctx.Int64Attr(ctx.I64(), 0)}, {Name: "alignment", Value: ctx.Int64Attr(ctx.I64(), a.align)}}
	if nontemporal {
		attrs = append(attrs, ir.NamedAttribute{Name: "nontemporal", Value: ctx.UnitAttr()})
	}
	return attrs
}

// addresses computes the address of each element.
func (a access) addresses(m *ir.MemRefType, of *ir.VectorType, indexes *ir.Value) *ir.Value {
	v := a.Context().VectorType(vectorType(indexes).Shape(), a.pointer.Type(), vectorType(indexes).Scalable)
	return a.value("getelementptr", v, []*ir.Value{a.pointer, indexes},
		ir.NamedAttribute{Name: "elem_type", Value: a.Context().TypeAttr(a.t.Convert(m.Element))},
		ir.NamedAttribute{Name: "noWrapFlags", Value: a.Context().Int64Attr(a.Context().I32(), wrapAddress)},
		ir.NamedAttribute{Name: "rawConstantIndices", Value: a.Context().DenseI32Array([]int32{dynamicIndex})})
}

func (t *Types) vectorLoad(o VectorOptions) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		load := vector.LoadOp{Operation: op}
		a, ok := t.access(load, operands[0], r, o, vectorType(load.ResultValue()), operands[1:])
		if ok {
			r.ReplaceWithOp(op, a.op("load", []*ir.Value{a.pointer}, []ir.Type{a.vector}, a.attrs(load.Nontemporal())...))
		}
		return ok
	}
}

func (t *Types) vectorStore(o VectorOptions) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		store := vector.StoreOp{Operation: op}
		a, ok := t.access(store, operands[1], r, o, vectorType(store.ValueToStore()), operands[2:])
		if ok {
			r.ReplaceWithOp(op, a.op("store", []*ir.Value{operands[0], a.pointer}, nil, a.attrs(store.Nontemporal())...))
		}
		return ok
	}
}

func (t *Types) maskedLoad(o VectorOptions) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		a, ok := t.access(vector.MaskedLoadOp{Operation: op}, operands[0], r, o, vectorType(op.Result(0)), group(op, operands, 1))
		if ok {
			n := len(operands)
			r.ReplaceWithOp(op, a.op("intr.masked.load", []*ir.Value{a.pointer, operands[n-2], operands[n-1]}, []ir.Type{a.vector}, a.alignment()))
		}
		return ok
	}
}

func (t *Types) maskedStore(o VectorOptions) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		n := len(operands)
		store := vector.MaskedStoreOp{Operation: op}
		a, ok := t.access(store, operands[0], r, o, vectorType(store.ValueToStore()), group(op, operands, 1))
		if ok {
			r.ReplaceWithOp(op, a.op("intr.masked.store", []*ir.Value{operands[n-1], a.pointer, operands[n-2]}, nil, a.alignment()))
		}
		return ok
	}
}

func (t *Types) gather(o VectorOptions) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		gather := vector.GatherOp{Operation: op}
		of := vectorType(gather.ResultValue())
		a, ok := t.access(gather, operands[0], r, o, of, group(op, operands, 1))
		if ok {
			n := len(operands)
			all := a.addresses(memrefType(gather.Base()), of, operands[n-3])
			r.ReplaceWithOp(op, a.op("intr.masked.gather", []*ir.Value{all, operands[n-2], operands[n-1]}, []ir.Type{a.vector}, a.alignment()))
		}
		return ok
	}
}

func (t *Types) scatter(o VectorOptions) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		n := len(operands)
		scatter := vector.ScatterOp{Operation: op}
		of := vectorType(scatter.ValueToStore())
		a, ok := t.access(scatter, operands[0], r, o, of, group(op, operands, 1))
		if ok {
			all := a.addresses(memrefType(scatter.Base()), of, operands[n-3])
			r.ReplaceWithOp(op, a.op("intr.masked.scatter", []*ir.Value{operands[n-1], all, operands[n-2]}, nil, a.alignment()))
		}
		return ok
	}
}

// argumentAlignment returns the attributes of an intrinsic's arguments with the alignment of the
// pointer argument.
func (a access) argumentAlignment(pointer, n int) []ir.NamedAttribute {
	if !a.aligned {
		return nil
	}
	ctx := a.Context()
	list := make([]ir.Attribute, n)
	for i := range list {
		list[i] = ctx.DictionaryAttr(nil)
	}
	list[pointer] = ctx.DictionaryAttr([]ir.NamedAttribute{{Name: "llvm.align", Value: ctx.Int64Attr(ctx.I64(), a.align)}})
	return []ir.NamedAttribute{{Name: ir.ArgumentAttrsAttr, Value: ctx.ArrayAttr(list)}}
}

func (t *Types) expandLoad(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	a, ok := t.access(vector.ExpandLoadOp{Operation: op}, operands[0], r, VectorOptions{}, vectorType(op.Result(0)), group(op, operands, 1))
	if ok {
		n := len(operands)
		r.ReplaceWithOp(op, a.op("intr.masked.expandload", []*ir.Value{a.pointer, operands[n-2], operands[n-1]}, []ir.Type{a.vector}, a.argumentAlignment(0, 3)...))
	}
	return ok
}

func (t *Types) compressStore(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	n := len(operands)
	store := vector.CompressStoreOp{Operation: op}
	a, ok := t.access(store, operands[0], r, VectorOptions{}, vectorType(store.ValueToStore()), group(op, operands, 1))
	if ok {
		r.ReplaceWithOp(op, a.op("intr.masked.compressstore", []*ir.Value{operands[n-1], a.pointer, operands[n-2]}, nil, a.argumentAlignment(1, 3)...))
	}
	return ok
}
