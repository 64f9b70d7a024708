package tollvm

import (
	"slices"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Types converts types to those of the llvm dialect.
type Types struct {
	*conversion.TypeConverter
	ctx     *ir.Context
	options Options
	index   ir.Type
	// Report gets errors about memrefs that cannot be converted; it may be nil. A type is
	// converted once, so that it has one error for all its values.
	Report func(diag.List)

	functions functionTable

	mu      sync.Mutex
	entered map[ir.Type]bool // identified structs that are being converted
}

// NewTypes returns a type converter.
func NewTypes(ctx *ir.Context, options Options) *Types {
	if options.IndexBits == 0 {
		options.IndexBits = wordBits
	}
	if options.Layout == nil {
		options.Layout = &llvm.DataLayout{}
	}
	t := &Types{TypeConverter: conversion.NewTypeConverter(), ctx: ctx, options: options, index: ctx.IntegerType(options.IndexBits)}
	t.Add(t.lower)
	t.AddSource(castTo)
	t.AddTargetValue(castTo)
	t.AddSource(func(b *ir.Builder, to ir.Type, values []*ir.Value, l *ir.Location) *ir.Value {
		if d := t.assemble(b, to, values, l); d != nil {
			return castTo(b, to, []*ir.Value{d}, l)
		}
		return nil
	})
	t.AddTarget(func(b *ir.Builder, types []ir.Type, values []*ir.Value, l *ir.Location, original ir.Type) []*ir.Value {
		if original == nil || len(types) != 1 || types[0] != t.Convert(original) {
			return nil
		}
		if d := t.assemble(b, original, values, l); d != nil {
			return []*ir.Value{d}
		}
		return nil
	})
	return t
}

// castTo inserts a cast between a type and its converted type.
func castTo(b *ir.Builder, to ir.Type, values []*ir.Value, l *ir.Location) *ir.Value {
	return b.Create(&ir.OperationState{Def: b.Context().OpDef(conversion.CastName), Loc: l, Operands: values, Types: []ir.Type{to}}).Result(0)
}

// assemble builds the descriptor of a memref from the arguments that replace it, or returns nil if
// their types do not fit.
func (t *Types) assemble(b *ir.Builder, of ir.Type, values []*ir.Value, l *ir.Location) *ir.Value {
	e := emitter{Builder: b, t: t, origin: l.Origin()}
	switch of := of.(type) {
	case *ir.UnrankedMemRefType:
		if len(values) == 2 {
			return e.packUnranked(of, values[0], values[1])
		}
	case *ir.MemRefType:
		switch len(values) {
		case 1:
			if isFunctionArgument(values[0]) && values[0].Type() == t.barePointer(of) {
				return e.static(of, values[0])
			}
		case partsOf(len(of.Shape())):
			return e.pack(of, values)
		}
	}
	return nil
}

// isFunctionArgument reports whether a value is an argument of a function.
func isFunctionArgument(v *ir.Value) bool {
	if !v.IsBlockArgument() {
		return false
	}
	b := v.OwnerBlock()
	return b.IsEntry() && ir.HasInterface(b.ParentOp(), "FunctionOpInterface")
}

// pointer returns the type of pointers into an address space.
func (t *Types) pointer(space uint64) ir.Type { return llvm.PointerType(t.ctx, space) }

// lower returns the converted type, or nil if a type cannot be converted. known is false for types
// of other dialects.
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
		if t.Convert(of.Element) == nil {
			return nil, true
		}
		return llvm.StructType(t.ctx, []ir.Type{t.index, t.pointer(0)}, false), true
	case *ir.VectorType:
		return t.vector(of), true
	}
	if llvm.IsCompatibleType(of) {
		return of, true
	}
	if s, ok := llvm.StructOf(of); ok && s.Name != "" {
		return t.identified(of, s), true
	}
	to = t.parts(of)
	return to, to != nil
}

