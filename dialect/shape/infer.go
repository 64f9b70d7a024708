package shape

import (
	"strconv"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// one makes a comparison of lists of one type.
func one(f func(a, b ir.Type) bool) func(inferred, have []ir.Type) bool {
	return func(inferred, have []ir.Type) bool {
		return len(inferred) == 1 && len(have) == 1 && f(inferred[0], have[0])
	}
}

func oneIsShape(a, b ir.Type) bool { return class(a) == "ShapeType" || class(b) == "ShapeType" }

func compatibleExtremes(a, b ir.Type) bool {
	return a == b && (class(a) == "ShapeType" || class(a) == "SizeType")
}

// compatibleShapes reports whether two types can be of one shape.
func compatibleShapes(a, b ir.Type) bool {
	return a == b || class(a) == "ShapeType" || class(b) == "ShapeType" || ir.CompatibleShapes(a, b)
}

func compatibleMeet(a, b ir.Type) bool {
	if a == b {
		return true
	}
	if c := class(a); c != "ShapeType" && c != "SizeType" {
		a, b = b, a
	}
	switch class(a) {
	case "SizeType":
		return class(b) == "SizeType" || ir.IsIndex(b)
	case "ShapeType":
		return class(b) == "ShapeType" || ir.IsTensor(b)
	}
	return ir.CompatibleShapes(a, b)
}

// ownType returns the type of the dialect with a mnemonic, nil if it is not loaded.
func ownType(ctx *ir.Context, mnemonic string) ir.Type { return named.NewType(ctx, "shape", mnemonic) }

func inferConstant(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	a, ok := s.Attr("shape").(ir.TypedAttribute)
	if !ok {
		return nil, false
	}
	t, ok := ir.AsShaped(a.Type())
	if !ok {
		return nil, false
	}
	n, ok := ir.NumElements(t)
	ctx := a.Context()
	return []ir.Type{ctx.RankedTensorType([]int64{n}, ctx.IndexType(), nil)}, ok
}

func bothSizes(a, b ir.Type) bool {
	isSize := func(t ir.Type) bool { return ir.IsIndex(t) || class(t) == "SizeType" }
	return isSize(a) && isSize(b)
}

// inferSize infers an index, or a size where an operand can hold an error.
func inferSize(s *ir.OperationState, d *diag.List) ([]ir.Type, bool) {
	for _, v := range s.Operands {
		if c := class(v.Type()); c == "SizeType" || c == "ShapeType" {
			t := ownType(v.Type().Context(), "size")
			return []ir.Type{t}, t != nil
		}
	}
	return inferIndex(s, d)
}

func inferIndex(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) == 0 {
		return nil, false
	}
	return []ir.Type{s.Operands[0].Type().Context().IndexType()}, true
}

func inferDim(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) != 2 {
		return nil, false
	}
	return []ir.Type{s.Operands[1].Type()}, true
}

func inferExtreme(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) != 2 {
		return nil, false
	}
	l, r := s.Operands[0].Type(), s.Operands[1].Type()
	if l != r {
		l = ownType(l.Context(), "size")
	}
	return []ir.Type{l}, l != nil
}

func inferShapeOf(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) != 1 {
		return nil, false
	}
	t := s.Operands[0].Type()
	ctx := t.Context()
	shaped, ok := ir.AsShaped(t)
	if !ok {
		t := ownType(ctx, "shape")
		return []ir.Type{t}, t != nil
	}
	rank := int64(ir.Dynamic)
	if shaped.HasRank() {
		rank = int64(len(shaped.Shape()))
	}
	return []ir.Type{ctx.RankedTensorType([]int64{rank}, ctx.IndexType(), nil)}, true
}

// extents returns the size of an extent tensor, and whether a type is of one.
func extents(t ir.Type) (int64, bool) {
	r, ok := t.(*ir.RankedTensorType)
	if !ok || len(r.Shape()) != 1 || !ir.IsIndex(r.ElementType()) {
		return 0, false
	}
	return r.Shape()[0], true
}

func inferMeet(s *ir.OperationState, d *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) == 0 {
		return nil, false
	}
	refuse := func(message string) ([]ir.Type, bool) {
		d.Errorf(s.Location().Place(), "%s", message)
		return nil, false
	}
	acc := s.Operands[0].Type()
	for _, v := range s.Operands[1:] {
		l, r := acc, v.Type()
		if c := class(l); c != "ShapeType" && c != "SizeType" {
			l, r = r, l
		}
		_, isExtents := extents(r)
		switch {
		case class(l) == "SizeType":
			if class(r) != "SizeType" && !ir.IsIndex(r) {
				return refuse("requires all sizes or shapes")
			}
			acc = l
		case ir.IsIndex(l):
			if !ir.IsIndex(r) {
				return refuse("requires all sizes or shapes")
			}
			acc = r
		case class(l) == "ShapeType":
			if class(r) != "ShapeType" && !isExtents {
				return refuse("requires all sizes or shapes")
			}
			acc = l
		default:
			a, ok := extents(l)
			b, also := extents(r)
			switch {
			case !ok || !also:
			case a == ir.Dynamic:
				acc = l
			case b == ir.Dynamic:
				acc = r
			case a != b:
				return refuse("unequal shape cardinality")
			default:
				acc = l
			}
		}
	}
	return []ir.Type{acc}, true
}

func nameSize(op ConstSizeOp, set func(v *ir.Value, name string)) {
	if a, ok := op.ValueAttr().(*ir.IntegerAttr); ok {
		set(op.ResultValue(), "c"+strconv.FormatInt(a.Int64(), 10))
	}
}
