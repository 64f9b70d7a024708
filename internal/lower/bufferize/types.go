package bufferize

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// Types finds out the types of buffers.
type Types struct {
	options *Options
	diags   *diag.List
}

// Of returns the type of the buffer of a value that is a tensor, and the type of another one. It
// returns nil after an error.
func (t *Types) Of(v *ir.Value) ir.Type { return t.of(v, nil) }

// of is Of on a path of values whose types are being computed.
func (t *Types) of(v *ir.Value, path []*ir.Value) ir.Type {
	if !ir.IsTensor(v.Type()) {
		return v.Type()
	}
	if count(path, v) > 1 { // a loop has come back to a value, too, and answers with another one
		return t.inDefaultSpace(v) // operations that use each other's results, in code that is not reached
	}
	path = append(path[:len(path):len(path)], v)
	if m := t.options.model(ownerOf(v)); m != nil {
		return m.BufferType(v, t, path)
	}
	return t.inDefaultSpace(v)
}

// inDefaultSpace returns the type of a value's buffer in the memory space of the options.
func (t *Types) inDefaultSpace(v *ir.Value) ir.Type {
	space, ok := t.options.space(v.Type())
	if !ok {
		ownerOf(v).EmitError(t.diags, "could not infer memory space")
		return nil
	}
	return t.unknown(v.Type(), space)
}

// unknown returns the type of a buffer with unknown strides.
func (t *Types) unknown(x ir.Type, space ir.Attribute) ir.Type {
	if t.options.UnknownTypes == "identity-layout-map" {
		return contiguous(x, space)
	}
	return strided(x, space)
}

// atBoundary returns the type of an argument or a result of a function.
func (t *Types) atBoundary(x ir.Type) ir.Type {
	space, _ := t.options.space(x)
	if t.options.BoundaryTypes == "identity-layout-map" {
		return contiguous(x, space)
	}
	return strided(x, space)
}

// contiguous returns the memref without a layout.
func contiguous(x ir.Type, space ir.Attribute) ir.Type {
	s, _ := ir.AsShaped(x)
	if !s.HasRank() {
		return x.Context().UnrankedMemRefType(s.ElementType(), space)
	}
	return x.Context().MemRefType(s.Shape(), s.ElementType(), nil, space)
}

// strided returns the memref with any offset and any strides.
func strided(x ir.Type, space ir.Attribute) ir.Type {
	s, _ := ir.AsShaped(x)
	ctx := x.Context()
	if !s.HasRank() {
		return ctx.UnrankedMemRefType(s.ElementType(), space)
	}
	strides := make([]int64, len(s.Shape()))
	for i := range strides {
		strides[i] = ir.Dynamic
	}
	return ctx.MemRefType(s.Shape(), s.ElementType(), ctx.StridedLayoutAttr(ir.Dynamic, strides), space)
}

// contiguousResult is part of the models of operations whose result is contiguous, in the memory
// space of the first operand.
type contiguousResult struct{ Defaults }

func (contiguousResult) BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	from := t.of(typed.Unary{Operation: v.DefiningOp()}.Input(), path)
	if from == nil {
		return nil
	}
	return contiguous(v.Type(), spaceOf(from))
}

// spaceOf returns the memory space of a memref.
func spaceOf(t ir.Type) ir.Attribute {
	switch t := t.(type) {
	case *ir.MemRefType:
		return t.Space
	case *ir.UnrankedMemRefType:
		return t.Space
	}
	return nil
}

// isMemRef reports whether a type is a memref.
func isMemRef(t ir.Type) bool {
	switch t.(type) {
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return true
	}
	return false
}
