package ir

import (
	"strconv"
)

// verifyBroadcastable checks that the operands broadcast to a common shape that is
// compatible with the results.
func verifyBroadcastable(op *Operation, c *Checker) {
	vectors, tensors := 0, 0
	for i := range op.operands() {
		switch op.operands()[i].val.typ.(type) {
		case *VectorType:
			vectors++
		case *RankedTensorType, *UnrankedTensorType:
			tensors++
		}
	}
	if vectors > 0 && tensors > 0 {
		c.Failf("cannot broadcast vector with tensor")
	}
	var shape []int64
	ranked := false
	for i := range op.operands() {
		s, known := shapeOrScalar(op.operands()[i].val.typ)
		if !known {
			continue
		}
		if !ranked {
			ranked, shape = true, s
			continue
		}
		var ok bool
		if shape, ok = broadcast(shape, s); !ok {
			c.Failf("operands don't have broadcast-compatible shapes")
		}
	}
	if !ranked {
		return
	}
	for i := range op.results() {
		s, known := shapeOrScalar(op.results()[i].typ)
		if !known {
			continue
		}
		suffix := s[max(0, len(s)-len(shape)):]
		if !compatibleSizes(shape, suffix) {
			c.Failf("result type '%s' not broadcast compatible with broadcasted operands's shapes '%s'",
				shapeText(s), shapeText(shape))
		}
	}
}

// shapeOrScalar returns the shape of a vector or tensor, an empty shape for a scalar,
// and known == false for an unranked type.
func shapeOrScalar(t Type) (shape []int64, known bool) {
	switch t := t.(type) {
	case *VectorType:
		return t.shape, true
	case *RankedTensorType:
		return t.shape, true
	case *UnrankedTensorType, *UnrankedMemRefType:
		return nil, false
	}
	return nil, true
}

// BroadcastedType returns the type that values of two types are broadcast to, or nil if
// they are incompatible. If elem is nil, both must have the same element type.
func BroadcastedType(a, b, elem Type) Type {
	if elem == nil {
		if elem = ElementTypeOrSelf(a); elem != ElementTypeOrSelf(b) {
			return nil
		}
	}
	_, vector := a.(*VectorType)
	_, vectorB := b.(*VectorType)
	_, ranked := a.(*RankedTensorType)
	_, rankedB := b.(*RankedTensorType)
	_, unranked := a.(*UnrankedTensorType)
	_, unrankedB := b.(*UnrankedTensorType)
	vector, ranked = vector || vectorB, ranked || rankedB
	if unranked || unrankedB {
		if vector {
			return nil
		}
		return elem.Context().UnrankedTensorType(elem)
	}
	if vector && ranked {
		return nil
	}
	shape, ok := broadcast(shapeOf(a), shapeOf(b))
	switch {
	case !ok:
		return nil
	case vector:
		return elem.Context().VectorType(shape, elem, nil)
	case ranked:
		return elem.Context().RankedTensorType(shape, elem, nil)
	}
	return elem
}

// shapeOf returns the shape of a shaped type, or else nil.
func shapeOf(t Type) []int64 {
	s, ok := AsShaped(t)
	if !ok {
		return nil
	}
	return s.Shape()
}

// BroadcastedShape returns the shape that two shapes are broadcast to, and whether they are
// compatible.
func BroadcastedShape(a, b []int64) ([]int64, bool) { return broadcast(a, b) }

// broadcast returns the shape that two shapes are broadcast to.
func broadcast(a, b []int64) ([]int64, bool) {
	if len(a) < len(b) {
		a, b = b, a
	}
	out := append([]int64(nil), a...)
	off := len(a) - len(b)
	for i, n := range b {
		switch m := a[off+i]; {
		case m == n:
		case m == 1:
			out[off+i] = n
		case n == 1:
		case m == Dynamic:
			out[off+i] = n
		case n == Dynamic:
		default:
			return nil, false
		}
	}
	return out, true
}

func shapeText(shape []int64) string {
	var b []byte
	for i, n := range shape {
		if i > 0 {
			b = append(b, 'x')
		}
		if n == Dynamic {
			b = append(b, '?')
		} else {
			b = strconv.AppendInt(b, n, 10)
		}
	}
	return string(b)
}
