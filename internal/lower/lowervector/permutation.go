package lowervector

import (
	"slices"

	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/rewrite"
)

// TransferPermutations returns the patterns that transpose and broadcast vectors instead of
// transferring them with a permutation map that is more than the last dimensions in order.
func TransferPermutations() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		lower("TransferReadPermutationLowering", "vector.transfer_read", readPermuted),
		lower("TransferWritePermutationLowering", "vector.transfer_write", writePermuted),
		lower("TransferOpReduceRank", "vector.transfer_read", readBroadcast),
		lower("TransferWriteNonPermutationLowering", "vector.transfer_write", writeMissing),
	}
}

// permutation returns where each result of a map goes if it is a permutation of the last
// dimensions, with broadcasts in places that are left.
func permutation(m *affine.Map) (to []int, ok bool) {
	start, lead := max(0, m.NumDims-len(m.Results)), max(0, len(m.Results)-m.NumDims)
	to = make([]int, len(m.Results))
	taken := make([]bool, max(m.NumDims, len(m.Results)))
	var broadcast []int
	for i, x := range m.Results {
		switch {
		case x.IsConstant(0):
			broadcast = append(broadcast, i)
		case x.Kind == affine.Dim && int(x.Value) >= start:
			to[i] = int(x.Value) - start + lead
			taken[to[i]] = true
		default:
			return nil, false
		}
	}
	at := 0
	for _, i := range broadcast {
		for at < len(taken) && taken[at] {
			at++
		}
		to[i] = at
		at++
	}
	return to, true
}

func isIdentity(p []int) bool {
	for i, x := range p {
		if i != x {
			return false
		}
	}
	return true
}

// lowerable reports whether the patterns apply to a transfer.
func lowerable(op *ir.Operation, t transfer, e emitter) bool {
	switch {
	case len(t.order.Results) == 0:
		return e.MatchFailure(op, "0-d corner case not supported")
	case isMasked(op):
		return e.MatchFailure(op, "Masked case not supported")
	}
	return true
}

// boundsOf returns the attribute in_bounds.
func boundsOf(op *ir.Operation) []ir.Attribute {
	if op.Name() == "vector.transfer_read" {
		return vector.TransferReadOp{Operation: op}.InBounds()
	}
	return vector.TransferWriteOp{Operation: op}.InBounds()
}

// moved permutes a list: element i moves to position to[i].
func moved[T any](list []T, to []int) []T {
	result := make([]T, len(list))
	for i, x := range list {
		result[to[i]] = x
	}
	return result
}

func wide(p []int) []int64 {
	list := make([]int64, len(p))
	for i, x := range p {
		list[i] = int64(x)
	}
	return list
}

// readPermuted reads in the order of memory and transposes the vector.
func readPermuted(op *ir.Operation, e emitter) bool {
	t := transferOf(op)
	if !lowerable(op, t, e) {
		return false
	}
	to, ok := permutation(t.order)
	if !ok || isIdentity(to) {
		return false
	}
	var scalable []bool
	if t.vector.Scalable != nil {
		scalable = moved(t.vector.Scalable, to)
	}
	ctx := e.Context()
	of := ctx.VectorType(moved(t.vector.Shape(), to), t.vector.Element, scalable)
	order := &affine.Map{NumDims: t.order.NumDims, Results: moved(t.order.Results, to)}
	read := e.read(op, t, of, order, moved(boundsOf(op), to))
	e.Replace(op, vector.NewTranspose(e.Builder, t.vector, read, wide(to)).ResultValue())
	return true
}

// read inserts a transfer like op with another vector and map.
func (e emitter) read(op *ir.Operation, t transfer, of *ir.VectorType, order *affine.Map, bounds []ir.Attribute) *ir.Value {
	padding := vector.TransferReadOp{Operation: op}.Padding()
	return vector.NewTransferRead(e.Builder, of, t.base, t.indices, e.Context().AffineMapAttr(order), padding, bounds, vector.TransferReadOptions{Mask: t.mask}).Vector()
}

// write replaces op with a transfer of another vector with another map.
func (e emitter) write(op *ir.Operation, t transfer, v *ir.Value, order *affine.Map, mask *ir.Value, bounds []ir.Attribute) bool {
	options := vector.TransferWriteOptions{Mask: mask}
	if op.NumResults() > 0 {
		options.ResultValueType = op.Result(0).Type()
	}
	write := vector.NewTransferWrite(e.Builder, v, t.base, t.indices, e.Context().AffineMapAttr(order), bounds, options)
	e.Replace(op, write.Operation.Results()...)
	return true
}

