package lowervector

import (
	"slices"

	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
)

// broadcast lowers a broadcast of a vector: of one number if it is to one dimension, else to
// broadcasts with one dimension less.
func broadcast(op vector.BroadcastOp, e emitter) bool {
	source, to := op.Source(), typeOf(op.Vector())
	from := typeOf(source)
	if from == nil {
		return e.MatchFailure(op.Operation, "broadcast from scalar already in lowered form")
	}
	shape := to.Shape()
	if len(from.Shape()) <= 1 && len(shape) == 1 {
		number := e.extract(source, make([]int64, len(from.Shape()))...)
		e.Replace(op.Operation, e.broadcast(to, number))
		return true
	}
	if len(from.Shape()) == len(shape) {
		if slices.Equal(from.Shape(), shape) {
			e.Replace(op.Operation, source)
			return true
		}
		if from.Shape()[0] == shape[0] && scalable(to, 0) {
			return false
		}
	}
	switch {
	case len(shape) == 0, scalable(to, 0):
		return false
	case len(from.Shape()) < len(shape):
		v := e.broadcast(dropDims(to, 1), source)
		e.Replace(op.Operation, e.repeat(v, e.poison(to)))
	case from.Shape()[0] != shape[0]:
		v := e.poison(to)
		e.Replace(op.Operation, e.repeat(e.broadcast(dropDims(to, 1), e.extract(source, 0)), v))
	default:
		v := e.poison(to)
		for i := range shape[0] {
			v = e.insert(e.broadcast(dropDims(to, 1), e.extract(source, i)), v, i)
		}
		e.Replace(op.Operation, v)
	}
	return true
}

// repeat inserts a vector into another one everywhere.
func (e emitter) repeat(part, into *ir.Value) *ir.Value {
	for i := range typeOf(into).Shape()[0] {
		into = e.insert(part, into, i)
	}
	return into
}
