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
}

// access computes the address at which op accesses a memref; false if that is not
// possible.
func (t *Types) access(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter, o VectorOptions, of *ir.VectorType, base int, indexes []*ir.Value) (a access, ok bool) {
	m := memrefType(op.Operand(base))
	to := t.Convert(of)
	if m == nil || to == nil || len(of.Shape()) > 1 || t.Convert(m) == nil {
		return a, false
	}
	strides, _, ok := m.StridesAndOffset()
	if !ok || len(strides) > 0 && strides[len(strides)-1] != 1 {
		return a, false
	}
	a = access{emitter: t.emit(op, r), vector: to}
	if n := op.Attr("alignment"); n != nil {
		a.align = typed.Int[int64](n)
	} else if o.VectorAlignment {
		a.align = preferredAlignment(to)
	} else {
		a.align = preferredAlignment(t.Convert(m.Element))
	}
	a.pointer = a.descriptor(operands[base]).element(m, indexes, false)
	return a, true
}

// alignment returns the attribute of intrinsics.
func (a access) alignment() ir.NamedAttribute {
	return ir.NamedAttribute{Name: "alignment", Value: a.Context().Int64Attr(a.Context().I32(), a.align)}
}

// attrs returns the attributes of a plain load or store.
func (a access) attrs(op *ir.Operation) []ir.NamedAttribute {
	ctx := a.Context()
	attrs := []ir.NamedAttribute{{Name: "ordering", Value: ctx.Int64Attr(ctx.I64(), 0)}, {Name: "alignment", Value: ctx.Int64Attr(ctx.I64(), a.align)}}
	if n := op.Attr("nontemporal"); n != nil && typed.Bool(n) {
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
		a, ok := t.access(op, operands, r, o, vectorType(op.Result(0)), 0, operands[1:])
		if ok {
			r.ReplaceWithOp(op, a.op("load", []*ir.Value{a.pointer}, []ir.Type{a.vector}, a.attrs(op)...))
		}
		return ok
	}
}

func (t *Types) vectorStore(o VectorOptions) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		a, ok := t.access(op, operands, r, o, vectorType(op.Operand(0)), 1, operands[2:])
		if ok {
			r.ReplaceWithOp(op, a.op("store", []*ir.Value{operands[0], a.pointer}, nil, a.attrs(op)...))
		}
		return ok
	}
}

func (t *Types) maskedLoad(o VectorOptions) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		a, ok := t.access(op, operands, r, o, vectorType(op.Result(0)), 0, group(op, operands, 1))
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
		a, ok := t.access(op, operands, r, o, vectorType(op.Operand(n-1)), 0, group(op, operands, 1))
		if ok {
			r.ReplaceWithOp(op, a.op("intr.masked.store", []*ir.Value{operands[n-1], a.pointer, operands[n-2]}, nil, a.alignment()))
		}
		return ok
	}
}

func (t *Types) gather(o VectorOptions) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		of := vectorType(op.Result(0))
		a, ok := t.access(op, operands, r, o, of, 0, group(op, operands, 1))
		if ok {
			n := len(operands)
			all := a.addresses(memrefType(vector.GatherOp{Operation: op}.Base()), of, operands[n-3])
			r.ReplaceWithOp(op, a.op("intr.masked.gather", []*ir.Value{all, operands[n-2], operands[n-1]}, []ir.Type{a.vector}, a.alignment()))
		}
		return ok
	}
}

func (t *Types) scatter(o VectorOptions) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		n := len(operands)
		of := vectorType(op.Operand(n - 1))
		a, ok := t.access(op, operands, r, o, of, 0, group(op, operands, 1))
		if ok {
			all := a.addresses(memrefType(vector.ScatterOp{Operation: op}.Base()), of, operands[n-3])
			r.ReplaceWithOp(op, a.op("intr.masked.scatter", []*ir.Value{operands[n-1], all, operands[n-2]}, nil, a.alignment()))
		}
		return ok
	}
}

// argumentAlignment returns the attributes of an intrinsic's arguments with the alignment of the
// pointer argument.
func (a access) argumentAlignment(op *ir.Operation, pointer, n int) []ir.NamedAttribute {
	if op.Attr("alignment") == nil {
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
	a, ok := t.access(op, operands, r, VectorOptions{}, vectorType(op.Result(0)), 0, group(op, operands, 1))
	if ok {
		n := len(operands)
		r.ReplaceWithOp(op, a.op("intr.masked.expandload", []*ir.Value{a.pointer, operands[n-2], operands[n-1]}, []ir.Type{a.vector}, a.argumentAlignment(op, 0, 3)...))
	}
	return ok
}

func (t *Types) compressStore(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	n := len(operands)
	a, ok := t.access(op, operands, r, VectorOptions{}, vectorType(op.Operand(n-1)), 0, group(op, operands, 1))
	if ok {
		r.ReplaceWithOp(op, a.op("intr.masked.compressstore", []*ir.Value{operands[n-1], a.pointer, operands[n-2]}, nil, a.argumentAlignment(op, 1, 3)...))
	}
	return ok
}
