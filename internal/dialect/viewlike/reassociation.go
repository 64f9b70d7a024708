package viewlike

import "github.com/mica-ir/mica/ir"

// Reassociation returns the groups of dimensions that arrays of integers are.
func Reassociation(arrays []ir.Attribute) [][]int64 {
	groups := make([][]int64, len(arrays))
	for i, e := range arrays {
		g, ok := e.(*ir.ArrayAttr)
		if !ok {
			continue
		}
		for _, x := range g.Elements {
			if v, ok := x.(*ir.IntegerAttr); ok {
				groups[i] = append(groups[i], v.Int64())
			}
		}
	}
	return groups
}

// VerifyCollapsed checks that groups of dimensions of one shape are the
// dimensions of another.
func VerifyCollapsed(op *ir.Operation, c *ir.Checker, collapsed, expanded []int64, groups [][]int64) {
	c.Checkf(len(collapsed) == len(groups), "invalid number of reassociation groups: found %d, expected %d", len(groups), len(collapsed))
	next := 0
	for i, g := range groups {
		dynamic, size := false, int64(1)
		for _, k := range g {
			c.Check(k == int64(next), "reassociation indices must be contiguous")
			next++
			c.Checkf(k < int64(len(expanded)), "reassociation index %d is out of bounds", k)
			if expanded[k] == ir.Dynamic {
				dynamic = true
			} else {
				size *= expanded[k]
			}
		}
		c.Checkf(dynamic == (collapsed[i] == ir.Dynamic), "collapsed dim (%d) must be dynamic if and only if reassociation group is dynamic", i)
		c.Checkf(dynamic || size == collapsed[i], "collapsed dim size (%d) must equal reassociation group size (%d)", collapsed[i], size)
	}
	if len(collapsed) == 0 {
		c.Check(All(expanded, 1), "rank 0 memrefs can only be extended/collapsed with/from ones")
		return
	}
	c.Checkf(next == len(expanded), "expanded rank (%d) inconsistent with number of reassociation indices (%d)", len(expanded), next)
}

// VerifyOutputShape checks the mixed list with the shape of an expanded value. The parameter what
// describes its entries in messages.
func VerifyOutputShape(op *ir.Operation, c *ir.Checker, what string, list []int64, operands int, shape []int64) {
	if len(list) != len(shape) {
		c.Failf("expected number of static shape %s to be equal to the output rank (%d) but found %d inputs instead", what, len(shape), len(list))
	}
	if n := CountDynamic(list); n != operands {
		c.Failf("mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has %d dynamic dims while output_shape has %d values", n, operands)
	}
}

// A Combiner may be the Go implementation of the interface
// ParallelCombiningOpInterface.
type Combiner interface {
	// Destination returns the value that the operation inserts into.
	Destination(op *ir.Operation) *ir.Value
}
