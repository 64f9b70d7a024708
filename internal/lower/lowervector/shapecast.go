package lowervector

import (
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// shapeCasts returns the patterns that move parts of vectors in place of casts.
func shapeCasts() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		lower("ShapeCastOpRewritePattern", "vector.shape_cast", typed.Match(shapeCast)),
		lower("ScalableShapeCastOpRewritePattern", "vector.shape_cast", typed.Match(scalableShapeCast)),
	}
}

// A side is the source or the result of a cast that moves parts of a vector.
type side struct {
	shape []int64
	dim   int   // the last dimension that the other side does not have
	step  int64 // how many elements of this dimension are moved at once
	at    []int64
	part  *ir.Value // all elements of the dimension at the current position
}

// split returns the position of the parts and the offset in the dimension.
func (s *side) split() ([]int64, int64) { return s.at[:s.dim], s.at[s.dim] }

// isWhole reports whether the dimension is moved at once.
func (s *side) isWhole() bool { return s.step == s.shape[s.dim] }

// advance goes to the next elements, and reports whether they are in another part.
func (s *side) advance() bool {
	if s.at[s.dim] += s.step; s.at[s.dim] < s.shape[s.dim] {
		return false
	}
	s.at[s.dim] = 0
	next(s.at[:s.dim], s.shape[:s.dim])
	return true
}

// shapeCast moves the greatest parts that are in both vectors.
func shapeCast(op vector.ShapeCastOp, e emitter) bool {
	source, to := op.Source(), typeOf(op.ResultValue())
	from := typeOf(source)
	if from.IsScalable() || to.IsScalable() {
		return false
	}
	i, k := len(from.Shape())-1, len(to.Shape())-1
	for i >= 0 && k >= 0 && from.Shape()[i] == to.Shape()[k] {
		i, k = i-1, k-1
	}
	switch {
	case i < 0 && k < 0 && len(from.Shape()) > 0:
		e.Replace(op.Operation, source)
		return true
	case i < 0:
		// Only new dimensions of size 1 are left.
		v := e.poison(to)
		if len(from.Shape()) == 0 {
			source = e.extract(source)
		}
		e.Replace(op.Operation, e.insert(source, v, make([]int64, k+1)...))
		return true
	case k < 0:
		if v := e.poisonIfNumber(to); v != nil {
			e.Replace(op.Operation, e.insert(e.extract(source, make([]int64, i+1)...), v))
		} else {
			e.Replace(op.Operation, e.extract(source, make([]int64, i+1)...))
		}
		return true
	}
	step := gcd(from.Shape()[i], to.Shape()[k])
	x := &side{shape: from.Shape(), dim: i, step: step, at: make([]int64, i+1)}
	y := &side{shape: to.Shape(), dim: k, step: step, at: make([]int64, k+1)}
	e.Replace(op.Operation, e.move(source, to, x, y))
	return true
}

