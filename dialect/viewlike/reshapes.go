package viewlike

import (
	"slices"

	"github.com/mica-ir/mica/ir"
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

// ComposedReshape returns the attributes of a reshape that does at once what op and the
// operation before it, of the same kind, do; nil if there is none.
func ComposedReshape(op, before *ir.Operation) []ir.NamedAttribute {
	const name = "reassociation"
	groups, ok := ComposeGroups(Reassociation(before.Attr(name)), Reassociation(op.Attr(name)))
	if !ok {
		return nil
	}
	attrs := slices.Clone(op.InherentAttrs())
	for i := range attrs {
		if attrs[i].Name == name {
			attrs[i].Value = ReassociationAttr(op.Context(), groups)
		}
	}
	return attrs
}

// CancelOut reports whether a reshape undoes the one before it, which is from the shape of
// op's result to one of another rank.
func CancelOut(op, before *ir.Operation, shape []int64, rank int) bool {
	if CountDynamic(shape) < 2 {
		return true
	}
	if op.Attr("reassociation") != before.Attr("reassociation") {
		return false
	}
	if len(shape) < rank {
		return true
	}
	for _, g := range Reassociation(op.Attr("reassociation")) {
		if len(g) > 0 && CountDynamic(shape[g[0]:g[len(g)-1]+1]) > 1 {
			return false
		}
	}
	return true
}
