package sparsetensor

import "github.com/mica-ir/mica/ir/affine"

// inverseOf returns the map from levels to dimensions, or nil. It handles permutations, and
// dimensions that are divided into blocks.
func inverseOf(m *affine.Map) *affine.Map {
	switch {
	case m.NumSymbols > 0:
		return nil
	case m.IsPermutation():
		return m.InversePermutation()
	case hasBlocks(m):
		return inverseOfBlocks(m)
	}
	return nil
}

// hasBlocks reports whether each level is a dimension, or a part of one that is divided
// into blocks of a constant size: the number of the block, or, after it, the place in the
// block.
func hasBlocks(m *affine.Map) bool {
	sizes := map[int64]int64{} // of the blocks of a dimension, 0 for a whole one
	blocks := false
	for _, e := range m.Results {
		if e.Kind == affine.Dim {
			if _, again := sizes[e.Value]; again {
				return false
			}
			sizes[e.Value] = 0
			continue
		}
		if e.Kind != affine.FloorDiv && e.Kind != affine.Mod || e.LHS.Kind != affine.Dim || e.RHS.Kind != affine.Constant || e.RHS.Value <= 0 {
			return false
		}
		size, known := sizes[e.LHS.Value]
		if e.Kind == affine.FloorDiv {
			if known {
				return false
			}
			sizes[e.LHS.Value] = e.RHS.Value
			continue
		}
		if !known || size != e.RHS.Value {
			return false
		}
		blocks = true
	}
	return blocks
}

// inverseOfBlocks returns the inverse of a map that has blocks. As in the reference, the
// dimensions that are levels come first, in the order of the levels, and then those that
// are divided into blocks.
func inverseOfBlocks(m *affine.Map) *affine.Map {
	out := &affine.Map{NumDims: m.NumResults()}
	outer := make([]*affine.Expr, m.NumDims)
	inner := make([]*affine.Expr, m.NumDims)
	for i, e := range m.Results {
		switch {
		case e.Kind == affine.Dim:
			out.Results = append(out.Results, affine.NewDim(i))
		case e.Kind == affine.FloorDiv:
			outer[e.LHS.Value] = affine.NewDim(i).Mul(e.RHS)
		case inner[e.LHS.Value] == nil:
			inner[e.LHS.Value] = affine.NewDim(i)
		}
	}
	for d := range outer {
		switch {
		case outer[d] != nil && inner[d] != nil:
			out.Results = append(out.Results, outer[d].Add(inner[d]))
		case outer[d] != nil:
			return nil // the place in the block is not a level
		}
	}
	return out
}

// blockSizes returns the sizes of the blocks of a map that has them, and 0 for each whole
// dimension.
func blockSizes(m *affine.Map) []int64 {
	var sizes []int64
	for _, e := range m.Results {
		switch e.Kind {
		case affine.Mod:
			sizes = append(sizes, e.RHS.Value)
		case affine.Dim:
			sizes = append(sizes, 0)
		}
	}
	return sizes
}
