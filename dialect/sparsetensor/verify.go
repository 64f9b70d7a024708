package sparsetensor

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// verifySliceOf checks the dimension of a query about a slice, its offset or its stride.
func verifySliceOf(op ToSliceOffsetOp, c *ir.Checker) {
	c.CheckPlain(uint64(op.Dim()) < uint64(len(shapeOf(op.Slice()))), "requested dimension out of bound")
}

func verifyReinterpret(op ReinterpretMapOp, c *ir.Checker) {
	from, to := op.Source().Type(), op.Dest().Type()
	a, b := encodingOf(from), encodingOf(to)
	if a == nil || b == nil {
		return
	}
	x, y := levels(a), levels(b)
	c.CheckPlain(len(x) == len(y), "Level rank mismatch between source/dest tensors")
	c.CheckPlain(slices.Equal(x, y), "Level type mismatch between source/dest tensors")
	c.CheckPlain(a.Params[posWidth] == b.Params[posWidth] && a.Params[crdWidth] == b.Params[crdWidth], "Crd/Pos width mismatch between source/dest tensors")
	c.CheckPlain(elementOf(from) == elementOf(to), "Element type mismatch between source/dest tensors")
	c.CheckPlain(slices.Equal(levelSizes(from), levelSizes(to)), "Level size mismatch between source/dest tensors")
}

// isCOO reports whether the coordinates of all levels are stored for each element, and no
// two elements have the same ones.
func isCOO(e *ir.DefinedAttr) bool {
	ls := levels(e)
	if len(ls) == 0 || !isFormat(ls[0], "compressed") && !isFormat(ls[0], "loose_compressed") {
		return false
	}
	return !slices.ContainsFunc(ls[1:], func(l string) bool { return !isFormat(l, "singleton") }) && !strings.Contains(ls[len(ls)-1], "nonunique")
}

func verifyReorder(op ReorderCOOOp, c *ir.Checker) {
	from, to := op.InputCoo().Type(), op.ResultCoo().Type()
	a, b := encodingOf(from), encodingOf(to)
	if a == nil || b == nil {
		return
	}
	c.CheckPlain(isCOO(a) && isCOO(b), "Expected COO sparse tensors only")
	c.CheckPlain(a.Params[dimToLvl] == b.Params[dimToLvl], "Unmatched dim2lvl map between input and result COO")
	same := a.Params[posWidth] == b.Params[posWidth] && a.Params[crdWidth] == b.Params[crdWidth] && elementOf(from) == elementOf(to)
	c.CheckPlain(same, "Unmatched storage format between input and result COO")
}

func verifyExtractValue(op ExtractValOp, c *ir.Checker) {
	e := encodingOf(op.Tensor().Type())
	s, ok := spaceOf(op.Iterator().Type())
	if e == nil || !ok {
		return
	}
	c.Check(e == s.encoding, "mismatch in tensor encoding and iterator encoding.")
	c.Check(uint64(len(levels(e))) == s.hi, "must use last-level iterator to extract values. ")
}

func verifyExtractSpace(op ExtractIterSpaceOp, c *ir.Checker) {
	lo, hi := op.LoLvl(), op.HiLvl()
	out, ok := spaceOf(op.ExtractedSpace().Type())
	if !ok {
		return
	}
	c.Check(uint64(lo) < uint64(hi), "expected smaller level low than level high")
	parent, given := op.ParentIter()
	c.Check(given == (lo != 0), "parent iterator should be specified iff level lower bound equals 0")
	if !given {
		return
	}
	if p, ok := spaceOf(parent.Type()); ok {
		c.Check(p.encoding == out.encoding, "mismatch in parent iterator encoding and iteration space encoding.")
		c.Check(p.hi == out.lo, "parent iterator should be used to extract an iteration space from a consecutive level.")
	}
}

func inferSpace(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	lo, ok1 := s.Attr("loLvl").(*ir.IntegerAttr)
	hi, ok2 := s.Attr("hiLvl").(*ir.IntegerAttr)
	if !ok1 || !ok2 || len(s.Operands) == 0 {
		return nil, false
	}
	e := encodingOf(s.Operands[0].Type())
	if e == nil {
		return nil, false
	}
	t := named.NewType(e.Context(), "sparse_tensor", "iter_space", e, uint64(lo.Int64()), uint64(hi.Int64()))
	return []ir.Type{t}, t != nil
}
