package tollvm

import (
	"slices"

	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// A position is a place in a vector: in arrays of vectors, and in a vector of these.
type position struct {
	static []int64
	values []*ir.Value // of the dynamic indexes
}

// array returns the indexes into arrays, which are the first n; false if one is not static.
func (p position) array(n int) ([]int64, bool) {
	return p.static[:n], !slices.Contains(p.static[:n], ir.Dynamic)
}

// last returns the last index.
func (p position) last(e emitter) *ir.Value {
	n := p.static[len(p.static)-1]
	if n == ir.Dynamic {
		return p.values[len(p.values)-1]
	}
	return e.number(e.t.ctx.I64(), n)
}

// vectorExtract takes a vector out of arrays and a number out of a vector.
func (t *Types) vectorExtract(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	to := t.Convert(vector.ExtractOp{Operation: op}.ResultValue().Type())
	if to == nil {
		return false
	}
	at := position{vector.ExtractOp{Operation: op}.StaticPosition(), operands[1:]}
	from := rank(vector.ExtractOp{Operation: op}.Source())
	toNumber := len(at.static) == from
	nested := len(at.static)
	if toNumber {
		nested--
	}
	e := t.emit(op, r)
	v := operands[0]
	if from >= 2 {
		indexes, ok := at.array(nested)
		if !ok {
			return false
		}
		v = e.extract(v, typeAt(v.Type(), nested), indexes...)
	}
	if toNumber {
		i := (*ir.Value)(nil)
		if from == 0 {
			i = e.number(t.index, 0)
		} else {
			i = at.last(e)
		}
		v = e.element(v, i)
	}
	r.Replace(op, v)
	return true
}

// typeAt returns the type of the elements of n nested arrays.
func typeAt(t ir.Type, n int) ir.Type {
	for range n {
		t, _, _ = llvm.ArrayOf(t)
	}
	return t
}

// vectorInsert puts a vector into arrays, or a number into a vector of these.
func (t *Types) vectorInsert(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	to := t.Convert(op.Result(0).Type())
	if to == nil {
		return false
	}
	at := position{vector.InsertOp{Operation: op}.StaticPosition(), operands[2:]}
	dest := rank(op.Result(0))
	isNumber := len(at.static) == dest
	nested := len(at.static)
	if isNumber && dest > 0 {
		nested--
	}
	e := t.emit(op, r)
	v, into := operands[0], operands[1]
	indexes, ok := at.array(nested)
	if isArray(to) && !ok {
		return false
	}
	if isNumber {
		part := into
		if isArray(to) {
			part = e.extract(into, typeAt(to, nested), indexes...)
		}
		i := (*ir.Value)(nil)
		if dest == 0 {
			i = e.number(t.index, 0)
		} else {
			i = at.last(e)
		}
		v = e.setElement(part, v, i)
	}
	if isArray(to) {
		v = e.insert(into, v, indexes...)
	}
	r.Replace(op, v)
	return true
}

func (t *Types) fromElements(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	to := t.Convert(op.Result(0).Type())
	if to == nil || isArray(to) {
		return r.MatchFailure(op, "rank > 1 vectors are not supported")
	}
	e := t.emit(op, r)
	v := e.value("mlir.poison", to, nil)
	for i, x := range operands {
		v = e.setElement(v, x, e.number(t.index, int64(i)))
	}
	r.Replace(op, v)
	return true
}

// toElements extracts the elements that are used.
func (t *Types) toElements(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if isArray(operands[0].Type()) {
		return false
	}
	e := t.emit(op, r)
	values := make([][]*ir.Value, op.NumResults())
	for i := range values {
		if op.Result(i).HasUses() {
			values[i] = []*ir.Value{e.element(operands[0], e.number(t.index, int64(i)))}
		}
	}
	r.ReplaceMany(op, values)
	return true
}
