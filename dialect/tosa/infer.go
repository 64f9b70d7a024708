package tosa

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// tensor returns a tensor type, which is unranked if the shape is.
func tensor(e ir.Type, s shaped) []ir.Type {
	if !s.ranked {
		return []ir.Type{e.Context().UnrankedTensorType(e)}
	}
	return []ir.Type{e.Context().RankedTensorType(s.dims, e, nil)}
}

func axisOf(s *ir.OperationState) (int, bool) {
	a, ok := s.Attr("axis").(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return int(a.Int64()), true
}

func inferReduce(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	axis, ok := axisOf(s)
	if !ok || len(s.Operands) == 0 {
		return nil, false
	}
	in := shapeOf(s.Operands[0].Type())
	if !in.ranked || axis < 0 || axis >= len(in.dims) {
		return tensor(element(s.Operands[0]), shaped{}), true
	}
	dims := slices.Clone(in.dims)
	dims[axis] = 1
	return tensor(element(s.Operands[0]), shaped{dims, true}), true
}

func inferConcat(s *ir.OperationState, d *diag.List) ([]ir.Type, bool) {
	axis, ok := axisOf(s)
	if !ok || len(s.Operands) == 0 {
		return nil, false
	}
	var out shaped
	for _, v := range s.Operands {
		in := shapeOf(v.Type())
		if !in.ranked {
			continue
		}
		if !out.ranked {
			out = shaped{slices.Repeat([]int64{dynamic}, len(in.dims)), true}
		}
		for i, n := range in.dims {
			if i == axis || n == dynamic || i >= len(out.dims) {
				continue
			}
			if out.dims[i] == dynamic {
				out.dims[i] = n
			}
			if out.dims[i] != n {
				if l := s.Location(); l != nil {
					d.Errorf(l.Place(), "Cannot concat tensors with different sizes on the non-axis dimension %d", i)
				}
				return nil, false
			}
		}
	}
	if !out.ranked || axis < 0 || axis >= len(out.dims) {
		return tensor(element(s.Operands[0]), shaped{}), true
	}
	sum := int64(0)
	for _, v := range s.Operands {
		n := shapeOf(v.Type()).dim(axis)
		if n == dynamic {
			sum = dynamic
			break
		}
		sum += n
	}
	out.dims[axis] = sum
	return tensor(element(s.Operands[0]), out), true
}

func inferEqual(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) == 0 {
		return nil, false
	}
	i1 := s.Operands[0].Type().Context().I1()
	rank := 0
	for _, v := range s.Operands {
		in := shapeOf(v.Type())
		if !in.ranked {
			return tensor(i1, shaped{}), true
		}
		rank = max(rank, len(in.dims))
	}
	dims := slices.Repeat([]int64{1}, rank)
	for _, v := range s.Operands {
		in := shapeOf(v.Type())
		shift := rank - len(in.dims)
		for i, n := range in.dims {
			switch have := &dims[shift+i]; {
			case *have == 1:
				*have = n
			case n != 1 && n != *have:
				return tensor(i1, shaped{}), true
			}
		}
	}
	return tensor(i1, shaped{dims, true}), true
}

func inferReshape(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) < 2 {
		return nil, false
	}
	e := element(s.Operands[0])
	dims, ok := shapeValues(s.Operands[1])
	if !ok {
		n := shapeRank(s.Operands[1].Type())
		if n > 1<<16 {
			return nil, false
		}
		return tensor(e, shaped{slices.Repeat([]int64{dynamic}, int(n)), true}), true
	}
	product := int64(1)
	for i, n := range dims {
		if n == -1 {
			dims[i] = dynamic
		} else {
			product *= n
		}
	}
	if have, ok := shapeOf(s.Operands[0].Type()).elements(); ok && product != 0 {
		for i, n := range dims {
			if n == dynamic {
				dims[i] = have / product
			}
		}
	}
	return tensor(e, shaped{dims, true}), true
}

// compatibleTypes compares inferred types with those of the results: elements are
// the same, shapes may be.
func compatibleTypes(inferred, have []ir.Type) bool {
	return len(inferred) == 1 && len(have) == 1 &&
		ir.ElementTypeOrSelf(inferred[0]) == ir.ElementTypeOrSelf(have[0]) && ir.CompatibleShapes(inferred[0], have[0])
}

// inferred are the operations whose results are compared with inferred types.
var inferred = []string{
	ConcatOpName, EqualOpName, ReduceAllOpName, ReduceAnyOpName, ReduceMaxOpName, ReduceMinOpName,
	ReduceProductOpName, ReduceSumOpName, ReshapeOpName,
}
