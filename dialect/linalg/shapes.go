package linalg

import (
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// compatible reports whether two shapes can be of one value.
func compatible(a, b []int64) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] && a[i] != ir.Dynamic && b[i] != ir.Dynamic {
			return false
		}
	}
	return true
}

func verifySoftmax(op SoftmaxOp, c *ir.Checker) {
	a, ok := ir.AsShaped(op.Input().Type())
	b, ok2 := ir.AsShaped(op.Output().Type())
	if !ok || !ok2 || !a.HasRank() || !b.HasRank() {
		return
	}
	in := a.Shape()
	c.Check(compatible(in, b.Shape()), "incompatible output shape")
	if a, ok := op.DimensionAttr().(*ir.IntegerAttr); ok && uint64(a.Int64()) >= uint64(len(in)) {
		c.Failf("incorrect dimension specified")
	}
}

// winograd returns the sizes of the output tile and of the filter.
func winograd(op winogradOp) (m, r int64) {
	var k int64
	switch a := op.FmrAttr().(type) {
	case *ir.IntegerAttr:
		k = a.Int64()
	case *ir.DefinedAttr:
		if v, ok := a.Params[0].(ir.EnumValue); ok {
			k = int64(v.Value)
		}
	}
	switch k {
	case 1:
		return 4, 3
	case 2:
		return 2, 5
	}
	return 2, 3
}

func verifyOutput(op winogradOp, want []int64, c *ir.Checker) {
	c.Check(compatible(want, shapeOf(op.Dest().Type())), "the output shape is not expected")
}

func verifyWinogradFilter(op WinogradFilterTransformOp, c *ir.Checker) {
	filter := shapeOf(op.Filter().Type())
	m, r := winograd(winogradOp(op))
	h, w := filter[1], filter[2]
	c.Check(h == r || h == 1, "expect filter height either equals to r or 1")
	c.Check(w == r || w == 1, "expect filter width either equals to r or 1")
	c.Check(h != 1 || w != 1, "expect either filter height or width equals to r")
	tile := func(size int64) int64 {
		if size == r {
			return m + r - 1
		}
		return 1
	}
	verifyOutput(winogradOp(op), []int64{tile(h), tile(w), filter[3], filter[0]}, c)
}

func verifyWinogradInput(op WinogradInputTransformOp, c *ir.Checker) {
	in, out := shapeOf(op.Input().Type()), shapeOf(op.Output().Type())
	m, r := winograd(winogradOp(op))
	want := make([]int64, 6)
	for i := range 2 {
		size := in[1+i]
		switch {
		case size == ir.Dynamic:
			want[i], want[2+i] = m+r-1, ir.Dynamic
		case out[i] != 1:
			want[i], want[2+i] = m+r-1, (size-(r-1))/m
		default:
			want[i], want[2+i] = 1, size
		}
	}
	want[4], want[5] = in[0], in[3]
	verifyOutput(winogradOp(op), want, c)
}

func verifyWinogradOutput(op WinogradOutputTransformOp, c *ir.Checker) {
	in := shapeOf(op.Value().Type())
	m, r := winograd(winogradOp(op))
	want := []int64{in[4], 0, 0, in[5]}
	for i := range 2 {
		size, tiles := in[i], in[2+i]
		if size == ir.Dynamic || tiles == ir.Dynamic {
			want[1+i] = ir.Dynamic
			continue
		}
		if size != 1 && size != m+r-1 {
			c.Failf("expect input %s equals to input tile size", [...]string{"height", "width"}[i])
		}
		want[1+i] = tiles
		if size != 1 {
			want[1+i] = m * tiles
		}
	}
	verifyOutput(winogradOp(op), want, c)
}

// invalidPositions reports whether a list is not one of different dimensions.
func invalidPositions(list []int64, rank int) bool {
	if len(list) > rank {
		return true
	}
	seen := make([]bool, rank)
	for _, v := range list {
		if v < 0 || v >= int64(rank) || seen[v] {
			return true
		}
		seen[v] = true
	}
	return false
}

