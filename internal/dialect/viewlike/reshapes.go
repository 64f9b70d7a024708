package viewlike

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// ReassociationAttr is the inverse of [Reassociation].
func ReassociationAttr(ctx *ir.Context, groups [][]int64) ir.Attribute {
	list := make([]ir.Attribute, len(groups))
	for i, g := range groups {
		numbers := make([]ir.Attribute, len(g))
		for k, n := range g {
			numbers[k] = ctx.Int64Attr(ctx.IntegerType(64), n)
		}
		list[i] = ctx.ArrayAttr(numbers)
	}
	return ctx.ArrayAttr(list)
}

// ComposeGroups returns the groups of dimensions of two reshapes in the same direction.
func ComposeGroups(finer, coarser [][]int64) ([][]int64, bool) {
	if len(finer) == len(coarser) {
		return nil, false
	}
	if len(finer) < len(coarser) {
		finer, coarser = coarser, finer
	}
	if len(coarser) == 0 {
		return nil, true
	}
	n := 0
	for _, g := range coarser {
		n += len(g)
	}
	if n != len(finer) {
		return nil, false
	}
	groups := make([][]int64, len(coarser))
	for i, g := range coarser {
		for _, k := range g {
			groups[i] = append(groups[i], finer[k]...)
		}
	}
	return groups, true
}

// JoinGroups returns the groups of a reshape between the results of two reshapes of the same
// dimensions: each group lists the finer groups inside one of the coarser ones. It returns false if
// a coarser group cuts through a finer one.
func JoinGroups(finer, coarser [][]int64) ([][]int64, bool) {
	var groups [][]int64
	next := 0
	for _, g := range coarser {
		var joined []int64
		last := g[len(g)-1]
		for next < len(finer) {
			end := finer[next][len(finer[next])-1]
			if end > last {
				return nil, false
			}
			joined = append(joined, int64(next))
			next++
			if end == last {
				break
			}
		}
		groups = append(groups, joined)
	}
	return groups, true
}

// CollapsingGroups returns the groups of the dimensions of a shape that are joined in another
// one, where groups of both are the same dimensions of a third. It returns false if that is not
// known.
func CollapsingGroups(from, to [][]int64, shape, joined []int64) ([][]int64, bool) {
	if len(from) != len(to) {
		return nil, false
	}
	if len(from) == 0 { // the third is a scalar
		return groupsForCollapse(shape, joined)
	}
	part := func(shape []int64, g []int64) []int64 { return shape[g[0] : g[len(g)-1]+1] }
	var groups [][]int64
	for i := range from {
		a, b := part(shape, from[i]), part(joined, to[i])
		inner, ok := [][]int64(nil), true
		switch {
		case CountDynamic(b) > 1: // the product does not say how large each of them is
			ok = false
		case slices.Equal(a, b):
			for k := range a {
				inner = append(inner, []int64{int64(k)})
			}
		case len(b) == 1:
			inner = [][]int64{{}}
			for k := range a {
				inner[0] = append(inner[0], int64(k))
			}
		default:
			inner, ok = groupsForCollapse(a, b)
		}
		if !ok {
			return nil, false
		}
		for _, g := range inner {
			for k := range g {
				g[k] += from[i][0]
			}
			groups = append(groups, g)
		}
	}
	return groups, true
}

const (
	reassociation     = "reassociation"
	staticOutputShape = "static_output_shape"
)

// reshapeOp is one of the reshapes of tensor and memref, whose packages use this one.
type reshapeOp struct{ Operation *ir.Operation }

func (op reshapeOp) Source() *ir.Value               { return op.Operation.Operand(0) }
func (op reshapeOp) ReassociationAttr() ir.Attribute { return op.Operation.Attr(reassociation) }

// outputShape returns the sizes to which an operation expands.
func (op reshapeOp) outputShape() []Index {
	static, ok := op.Operation.Attr(staticOutputShape).(*ir.DenseArrayAttr)
	if !ok {
		return nil
	}
	return Indices(static.Int64s(), op.Operation.OpOperands()[1:])
}

func (op reshapeOp) groups() [][]int64 { return Reassociation(named.Elements(op.ReassociationAttr())) }

// ComposeReshapes merges two reshapes in the same direction into one.
func ComposeReshapes(op *ir.Operation, r *rewrite.Rewriter) bool {
	before := reshapeOp{named.DefiningOp(reshapeOp{op}.Source(), op.Name())}
	if before.Operation == nil {
		return false
	}
	groups, ok := ComposeGroups(before.groups(), reshapeOp{op}.groups())
	if !ok {
		return false
	}
	attrs := slices.Clone(op.InherentAttrs())
	for i := range attrs {
		if attrs[i].Name == reassociation {
			attrs[i].Value = ReassociationAttr(op.Context(), groups)
		}
	}
	operands := op.Operands()
	operands[0] = before.Source()
	r.ReplaceWithNew(op, op.Def(), operands, attrs...)
	return true
}

// CancelOut reports whether a reshape undoes the one before it, which is from the shape of
// op's result to one of another rank.
func CancelOut(op, before *ir.Operation, shape []int64, rank int) bool {
	if CountDynamic(shape) < 2 {
		return true
	}
	if (reshapeOp{op}).ReassociationAttr() != (reshapeOp{before}).ReassociationAttr() {
		return false
	}
	if len(shape) < rank {
		return true
	}
	for _, g := range (reshapeOp{op}).groups() {
		if len(g) > 0 && CountDynamic(shape[g[0]:g[len(g)-1]+1]) > 1 {
			return false
		}
	}
	return true
}
