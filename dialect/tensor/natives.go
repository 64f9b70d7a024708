package tensor

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// Natives are the native pieces of the dialect by operation.
var Natives = asm.Natives{
	"tensor.cast":    {Interfaces: map[string]any{"CastOpInterface": castFunc(cast)}},
	"tensor.bitcast": {Interfaces: map[string]any{"CastOpInterface": castFunc(bitcast)}},
}

// tensors returns the operand and the result type of a cast if both are tensors
// of compatible shapes.
func tensors(in, out []ir.Type) (from, to ir.ShapedType, ok bool) {
	if len(in) != 1 || len(out) != 1 || !isTensor(in[0]) || !isTensor(out[0]) || !ir.CompatibleShapes(in[0], out[0]) {
		return nil, nil, false
	}
	return in[0].(ir.ShapedType), out[0].(ir.ShapedType), true
}

func isTensor(t ir.Type) bool {
	switch t.(type) {
	case *ir.RankedTensorType, *ir.UnrankedTensorType:
		return true
	}
	return false
}

func cast(in, out []ir.Type) bool {
	from, to, ok := tensors(in, out)
	return ok && from.ElementType() == to.ElementType()
}

func bitcast(in, out []ir.Type) bool {
	from, to, ok := tensors(in, out)
	if !ok {
		return false
	}
	a, ok1 := ir.IntOrFloatWidth(from.ElementType())
	b, ok2 := ir.IntOrFloatWidth(to.ElementType())
	return ok1 && ok2 && a == b
}
