package vector

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// poisonIndex is the static position that reads or writes nowhere.
const poisonIndex = -1

// positions returns where an operation reads or writes; group is that of the dynamic positions.
func positions(op positionedOp, group int) []viewlike.Index {
	return viewlike.Indices(named.IntsOf(op.StaticPositionAttr()), op.Operation.OperandGroup(group))
}

// staticPositions returns the positions if all are static.
func staticPositions(op *ir.Operation, group int) ([]int64, bool) {
	return named.IntsOf(positionedOp{op}.StaticPositionAttr()), len(op.OperandGroup(group)) == 0
}

// setPositions sets the positions and the operands before them.
func setPositions(op *ir.Operation, at []viewlike.Index, before ...*ir.Value) {
	list, values := viewlike.Split(at)
	op.SetOperands(append(before, values...))
	op.SetAttr("static_position", op.Context().DenseI64Array(list))
}

// foldConstantPositions makes positions static that are constants within a vector.
func foldConstantPositions(op *ir.Operation, t *ir.VectorType, group int) bool {
	at := positions(positionedOp{op}, group)
	changed := false
	for i, x := range at {
		if x.Value == nil {
			continue
		}
		if n, ok := viewlike.ConstantInt(x.Value); ok && n >= poisonIndex && (n < t.Shape()[i]) {
			at[i] = viewlike.Index{Int: n}
			changed = true
		}
	}
	if changed {
		setPositions(op, at, op.Operands()[:group]...)
	}
	return changed
}

func foldExtract(op ExtractOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	source, t := op.Source(), op.ResultValue().Type()
	from := operandType(op.Operation, 0)
	at, static := staticPositions(op.Operation, 1)
	if len(at) == 0 && source.Type() == t {
		return folding.Value(source)
	}
	if folding.IsPoison(operands[0]) {
		return folding.Attr(operands[0])
	}
	changed := foldConstantPositions(op.Operation, from, 1)
	if changed {
		at, static = staticPositions(op.Operation, 1)
	}
	if static && slices.Contains(at, poisonIndex) {
		return folding.Attr(folding.Poison(op.Operation.Context()))
	}
	if dense, ok := operands[0].(*ir.DenseElementsAttr); ok {
		if a := extractDense(dense, from, t, at, static); a != nil {
			return folding.Attr(a)
		}
	}
	if results, ok := extractFrom(op, at, static); ok {
		return results, true
	}
	return nil, changed
}

// extractFrom folds an extraction, depending on the operation that defines the source.
func extractFrom(op ExtractOp, at []int64, static bool) ([]ir.FoldResult, bool) {
	source, from := op.Source(), operandType(op.Operation, 0)
	if before := source.DefiningOp(); before != nil {
		switch before.Name() {
		case ExtractOpName:
			if first, ok := staticPositions(before, 1); ok && static {
				setPositions(op.Operation, viewlike.Indices(slices.Concat(first, at), nil), ExtractOp{before}.Source())
				return folding.InPlace()
			}
		case InsertOpName, TransposeOpName:
			if static { // extractInserted may change the operation
				if results, ok := extractInserted(op, at); ok {
					return results, true
				}
			}
		case BroadcastOpName:
			return extractBroadcast(op.Operation, before)
		case ShuffleOpName:
			if static {
				return extractShuffled(op.Operation, before, at)
			}
		case ExtractStridedSliceOpName:
			if static {
				return extractOfSlice(op.Operation, before, at)
			}
		case InsertStridedSliceOpName:
			if static {
				return extractFromInserted(op.Operation, before, at)
			}
		case ShapeCastOpName:
			if addsUnits(before) {
				if results, ok := extractBroadcast(op.Operation, before); ok {
					return results, true
				}
			}
			if static {
				return extractCast(op.Operation, before, at)
			}
		case FromElementsOpName:
			if static && len(at) == len(from.Shape()) && !from.IsScalable() {
				return folding.Value(before.Operand(linearize(at, from.Shape())))
			}
		}
	}
	return nil, false
}

