package tollvm

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// An emitter inserts operations of the llvm dialect at a location.
type emitter struct {
	*ir.Builder
	t      *Types
	origin ir.Origin
	// fail reports that an operation is not as lowered code needs it; nil outside of patterns.
	fail func(op *ir.Operation, format string, args ...any) *diag.Diagnostic
}

// emit returns an emitter that inserts operations where a pattern is, at the location of op.
func (t *Types) emit(op *ir.Operation, r *conversion.Rewriter) emitter {
	return emitter{r.Builder, t, op.Origin(), r.EmitError}
}

// op inserts an operation.
func (e emitter) op(name string, operands []*ir.Value, types []ir.Type, attrs ...ir.NamedAttribute) *ir.Operation {
	return e.Create(&ir.OperationState{Def: e.Context().OpDef("llvm." + name), Origin: e.origin, Operands: operands, Types: types, Attributes: attrs})
}

// value inserts an operation with one result.
func (e emitter) value(name string, t ir.Type, operands []*ir.Value, attrs ...ir.NamedAttribute) *ir.Value {
	return e.op(name, operands, []ir.Type{t}, attrs...).Result(0)
}

// index inserts a constant that was an index.
func (e emitter) index(n int64) *ir.Value {
	return e.value("mlir.constant", e.t.index, nil, ir.NamedAttribute{Name: "value", Value: e.Context().Int64Attr(e.Context().IndexType(), n)})
}

// integer inserts an operation on two numbers of the same type.
func (e emitter) integer(name string, x, y *ir.Value) *ir.Value {
	return e.value(name, x.Type(), []*ir.Value{x, y})
}

// position is the attribute for a place in an aggregate.
func (e emitter) position(at ...int64) ir.NamedAttribute {
	return ir.NamedAttribute{Name: "position", Value: e.Context().DenseI64Array(at)}
}

// extract inserts the operation that takes a value of type t out of an aggregate.
func (e emitter) extract(from *ir.Value, t ir.Type, at ...int64) *ir.Value {
	return e.value("extractvalue", t, []*ir.Value{from}, e.position(at...))
}

// insert inserts the operation that changes one value of an aggregate.
func (e emitter) insert(into, v *ir.Value, at ...int64) *ir.Value {
	return e.value("insertvalue", into.Type(), []*ir.Value{into, v}, e.position(at...))
}

// alloca allocates memory on the stack: n times a type.
func (e emitter) alloca(pointer, elem ir.Type, n *ir.Value) *ir.Value {
	return e.Op("llvm.alloca").AtOrigin(e.origin).Operand("arraySize", n).Set("elem_type", elem).Results(pointer).MustBuild().Result(0)
}

// load loads a value.
func (e emitter) load(t ir.Type, from *ir.Value) *ir.Value {
	return e.Op("llvm.load").AtOrigin(e.origin).Operand("addr", from).Results(t).MustBuild().Result(0)
}

// store stores a value.
func (e emitter) store(v, to *ir.Value) {
	e.Op("llvm.store").AtOrigin(e.origin).Operand("value", v).Operand("addr", to).MustBuild()
}

// call calls a function by its name.
func (e emitter) call(name string, operands []*ir.Value, results ...ir.Type) *ir.Operation {
	return e.Op("llvm.call").AtOrigin(e.origin).Operand("callee_operands", operands...).Set("callee", name).Results(results...).MustBuild()
}
