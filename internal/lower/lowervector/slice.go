package lowervector

import (
	"slices"

	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// slicePatterns returns the patterns that make shuffles of strided slices.
func slicePatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		lower("DecomposeDifferentRankInsertStridedSlice", "vector.insert_strided_slice", insertLowerRank),
		lower("DecomposeNDExtractStridedSlice", "vector.extract_strided_slice", extractRows),
		lower("ConvertSameRankInsertStridedSliceIntoShuffle", "vector.insert_strided_slice", insertSameRank),
		lower("Convert1DExtractStridedSliceIntoShuffle", "vector.extract_strided_slice", extractShuffle),
	}
}

// insertLowerRank inserts a vector of fewer dimensions into a part of the same.
func insertLowerRank(op *ir.Operation, e emitter) bool {
	s := vector.InsertStridedSliceOp{Operation: op}
	offsets := numbers(s.Offsets())
	lead := len(typeOf(s.Dest()).Shape()) - len(typeOf(s.ValueToStore()).Shape())
	if lead == 0 || len(offsets) < lead {
		return false
	}
	part := e.extract(s.Dest(), offsets[:lead]...)
	v := vector.NewInsertStridedSlice(e.Builder, s.ValueToStore(), part, s.Offsets()[lead:], s.Strides()).ResultValue()
	e.Replace(op, e.insert(v, s.Dest(), offsets[:lead]...))
	return true
}

// insertSameRank inserts each part of the source into a part of the destination; parts of
// one dimension become shuffles.
func insertSameRank(op *ir.Operation, e emitter) bool {
	s := vector.InsertStridedSliceOp{Operation: op}
	source, dest := s.ValueToStore(), s.Dest()
	from, to := typeOf(source), typeOf(dest)
	if len(from.Shape()) != len(to.Shape()) || len(s.Offsets()) == 0 || len(s.Strides()) == 0 {
		return false
	}
	if from == to {
		e.Replace(op, source)
		return true
	}
	if scalable(from, 0) || scalable(to, 0) {
		return false
	}
	offset, size, stride := numbers(s.Offsets())[0], from.Shape()[0], numbers(s.Strides())[0]
	if len(from.Shape()) == 1 {
		n := to.Shape()[0]
		mask := make([]int64, n)
		for i := range size {
			mask[i] = i
		}
		widened := e.shuffle(source, source, mask)
		mask = slices.Clone(mask)
		for i := range n {
			if at := i - offset; i < offset || i >= offset+size*stride || at%stride != 0 {
				mask[i] = n + i
			} else {
				mask[i] = at / stride
			}
		}
		e.Replace(op, e.shuffle(widened, dest, mask))
		return true
	}
	v := dest
	for i := range size {
		at := offset + i*stride
		part := e.extract(source, i)
		into := e.extract(dest, at)
		part = vector.NewInsertStridedSlice(e.Builder, part, into, s.Offsets()[1:], s.Strides()[1:]).ResultValue()
		v = e.insert(part, v, at)
	}
	e.Replace(op, v)
	return true
}

// A strided is a slice of one dimension.
type strided struct{ offset, size, stride int64 }

// firstOf returns the slice of the first dimension.
func firstOf(s vector.ExtractStridedSliceOp) (of strided, ok bool) {
	offsets, sizes, strides := numbers(s.Offsets()), numbers(s.Sizes()), numbers(s.Strides())
	if len(offsets) == 0 || len(sizes) == 0 || len(strides) == 0 {
		return of, false
	}
	return strided{offsets[0], sizes[0], strides[0]}, true
}

func extractShuffle(op *ir.Operation, e emitter) bool {
	s := vector.ExtractStridedSliceOp{Operation: op}
	first, ok := firstOf(s)
	if !ok || len(s.Offsets()) != 1 {
		return false
	}
	if typeOf(s.Source()).IsScalable() {
		e.Replace(op, e.extractEach(s, first))
		return true
	}
	mask := make([]int64, first.size)
	for i := range mask {
		mask[i] = first.offset + int64(i)*first.stride
	}
	e.Replace(op, e.shuffle(s.Source(), s.Source(), mask))
	return true
}

// extractEach extracts the parts one by one, because scalable vectors cannot be shuffled.
func (e emitter) extractEach(s vector.ExtractStridedSliceOp, of strided) *ir.Value {
	parts := make([]*ir.Value, of.size)
	for i := range parts {
		parts[i] = e.extract(s.Source(), of.offset+int64(i)*of.stride)
	}
	v := e.zero(s.ResultValue().Type())
	for i, part := range parts {
		v = e.insert(part, v, int64(i))
	}
	return v
}

// extractRows extracts slices of each part of the source.
func extractRows(op *ir.Operation, e emitter) bool {
	s := vector.ExtractStridedSliceOp{Operation: op}
	first, ok := firstOf(s)
	to := typeOf(s.ResultValue())
	if !ok || scalable(typeOf(s.Source()), 0) || len(s.Offsets()) == 1 {
		return false
	}
	v := e.broadcast(to, e.zero(to.Element))
	for i := range first.size {
		part := e.extract(s.Source(), first.offset+i*first.stride)
		part = vector.NewExtractStridedSlice(e.Builder, dropDims(to, 1), part, s.Offsets()[1:], s.Sizes()[1:], s.Strides()[1:]).ResultValue()
		v = e.insert(part, v, i)
	}
	e.Replace(op, v)
	return true
}
