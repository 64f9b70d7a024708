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

func isArray(t ir.Type) bool {
	_, _, ok := llvm.ArrayOf(t)
	return ok
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
