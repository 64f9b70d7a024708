package ir

import "reflect"

var regionTraits = []*Trait{
	{Name: "RegionBranchOpInterface", VerifyRegions: verifyRegionBranch},
	{Name: "LoopLikeOpInterface", VerifyRegions: verifyLoopLike},
	{Name: "DestinationStyleOpInterface", VerifyRegions: verifyDestinationStyle},
	{Name: "WeightedBranchOpInterface", Verify: verifyBranchWeights},
	{Name: "ShapedDimOpInterface", Verify: verifyShapedDim},
	{Name: "MemorySpaceCastOpInterface", Verify: verifyMemorySpaceCast},
	// Traits that only transformations use.
	{Name: "HasParallelRegion"},
	{Name: "DistinctObjectsTrait"},
}

// RegionTerminatorOperands returns the operands that a terminator forwards to a successor,
// and whether it is a region branch terminator.
func RegionTerminatorOperands(t *Operation, to *Region) ([]Operand, bool) {
	if rt, ok := InterfaceOf[RegionBranchTerminatorOpInterface](t); ok {
		return rt.SuccessorOperands(t, to), true
	}
	return t.operands(), t.Has(ReturnLike)
}

// verifyShapedDim checks an operation that returns the size of a dimension.
func verifyShapedDim(op *Operation, c *Checker) {
	if op.NumResults() != 1 {
		c.FailPlainf("expected single op result")
	}
	if _, ok := op.Result(0).Type().(*IndexType); !ok {
		c.FailPlainf("expect index result type")
	}
}

func verifyMemorySpaceCast(op *Operation, c *Checker) {
	cast, ok := InterfaceOf[MemorySpaceCastOpInterface](op)
	if !ok {
		return
	}
	source, target := cast.Pointers(op)
	if source == nil || target == nil {
		c.FailPlainf("memory space cast op must have valid source and target pointers")
	}
	if reflect.TypeOf(source.Type()) != reflect.TypeOf(target.Type()) {
		c.FailPlainf("expected source and target types of the same kind")
	}
}

func verifyRegionBranch(op *Operation, c *Checker) {
	br, ok := InterfaceOf[RegionBranchOpInterface](op)
	if !ok {
		return
	}
	for _, s := range br.RegionSuccessors(op, nil) {
		verifyRegionEdge(op, nil, br.EntryOperands(op, s.Region), s, c)
	}
	for r := range op.Regions() {
		for b := range r.Blocks() {
			t := b.last
			if t == nil {
				continue
			}
			for _, s := range br.RegionSuccessors(op, r) {
				if operands, ok := RegionTerminatorOperands(t, s.Region); ok {
					verifyRegionEdge(op, t, operands, s, c)
				}
			}
		}
	}
}

// verifyRegionEdge checks that the operands forwarded by a terminator, or by op
// itself if from is nil, match the inputs of the successor.
func verifyRegionEdge(op, from *Operation, operands []Operand, to RegionSuccessor, c *Checker) {
	fail := func(format string, args ...any) {
		point, place := "parent", op.Location()
		if from != nil {
			point, place = "Operation "+from.def.Name, from.Location()
		}
		if to.Region == nil {
			args = append([]any{point, "parent"}, args...)
			format = "along control flow edge from %s to %s: " + format
		} else {
			args = append([]any{point, to.Region.Index()}, args...)
			format = "along control flow edge from %s to Region #%d: " + format
		}
		c.Errorf(format, args...).Notef(place.Place(), "region branch point")
		c.Stop()
	}
	if len(operands) != len(to.Inputs) {
		fail("region branch point has %d operands, but region successor needs %d inputs", len(operands), len(to.Inputs))
	}
	compatible, _ := InterfaceOf[RegionTypes](op)
	for i := range operands {
		got, want := operands[i].val.typ, to.Inputs[i].typ
		if got != want && (compatible == nil || !compatible.CompatibleTypes(got, want)) {
			fail("successor operand type #%d '%s' should match successor input type #%d '%s'", i, got, i, want)
		}
	}
}

func verifyLoopLike(op *Operation, c *Checker) {
	loop, ok := InterfaceOf[LoopLikeOpInterface](op)
	if !ok {
		return
	}
	inits, args, yielded, results := loop.Iterated(op)
	if len(inits) != len(args) {
		c.Failf("different number of inits and region iter_args: %d != %d", len(inits), len(args))
	}
	if len(yielded) > 0 && len(args) != len(yielded) {
		c.Failf("different number of region iter_args and yielded values: %d != %d", len(args), len(yielded))
	}
	if l, ok := loop.(LoopResultsInterface); ok && !l.HasLoopResults() {
		results = nil
	} else if len(results) != len(args) {
		c.Failf("different number of loop results and region iter_args: %d != %d", len(results), len(args))
	}
	for i, a := range args {
		if t := inits[i].val.typ; t != a.typ {
			c.Failf("%d-th init and %d-th region iter_arg have different type: '%s' != '%s'", i, i, t, a.typ)
		}
		if len(yielded) > 0 && yielded[i].val.typ != a.typ {
			c.Failf("%d-th region iter_arg and %d-th yielded value have different type: '%s' != '%s'", i, i, a.typ, yielded[i].val.typ)
		}
	}
	for i := range results {
		if a, t := args[i], results[i].typ; t != a.typ {
			c.Failf("%d-th region iter_arg and %d-th loop result have different type: '%s' != '%s'", i, i, a.typ, t)
		}
	}
}

func verifyDestinationStyle(op *Operation, c *Checker) {
	ds, ok := InterfaceOf[DestinationStyleOpInterface](op)
	if !ok {
		return
	}
	var tensors []*Operand
	inits := ds.Destinations(op)
	for i := range inits {
		switch inits[i].val.typ.(type) {
		case *RankedTensorType, *UnrankedTensorType:
			tensors = append(tensors, &inits[i])
		case *MemRefType, *UnrankedMemRefType, *VectorType:
		default:
			c.Failf("expected that operand #%d is a tensor or a memref", inits[i].Index())
		}
	}
	results := 0
	for i := range op.results() {
		switch op.results()[i].typ.(type) {
		case *RankedTensorType, *UnrankedTensorType:
			results++
		}
	}
	if len(tensors) != results {
		c.Failf("expected the number of tensor results (%d) to be equal to the number of output tensors (%d)", results, len(tensors))
	}
	for i, o := range tensors {
		if t := op.results()[i].typ; t != o.val.typ {
			c.Failf("expected type of operand #%d ('%s') to match type of corresponding result ('%s')", o.Index(), o.val.typ, t)
		}
	}
}

// verifyBranchWeights verifies the attribute branch_weights, which has one weight per
// successor.
func verifyBranchWeights(op *Operation, c *Checker) {
	w, ok := op.Attr("branch_weights").(*DenseArrayAttr)
	if !ok || w.Len() == 0 {
		return
	}
	n := w.Len()
	if n != op.NumSuccessors() {
		c.FailPlainf("expects number of branch weights to match number of successors: %d vs %d", n, op.NumSuccessors())
	}
	for i := range n {
		if w.Int64(i) != 0 {
			return
		}
	}
	c.FailPlainf("branch weights cannot all be zero")
}
