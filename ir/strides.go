package ir

import "github.com/mica-ir/mica/ir/affine"

// StridesAndOffset returns the strides of each dimension and the offset of the first
// element, in elements; [Dynamic] if unknown until run time. ok is false for a layout
// that is not strided.
func (t *MemRefType) StridesAndOffset() (strides []int64, offset int64, ok bool) {
	switch l := t.Layout.(type) {
	case nil:
		return contiguousStrides(t.shape), 0, true
	case *StridedLayoutAttr:
		return append([]int64(nil), l.Strides...), l.Offset, len(l.Strides) == len(t.shape)
	case *AffineMapAttr:
		return t.affineStrides(l.Map)
	}
	return nil, 0, false
}

// contiguousStrides returns the strides of elements without gaps in row-major order.
func contiguousStrides(shape []int64) []int64 {
	strides := make([]int64, len(shape))
	running := int64(1)
	for i := len(shape) - 1; i >= 0; i-- {
		strides[i] = running
		if running == Dynamic || shape[i] == Dynamic {
			running = Dynamic
		} else {
			running *= shape[i]
		}
	}
	return strides
}

// affineStrides reads strides off a map with one result. The identity is contiguous, and other
// maps are not strided.
func (t *MemRefType) affineStrides(m *affine.Map) (strides []int64, offset int64, ok bool) {
	if m.NumDims != len(t.shape) {
		return nil, 0, false
	}
	if m.IsIdentity() {
		return contiguousStrides(t.shape), 0, true
	}
	if len(m.Results) != 1 {
		return nil, 0, false
	}
	strides = make([]int64, m.NumDims)
	if !addStrides(m.Results[0], affine.NewConstant(1), strides, &offset) {
		return nil, 0, false
	}
	return strides, offset, true
}

// addStrides adds the contribution of e, times a factor without dimensions, to strides and
// offset.
func addStrides(e, factor *affine.Expr, strides []int64, offset *int64) bool {
	switch {
	case e.IsSymbolicOrConstant():
		accumulate(offset, e.Mul(factor))
		return true
	case e.Kind == affine.Dim:
		accumulate(&strides[e.Value], factor)
		return true
	case e.Kind == affine.Add:
		return addStrides(e.LHS, factor, strides, offset) && addStrides(e.RHS, factor, strides, offset)
	case e.Kind == affine.Mul && e.RHS.IsSymbolicOrConstant():
		return addStrides(e.LHS, factor.Mul(e.RHS), strides, offset)
	}
	return false
}

func accumulate(sum *int64, e *affine.Expr) {
	if *sum == Dynamic || e.Kind != affine.Constant {
		*sum = Dynamic
		return
	}
	*sum += e.Value
}

// IsContiguous reports whether the elements are known to be contiguous in row-major
// order, with offset 0.
func (t *MemRefType) IsContiguous() bool {
	strides, offset, ok := t.StridesAndOffset()
	if !ok || offset != 0 {
		return false
	}
	for i, s := range contiguousStrides(t.shape) {
		if s != strides[i] {
			return false
		}
	}
	return true
}

// IsStrided reports whether the layout is strided: the identity, a
// strided layout, or a map of one result that is linear in the dimensions.
func (t *MemRefType) IsStrided() bool {
	switch l := t.Layout.(type) {
	case nil, *StridedLayoutAttr:
		return true
	case *AffineMapAttr:
		return l.Map.IsIdentity() || len(l.Map.Results) == 1 && isLinear(l.Map.Results[0])
	}
	return false
}

// isLinear reports whether an expression is a sum of products of at most one
// dimension with constants and symbols.
func isLinear(e *affine.Expr) bool {
	switch e.Kind {
	case affine.Add:
		return isLinear(e.LHS) && isLinear(e.RHS)
	case affine.Mul:
		return isLinear(e.LHS) && isLinear(e.RHS) && !(hasDim(e.LHS) && hasDim(e.RHS))
	case affine.Dim, affine.Symbol, affine.Constant:
		return true
	}
	return false
}

func hasDim(e *affine.Expr) bool {
	return e != nil && (e.Kind == affine.Dim || hasDim(e.LHS) || hasDim(e.RHS))
}
