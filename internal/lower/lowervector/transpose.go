package lowervector

import (
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// A TransposeLowering selects a lowering of transposes.
type TransposeLowering uint8

// The lowerings of transposes.
const (
	TransposeElements TransposeLowering = iota // extract and insert each element
	TransposeMatrix                            // one intrinsic for two dimensions
	TransposeShuffle                           // one shuffle for two dimensions
	TransposeTiles                             // TransposeShuffle, but shuffles of rows for 16 rows and 16 columns
)

func transposes(l TransposeLowering) []*rewrite.Pattern {
	list := []*rewrite.Pattern{
		lower("TransposeOpLowering", "vector.transpose", func(op *ir.Operation, e emitter) bool { return transposeElements(op, e, l) }),
	}
	switch l {
	case TransposeShuffle, TransposeTiles:
		list = append(list, lower("TransposeOp2DToShuffleLowering", "vector.transpose", func(op *ir.Operation, e emitter) bool {
			return transposeShuffle(vector.TransposeOp{Operation: op}, e, l)
		}))
	case TransposeMatrix:
		p := lower("TransposeOpLowering", "vector.transpose", typed.Match(transposeMatrix))
		p.Benefit = 100
		list = append(list, p)
	}
	return list
}

// matrix returns the sizes of the two dimensions that a transpose exchanges, if all others
// are of size 1.
func matrix(op vector.TransposeOp) (rows, columns int64, ok bool) {
	from := typeOf(op.Vector())
	var dims []int64
	for i, n := range from.Shape() {
		if n != 1 || scalable(from, i) {
			dims = append(dims, int64(i))
		}
	}
	if len(dims) != 2 {
		return 0, 0, false
	}
	first := true
	for _, p := range (vector.TransposeOp{Operation: op.Operation}).Permutation() {
		switch p {
		case dims[1]:
			if first {
				return from.Shape()[dims[0]], from.Shape()[dims[1]], true
			}
		case dims[0]:
			first = false
		}
	}
	return 0, 0, false
}

// transposeElements moves each vector of the last dimensions that stay where they are.
func transposeElements(op *ir.Operation, e emitter, l TransposeLowering) bool {
	t := vector.TransposeOp{Operation: op}
	from, to := typeOf(t.Vector()), typeOf(op.Result(0))
	order := t.Permutation()
	if len(order) == 2 && order[0] == 1 && (isUnit(from, 0) || isUnit(from, 1)) {
		e.Replace(op, vector.NewShapeCast(e.Builder, to, t.Vector()).ResultValue())
		return true
	}
	if from.IsScalable() {
		return e.MatchFailure(op, "This lowering does not support scalable vectors")
	}
	if _, _, ok := matrix(vector.TransposeOp{Operation: op}); ok && (l == TransposeShuffle || l == TransposeTiles) {
		return e.MatchFailure(op, "Options specifies lowering to shuffle")
	}
	n := len(order)
	for n > 0 && order[n-1] == int64(n-1) {
		n--
	}
	sizes := from.Shape()[:n]
	v := e.poison(to)
	for at, more := make([]int64, n), true; more; more = next(at, sizes) {
		into := make([]int64, n)
		for i := range into {
			into[i] = at[order[i]]
		}
		v = e.foldedInsert(e.foldedExtract(t.Vector(), at), v, into)
	}
	e.Replace(op, v)
	return true
}

// isUnit reports whether a dimension has one element.
func isUnit(t *ir.VectorType, dim int) bool { return t.Shape()[dim] == 1 && !scalable(t, dim) }

// foldedExtract inserts an extraction, or returns the value that it folds to.
func (e emitter) foldedExtract(v *ir.Value, at []int64) *ir.Value {
	t := typeOf(v)
	var of ir.Type = t.Element
	if len(at) < len(t.Shape()) {
		of = dropDims(t, len(at))
	}
	return e.CreateOrFold(&ir.OperationState{Def: e.Context().OpDef("vector.extract"), Operands: []*ir.Value{v}, Types: []ir.Type{of},
		Attributes: []ir.NamedAttribute{{Name: "static_position", Value: e.Context().DenseI64Array(at)}}})[0]
}

// foldedInsert inserts an insertion, or returns the value that it folds to.
func (e emitter) foldedInsert(v, into *ir.Value, at []int64) *ir.Value {
	return e.CreateOrFold(&ir.OperationState{Def: e.Context().OpDef("vector.insert"), Operands: []*ir.Value{v, into}, Types: []ir.Type{into.Type()},
		Attributes: []ir.NamedAttribute{{Name: "static_position", Value: e.Context().DenseI64Array(at)}}})[0]
}

// flat returns the type of one dimension with the same elements.
func flat(t *ir.VectorType) *ir.VectorType {
	n := int64(1)
	for _, size := range t.Shape() {
		n *= size
	}
	return t.Context().VectorType([]int64{n}, t.Element, nil)
}

// transposeShuffle shuffles all elements at once, or the rows of a matrix of 16 rows and columns.
func transposeShuffle(op vector.TransposeOp, e emitter, l TransposeLowering) bool {
	rows, columns, ok := matrix(op)
	from := typeOf(op.Vector())
	if !ok || from.IsScalable() {
		return e.MatchFailure(op.Operation, "Not a 2D transpose")
	}
	v := vector.NewShapeCast(e.Builder, flat(from), op.Vector()).ResultValue()
	if l == TransposeTiles && rows == tileSide && columns == tileSide {
		v = vector.NewShapeCast(e.Builder, e.Context().VectorType([]int64{rows, columns}, from.Element, nil), v).ResultValue()
		e.Replace(op.Operation, vector.NewShapeCast(e.Builder, op.ResultValue().Type(), e.transposeTile(v)).ResultValue())
		return true
	}
	mask := make([]int64, 0, rows*columns)
	for j := range columns {
		for i := range rows {
			mask = append(mask, i*columns+j)
		}
	}
	v = e.shuffle(v, v, mask)
	e.Replace(op.Operation, vector.NewShapeCast(e.Builder, op.ResultValue().Type(), v).ResultValue())
	return true
}

// transposeMatrix makes the intrinsic for matrices.
func transposeMatrix(op vector.TransposeOp, e emitter) bool {
	from := typeOf(op.Vector())
	order := vector.TransposeOp{Operation: op.Operation}.Permutation()
	if from.IsScalable() || len(order) != 2 || order[0] != 1 {
		return false
	}
	ctx := e.Context()
	v := vector.NewShapeCast(e.Builder, flat(from), op.Vector()).ResultValue()
	// The intrinsic has the columns one after another.
	rows, columns := from.Shape()[1], from.Shape()[0]
	v = e.Create(&ir.OperationState{Def: ctx.OpDef("llvm.intr.matrix.transpose"), Loc: op.Operation.Location(), Operands: []*ir.Value{v}, Types: []ir.Type{v.Type()},
		Attributes: []ir.NamedAttribute{{Name: "rows", Value: ctx.Int64Attr(ctx.I32(), rows)}, {Name: "columns", Value: ctx.Int64Attr(ctx.I32(), columns)}}}).Result(0)
	e.Replace(op.Operation, vector.NewShapeCast(e.Builder, op.ResultValue().Type(), v).ResultValue())
	return true
}