func canonicalizeExtract() rewrite.Patterns {
	const root = ExtractOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("ExtractOpFromBroadcast", root, typed.Match(broadcastExtracted)),
		rewrite.IsolatedPattern("ExtractOpFromCreateMask", root, typed.Match(extractCreatedMask)),
		rewrite.IsolatedPattern("foldExtractFromShapeCastToShapeCast", root, typed.Match(castWhole)),
		rewrite.IsolatedPattern("foldExtractFromFromElements", root, typed.Match(extractElements)),
	}
}

// broadcastExtracted broadcasts to the part of a broadcast that is extracted.
func broadcastExtracted(op ExtractOp, r *rewrite.Rewriter) bool {
	before, t := named.DefiningOp(op.Source(), BroadcastOpName), resultType(op.Operation)
	if before == nil || t == nil {
		return false
	}
	if from := operandType(before, 0); from != nil && !broadcastable(from, t) {
		return false
	}
	r.ReplaceWithNew(op.Operation, before.Def(), []*ir.Value{BroadcastOp{before}.Source()})
	return true
}

// castWhole merges two casts if the extraction takes the whole vector.
func castWhole(op ExtractOp, r *rewrite.Rewriter) bool {
	before, t := named.DefiningOp(op.Source(), ShapeCastOpName), resultType(op.Operation)
	if before == nil || t == nil || !sameSize(operandType(before, 0), t) {
		return false
	}
	r.ReplaceWithNew(op.Operation, before.Def(), []*ir.Value{ShapeCastOp{before}.Source()})
	return true
}

// extractElements builds a part of a from_elements from its operands.
func extractElements(op ExtractOp, r *rewrite.Rewriter) bool {
	before, t := named.DefiningOp(op.Source(), FromElementsOpName), resultType(op.Operation)
	at, static := staticPositions(op.Operation, 1)
	if before == nil || t == nil || !static || t.IsScalable() || resultType(before).IsScalable() || slices.Contains(at, poisonIndex) {
		return false
	}
	n, _ := ir.NumElements(t)
	first := linearize(append(slices.Clip(at), make([]int64, len(t.Shape()))...), resultType(before).Shape())
	r.ReplaceWithNew(op.Operation, before.Def(), before.Operands()[first:first+int(n)])
	return true
}

// linearize returns the number of the element at a position in a shape.
func linearize(at, shape []int64) int {
	n := int64(0)
	for i, k := range at {
		n = n*shape[i] + k
	}
	return int(n)
}

// extractDense returns the elements that are extracted from a constant.
func extractDense(a *ir.DenseElementsAttr, from *ir.VectorType, t ir.Type, at []int64, static bool) ir.Attribute {
	v, vector := t.(*ir.VectorType)
	switch {
	case a.IsSplat() && vector:
		return folding.ReshapedSplat(a, v)
	case a.IsSplat():
		return a.Attr(0)
	case !static || from.IsScalable():
		return nil
	case !vector:
		return a.Attr(linearize(at, from.Shape()))
	}
	n, ok := ir.NumElements(v)
	if !ok {
		return nil
	}
	first := linearize(append(slices.Clone(at), make([]int64, len(v.Shape()))...), from.Shape())
	elements := make([]ir.Attribute, n)
	for i := range elements {
		elements[i] = a.Attr(first + i)
	}
	return folding.FromElements(v, elements)
}

// extractBroadcast extracts from the source of a broadcast.
func extractBroadcast(op, before *ir.Operation) ([]ir.FoldResult, bool) {
	input, t := BroadcastOp{before}.Source(), op.Result(0).Type()
	if input.Type() == t {
		return folding.Value(input)
	}
	from := operandType(before, 0)
	if from == nil {
		return nil, false
	}
	shape := from.Shape()
	rank := 0
	if v, ok := t.(*ir.VectorType); ok {
		rank = len(v.Shape())
		if rank > len(shape) || !slices.Equal(shape[len(shape)-rank:], v.Shape()) {
			return nil, false
		}
	}
	at := positions(positionedOp{op}, 1)
	lead := len(resultType(before).Shape()) - len(shape)
	to := make([]viewlike.Index, len(shape)-rank)
	for i := range to {
		if shape[i] != 1 {
			to[i] = at[lead+i]
		}
	}
	setPositions(op, to, input)
	return folding.InPlace()
}

