package tollvm

import (
	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// pattern returns a pattern for operations of a name.
func (t *Types) pattern(root string, f conversion.Func) conversion.Pattern {
	p := conversion.NewPattern(root, t.TypeConverter, f)
	p.CompactLocation = true
	return p
}

// create inserts an operation of the llvm dialect at the location of op.
func create(r *conversion.Rewriter, op *ir.Operation, name string, operands []*ir.Value, types []ir.Type, attrs ...ir.NamedAttribute) *ir.Operation {
	return r.Create(&ir.OperationState{Def: r.Context().OpDef("llvm." + name), Origin: op.Origin(), Operands: operands, Types: types, Attributes: attrs})
}

// value is create for an operation with one result.
func value(r *conversion.Rewriter, op *ir.Operation, name string, t ir.Type, operands []*ir.Value, attrs ...ir.NamedAttribute) *ir.Value {
	return create(r, op, name, operands, []ir.Type{t}, attrs...).Result(0)
}

// constant inserts a constant.
func constant(r *conversion.Rewriter, op *ir.Operation, t ir.Type, v ir.Attribute) *ir.Value {
	return value(r, op, "mlir.constant", t, nil, ir.NamedAttribute{Name: "value", Value: v})
}

// at is the attribute for a position in an aggregate.
func at(r *conversion.Rewriter, position ...int64) ir.NamedAttribute {
	return ir.NamedAttribute{Name: "position", Value: r.Context().DenseI64Array(position)}
}

// oneToOne replaces op with one operation of the llvm dialect, or with one for each vector
// if its operands are arrays of vectors.
func (t *Types) oneToOne(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter, name string, attrs []ir.NamedAttribute) bool {
	for _, v := range operands {
		if !llvm.IsCompatibleType(v.Type()) {
			return false
		}
	}
	result := t.Convert(op.Result(0).Type())
	if result == nil {
		return r.MatchFailure(op, "the type of the result cannot be converted")
	}
	if len(operands) == 0 || !isArray(operands[0].Type()) {
		r.ReplaceWithOp(op, create(r, op, name, operands, []ir.Type{result}, attrs...))
		return true
	}
	return t.eachVector(op, operands, r, func(one ir.Type, operands []*ir.Value) *ir.Value {
		return value(r, op, name, one, operands, attrs...)
	})
}

func isArray(t ir.Type) bool {
	_, _, ok := llvm.ArrayOf(t)
	return ok
}

// eachVector replaces op, whose operands and result are arrays of vectors, with the results of
// build for each vector.
func (t *Types) eachVector(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter, build func(one ir.Type, operands []*ir.Value) *ir.Value) bool {
	if _, ok := op.Result(0).Type().(*ir.VectorType); !ok {
		return r.MatchFailure(op, "expected vector result type")
	}
	result := t.Convert(op.Result(0).Type())
	if result == nil {
		return false
	}
	r.Replace(op, vectors(op, operands, result, r, build))
	return true
}

// vectors returns an array of vectors that build makes of the vectors of arrays. New operations have the location
// of op.
func vectors(op *ir.Operation, operands []*ir.Value, result ir.Type, r *conversion.Rewriter, build func(one ir.Type, operands []*ir.Value) *ir.Value) *ir.Value {
	var sizes []int64
	one := result
	for {
		elem, n, ok := llvm.ArrayOf(one)
		if !ok {
			break
		}
		sizes, one = append(sizes, int64(n)), elem
	}
	all := value(r, op, "mlir.poison", result, nil)
	position := make([]int64, len(sizes))
	for {
		vectors := make([]*ir.Value, len(operands))
		for i, v := range operands {
			vectors[i] = value(r, op, "extractvalue", innermost(v.Type()), []*ir.Value{v}, at(r, position...))
		}
		all = value(r, op, "insertvalue", result, []*ir.Value{all, build(one, vectors)}, at(r, position...))
		if !next(position, sizes) {
			return all
		}
	}
}

// next advances a position, the last index first, and reports whether there is another one.
func next(position, sizes []int64) bool {
	for i := len(position) - 1; i >= 0; i-- {
		if position[i]++; position[i] < sizes[i] {
			return true
		}
		position[i] = 0
	}
	return false
}

// innermost returns the type of the elements of nested arrays.
func innermost(t ir.Type) ir.Type {
	for {
		elem, _, ok := llvm.ArrayOf(t)
		if !ok {
			return t
		}
		t = elem
	}
}
