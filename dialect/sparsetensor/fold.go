package sparsetensor

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
)

// addFolds adds the folds.
func addFolds(n *dialect.Natives) {
	n.AddFolds(map[string]ir.Folder{
		"convert":               typed.Fold(foldSameType),
		"crd_translate":         typed.Fold(foldTranslate),
		"lvl":                   typed.Fold(foldLvl),
		"reinterpret_map":       typed.Fold(foldReinterpret),
		"reorder_coo":           typed.Fold(foldSameType),
		"storage_specifier.get": typed.Fold(foldSpecifier),
	})
}

// foldSameType folds a conversion of a tensor to the type that it has.
func foldSameType(op typed.Unary, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.Input().Type() != op.Operation.Result(0).Type() {
		return nil, false
	}
	return folding.Value(op.Input())
}

// foldReinterpret also folds a pair that goes there and back.
func foldReinterpret(op ReinterpretMapOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	before := named.DefiningOp(op.Source(), op.Operation.Name())
	if before != nil && op.Source().Type() != op.Dest().Type() && (ReinterpretMapOp{before}).Source().Type() == op.Dest().Type() {
		return folding.Value(ReinterpretMapOp{before}.Source())
	}
	return foldSameType(typed.Unary(op), operands)
}

// foldSpecifier finds the value that was set.
func foldSpecifier(op GetStorageSpecifierOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	const set = SetStorageSpecifierOpName
	for s := range named.Chain(op.Specifier(), set, 0) {
		if (SetStorageSpecifierOp{s}).SpecifierKindAttr() == op.SpecifierKindAttr() && (SetStorageSpecifierOp{s}).LevelAttr() == op.LevelAttr() {
			return folding.Value(SetStorageSpecifierOp{s}.Value())
		}
	}
	return nil, false
}

// foldLvl folds the size of a level that is known.
func foldLvl(op LvlOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	index, ok := operands[1].(*ir.IntegerAttr)
	if !ok {
		return nil, false
	}
	sizes := levelSizes(op.Source().Type())
	i, ok := index.Value.Uint64()
	if !ok || i >= uint64(len(sizes)) || sizes[i] == ir.Dynamic {
		return nil, false
	}
	return folding.Attr(op.Operation.Context().Int64Attr(op.Operation.Context().IndexType(), sizes[i]))
}

// hasLevel reports whether the index of a level is a constant, and one that the tensor has.
func hasLevel(op LvlOp) bool {
	n, ok := viewlike.ConstantInt(op.Index())
	return ok && n >= 0 && n < int64(len(levelSizes(op.Source().Type())))
}

// levelSizes returns the sizes of the levels of a tensor with an encoding.
func levelSizes(t ir.Type) []int64 {
	e := encodingOf(t)
	s, ok := ir.AsShaped(t)
	if e == nil || !ok {
		return nil
	}
	dims := s.Shape()
	m, ok := e.Params[dimToLvl].(*ir.AffineMapAttr)
	if !ok {
		return slices.Clone(dims)
	}
	out := make([]int64, len(m.Map.Results))
	for i, x := range m.Map.Results {
		out[i] = levelSize(x, dims)
	}
	return out
}

// levelSize returns the size of a level, which is a dimension or a part of one.
func levelSize(x *affine.Expr, dims []int64) int64 {
	d := x
	if x.Kind == affine.FloorDiv || x.Kind == affine.Mod {
		d = x.LHS
	}
	if d.Kind != affine.Dim || d.Value < 0 || d.Value >= int64(len(dims)) {
		return ir.Dynamic
	}
	size := dims[d.Value]
	switch {
	case x.Kind == affine.Mod && x.RHS.Kind == affine.Constant:
		return x.RHS.Value
	case x.Kind == affine.Dim || size == ir.Dynamic:
		return size
	case x.Kind == affine.FloorDiv && x.RHS.Kind == affine.Constant && x.RHS.Value > 0:
		return (size + x.RHS.Value - 1) / x.RHS.Value // the last block need not be full
	}
	return ir.Dynamic
}

// foldTranslate folds a permutation of coordinates, and a translation back.
func foldTranslate(op CrdTranslateOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	e, ok := op.EncoderAttr().(*ir.DefinedAttr)
	if !ok || len(e.Params) != numParams || op.Operation.NumOperands() == 0 {
		return nil, false
	}
	there, ok1 := e.Params[dimToLvl].(*ir.AffineMapAttr)
	back, ok2 := e.Params[lvlToDim].(*ir.AffineMapAttr)
	if !ok1 || !ok2 {
		return nil, false
	}
	if there.Map.IsPermutation() {
		m := there.Map
		if named.EnumText(op.DirectionAttr()) != "dim_to_lvl" {
			m = back.Map
		}
		var out []ir.FoldResult
		for _, x := range m.Results {
			if x.Kind != affine.Dim || x.Value >= int64(op.Operation.NumOperands()) {
				return nil, false
			}
			out = append(out, ir.FoldResult{Value: op.Operation.Operand(int(x.Value))})
		}
		return out, len(out) == op.Operation.NumResults()
	}
	before := named.DefiningOp(op.InCrds().At(0), op.Operation.Name())
	if before == nil || before.NumResults() != op.Operation.NumOperands() || before.NumOperands() != op.Operation.NumResults() || (CrdTranslateOp{before}).DirectionAttr() == op.DirectionAttr() {
		return nil, false
	}
	if b, ok := (CrdTranslateOp{before}).EncoderAttr().(*ir.DefinedAttr); !ok || len(b.Params) != numParams || b.Params[dimToLvl] != e.Params[dimToLvl] {
		return nil, false
	}
	var out []ir.FoldResult
	for i, v := range op.Operation.Operands() {
		if v != before.Result(i) {
			return nil, false
		}
	}
	for _, v := range before.Operands() {
		out = append(out, ir.FoldResult{Value: v})
	}
	return out, true
}