// parts converts the types in a type of the llvm dialect that has no name, nil if it has none or one cannot
// be converted.
func (t *Types) parts(of ir.Type) ir.Type {
	if elem, n, ok := llvm.ArrayOf(of); ok {
		if to := t.Convert(elem); to != nil {
			return llvm.ArrayType(t.ctx, to, n)
		}
		return nil
	}
	if s, ok := llvm.SignatureOf(of); ok {
		result := t.Convert(s.Result)
		params, ok := t.ConvertAll(s.Params)
		if result == nil || !ok {
			return nil
		}
		return llvm.FunctionType(t.ctx, result, params, s.Variadic)
	}
	if s, ok := llvm.StructOf(of); ok {
		if body, ok := t.ConvertAll(s.Body); ok {
			return llvm.StructType(t.ctx, body, s.Packed)
		}
	}
	return nil
}

// identified converts a struct that has a name, and may be in its own body, to one of another
// name, nil if that is another struct.
func (t *Types) identified(of ir.Type, s llvm.Struct) ir.Type {
	to := llvm.IdentifiedStructType(t.ctx, "_Converted."+s.Name)
	if !t.enter(of) {
		return to
	}
	defer t.leave(of)
	if body, ok := t.ConvertAll(s.Body); !ok || !llvm.SetStructBody(to, body, s.Packed) {
		return nil
	}
	return to
}

// enter notes that a struct is being converted, and returns false if it already was.
func (t *Types) enter(of ir.Type) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.entered[of] {
		return false
	}
	if t.entered == nil {
		t.entered = map[ir.Type]bool{}
	}
	t.entered[of] = true
	return true
}

func (t *Types) leave(of ir.Type) {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.entered, of)
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

// hasUnsupportedFloats reports whether an operand or a result has a floating-point type that
// becomes an integer.
func hasUnsupportedFloats(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		if isUnsupportedFloat(op.Operand(i).Type()) {
			return true
		}
	}
	for i := range op.NumResults() {
		if isUnsupportedFloat(op.Result(i).Type()) {
			return true
		}
	}
	return false
}

// bitsOf returns the width of the integers of a converted type.
func (t *Types) bitsOf(of ir.Type) int {
	if i, ok := t.Convert(ir.ElementTypeOrSelf(of)).(*ir.IntegerType); ok {
		return i.Width
	}
	return 0
}

// descriptor returns the struct for a memref: the allocated and the aligned pointer, the
// offset, the sizes and the strides.
func (t *Types) descriptor(of *ir.MemRefType) ir.Type {
	if _, _, strided := of.StridesAndOffset(); !strided {
		t.fail("conversion to strided form failed either due to non-strided layout maps (which should have been normalized away) or other reasons")
		return nil
	}
	if t.Convert(of.Element) == nil {
		return nil
	}
	space, ok := spaceOf(of.Space)
	if !ok {
		t.fail("conversion of memref memory space %s to integer address space failed. Consider adding memory space conversions.", of.Space)
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

// fail reports an error about a type, which has no place.
func (t *Types) fail(format string, args ...any) {
	if t.Report == nil {
		return
	}
	var list diag.List
	list.Errorf(t.ctx.UnknownLoc().Place(), format, args...)
	t.Report(list)
}

// barePointer returns the type of the pointer that is passed in place of a memref, nil if
// its descriptor could not be made of that.
func (t *Types) barePointer(of *ir.MemRefType) ir.Type {
	strides, offset, ok := of.StridesAndOffset()
	space, known := spaceOf(of.Space)
	if !ok || !known || offset == ir.Dynamic || slices.Contains(strides, ir.Dynamic) || slices.Contains(of.Shape(), ir.Dynamic) || t.Convert(of.Element) == nil {
		return nil
	}
	return t.pointer(space)
}

// spaceOf returns the address space for a memory space, which must be an integer without a sign, or
// an index. More than 32 bits of it are ignored.
func spaceOf(a ir.Attribute) (uint64, bool) {
	if a == nil {
		return 0, true
	}
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	if t, ok := i.Type().(*ir.IntegerType); ok && t.Signedness != ir.Signless {
		return 0, false
	}
	return uint64(uint32(i.Int64())), true
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
