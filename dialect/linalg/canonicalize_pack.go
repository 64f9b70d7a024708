package linalg

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A relayout is an operation that packs dimensions into tiles, or unpacks them.
type relayout struct {
	op       *ir.Operation
	unpacked *ir.RankedTensorType
	packed   *ir.RankedTensorType
	inner    []int64 // the dimensions of the tiles
	outer    []int64 // the order of the outer dimensions, empty if it is the usual one
	tiles    []viewlike.Index
}

// relayoutOf returns the parts of an operation; false if it is not on tensors.
func relayoutOf(op relayoutOp) (x relayout, ok bool) {
	from, ok1 := op.Source().Type().(*ir.RankedTensorType)
	to, ok2 := op.Dest().Type().(*ir.RankedTensorType)
	if !ok1 || !ok2 || op.Operation.NumResults() != 1 {
		return x, false
	}
	group := 3
	if op.Operation.Name() == UnPackOpName {
		from, to, group = to, from, 2
	}
	return relayout{op.Operation, from, to, dense(op.Operation, "inner_dims_pos"), dense(op.Operation, "outer_dims_perm"),
		viewlike.Indices(dense(op.Operation, "static_inner_tiles"), op.Operation.OperandGroup(group))}, true
}

// inverts reports whether one operation undoes the other.
func (x relayout) inverts(y relayout) bool {
	sameOrder := slices.Equal(x.outer, y.outer) || isIdentity(x.outer) && isIdentity(y.outer)
	return sameOrder && slices.Equal(x.inner, y.inner) && slices.EqualFunc(x.tiles, y.tiles, func(a, b viewlike.Index) bool {
		if a == b {
			return true
		}
		n, ok1 := a.Constant()
		m, ok2 := b.Constant()
		return ok1 && ok2 && n == m
	})
}

// constantTiles reports whether the sizes of all tiles are known.
func (x relayout) constantTiles() bool {
	shape := x.packed.Shape()
	for i, tile := range x.tiles {
		if _, ok := tile.Constant(); !ok || shape[len(shape)-len(x.tiles)+i] == ir.Dynamic {
			return false
		}
	}
	return true
}

func padded(op PackOp) bool {
	_, ok := op.PaddingValue()
	return ok
}

// packSpeculatable reports whether an operation cannot have tiles that do not fit.
func packSpeculatable(op *ir.Operation) bool {
	if op.Name() == PackOpName && padded(PackOp{op}) {
		return true
	}
	x, ok := relayoutOf(relayoutOp{op})
	return ok && x.constantTiles()
}

// outerPosition returns the dimension of the packed tensor in which a dimension without
// tiles is; -1 for one with tiles.
func (x relayout) outerPosition(dim int) int {
	if slices.Contains(x.inner, int64(dim)) {
		return -1
	}
	if len(x.outer) > 0 {
		return slices.Index(x.outer, int64(dim))
	}
	return dim
}

// staticShapes returns the shapes with the sizes that each determines in the other, and whether
// there are any.
func (x relayout) staticShapes() (unpacked, packed []int64, changed bool) {
	unpacked, packed = slices.Clone(x.unpacked.Shape()), slices.Clone(x.packed.Shape())
	for i, n := range unpacked {
		k := x.outerPosition(i)
		if k < 0 || (n == ir.Dynamic) == (packed[k] == ir.Dynamic) {
			continue
		}
		if n == ir.Dynamic {
			n = packed[k]
		}
		unpacked[i], packed[k] = n, n
		changed = true
	}
	return unpacked, packed, changed
}

func canonicalizePack(op PackOp, r *rewrite.Rewriter) bool {
	x, ok := relayoutOf(relayoutOp(op))
	if !ok {
		return false
	}
	padding := op.Operation.OperandGroup(2)
	if before := named.DefiningOp(op.Source(), UnPackOpName); before != nil && len(padding) == 0 {
		if y, ok := relayoutOf(relayoutOp{before}); ok && y.packed == x.packed && x.inverts(y) {
			r.Replace(op.Operation, UnPackOp{before}.Source())
			return true
		}
	}
	if len(padding) > 0 && !x.mayNeedPadding() {
		r.ModifyInPlace(op.Operation, func() { op.Operation.SetOperandGroup(op.Operation.OperandGroups()[2], nil) })
		return true
	}
	unpacked, packed, changed := x.staticShapes()
	if !changed || !canCast(r) {
		return false
	}
	source := cast(r, op.Operation.Location(), op.Source(), resized(x.unpacked, unpacked))
	dest := cast(r, op.Operation.Location(), op.Dest(), resized(x.packed, packed))
	old := op.ResultValue().Type()
	r.ModifyInPlace(op.Operation, func() {
		op.Operation.SetOperand(0, source)
		op.Operation.SetOperand(1, dest)
		op.ResultValue().SetType(dest.Type())
	})
	if dest.Type() != old {
		r.SetInsertionPointAfter(op.Operation)
		back := cast(r, op.Operation.Location(), op.ResultValue(), old)
		r.ReplaceUsesExcept(op.ResultValue(), back, back.DefiningOp())
	}
	return true
}

func resized(t *ir.RankedTensorType, shape []int64) ir.Type {
	return t.Context().RankedTensorType(shape, t.Element, t.Encoding)
}

// mayNeedPadding reports whether some tile may not be full.
func (x relayout) mayNeedPadding() bool {
	tiles := make([]int64, len(x.tiles))
	for i, tile := range x.tiles {
		if x.unpacked.Shape()[x.inner[i]] == ir.Dynamic || tile.Value != nil {
			return true
		}
		tiles[i] = tile.Int
	}
	return needsPadding(x.unpacked.Shape(), x.packed.Shape(), tiles, x.inner, x.outer)
}

