package lowervector

import (
	"slices"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// A ContractLowering selects a lowering of contractions.
type ContractLowering uint8

// The lowerings of contractions. A contraction that does not fit the selected one is unrolled.
const (
	ContractDot           ContractLowering = iota // a reduction for each element of the result
	ContractOuterProduct                          // an outer product for each element of the dimension that is reduced
	ContractParallelArith                         // one multiplication, where all dimensions that are reduced have one element
	ContractMatrix                                // one intrinsic for two dimensions
)

// contractions returns the patterns for contractions.
func contractions(l ContractLowering) []*rewrite.Pattern {
	contract := func(name string, f func(c contraction) *ir.Value) *rewrite.Pattern {
		return lower(name, "vector.contract", func(op *ir.Operation, e emitter) bool {
			c, ok := contractionOf(op, e)
			if !ok {
				return false
			}
			v := f(c)
			if v == nil {
				return false
			}
			e.Replace(c.root, v)
			return true
		})
	}
	var fitting []func(c contraction) *ir.Value
	switch l {
	case ContractDot:
		fitting = append(fitting, contraction.dot)
	case ContractOuterProduct:
		fitting = append(fitting, contraction.outerProducts)
	case ContractParallelArith:
		fitting = append(fitting, contraction.elementwise)
	}
	list := []*rewrite.Pattern{contract("ContractionOpLowering", func(c contraction) *ir.Value {
		if elem := ir.ElementTypeOrSelf(c.acc.Type()); typeOf(c.lhs).Element != elem || typeOf(c.rhs).Element != elem || c.kind != vector.CombiningKindADD {
			return nil
		}
		for _, f := range fitting {
			if v := f(c); v != nil {
				return v
			}
		}
		return c.unroll()
	})}
	if l == ContractOuterProduct {
		list = append(list, contract("ContractionOpToOuterProductOpLowering", contraction.outerProducts))
	}
	if l == ContractMatrix {
		p := contract("ContractionOpToMatmulOpLowering", contraction.matrixMultiply)
		p.Benefit = 100
		list = append(list, p)
	}
	return list
}

// A contraction is a vector.contract. The emitter inserts before it, or before the vector.mask
// around it.
type contraction struct {
	emitter
	masked
	iterators     []ir.Attribute
	lhs, rhs, acc *ir.Value
	maps          [3][]int // the number of the dimension for each result
	reduced       []bool   // by dimension
	kind          vector.CombiningKind
}

// contractionOf returns the parts of an operation; false if a map has others than dimensions.
func contractionOf(op *ir.Operation, e emitter) (c contraction, ok bool) {
	o := vector.ContractionOp{Operation: op}
	c = contraction{emitter: e, lhs: o.Lhs(), rhs: o.Rhs(), acc: o.Acc(), kind: o.Kind()}
	maps := o.IndexingMaps()
	if len(maps) != len(c.maps) {
		return c, false
	}
	for i, a := range maps {
		m, ok := a.(*ir.AffineMapAttr)
		if !ok {
			return c, false
		}
		for _, r := range m.Map.Results {
			if r.Kind != affine.Dim {
				return c, false
			}
			c.maps[i] = append(c.maps[i], int(r.Value))
		}
	}
	c.iterators = o.IteratorTypes()
	for _, t := range c.iterators {
		c.reduced = append(c.reduced, typed.Enum[vector.IteratorType](t) == vector.IteratorTypeReduction)
	}
	c.masked = e.maskedOf(op)
	return c, true
}

// hasIterators reports whether each dimension is reduced exactly if its flag is set.
func (c contraction) hasIterators(reduced ...bool) bool { return slices.Equal(c.reduced, reduced) }

// hasMaps reports whether the maps have these dimensions.
func (c contraction) hasMaps(lhs, rhs, acc []int) bool {
	return slices.Equal(c.maps[0], lhs) && slices.Equal(c.maps[1], rhs) && slices.Equal(c.maps[2], acc)
}

// isFloat reports whether elements are multiplied as floats.
func (c contraction) isFloat() bool { return ir.IsFloat(typeOf(c.lhs).Element) }

// transpose exchanges dimensions of a vector.
func (e emitter) transpose(v *ir.Value, order ...int64) *ir.Value {
	t := typeOf(v)
	to := make([]int64, len(order))
	var flags []bool
	for i, from := range order {
		to[i] = t.Shape()[from]
		if t.Scalable != nil {
			flags = append(flags, t.Scalable[from])
		}
	}
	return vector.NewTranspose(e.Builder, t.Context().VectorType(to, t.Element, flags), v, order).ResultValue()
}

// flipped exchanges the two dimensions of a vector.
func (e emitter) flipped(v *ir.Value) *ir.Value { return e.transpose(v, 1, 0) }

// inMask moves the operation that has just been built, with one result, into a vector.mask, unless
// there is no mask. It returns the result.
func (e emitter) inMask(mask *ir.Value, op *ir.Operation) *ir.Value {
	if mask == nil {
		return op.Result(0)
	}
	fill := func(b *ir.Builder, entry *ir.Block) {
		op.Remove()
		entry.Append(op)
		vector.NewYield(b, op.Results())
	}
	return vector.NewMask(e.Builder, op.ResultTypes(), mask, vector.MaskOptions{MaskRegion: &typed.Body{Fill: fill}}).Operation.Result(0)
}

// product multiplies elements.
func (c contraction) product(x, y *ir.Value) *ir.Value {
	if c.isFloat() {
		return arith.NewMulF(c.Builder, x, y).Result(0)
	}
	return arith.NewMulI(c.Builder, x, y).Result(0)
}

// sum adds elements.
func (c contraction) sum(x, y *ir.Value) *ir.Value {
	if ir.IsFloat(ir.ElementTypeOrSelf(x.Type())) {
		return arith.NewAddF(c.Builder, x, y).Result(0)
	}
	return arith.NewAddI(c.Builder, x, y).Result(0)
}

// A layout is an arrangement of the operands of a contraction, and the changes that lead to the
// simplest one.
type layout struct {
	lhs, rhs, acc []int
	swap          bool // the operands are exchanged
	// flipLHS and flipRHS are set if the operands, before they are exchanged, are transposed.
	flipLHS, flipRHS bool
}

// find returns the layout of the contraction.
func (c contraction) find(list []layout) *layout {
	for i := range list {
		if l := &list[i]; c.hasMaps(l.lhs, l.rhs, l.acc) {
			return l
		}
	}
	return nil
}

// arrange returns the operands in the order and orientation of a layout.
func (c contraction) arrange(l *layout) (lhs, rhs *ir.Value) {
	lhs, rhs = c.lhs, c.rhs
	first, second := func() {
		if l.flipLHS {
			lhs = c.flipped(lhs)
		}
	}, func() {
		if l.flipRHS {
			rhs = c.flipped(rhs)
		}
	}
	if l.swap { // create the new first operand first
		first, second = second, first
	}
	first()
	second()
	if l.swap {
		return rhs, lhs
	}
	return lhs, rhs
}

// The layouts of products of matrices, and of a matrix and a vector, whose rows are multiplied.
var (
	dotMatrices = []layout{
		{lhs: []int{0, 2}, rhs: []int{2, 1}, acc: []int{0, 1}, flipRHS: true},
		{lhs: []int{0, 2}, rhs: []int{1, 2}, acc: []int{0, 1}},
		{lhs: []int{2, 0}, rhs: []int{2, 1}, acc: []int{0, 1}, flipLHS: true, flipRHS: true},
		{lhs: []int{2, 0}, rhs: []int{1, 2}, acc: []int{0, 1}, flipLHS: true},
		{lhs: []int{0, 2}, rhs: []int{2, 1}, acc: []int{1, 0}, swap: true, flipRHS: true},
		{lhs: []int{0, 2}, rhs: []int{1, 2}, acc: []int{1, 0}, swap: true},
		{lhs: []int{2, 0}, rhs: []int{2, 1}, acc: []int{1, 0}, swap: true, flipLHS: true, flipRHS: true},
		{lhs: []int{2, 0}, rhs: []int{1, 2}, acc: []int{1, 0}, swap: true, flipLHS: true},
	}
	dotVectors = []layout{
		{lhs: []int{0, 1}, rhs: []int{1}, acc: []int{0}},
		{lhs: []int{1, 0}, rhs: []int{1}, acc: []int{0}, flipLHS: true},
		{lhs: []int{1}, rhs: []int{0, 1}, acc: []int{0}, swap: true},
		{lhs: []int{1}, rhs: []int{1, 0}, acc: []int{0}, swap: true, flipRHS: true},
	}
)

// dot computes each element of the result as a reduction of the product of two rows.
func (c contraction) dot() *ir.Value {
	var l *layout
	switch {
	case c.mask != nil:
	case c.hasIterators(false, false, true):
		l = c.find(dotMatrices)
	case len(c.reduced) >= 2 && !c.reduced[0] && c.reduced[1]:
		l = c.find(dotVectors)
	}
	if l == nil {
		return nil
	}
	to := typeOf(c.acc)
	lhs, rhs := c.arrange(l)
	v := c.zero(to)
	shape := to.Shape()
	var columns []*ir.Value
	for i := range shape[0] {
		row := c.extract(lhs, i)
		if len(shape) == 1 {
			v = c.insert(c.reduce(c.product(row, rhs), nil), v, i)
			continue
		}
		for j := range shape[1] {
			if i == 0 {
				columns = append(columns, c.extract(rhs, j))
			}
			v = c.insert(c.reduce(c.product(row, columns[j]), nil), v, i, j)
		}
	}
	return c.sum(v, c.acc)
}

// reduce adds the elements of a vector to a value, which may be nil.
func (e emitter) reduce(v, acc *ir.Value) *ir.Value {
	return vector.NewReduction(e.Builder, typeOf(v).Element, vector.CombiningKindADD, v, vector.ReductionOptions{Acc: acc}).Dest()
}

// elementwise multiplies whole vectors, after the dimensions that are reduced, of one element each,
// have been dropped.
func (c contraction) elementwise() *ir.Value {
	if c.mask != nil {
		return nil
	}
	lhs, ok := c.parallel(0)
	rhs, also := c.parallel(1)
	if !ok || !also || !combines(c.kind, typeOf(c.lhs).Element) {
		return nil
	}
	x, y := c.spread(c.lhs, lhs), c.spread(c.rhs, rhs)
	x, y = c.transpose(x, lhs.order...), c.transpose(y, rhs.order...)
	x, y = c.extract(x, make([]int64, lhs.drop)...), c.extract(y, make([]int64, rhs.drop)...)
	return c.multiplyAdd(x, y, c.acc, c.kind, nil)
}

// A spreading broadcasts a vector to the dimensions of the result.
type spreading struct {
	sizes []int64 // of the dimensions that are added in front
	order []int64 // in which all are arranged then
	drop  int     // how many at the front are dropped in the end
}

// parallel returns how an operand gets the dimensions of the result; false if it has a dimension
// that is reduced with more than one element.
func (c contraction) parallel(operand int) (s spreading, ok bool) {
	t := typeOf([]*ir.Value{c.lhs, c.rhs}[operand])
	m := c.maps[operand]
	var dropped []int64
	for i, d := range m {
		if c.reduced[d] {
			if t.Shape()[i] != 1 {
				return s, false
			}
			dropped = append(dropped, int64(i))
		}
	}
	added := int64(len(c.maps[2]) - (len(m) - len(dropped)))
	for _, i := range dropped {
		s.order = append(s.order, added+i)
	}
	s.drop = len(dropped)
	for i, d := range c.maps[2] {
		if at := slices.Index(m, d); at >= 0 {
			s.order = append(s.order, added+int64(at))
			continue
		}
		s.sizes = append(s.sizes, typeOf(c.acc).Shape()[i])
		s.order = append(s.order, int64(len(s.sizes)-1))
	}
	return s, true
}

// spread adds the dimensions in front of those of a vector.
func (c contraction) spread(v *ir.Value, s spreading) *ir.Value {
	if len(s.sizes) == 0 {
		return v
	}
	t := typeOf(v)
	return c.broadcast(t.Context().VectorType(slices.Concat(s.sizes, t.Shape()), t.Element, nil), v)
}

// matrixMultiply makes the intrinsic for matrices.
func (c contraction) matrixMultiply() *ir.Value {
	elem := typeOf(c.lhs).Element
	if c.mask != nil || !c.hasIterators(false, false, true) || typeOf(c.lhs).IsScalable() || typeOf(c.rhs).IsScalable() || ir.IsIndex(elem) || elem != ir.ElementTypeOrSelf(c.acc.Type()) {
		return nil
	}
	flipLHS, flipRHS := slices.Equal(c.maps[0], []int{2, 0}), slices.Equal(c.maps[1], []int{1, 2})
	if !flipLHS && !slices.Equal(c.maps[0], []int{0, 2}) || !flipRHS && !slices.Equal(c.maps[1], []int{2, 1}) || len(c.maps[2]) != 2 {
		return nil
	}
	lhs, rhs := c.lhs, c.rhs
	if flipLHS {
		lhs = c.flipped(lhs)
	}
	if flipRHS {
		rhs = c.flipped(rhs)
	}
	rows, inner, columns := typeOf(lhs).Shape()[0], typeOf(lhs).Shape()[1], typeOf(rhs).Shape()[1]
	lhs = vector.NewShapeCast(c.Builder, flat(typeOf(lhs)), lhs).ResultValue()
	rhs = vector.NewShapeCast(c.Builder, flat(typeOf(rhs)), rhs).ResultValue()
	ctx := c.Context()
	number := func(name string, n int64) ir.NamedAttribute {
		return ir.NamedAttribute{Name: name, Value: ctx.Int64Attr(ctx.I32(), n)}
	}
	v := c.Create(&ir.OperationState{Def: ctx.OpDef("llvm.intr.matrix.multiply"), Loc: c.root.Location(), Operands: []*ir.Value{lhs, rhs},
		Types:      []ir.Type{ctx.VectorType([]int64{rows * columns}, elem, nil)},
		Attributes: []ir.NamedAttribute{number("lhs_rows", rows), number("lhs_columns", inner), number("rhs_columns", columns)}}).Result(0)
	v = vector.NewShapeCast(c.Builder, ctx.VectorType([]int64{rows, columns}, elem, nil), v).ResultValue()
	if slices.Equal(c.maps[2], []int{1, 0}) {
		v = c.flipped(v)
	}
	return c.sum(c.acc, v)
}