// poisonIfNumber makes a vector without dimensions, and nothing of another type.
func (e emitter) poisonIfNumber(t *ir.VectorType) *ir.Value {
	if len(t.Shape()) > 0 {
		return nil
	}
	return e.poison(t)
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// move moves all parts from one side to the other.
func (e emitter) move(source *ir.Value, to *ir.VectorType, x, y *side) *ir.Value {
	result := e.poison(to)
	var none *ir.Value // of the parts of the result
	if y.dim > 0 && y.step > 1 && !y.isWhole() {
		none = e.poison(dropDims(to, y.dim))
	}
	n := int64(1)
	for _, size := range x.shape[:x.dim+1] {
		n *= size
	}
	for range n / x.step {
		v := e.take(source, x)
		if x.advance() {
			x.part = nil
		}
		result = e.put(v, result, none, y)
	}
	return result
}

// take extracts the elements at the position.
func (e emitter) take(source *ir.Value, x *side) *ir.Value {
	at, offset := x.split()
	if x.step == 1 {
		return e.extract(source, x.at...)
	}
	if x.part == nil {
		x.part = source
		if len(at) > 0 {
			x.part = e.extract(source, at...)
		}
	}
	if x.isWhole() {
		return x.part
	}
	t := typeOf(x.part)
	return e.slice(x.part, offset, x.step, t.Shape()[1:])
}

// slice extracts size elements of the first dimension, with all of the others.
func (e emitter) slice(v *ir.Value, offset, size int64, rest []int64) *ir.Value {
	t := typeOf(v)
	shape := append([]int64{size}, rest...)
	to := e.Context().VectorType(shape, t.Element, nil)
	return vector.NewExtractStridedSlice(e.Builder, to, v, e.integers(offset), e.integers(size), e.integers(1)).ResultValue()
}

// put inserts elements at the position: into the result, or into a part that is inserted
// when it is complete.
func (e emitter) put(v, result, none *ir.Value, y *side) *ir.Value {
	at, offset := y.split()
	switch {
	case y.step == 1:
		result = e.insert(v, result, y.at...)
		y.advance()
		return result
	case y.isWhole():
		if len(at) > 0 {
			v = e.insert(v, result, at...)
		}
		y.advance()
		return v
	}
	into := y.part
	if len(at) == 0 {
		into = result
	} else if into == nil {
		into = none
	}
	v = e.insertSlice(v, into, offset)
	if len(at) == 0 {
		y.advance()
		return v
	}
	position := append([]int64(nil), at...)
	if y.part = v; y.advance() {
		y.part = nil
		return e.insert(v, result, position...)
	}
	return result
}

// insertSlice inserts elements of the first dimension.
func (e emitter) insertSlice(v, into *ir.Value, offset int64) *ir.Value {
	n := len(typeOf(into).Shape())
	offsets, strides := make([]int64, n), make([]int64, len(typeOf(v).Shape()))
	offsets[0] = offset
	for i := range strides {
		strides[i] = 1
	}
	return vector.NewInsertStridedSlice(e.Builder, v, into, e.integers(offsets...), e.integers(strides...)).ResultValue()
}

// isLastScalable reports whether the last dimension of a vector is the only scalable one.
func isLastScalable(t *ir.VectorType) bool {
	n := len(t.Shape())
	if n == 0 || t.Scalable == nil || !t.Scalable[n-1] {
		return false
	}
	for _, s := range t.Scalable[:n-1] {
		if s {
			return false
		}
	}
	return true
}

// scalableShapeCast moves the greatest scalable vectors that are in both.
func scalableShapeCast(op vector.ShapeCastOp, e emitter) bool {
	source, to := op.Source(), typeOf(op.ResultValue())
	from := typeOf(source)
	if !isLastScalable(from) || !isLastScalable(to) {
		return e.MatchFailure(op.Operation, "trailing dims are not scalable, not handled by this pattern")
	}
	i, k := len(from.Shape())-1, len(to.Shape())-1
	step := min(from.Shape()[i], to.Shape()[k])
	if from.Shape()[i]%step != 0 || to.Shape()[k]%step != 0 {
		return false
	}
	x := &side{shape: from.Shape(), dim: i, step: step, at: make([]int64, i+1)}
	y := &side{shape: to.Shape(), dim: k, step: step, at: make([]int64, k+1)}
	result := e.poison(to)
	n := int64(1)
	for _, size := range from.Shape() {
		n *= size
	}
	part := e.Context().VectorType([]int64{step}, from.Element, []bool{true})
	for range n / step {
		v := e.takeScalable(source, part, x)
		if x.advance() {
			x.part = nil
		}
		result = e.putScalable(v, result, y)
	}
	e.Replace(op.Operation, result)
	return true
}

func (e emitter) takeScalable(source *ir.Value, part *ir.VectorType, x *side) *ir.Value {
	at, offset := x.split()
	if x.part == nil {
		x.part = source
		if len(at) > 0 {
			x.part = e.extract(source, at...)
		}
	}
	if x.isWhole() {
		return x.part
	}
	return vector.NewScalableExtract(e.Builder, part, x.part, offset).ResultValue()
}

func (e emitter) putScalable(v, result *ir.Value, y *side) *ir.Value {
	at, offset := y.split()
	if !y.isWhole() {
		into := y.part
		switch {
		case len(at) == 0:
			into = result
		case into == nil:
			into = e.extract(result, at...)
		}
		v = vector.NewScalableInsert(e.Builder, v, into, offset).ResultValue()
	}
	if len(at) == 0 {
		y.advance()
		return v
	}
	position := append([]int64(nil), at...)
	if y.part = v; y.advance() {
		y.part = nil
		return e.insert(v, result, position...)
	}
	return result
}