func canonicalizeUnpack(op UnPackOp, r *rewrite.Rewriter) bool {
	x, ok := relayoutOf(relayoutOp(op))
	if !ok {
		return false
	}
	if before := named.DefiningOp(op.Source(), PackOpName); before != nil {
		y, ok := relayoutOf(relayoutOp{before})
		if !ok || y.unpacked != x.unpacked || padded(PackOp{before}) || !x.inverts(y) {
			return false
		}
		r.Replace(op.Operation, PackOp{before}.Source())
		return true
	}
	if dest := op.Dest().DefiningOp(); dest != nil {
		if style, ok := ir.InterfaceOf[ir.DestinationStyleOpInterface](dest); ok {
			inits := style.Destinations(dest)
			if n := slices.Index(dest.Results(), op.Dest()); n < len(inits) {
				r.SetOperand(op.Operation, 1, inits[n].Value())
				return true
			}
		}
	}
	if x.unpackSlice(r) {
		return true
	}
	unpacked, packed, changed := x.staticShapes()
	if !changed || !canCast(r) {
		return false
	}
	loc := op.Operation.Location()
	operands := op.Operation.Operands()
	operands[0] = cast(r, loc, operands[0], resized(x.packed, packed))
	operands[1] = cast(r, loc, operands[1], resized(x.unpacked, unpacked))
	by := r.Create(&ir.OperationState{Def: op.Operation.Def(), Loc: loc, Operands: operands, Types: []ir.Type{operands[1].Type()}, Attributes: op.Operation.InherentAttrs()})
	back := r.New(op.Operation.Context().LookupOp("tensor.cast"), by.Results(), op.Operation.ResultTypes())
	r.ReplaceWithOp(op.Operation, back)
	return true
}

// unpackSlice unpacks into a slice of the destination instead of taking it from the result.
func (x relayout) unpackSlice(r *rewrite.Rewriter) bool {
	op := x.op
	if !op.Result(0).HasOneUse() {
		return false
	}
	var user *ir.Operation
	for u := range op.Users() {
		user = u
	}
	if !named.Is(user, "tensor.extract_slice") || !x.foldable(user) {
		return false
	}
	operands := user.Operands()
	for _, v := range operands[1:] {
		if def := v.DefiningOp(); def != nil && def.Block() == op.Block() && !def.IsBeforeInBlock(op) {
			return false
		}
	}
	operands[0] = UnPackOp{op}.Dest()
	dest := r.Create(&ir.OperationState{Def: user.Def(), Loc: op.Location(), Operands: operands, Types: user.ResultTypes(), Attributes: user.InherentAttrs()})
	r.ModifyInPlace(op, func() {
		op.SetOperand(1, dest.Result(0))
		op.Result(0).SetType(dest.Result(0).Type())
	})
	r.Replace(user, op.Result(0))
	return true
}

// foldable reports whether a slice cuts off only the padding of the last tiles.
func (x relayout) foldable(slice *ir.Operation) bool {
	t, ok := slice.Result(0).Type().(*ir.RankedTensorType)
	lists := viewlike.MixedSliceOf(slice, 1)
	all := func(list []viewlike.Index, want int64) bool {
		return !slices.ContainsFunc(list, func(i viewlike.Index) bool { n, ok := i.Constant(); return !ok || n != want })
	}
	if !ok || len(t.Shape()) != len(x.unpacked.Shape()) || !all(lists[0], 0) || !all(lists[2], 1) {
		return false
	}
	for i, n := range t.Shape() {
		at := i
		if len(x.outer) > 0 {
			at = slices.Index(x.outer, int64(i))
		}
		size := x.packed.Shape()[at]
		if n == ir.Dynamic || size == ir.Dynamic {
			return false
		}
		tile := int64(1)
		if k := slices.Index(x.inner, int64(i)); k >= 0 {
			if x.tiles[k].Value != nil {
				return false
			}
			tile = x.tiles[k].Int
		} else if size != n {
			return false
		}
		if size*tile-n >= tile {
			return false
		}
	}
	return true
}

// packCastSource packs or unpacks the sources of casts that drop static sizes.
func packCastSource(op *ir.Operation, r *rewrite.Rewriter) bool {
	x, ok := relayoutOf(relayoutOp{op})
	operands := op.Operands()
	if !ok || !slices.ContainsFunc(operands, func(v *ir.Value) bool { return viewlike.MoreStatic(v) != nil }) {
		return false
	}
	for i, v := range operands {
		if from := viewlike.MoreStatic(v); from != nil {
			operands[i] = from
		}
	}
	packed := operands[1].Type()
	group := 3
	if op.Name() == UnPackOpName {
		packed, group = operands[0].Type(), 2
	}
	shape := shapeOf(packed)
	tiles := slices.Clone(x.tiles)
	for i := range tiles {
		if n := shape[len(shape)-len(tiles)+i]; n != ir.Dynamic && tiles[i].Value != nil {
			tiles[i] = viewlike.Index{Int: n}
		}
	}
	list, values := viewlike.Split(tiles)
	rest := len(operands) - len(op.OperandGroup(group))
	operands = append(operands[:rest:rest], values...)
	attrs := op.AllAttrs()
	for i := range attrs {
		switch attrs[i].Name {
		case "static_inner_tiles":
			attrs[i].Value = op.Context().DenseI64Array(list)
		case ir.OperandSegments:
			attrs[i].Value = op.Context().DenseI32Array([]int32{1, 1, int32(rest - 2), int32(len(values))})
		}
	}
	by := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: operands, Types: []ir.Type{operands[1].Type()}, Attributes: attrs})
	r.Replace(op, cast(r, op.Location(), by.Result(0), op.Result(0).Type()))
	return true
}
