package linalg

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// A window classifies the loops by their use in the map of a convolution's input: by themselves,
// or in a sum of two, which is a position in a window that moves over the input.
type window struct{ plain, convolved map[int]bool }

// add adds a result of the map. It is false if that is neither a loop nor a sum of two, or if
// it uses a loop again.
func (w *window) add(e *affine.Expr) bool {
	if e.Kind == affine.Dim {
		d := int(e.Value)
		if w.used(d) {
			return false
		}
		w.plain[d] = true
		return true
	}
	if e.Kind != affine.Add {
		return false
	}
	left, ok := scaledDim(e.LHS)
	right, ok2 := scaledDim(e.RHS)
	if !ok || !ok2 || w.used(left) || w.used(right) {
		return false
	}
	w.convolved[left], w.convolved[right] = true, true
	return true
}

func (w *window) used(d int) bool { return w.plain[d] || w.convolved[d] }

// scaledDim returns the loop of an expression that is one, or one times a factor.
func scaledDim(e *affine.Expr) (d int, ok bool) {
	fixed := func(e *affine.Expr) bool { return e.Kind == affine.Constant || e.Kind == affine.Symbol }
	switch {
	case e.Kind == affine.Dim:
		return int(e.Value), true
	case e.Kind != affine.Mul:
		return 0, false
	case e.LHS.Kind == affine.Dim && fixed(e.RHS):
		return int(e.LHS.Value), true
	case e.RHS.Kind == affine.Dim && fixed(e.LHS):
		return int(e.RHS.Value), true
	}
	return 0, false
}

// verifyConvolution checks that the loops of an operation are those of a convolution.
func verifyConvolution(op *ir.Operation, c *ir.Checker) {
	c.CheckPlain(isStructured(op), "expected a LinalgOp")
	inputs, inits := numInputs(op)
	c.CheckPlain(inputs >= 2 && inits == 1, "expected op with 2 inputs and 1 output")
	maps := mapsOf(op)
	if len(maps) < 3 {
		return // which verifyStructured reports
	}
	why := convolutionMisfit(maps[0], maps[1], maps[len(maps)-1], iteratorsOf(op))
	c.CheckPlain(why == "", why)
}

// convolutionMisfit returns why maps are not those of the input, the filter and the output of a
// convolution, "" if they are. A loop is one of
//
//   - a batch or an output channel: it is in the output, and in the input or the filter;
//   - a position in the output: it is in the output, and in a window of the input;
//   - a position in the filter: it is in the filter, and in a window of the input;
//   - an input channel: it is in the filter and in the input;
//   - a channel that is not summed up: it is in all three.
func convolutionMisfit(input, filter, output *affine.Map, reduction []bool) string {
	w := window{map[int]bool{}, map[int]bool{}}
	for _, e := range input.Results {
		if !w.add(e) {
			return "unexpected input index map for convolutions"
		}
	}
	if !filter.IsProjectedPermutation(false) || !output.IsProjectedPermutation(false) {
		return "expected output/filter indexing maps to be projected permutations"
	}
	const noLoop = "unexpected loop dimension for convolution op"
	seen := map[int]bool{}
	for _, e := range output.Results {
		d := int(e.Value)
		inFilter := uses(filter, d)
		if w.convolved[d] && inFilter || !w.used(d) && !inFilter {
			return noLoop
		}
		if d < len(reduction) && reduction[d] {
			return "expected all iterators used to access outputs to be parallel"
		}
		seen[d] = true
	}
	for _, e := range filter.Results {
		d := int(e.Value)
		if uses(output, d) {
			continue
		}
		if !w.used(d) {
			return noLoop
		}
		if d < len(reduction) && !reduction[d] {
			return "expected all iterators not used to access outputs to be reduction"
		}
		seen[d] = true
	}
	switch {
	case len(seen) != len(reduction):
		return noLoop
	case len(w.convolved) == 0:
		return "expected convolved dim to be non-empty"
	}
	return ""
}

// iteratorsOf returns which loops of an operation are reductions.
func iteratorsOf(op *ir.Operation) []bool {
	if a, ok := (GenericOp{op}).IteratorTypesAttr().(*ir.ArrayAttr); ok { // most others have none
		list := make([]bool, len(a.Elements))
		for i, e := range a.Elements {
			list[i] = named.EnumText(e) == "reduction"
		}
		return list
	}
	if s, ok := structuredOps[op.Name()]; ok && s.maps != "" {
		_, list := s.loops()
		return list
	}
	n, _ := loopsOf(op)
	return make([]bool, n)
}
