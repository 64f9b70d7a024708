package memref

import (
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// subviewType returns the type of a slice of a strided memref, nil for another one.
func subviewType(from *ir.MemRefType, lists [3][]int64) *ir.MemRefType {
	strides, offset, ok := from.StridesAndOffset()
	if !ok || len(strides) != len(lists[0]) {
		return nil
	}
	for i, s := range strides {
		offset = viewlike.Plus(offset, viewlike.Times(lists[0][i], s))
		strides[i] = viewlike.Times(s, lists[2][i])
	}
	ctx := from.Context()
	return ctx.MemRefType(lists[1], from.Element, ctx.StridedLayoutAttr(offset, strides), from.Space)
}

// SubviewType returns the type of a slice of a memref with a shape, which may drop dimensions of
// size 1. It returns nil if no such type exists.
func SubviewType(from *ir.MemRefType, shape []int64, slice viewlike.MixedSlice) *ir.MemRefType {
	var lists [3][]int64
	for i := range slice {
		lists[i], _ = viewlike.Split(slice[i])
	}
	all := subviewType(from, lists)
	if all == nil || len(all.Shape()) == len(shape) {
		return all
	}
	dropped, ok := viewlike.ReductionMask(all.Shape(), shape, false)
	if !ok {
		return nil
	}
	layout := all.Layout.(*ir.StridedLayoutAttr)
	var strides []int64
	for i, s := range layout.Strides {
		if !dropped[i] {
			strides = append(strides, s)
		}
	}
	ctx := from.Context()
	return ctx.MemRefType(shape, from.Element, ctx.StridedLayoutAttr(layout.Offset, strides), from.Space)
}

func verifySubview(op *ir.Operation, c *ir.Checker) {
	from, to := operandType(op, 0), resultType(op)
	c.CheckPlainf(from.Space == to.Space, "different memory spaces specified for base memref type '%s' and subview memref type '%s'", from, to)
	lists := viewlike.Lists(op)
	want := subviewType(from, lists)
	c.CheckPlainf(want != nil, "base type '%s' is not strided", from)
	switch viewlike.RankReduction(want, to) {
	case viewlike.RankTooLarge:
		c.FailPlainf("expected result rank to be smaller or equal to the source rank, but got '%s'", to)
	case viewlike.SizeMismatch:
		c.FailPlainf("expected result type to be '%s' or a rank-reduced version. (mismatch of result sizes), but got '%s'", want, to)
	case viewlike.ElementMismatch:
		c.FailPlainf("expected result element type to be '%s', but got '%s'", want.Element, to)
	}
	c.CheckPlainf(sameLayout(want, to, lists[1]),
		"expected result type to be '%s' or a rank-reduced version. (mismatch of result layout), but got '%s'", want, to)
	viewlike.VerifyInBounds(op, c, from.Shape(), lists)
}

// sameLayout reports whether a type that may leave out dimensions of size 1 has
// the offset and the strides of another.
func sameLayout(from, to *ir.MemRefType, sizes []int64) bool {
	fs, fo, ok1 := from.StridesAndOffset()
	ts, to0, ok2 := to.StridesAndOffset()
	if !ok1 || !ok2 || fo != to0 {
		return false
	}
	dropped, ok := droppedDims(fs, ts, sizes)
	if !ok {
		return false
	}
	k := 0
	for i, s := range fs {
		if dropped[i] {
			continue
		}
		if k >= len(ts) || s != ts[k] {
			return false
		}
		k++
	}
	return true
}

// droppedDims finds the dropped dimensions of size 1. If there are more of that size
// than dropped ones, missing strides identify the dropped ones.
func droppedDims(from, to, sizes []int64) ([]bool, bool) {
	dropped := make([]bool, len(from))
	n := len(from) - len(to)
	if n == 0 {
		return dropped, true
	}
	count := 0
	for i, s := range sizes {
		if s == 1 {
			dropped[i] = true
			count++
		}
	}
	if count == n {
		return dropped, true
	}
	left, want := map[int64]int{}, map[int64]int{}
	for _, s := range from {
		left[s]++
	}
	for _, s := range to {
		want[s]++
	}
	for i := range dropped {
		if !dropped[i] {
			continue
		}
		switch s := from[i]; {
		case left[s] > want[s]:
			left[s]--
		case left[s] == want[s]:
			dropped[i] = false
			count--
		default:
			return nil, false
		}
	}
	return dropped, count == n
}

// reinterpretRanks requires one offset.
func reinterpretRanks(op *ir.Operation) [3]int {
	n := len(resultType(op).Shape())
	return [3]int{1, n, n}
}

// known writes a size in a message.
func known(v int64) any {
	if v == ir.Dynamic {
		return "dynamic"
	}
	return v
}

func verifyReinterpret(op ReinterpretCastOp, c *ir.Checker) {
	source := op.Source().Type()
	to := resultType(op.Operation)
	c.CheckPlainf(space(source) == to.Space, "different memory spaces specified for source type '%s' and result memref type '%s'", source, to)
	c.CheckPlainf(ir.ElementTypeOrSelf(source) == to.Element,
		"different element types specified for source type '%s' and result memref type '%s'", source, to)
	lists := viewlike.Lists(op.Operation)
	for i, n := range to.Shape() {
		if want := lists[1][i]; n != ir.Dynamic && n != want {
			c.FailPlainf("expected result type with size = %v instead of %d in dim = %d", known(want), n, i)
		}
	}
	strides, offset, ok := to.StridesAndOffset()
	c.CheckPlainf(ok, "expected result type to have strided layout but found '%s'", to)
	if want := lists[0][0]; offset != ir.Dynamic && offset != want {
		c.FailPlainf("expected result type with offset = %v instead of %d", known(want), offset)
	}
	for i, s := range strides {
		if want := lists[2][i]; s != ir.Dynamic && s != want {
			c.FailPlainf("expected result type with stride = %v instead of %d in dim = %d", known(want), s, i)
		}
	}
}

func verifyView(op *ir.Operation, c *ir.Checker) {
	from, to := operandType(op, 0), resultType(op)
	c.CheckPlainf(HasIdentityLayout(from), "unsupported map for base memref type '%s'", from)
	c.CheckPlainf(HasIdentityLayout(to), "unsupported map for result memref type '%s'", to)
	c.CheckPlainf(from.Space == to.Space, "different memory spaces specified for base memref type '%s' and view memref type '%s'", from, to)
	verifySizes(op, c, to, len(ViewOp{op}.Sizes()))
}

func verifyReshape(op ReshapeOp, c *ir.Checker) {
	from, _ := ir.AsShaped(op.Source().Type())
	to, _ := ir.AsShaped(op.ResultValue().Type())
	c.Check(from.ElementType() == to.ElementType(), "element types of source and destination memref types should be the same")
	m, ok := from.(*ir.MemRefType)
	c.Check(!ok || HasIdentityLayout(m), "source memref type should have identity affine map")
	m, ok = to.(*ir.MemRefType)
	if !ok {
		return
	}
	c.Check(HasIdentityLayout(m), "result memref type should have identity affine map")
	switch n := operandType(op.Operation, 1).Shape()[0]; {
	case n == ir.Dynamic:
		c.Failf("cannot use shape operand with dynamic length to reshape to statically-ranked memref type")
	case n != int64(len(m.Shape())):
		c.Failf("length of shape operand differs from the result's memref rank")
	}
}

// transposeSyntax is `memref map dictionary? : type to type`.
type transposeSyntax struct{}

func (transposeSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	in := p.ParseOperand()
	m := p.ParseAffineMap()
	p.ParseAttrDict(s)
	p.ResolveOperand(s, in, parseColonMemRef(p))
	p.ParseKeyword("to", "")
	s.Types = append(s.Types, asm.TypeOf[*ir.MemRefType](p, "memref", p.ParseType))
	s.AddAttribute("permutation", p.Context().AffineMapAttr(m))
}

func (transposeSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Operand(TransposeOp{op}.In()).Byte(' ')
	if m := (TransposeOp{op}).Permutation(); m != nil {
		p.Buf = m.Map.Append(p.Buf)
	}
	p.AttrDict(op.AllAttrs(), "permutation").Text(" : ").Type(TransposeOp{op}.In().Type()).Text(" to ")
	p.Type(TransposeOp{op}.ResultValue().Type())
}

func verifyTranspose(op *ir.Operation, c *ir.Checker) {
	m := TransposeOp{op}.Permutation()
	c.Check(m != nil && m.Map.IsPermutation(), "expected a permutation map")
	from, to := operandType(op, 0), resultType(op)
	c.Check(m.Map.NumDims == len(from.Shape()), "expected a permutation map of same rank as the input")
	strides, offset, ok := from.StridesAndOffset()
	if !ok {
		return
	}
	n := len(strides)
	shape, moved := make([]int64, n), make([]int64, n)
	for i, e := range m.Map.Results {
		shape[i], moved[i] = from.Shape()[e.Value], strides[e.Value]
	}
	ctx := op.Context()
	want := canonical(ctx.MemRefType(shape, from.Element, ctx.StridedLayoutAttr(offset, moved), from.Space))
	c.Checkf(want == canonical(to), "result type '%s' is not equivalent to the canonical transposed input type '%s'", to, want)
}

// canonical returns a type whose layout is one expression over the indices, or that has no layout
// if the elements are in row-major order. A strided layout that is equivalent to no layout stays as
// written.
func canonical(t *ir.MemRefType) *ir.MemRefType {
	ctx := t.Context()
	var m *affine.Map
	switch l := t.Layout.(type) {
	case *ir.StridedLayoutAttr:
		m = l.Map()
	case *ir.AffineMapAttr:
		m = l.Map
	}
	if m == nil || m.IsIdentity() || len(m.Results) != 1 {
		return t
	}
	strides, offset, ok := t.StridesAndOffset()
	if !ok {
		return t
	}
	if t.IsContiguous() && !slices.Contains(strides, ir.Dynamic) {
		return ctx.MemRefType(t.Shape(), t.Element, nil, t.Space)
	}
	return ctx.MemRefType(t.Shape(), t.Element, ctx.AffineMapAttr(ctx.StridedLayoutAttr(offset, strides).Map()), t.Space)
}

// inferMetadata returns a memref without dimensions, and an index for the offset
// and for the size and the stride of each dimension.
func inferMetadata(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) != 1 {
		return nil, false
	}
	from, ok := s.Operands[0].Type().(*ir.MemRefType)
	if !ok {
		return nil, false
	}
	ctx := from.Context()
	ts := []ir.Type{ctx.MemRefType(nil, from.Element, nil, from.Space)}
	for range 1 + 2*len(from.Shape()) {
		ts = append(ts, ctx.IndexType())
	}
	return ts, true
}
