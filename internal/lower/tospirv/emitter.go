package tospirv

import (
	"github.com/mica-ir/mica/dialect/spirv"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// An emitter inserts operations of spirv at a location.
type emitter struct {
	*ir.Builder
	loc *ir.Location
}

// emit returns an emitter that inserts operations where a pattern is, at the location of op.
func emit(op *ir.Operation, r *conversion.Rewriter) emitter { return emitter{r.Builder, op.Location()} }

// op inserts an operation with one result.
func (e emitter) op(name string, t ir.Type, operands ...*ir.Value) *ir.Value {
	return e.Create(&ir.OperationState{Def: e.Context().OpDef("spirv." + name), Loc: e.loc, Operands: operands, Types: []ir.Type{t}}).Result(0)
}

// sameShape returns elem, or vectors of it with the shape of a type.
func sameShape(t, elem ir.Type) ir.Type {
	if v, ok := t.(*ir.VectorType); ok {
		return v.Context().VectorType(v.Shape(), elem, nil)
	}
	return elem
}

// number inserts a constant, of integers, booleans or floating-point numbers.
func (e emitter) number(t ir.Type, n int64) *ir.Value {
	ctx := e.Context()
	var a ir.TypedAttribute
	switch elem := ir.ElementTypeOrSelf(t).(type) {
	case *ir.FloatType:
		a = ctx.Float64Attr(elem, float64(n))
	case *ir.IntegerType:
		a = ctx.IntegerAttr(elem, num.NewAPInt(elem.Width, n))
	default:
		// No operation computes with values of other types, such as arrays: the verifier
		// reports the one that is made for this number.
		return e.op("Undef", t)
	}
	if v, ok := t.(*ir.VectorType); ok {
		a, _ = folding.SplatOf(v, a).(ir.TypedAttribute)
	}
	return constant(e.Builder, e.loc, a)
}

// pair inserts an operation with a struct of two values of the type of its operands, nil if
// there is no such struct.
func (e emitter) pair(name string, operands []*ir.Value) *ir.Value {
	of := operands[0].Type()
	both, ok := spirv.NewStruct([]ir.Type{of, of})
	if !ok {
		return nil
	}
	return e.op(name, both, operands...)
}

// part extracts a member of a struct.
func (e emitter) part(of *ir.Value, t ir.Type, i int64) *ir.Value {
	ctx := e.Context()
	index := ctx.ArrayAttr([]ir.Attribute{ctx.Int64Attr(ctx.I32(), i)})
	return e.Create(&ir.OperationState{Def: ctx.OpDef("spirv.CompositeExtract"), Loc: e.loc, Operands: []*ir.Value{of}, Types: []ir.Type{t},
		Attributes: []ir.NamedAttribute{{Name: "indices", Value: index}}}).Result(0)
}
