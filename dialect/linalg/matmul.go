package linalg

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// givenMaps returns the maps of a product that are others than the usual ones, and
// those; nil if they are the usual ones.
func givenMaps(op mappedOp) (maps, usual []*affine.Map) {
	a, ok := op.IndexingMapsAttr().(*ir.ArrayAttr)
	if !ok {
		return nil, nil
	}
	maps, usual = mapsFrom(a.Elements), structuredOps[op.Operation.Name()].indexing(nil, nil)
	if len(maps) == len(usual) {
		same := true
		for i := range maps {
			same = same && maps[i].Equal(usual[i])
		}
		if same {
			return nil, nil
		}
	}
	return maps, usual
}

// within reports whether the results of a map are among those of another.
func within(m, usual *affine.Map) bool {
	for _, e := range m.Results {
		found := false
		for _, f := range usual.Results {
			found = found || e.Equal(f)
		}
		if !found {
			return false
		}
	}
	return true
}

func verifyMatmul(op *ir.Operation, c *ir.Checker) {
	maps, usual := givenMaps(mappedOp{op})
	if maps == nil {
		return
	}
	for i, m := range maps[:min(2, len(maps))] {
		c.Check(within(m, usual[i]), "Unexpected dim expression in map result.")
		c.Check(m.NumResults() >= usual[i].NumResults() || m.NumResults() != 0 && m.Results[0].Uses(affine.Dim, m.NumDims-1),
			"Invalid broadcast requested, should be (d2).")
	}
}

func verifyBatchMatmul(op *ir.Operation, c *ir.Checker) {
	maps, usual := givenMaps(mappedOp{op})
	if maps == nil {
		return
	}
	c.Check(len(maps) == 3, "Indexing_map attribute must have 3 affine maps.")
	for i, m := range maps[:2] {
		n := m.NumResults()
		c.Check(within(m, usual[i]), "Unexpected result dim expression (outside the set of default result dims).")
		c.Check(n <= 3, "no. of result dim expressions exceeds 3.")
		if n < usual[i].NumResults() {
			c.Check(validBroadcast(m, i == 0), "Invalid broadcast requested.")
		} else {
			c.Check(m.Results[0].Uses(affine.Dim, 0), "Invalid batch dimension expression.")
		}
	}
	out, want := maps[2], usual[2]
	c.Checkf(out.NumResults() == want.NumResults(), "expects %d dims, but got (%d).", want.NumResults(), out.NumResults())
	for i, e := range out.Results {
		c.Check(e.Equal(want.Results[i]), "Invalid output map result dimension.")
	}
}

// validBroadcast reports whether a map with fewer results than usual represents an
// input that is the same along the other dimensions.
func validBroadcast(m *affine.Map, left bool) bool {
	uses := func(result, dim int) bool { return m.Results[result].Uses(affine.Dim, dim) }
	switch m.NumResults() {
	case 1:
		return uses(0, 3)
	case 2:
		if left {
			return uses(0, 1) && uses(1, 3) || uses(0, 0) && uses(1, 3)
		}
		return uses(0, 3) && uses(1, 2) || uses(0, 0) && uses(1, 3)
	}
	return false
}

func verifyContract(op *ir.Operation, c *ir.Checker) {
	maps := mapsOf(op)
	if len(maps) == 0 {
		return
	}
	dims := maps[0].NumDims
	in, out := make([]int, dims), make([]int, dims)
	for i := range min(3, len(maps), op.NumOperands()) {
		m := maps[i]
		c.CheckPlain(m.NumDims == dims, "iteration spaces of provided affine_maps differ")
		c.CheckPlain(m.IsProjectedPermutation(false), "provided affine_map is not a projected permutation")
		if t, ok := ir.AsShaped(op.Operand(i).Type()); ok {
			c.CheckPlain(t.HasRank() && m.NumResults() == len(t.Shape()), "ranks of shaped operand and results of corresponding affine_map differ")
		} else if m.NumResults() != 0 {
			c.FailPlainf("affine_map specifies shaped access while operand has non-shaped type")
		}
		for _, e := range m.Results {
			if i < 2 {
				in[e.Value]++
			} else {
				out[e.Value]++
			}
		}
	}
	contracts := false
	for i := range dims {
		contracts = contracts || in[i] == 2 && out[i] == 0
		c.CheckPlainf(in[i] != 0 || out[i] != 0, "iteration space dim at index %d not used to access any operand", i)
		c.CheckPlainf(in[i] != 1 || out[i] == 1, "iteration space dim at index %d is neither a contracting dim nor of parallel iteration type", i)
	}
	c.CheckPlain(contracts, "'indexing_maps' do not specify a contracting dimension")
}
