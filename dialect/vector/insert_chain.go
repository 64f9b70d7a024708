package vector

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// insertsAll replaces a chain of inserts at constant positions that set all elements by a from_elements.
func insertsAll(op *ir.Operation, r *rewrite.Rewriter) bool {
	toElements, fromElements := op.Context().LookupOp(ToElementsOpName), op.Context().LookupOp(FromElementsOpName)
	t := resultType(op)
	total, ok := ir.NumElements(t)
	if toElements == nil || fromElements == nil || t.IsScalable() || !ok || total > maxInserts {
		return false
	}
	chain := insertChain(op)
	set := make([]bool, total)
	needed := 0
	for missing := total; missing > 0; needed++ {
		if needed == len(chain) {
			return false
		}
		first, n, ok := insertedElements(chain[needed])
		if !ok {
			return false
		}
		for i := first; i < first+n; i++ {
			if !set[i] {
				set[i] = true
				missing--
			}
		}
	}
	values := make([]*ir.Value, total)
	for _, insert := range slices.Backward(chain[:needed]) {
		first, n, _ := insertedElements(insert)
		values[first] = InsertOp{insert}.ValueToStore()
		if operandType(insert, 0) != nil {
			elements := r.New(toElements, []*ir.Value{InsertOp{insert}.ValueToStore()}, slices.Repeat([]ir.Type{t.Element}, n))
			copy(values[first:], elements.Results())
		}
	}
	r.ReplaceWithNew(op, fromElements, values)
	return true
}

// insertChain returns inserts that are each into the result of the next one, from op on, which is
// the last. It returns nil if op is not the last, or one of them has a position that is not
// constant or other uses.
func insertChain(op *ir.Operation) []*ir.Operation {
	const root = InsertOpName
	for user := range op.Users() {
		if user.Name() == root && (InsertOp{user}).Dest() == op.Result(0) {
			return nil
		}
	}
	var chain []*ir.Operation
	for insert := op; insert != nil; insert = named.DefiningOp(InsertOp{insert}.Dest(), root) {
		if _, static := staticPositions(insert, 2); !static || insert != op && !(InsertOp{insert}).ResultValue().HasOneUse() || len(chain) > maxInserts {
			return nil
		}
		chain = append(chain, insert)
	}
	return chain
}

// insertedElements returns the number of the first element that an insert sets, and of how many;
// false if it is not known where.
func insertedElements(op *ir.Operation) (first, n int, ok bool) {
	at, shape := InsertOp{op}.StaticPosition(), resultType(op).Shape()
	n = 1
	for _, k := range shape[len(at):] {
		n *= int(k)
	}
	return linearize(append(slices.Clip(at), make([]int64, len(shape)-len(at))...), shape), n, !slices.Contains(at, poisonIndex)
}