// verifyPack checks an operation that packs dimensions into tiles, or unpacks them.
func verifyPack(op relayoutOp, c *ir.Checker) {
	pack := op.Operation.Name() == PackOpName
	unpacked, _ := op.Source().Type().(*ir.RankedTensorType)
	packed, _ := op.Dest().Type().(*ir.RankedTensorType)
	group := 3
	if !pack {
		unpacked, packed, group = packed, unpacked, 2
	}
	if unpacked == nil || packed == nil {
		return
	}
	tiles := dense(op.Operation, "static_inner_tiles")
	known := viewlike.Constants(tiles, op.Operation.OperandGroup(group))
	for _, v := range known {
		c.CheckPlain(v != 0, "invalid zero tile factor")
	}
	shape, out := unpacked.Shape(), packed.Shape()
	inner, outer := dense(op.Operation, "inner_dims_pos"), dense(op.Operation, "outer_dims_perm")
	n := len(shape)
	c.CheckPlain(!invalidPositions(inner, n), "invalid inner_dims_pos vector")
	c.CheckPlain(!invalidPositions(outer, n), "invalid outer_dims_perm vector")
	c.CheckPlain(len(outer) == 0 || len(outer) == n, "outer_dims_perm must be a permutation or empty")
	c.CheckPlain(len(tiles) <= n, "tiling factors must be less than or equal to the input rank for pack or output rank for unpack")
	c.CheckPlain(len(tiles) == len(inner), "tiling factors must equal the number of dimensions to tile")
	c.CheckPlainf(len(out) == n+len(tiles), "packed rank != (unpacked rank + num tiling factors), got %d != %d", len(out), n+len(tiles))
	want := packedShape(shape, tiles, inner, outer)
	for i, v := range want {
		if v != ir.Dynamic && out[i] != ir.Dynamic && v > out[i] {
			t := op.Operation.Context().RankedTensorType(want, unpacked.Element, nil)
			c.FailPlainf("expected %s for the packed domain value, got %s", quoted(t), quoted(packed))
		}
	}
	for i, v := range tiles {
		if v == ir.Dynamic && out[n+i] == ir.Dynamic || v != ir.Dynamic && out[n+i] == v {
			continue
		}
		c.FailPlainf("mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type")
	}
	if !pack {
		return
	}
	if v, ok := (PackOp(op)).PaddingValue(); ok {
		if v.Type() != unpacked.Element {
			c.Failf("expected padding_value has %s but got: %s", quoted(unpacked.Element), quoted(v.Type()))
		}
		return
	}
	c.Check(!needsPadding(shape, out, known, inner, outer), "invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set")
}

// packedShape returns the shape that packing gives.
func packedShape(shape, tiles, inner, outer []int64) []int64 {
	out := append([]int64(nil), shape...)
	for i, p := range inner {
		switch {
		case out[p] == ir.Dynamic:
		case tiles[i] == ir.Dynamic:
			out[p] = ir.Dynamic
		case tiles[i] > 0:
			out[p] = (out[p] + tiles[i] - 1) / tiles[i]
		}
	}
	if len(outer) > 0 {
		moved := make([]int64, len(out))
		for i, p := range outer {
			moved[i] = out[p]
		}
		out = moved
	}
	return append(out, tiles...)
}

// needsPadding reports whether some tile is not full.
func needsPadding(shape, out, tiles, inner, outer []int64) bool {
	sizes := append([]int64(nil), out[:len(shape)]...)
	for i, p := range outer {
		sizes[p] = out[i]
	}
	for i, p := range inner {
		size, by := shape[p], tiles[i]
		if by == ir.Dynamic {
			by = sizes[p]
		}
		if size != ir.Dynamic && by != ir.Dynamic && by != 0 && size%by != 0 {
			return true
		}
	}
	return false
}