// addsUnits reports whether a cast of a shape only adds dimensions of size 1 in front of the
// others, as a broadcast could.
func addsUnits(cast *ir.Operation) bool {
	from, to := operandType(cast, 0).Shape(), resultType(cast).Shape()
	return len(to) >= len(from) && slices.Equal(to[len(to)-len(from):], from)
}

// extractCast extracts from a vector before its shape was changed.
func extractCast(op, before *ir.Operation, at []int64) ([]ir.FoldResult, bool) {
	from, cast := operandType(before, 0).Shape(), operandType(op, 0).Shape()
	var rest []int64
	if v, ok := op.Result(0).Type().(*ir.VectorType); ok {
		rest = v.Shape()
	}
	if operandType(before, 0).IsScalable() || operandType(op, 0).IsScalable() || len(rest) > len(from) || !slices.Equal(from[len(from)-len(rest):], rest) {
		return nil, false
	}
	lead := from[:len(from)-len(rest)]
	n := linearize(at, cast)
	to := make([]viewlike.Index, len(lead))
	for i := len(lead) - 1; i >= 0; i-- {
		to[i].Int = int64(n) % lead[i]
		n /= int(lead[i])
	}
	setPositions(op, to, ShapeCastOp{before}.Source())
	return folding.InPlace()
}

// maxInserts is how many inserts and transposes in a row are looked through.
const maxInserts = 1 << 12

// extractInserted looks through inserts and transposes. It extracts from an inserted vector that
// contains the position, or from the vector before inserts that do not affect it, as far as
// positions are known statically.
func extractInserted(op ExtractOp, at []int64) ([]ir.FoldResult, bool) {
	// The position in each dimension of the vector; dimensions that the result has are negative,
	// and in order as long as no transpose has moved them.
	n := len(operandType(op.Operation, 0).Shape())
	position := slices.Clone(at)
	var open []int64
	for i := range n - len(at) {
		open = append(open, int64(-i-1))
	}
	position = append(position, open...)
	inOrder := func() bool { return slices.Equal(position[len(position)-len(open):], open) }
	v := op.Source()
	steps := 0
	for done := false; !done; steps++ {
		if steps > maxInserts {
			return nil, false // may be a cycle, in a region where operations have no order
		}
		before := v.DefiningOp()
		if before == nil {
			break
		}
		switch before.Name() {
		case TransposeOpName:
			moved := make([]int64, len(position))
			for i, p := range (TransposeOp{before}).Permutation() {
				moved[p] = position[i]
			}
			position, v = moved, TransposeOp{before}.Vector()
		case InsertOpName:
			into, _ := staticPositions(before, 2) // one that is not static may be any
			switch {
			case slices.Equal(into, position[:len(position)-len(open)]) && inOrder():
				return folding.Value(InsertOp{before}.ValueToStore())
			case len(into) <= len(position) && slices.Equal(into, position[:len(into)]):
				position, v = position[len(into):], InsertOp{before}.ValueToStore()
				done = true
			case mayOverlap(position, into):
				return nil, false
			default:
				v = InsertOp{before}.Dest()
			}
		default:
			done = true
		}
	}
	if v == op.Source() || len(position) < len(open) || !inOrder() {
		return nil, false
	}
	setPositions(op.Operation, viewlike.Indices(position[:len(position)-len(open)], nil), v)
	return folding.InPlace()
}

// mayOverlap reports whether two positions agree in all dimensions that are known in both.
func mayOverlap(x, y []int64) bool {
	for i := range min(len(x), len(y)) {
		if x[i] >= 0 && y[i] >= 0 && x[i] != y[i] {
			return false
		}
	}
	return true
}