// writePermuted transposes the vector and writes in the order of memory.
func writePermuted(op *ir.Operation, e emitter) bool {
	t := transferOf(op)
	if !lowerable(op, t, e) || t.order.IsMinorIdentity() {
		return false
	}
	to, ok := permutation(t.order)
	if !ok {
		return e.MatchFailure(op, "map is not permutable to minor identity")
	}
	from := make([]int, len(to))
	for i, x := range to {
		from[x] = i
	}
	v := op.GroupOperand(0)
	var scalable []bool
	if t.vector.Scalable != nil {
		scalable = moved(t.vector.Scalable, to)
	}
	of := e.Context().VectorType(moved(t.vector.Shape(), to), t.vector.Element, scalable)
	transposed := vector.NewTranspose(e.Builder, of, v, wide(from)).ResultValue()
	return e.write(op, t, transposed, affine.MinorIdentity(t.order.NumDims, len(to)), t.mask, moved(boundsOf(op), to))
}

// readBroadcast reads without the leading broadcast dimensions and broadcasts the vector.
func readBroadcast(op *ir.Operation, e emitter) bool {
	t := transferOf(op)
	if !lowerable(op, t, e) {
		return false
	}
	n := 0
	for n < len(t.order.Results) && t.order.Results[n].IsConstant(0) {
		n++
	}
	if n == 0 {
		return e.MatchFailure(op, "no leading broadcasts in map")
	}
	order := &affine.Map{NumDims: t.order.NumDims, Results: t.order.Results[n:]}
	if _, ok := minorIdentity(order); !ok {
		return e.MatchFailure(op, "map is not a minor identity with broadcasting")
	}
	read := e.read(op, t, dropDims(t.vector, n), order, boundsOf(op)[n:])
	e.Replace(op, e.broadcast(t.vector, read))
	return true
}

// extend adds n dimensions of size 1 to a vector, in front of the others.
func (e emitter) extend(v *ir.Value, n int) *ir.Value {
	t := typeOf(v)
	shape := append(slices.Repeat([]int64{1}, n), t.Shape()...)
	var scalable []bool
	if t.Scalable != nil {
		scalable = append(make([]bool, n), t.Scalable...)
	}
	return e.broadcast(e.Context().VectorType(shape, t.Element, scalable), v)
}

// writeMissing adds dimensions of size 1 for those between others that the map does not have.
func writeMissing(op *ir.Operation, e emitter) bool {
	t := transferOf(op)
	if !lowerable(op, t, e) {
		return false
	}
	if _, ok := permutation(t.order); ok {
		return e.MatchFailure(op, "map is already permutable to minor identity")
	}
	found := make([]bool, t.order.NumDims)
	for _, x := range t.order.Results {
		found[x.Value] = true
	}
	order := &affine.Map{NumDims: t.order.NumDims}
	first := slices.Index(found, true)
	for i := first; i < len(found); i++ {
		if !found[i] {
			order.Results = append(order.Results, affine.NewDim(i))
		}
	}
	n := len(order.Results)
	order.Results = append(order.Results, t.order.Results...)
	v := e.extend(op.GroupOperand(0), n)
	mask := t.mask
	if mask != nil {
		mask = e.extendBehind(mask, n)
	}
	bounds := slices.Repeat([]ir.Attribute{e.Context().BoolAttr(true)}, n)
	return e.write(op, t, v, order, mask, append(bounds, boundsOf(op)...))
}

// extendBehind adds n dimensions of size 1 to a vector, after the others.
func (e emitter) extendBehind(v *ir.Value, n int) *ir.Value {
	extended := e.extend(v, n)
	t := typeOf(extended)
	rank := len(t.Shape())
	order := make([]int64, rank)
	shape := make([]int64, rank)
	var scalable []bool
	if t.Scalable != nil {
		scalable = make([]bool, rank)
	}
	for i := range order {
		from := (i + n) % rank
		order[i], shape[i] = int64(from), t.Shape()[from]
		if scalable != nil {
			scalable[i] = t.Scalable[from]
		}
	}
	return vector.NewTranspose(e.Builder, e.Context().VectorType(shape, t.Element, scalable), extended, order).ResultValue()
}
