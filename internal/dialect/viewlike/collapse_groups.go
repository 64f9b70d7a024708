package viewlike

import (
	"math"
	"slices"

	"github.com/mica-ir/mica/ir"
)

// groupsForCollapse finds the groups of the dimensions of a shape that are joined in another one, of lower rank. It returns
// false if there are none, or if dimensions could be grouped in several ways that differ in more than dimensions of size 1:
// the groups found from the left must be those found from the right.
func groupsForCollapse(shape, joined []int64) ([][]int64, bool) {
	if len(shape) <= len(joined) {
		return nil, false
	}
	if len(joined) == 0 {
		return nil, !slices.ContainsFunc(shape, func(n int64) bool { return n != 1 && n != ir.Dynamic })
	}
	forward, ok := spansFromLeft(shape, joined)
	if !ok {
		return nil, false
	}
	backward, ok := spansFromLeft(reversed(shape), reversed(joined))
	if !ok {
		return nil, false
	}
	groups := make([][]int64, len(joined))
	for i, a := range forward {
		b := backward[len(joined)-1-i]
		b = span{len(shape) - b.end, len(shape) - b.begin}
		for k := min(a.begin, b.begin); k < max(a.end, b.end); k++ {
			if shape[k] != 1 && a.contains(k) != b.contains(k) {
				return nil, false
			}
		}
		for k := a.begin; k < a.end; k++ {
			groups[i] = append(groups[i], int64(k))
		}
	}
	return groups, true
}

func reversed(list []int64) []int64 {
	list = slices.Clone(list)
	slices.Reverse(list)
	return list
}

// A span is a range of dimensions, without the end.
type span struct{ begin, end int }

func (s span) contains(k int) bool { return s.begin <= k && k < s.end }

// spansFromLeft finds the dimensions of a shape that each dimension of another one joins. It takes as few as possible
// from the left; the last takes the rest. Dimensions that do not fit go to a dynamic one on their left.
func spansFromLeft(shape, joined []int64) ([]span, bool) {
	var spans []span
	next := 0
	for i, size := range joined {
		s, ok := spanOfSize(shape, next, size)
		if !ok {
			return nil, false
		}
		if i == len(joined)-1 {
			for s.end < len(shape) && (size == ir.Dynamic || shape[s.end] == 1) {
				s.end++
			}
		}
		if s.begin > next {
			if i == 0 || joined[i-1] != ir.Dynamic {
				return nil, false
			}
			spans[i-1].end = s.begin
		}
		spans, next = append(spans, s), s.end
	}
	return spans, next == len(shape)
}

// spanOfSize returns the first dimensions from one on whose sizes multiply to a size; for a dynamic size, those up to the
// first dynamic one.
func spanOfSize(shape []int64, from int, size int64) (span, bool) {
	s := span{from, from}
	product := int64(1)
	for k := from; k < len(shape); k++ {
		s.end = k + 1
		switch {
		case size == ir.Dynamic:
			if shape[k] == ir.Dynamic {
				return s, true
			}
			continue
		case shape[k] == ir.Dynamic:
			s.begin, product = k+1, 1
			continue
		}
		product = saturatedProduct(product, shape[k])
		for product > size && s.begin < k {
			first := shape[s.begin] // not 0, or the product would be
			s.begin++
			switch {
			case first == 1:
			case product < math.MaxInt64:
				product /= first
			default: // at most 62 sizes above 1 have a product that is not too large
				product = productOf(shape[s.begin:s.end])
			}
		}
		if product == size {
			return s, true
		}
	}
	return span{}, false
}

// productOf multiplies sizes. A product that is too large is the largest number.
func productOf(sizes []int64) int64 {
	product := int64(1)
	for _, n := range sizes {
		product = saturatedProduct(product, n)
	}
	return product
}

// saturatedProduct multiplies two sizes. A product that is too large is the largest number.
func saturatedProduct(a, b int64) int64 {
	if b != 0 && a > math.MaxInt64/b {
		return math.MaxInt64
	}
	return a * b
}
