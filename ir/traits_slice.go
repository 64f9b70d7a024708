package ir

// A Slice describes offsets, sizes and strides, in this order: the static values,
// with [Dynamic] for those given by operands; the numbers of dynamic operands; and
// the expected lengths of the lists.
type Slice struct {
	Static  [3][]int64
	Dynamic [3]int
	Rank    [3]int
}

var sliceTraits = []*Trait{{Name: "OffsetSizeAndStrideOpInterface", Verify: verifySlice}}

func verifySlice(op *Operation, c *Checker) {
	sl, ok := InterfaceOf[OffsetSizeAndStrideOpInterface](op)
	if !ok {
		return
	}
	s := sl.Slice(op)
	plural := [...]string{"offsets", "sizes", "strides"}
	for _, i := range [...]int{1, 2, 0} { // mlir-opt's order
		name := plural[i]
		if n := countDynamic(s.Static[i]); n != s.Dynamic[i] {
			c.FailPlainf("expected the number of '%s' to match the number of dynamic entries in 'static_%s' (%d vs %d)", name, name, s.Dynamic[i], n)
		}
	}
	offsets, sizes, strides := len(s.Static[0]), len(s.Static[1]), len(s.Static[2])
	if !(offsets == 1 && s.Rank[0] == 1) && offsets != sizes {
		c.FailPlainf("expected mixed offsets rank to match mixed sizes rank (%d vs %d) so the rank of the result type is well-formed.", offsets, sizes)
	}
	if sizes != strides {
		c.FailPlainf("expected mixed sizes rank to match mixed strides rank (%d vs %d) so the rank of the result type is well-formed.", sizes, strides)
	}
	for i, name := range [...]string{"offset", "size", "stride"} {
		if n := len(s.Static[i]); n != s.Rank[i] {
			c.FailPlainf("expected %d %s values, got %d", s.Rank[i], name, n)
		}
	}
	for i, name := range plural[:2] {
		for _, v := range s.Static[i] {
			if v < 0 && v != Dynamic {
				c.FailPlainf("expected %s to be non-negative, but got %d", name, v)
			}
		}
	}
}

func countDynamic(vs []int64) (n int) {
	for _, v := range vs {
		if v == Dynamic {
			n++
		}
	}
	return n
}
