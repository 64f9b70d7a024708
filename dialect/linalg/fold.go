package linalg

import (
	"strings"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
)

// addFolds adds the folds. Structured operations use the sources of casts of memrefs.
func addFolds(n *dialect.Natives) {
	foldCasts := viewlike.FoldMemRefSources(-1)
	folds := map[string]ir.Folder{
		"contract":    foldCasts,
		"elementwise": foldCasts,
		"generic":     foldCasts,
		"index":       typed.Fold(foldIndex),
		"pack":        foldPack,
		"softmax":     foldCasts,
		"transpose":   typed.Fold(foldTranspose),
		"unpack":      foldUnpack,
	}
	for name := range structuredOps {
		if name = strings.TrimPrefix(name, "linalg."); folds[name] == nil {
			folds[name] = foldCasts
		}
	}
	n.AddFolds(folds)
}

// foldIndex folds the index of a loop that is executed once.
func foldIndex(op IndexOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	parent := op.Operation.ParentOp()
	dim, ok := op.DimAttr().(*ir.IntegerAttr)
	if !ok || !isStructured(parent) {
		return nil, false
	}
	ranges := loopRanges(parent)
	if i := dim.Int64(); i < 0 || i >= int64(len(ranges)) || ranges[i] != 1 {
		return nil, false
	}
	t := op.Operation.Context().IndexType()
	return folding.Attr(op.Operation.Context().Int64Attr(t, 0))
}

// loopRanges returns the trip count of each loop of a structured operation, or nil if the maps do
// not determine it.
func loopRanges(op *ir.Operation) []int64 {
	maps := mapsOf(op)
	loops, _ := loopsOf(op)
	all := &affine.Map{NumDims: loops}
	var sizes []int64
	for i, m := range maps {
		if m == nil || i >= op.NumOperands() || m.NumResults() != len(shapeOf(op.Operand(i).Type())) {
			return nil
		}
		all.Results = append(all.Results, m.Results...)
		sizes = append(sizes, shapeOf(op.Operand(i).Type())...)
	}
	inverse := all.InversePermutation()
	if inverse == nil {
		return nil
	}
	ranges, ok := inverse.Eval(sizes, nil)
	if !ok {
		return nil
	}
	return ranges
}

func isIdentity(permutation []int64) bool {
	for i, v := range permutation {
		if v != int64(i) {
			return false
		}
	}
	return true
}

// foldTranspose folds a transposition of a tensor that moves nothing.
func foldTranspose(op TransposeOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if !ir.IsTensor(op.Input().Type()) || op.Operation.NumResults() != 1 || !isIdentity(dense(op.Operation, "permutation")) {
		return nil, false
	}
	return folding.Value(op.Input())
}

func foldPack(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	dense, ok := operands[0].(*ir.DenseElementsAttr)
	if !ok || op.NumResults() != 1 {
		return nil, false
	}
	if p := op.OperandGroup(2); len(p) > 0 {
		a := operands[p[0].Index()]
		if a != nil && (!dense.IsSplat() || dense.Attr(0) != a) {
			return nil, false
		}
	}
	return folding.Attr(folding.ReshapedSplat(dense, op.Result(0).Type()))
}

func foldUnpack(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.NumResults() != 1 {
		return nil, false
	}
	return folding.Attr(folding.ReshapedSplat(operands[0], op.Result(0).Type()))
}
