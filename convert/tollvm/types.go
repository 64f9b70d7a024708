package tollvm

import (
	"math"

	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/convert"
)

// wordBits is the width of an index without a data layout that says otherwise.
const wordBits = 64

// Types converts types to those of the llvm dialect.
type Types struct {
	*convert.TypeConverter
	ctx   *ir.Context
	index ir.Type
}

// NewTypes returns the type converter for an index of so many bits, 64 if they are 0.
func NewTypes(ctx *ir.Context, indexBits int) *Types {
	if indexBits == 0 {
		indexBits = wordBits
	}
	t := &Types{TypeConverter: convert.NewTypeConverter(), ctx: ctx, index: ctx.IntegerType(indexBits)}
	t.Add(t.lower)
	cast := func(b *ir.Builder, to ir.Type, values []*ir.Value, l *ir.Location) *ir.Value {
		return b.Create(&ir.OperationState{Def: ctx.OpDef(convert.CastName), Loc: l, Operands: values, Types: []ir.Type{to}}).Result(0)
	}
	t.AddSource(cast)
	t.AddTargetValue(cast)
	return t
}

// lower returns what a type becomes, nil if it cannot be converted, and false if it is not
// known.
func (t *Types) lower(of ir.Type) (to ir.Type, known bool) {
	switch of := of.(type) {
	case *ir.IndexType:
		return t.index, true
	case *ir.IntegerType:
		return t.ctx.IntegerType(of.Width), true
	case *ir.FloatType:
		return t.float(of)
	case *ir.ComplexType:
		elem := t.Convert(of.Element)
		if elem == nil {
			return nil, true
		}
		return llvm.StructType(t.ctx, []ir.Type{elem, elem}, false), true
	case *ir.FunctionType:
		return llvm.PointerType(t.ctx, 0), true
	case *ir.MemRefType:
		return t.descriptor(of), true
	case *ir.UnrankedMemRefType:
		space, ok := spaceOf(of.Space)
		if !ok || t.Convert(of.Element) == nil {
			return nil, true
		}
		return llvm.StructType(t.ctx, []ir.Type{t.index, llvm.PointerType(t.ctx, space)}, false), true
	case *ir.VectorType:
		return t.vector(of), true
	}
	if llvm.IsCompatibleType(of) {
		return of, true
	}
	return nil, false
}

// float returns the integer of the same width for the small floating-point types that LLVM
// does not have.
func (t *Types) float(of *ir.FloatType) (ir.Type, bool) {
	switch {
	case llvm.IsCompatibleType(of):
		return of, true
	case of.Kind.Width() <= 8:
		return t.ctx.IntegerType(of.Kind.Width()), true
	}
	return nil, false
}

// isUnsupportedFloat reports whether a type, or that of its elements, is a floating-point
// type that becomes an integer, so that there is no arithmetic on it.
func isUnsupportedFloat(t ir.Type) bool {
	f, ok := ir.ElementTypeOrSelf(t).(*ir.FloatType)
	return ok && !llvm.IsCompatibleType(f)
}

// descriptor returns the struct for a memref: the allocated and the aligned pointer, the
// offset, the sizes and the strides.
func (t *Types) descriptor(of *ir.MemRefType) ir.Type {
	space, ok := spaceOf(of.Space)
	if _, _, strided := of.StridesAndOffset(); !ok || !strided || t.Convert(of.Element) == nil {
		return nil
	}
	p := llvm.PointerType(t.ctx, space)
	body := []ir.Type{p, p, t.index}
	if rank := len(of.Shape()); rank > 0 {
		list := llvm.ArrayType(t.ctx, t.index, uint64(rank))
		body = append(body, list, list)
	}
	return llvm.StructType(t.ctx, body, false)
}

// spaceOf returns the address space for a memory space, which must be an integer.
func spaceOf(a ir.Attribute) (uint64, bool) {
	if a == nil {
		return 0, true
	}
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	n, ok := i.Value.Int64()
	return uint64(n), ok && n >= 0 && n <= math.MaxUint32
}

// vector returns arrays of vectors of one dimension.
func (t *Types) vector(of *ir.VectorType) ir.Type {
	elem := t.Convert(of.Element)
	if elem == nil {
		return nil
	}
	shape := of.Shape()
	if len(shape) == 0 {
		return t.ctx.VectorType([]int64{1}, elem, nil)
	}
	last := len(shape) - 1
	var scalable []bool
	if of.Scalable != nil {
		for _, s := range of.Scalable[:last] {
			if s {
				return nil
			}
		}
		scalable = of.Scalable[last:]
	}
	var to ir.Type = t.ctx.VectorType(shape[last:], elem, scalable)
	for i := last - 1; i >= 0; i-- {
		to = llvm.ArrayType(t.ctx, to, uint64(shape[i]))
	}
	return to
}
