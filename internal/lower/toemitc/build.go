package toemitc

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// pattern returns a pattern for operations of a name.
func (t *Types) pattern(root string, f conversion.Func) conversion.Pattern {
	return conversion.NewPattern(root, t.TypeConverter, f)
}

// An emitter inserts operations of the emitc dialect at a location.
type emitter struct {
	*ir.Builder
	loc *ir.Location
}

// emit returns an emitter that inserts operations where a pattern is, at the location of op.
func emit(op *ir.Operation, r *conversion.Rewriter) emitter { return emitter{r.Builder, op.Location()} }

// op inserts an operation.
func (e emitter) op(name string, operands []*ir.Value, types []ir.Type, attrs ...ir.NamedAttribute) *ir.Operation {
	return e.Create(&ir.OperationState{Def: e.Context().OpDef("emitc." + name), Loc: e.loc, Operands: operands, Types: types, Attributes: attrs})
}

// value inserts an operation with one result.
func (e emitter) value(name string, t ir.Type, operands []*ir.Value, attrs ...ir.NamedAttribute) *ir.Value {
	return e.op(name, operands, []ir.Type{t}, attrs...).Result(0)
}

// constant inserts a constant.
func (e emitter) constant(t ir.Type, v ir.Attribute) *ir.Value {
	return e.value("constant", t, nil, ir.NamedAttribute{Name: "value", Value: v})
}

// integer inserts a constant of an integer type.
func (e emitter) integer(t ir.Type, v int64) *ir.Value {
	var of ir.Type = e.Context().IndexType()
	if i, ok := t.(*ir.IntegerType); ok {
		of = i
	}
	return e.constant(t, e.Context().Int64Attr(of, v))
}

// cast casts a value, where it has another type.
func (e emitter) cast(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return e.value("cast", t, []*ir.Value{v})
}

// adapt is cast at the location of the value.
func (e emitter) adapt(v *ir.Value, t ir.Type) *ir.Value {
	e.loc = v.Location()
	return e.cast(v, t)
}

// compare compares two values.
func (e emitter) compare(p predicate, a, b *ir.Value) *ir.Value {
	ctx := e.Context()
	return e.value("cmp", ctx.IntegerType(1), []*ir.Value{a, b}, ir.NamedAttribute{Name: "predicate", Value: ctx.Int64Attr(ctx.I64(), int64(p))})
}

// A predicate is one of emitc.cmp.
type predicate int64

// The predicates.
const (
	equal predicate = iota
	notEqual
	less
	lessEqual
	greater
	greaterEqual
)
