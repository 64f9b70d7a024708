package pdl

import (
	"strconv"

	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/ir"
)

// An interpRewrite builds the function of the rewrite of one pattern.
type interpRewrite struct {
	*interpLowering
	pattern *compiledPattern
	entry   *ir.Block
	regs    map[*ir.Value]*ir.Value
	used    []*position // the positions of the arguments
}

// build builds the function and returns its name.
func (w *interpRewrite) build() string {
	name := "pdl_generated_rewriter"
	for i := 0; w.names[name]; i++ {
		name = "pdl_generated_rewriter_" + strconv.Itoa(i)
	}
	w.names[name] = true
	f := w.function(w.rewriters, name, nil)
	w.entry = f.Region(0).Entry()
	rw := w.pattern.rewrite
	if native, ok := rw.external(); ok {
		var args []*ir.Value
		if root := rw.root(); root != nil {
			args = append(args, w.value(root))
		}
		args = append(args, w.valuesOf(rw.externalArgs())...)
		w.apply(native, args, nil)
	} else {
		for op := range rw.body().Ops() {
			w.step(op)
		}
	}
	w.emit(w.entry, "finalize", nil, nil, nil)
	var types []ir.Type
	for _, a := range w.entry.Args() {
		types = append(types, a.Type())
	}
	f.SetAttr("function_type", w.ctx.TypeAttr(w.ctx.FunctionType(types, nil)))
	return name
}

func (w *interpRewrite) apply(name string, args []*ir.Value, types []ir.Type) *ir.Operation {
	w.SetInsertionPointToEnd(w.entry)
	return w.Create(&ir.OperationState{Def: w.def("apply_rewrite"), Operands: args, Types: types,
		Attributes: []ir.NamedAttribute{attr("name", w.ctx.StringAttr(name))}})
}

func (w *interpRewrite) valuesOf(operands []ir.Operand) []*ir.Value {
	list := make([]*ir.Value, len(operands))
	for i := range list {
		list[i] = w.value(operands[i].Value())
	}
	return list
}

// value returns the value that represents v: one of the rewrite, a constant, or a new
// argument.
func (w *interpRewrite) value(v *ir.Value) *ir.Value {
	if have := w.regs[v]; have != nil {
		return have
	}
	if c := w.constant(v.DefiningOp()); c != nil {
		return c
	}
	pos := w.pattern.found[v]
	if pos == nil {
		w.failf(v.DefiningOp(), "is used by the rewrite but is no part of what is matched")
	}
	w.used = append(w.used, pos)
	arg := w.entry.AddArgument(v.Type(), w.Loc)
	w.regs[v] = arg
	return arg
}

func (w *interpRewrite) constant(op *ir.Operation) *ir.Value {
	var name string
	var value ir.Attribute
	if a, ok := asAttribute(op); ok && a.value() != nil {
		name, value = "create_attribute", a.value()
	} else if value = constantTypes(op); value != nil {
		name = "create_types"
		if _, ok := value.(*ir.TypeAttr); ok {
			name = "create_type"
		}
	} else {
		return nil
	}
	return w.define(op.Result(0), name, nil, attr("value", value))
}

// define builds the operation that defines the value representing v.
func (w *interpRewrite) define(v *ir.Value, name string, operands []*ir.Value, attrs ...ir.NamedAttribute) *ir.Value {
	out := w.emit(w.entry, name, operands, v.Type(), nil, attrs...).Result(0)
	w.regs[v] = out
	return out
}

func (w *interpRewrite) step(op *ir.Operation) {
	switch op.Name() {
	case "pdl.attribute", "pdl.type", "pdl.types":
		w.constant(op)
	case "pdl.apply_native_rewrite":
		out := w.apply(nativeName(op), w.valuesOf(op.OpOperands()), op.ResultTypes())
		for i := range op.NumResults() {
			w.regs[op.Result(i)] = out.Result(i)
		}
	case "pdl.erase":
		w.emit(w.entry, "erase", w.valuesOf(op.OpOperands()), nil, nil)
	case "pdl.operation":
		w.create(operationOp{op})
	case "pdl.range":
		w.define(op.Result(0), "create_range", w.valuesOf(op.OpOperands()))
	case "pdl.replace":
		w.replace(op)
	case "pdl.result":
		w.define(op.Result(0), "get_result", w.valuesOf(op.OpOperands()), attr("index", w.i32(w.numberedResult(op))))
	case "pdl.results":
		var attrs []ir.NamedAttribute
		if index := w.numberedResult(op); index != none {
			attrs = append(attrs, attr("index", w.i32(index)))
		}
		w.define(op.Result(0), "get_results", w.valuesOf(op.OpOperands()), attrs...)
	}
}

// results returns all results of an operation, and types their types.
func (w *interpRewrite) results(op *ir.Value) *ir.Value {
	return w.emit(w.entry, "get_results", []*ir.Value{op}, w.typeOf(valueRangeValue), nil).Result(0)
}

func (w *interpRewrite) types(values *ir.Value) *ir.Value {
	k := typeValue
	if isRange(values) {
		k = typeRangeValue
	}
	return w.emit(w.entry, "get_value_type", []*ir.Value{values}, w.typeOf(k), nil).Result(0)
}

func (w *interpRewrite) create(op operationOp) {
	operands := w.valuesOf(op.operands())
	_, attrOperands := op.attributes()
	attrs := w.valuesOf(attrOperands)
	types, infer := w.resultTypes(op)
	name, _ := op.name()
	props := []ir.NamedAttribute{
		attr("name", w.ctx.StringAttr(name)),
		attr("inputAttributeNames", op.Attr("attributeValueNames")),
		attr(ir.OperandSegments, w.ctx.DenseI32Array([]int32{int32(len(operands)), int32(len(attrs)), int32(len(types))})),
	}
	if infer {
		props = append(props, attr("inferredResultTypes", w.ctx.UnitAttr()))
	}
	all := append(append(operands, attrs...), types...)
	created := w.define(op.Result(0), "create_operation", all, props...)
	w.typesOfResults(op, created)
}

// resultTypes is rewriteCompiler.resultTypes for this form.
func (w *interpRewrite) resultTypes(op operationOp) (types []*ir.Value, infer bool) {
	if types, ok := w.givenTypes(op); ok {
		return types, false
	}
	name, _ := op.name()
	if pdldialect.InfersTypes(w.ctx.OpDef(name)) {
		return nil, true
	}
	if replaced := replacedBy(op); replaced != nil {
		return []*ir.Value{w.types(w.results(w.value(replaced)))}, false
	}
	if len(op.types()) > 0 {
		w.failf(op.Operation, "unable to infer result type for operation")
	}
	return nil, false
}

func (w *interpRewrite) givenTypes(op operationOp) (list []*ir.Value, ok bool) {
	types := op.types()
	for i := range types {
		v := types[i].Value()
		if w.regs[v] == nil && v.DefiningOp().Block() == op.Block() {
			return nil, false
		}
		list = append(list, w.value(v))
	}
	return list, len(types) > 0
}

func (w *interpRewrite) typesOfResults(op operationOp, created *ir.Value) {
	types := op.types()
	if isOneRange(types) {
		if v := types[0].Value(); w.regs[v] == nil {
			w.regs[v] = w.types(w.results(created))
		}
		return
	}
	seenRange := false
	for i := range types {
		v := types[i].Value()
		variadic := isRange(v)
		seenRange = seenRange || variadic
		if w.regs[v] != nil {
			continue
		}
		name := "get_result"
		if seenRange {
			name = "get_results"
		}
		value := w.emit(w.entry, name, []*ir.Value{created}, w.typeOf(groupKind(variadic)), nil, attr("index", w.i32(i)))
		w.regs[v] = w.types(value.Result(0))
	}
}

func (w *interpRewrite) replace(op *ir.Operation) {
	var values []*ir.Value
	if with := op.OperandGroup(1); len(with) == 1 {
		target, ok := asOperation(op.Operand(0).DefiningOp())
		if !ok || len(target.types()) > 0 {
			values = append(values, w.results(w.value(with[0].Value())))
		}
	}
	values = append(values, w.valuesOf(op.OperandGroup(2))...)
	target := w.value(op.Operand(0))
	if len(values) == 0 {
		w.emit(w.entry, "erase", []*ir.Value{target}, nil, nil)
		return
	}
	w.emit(w.entry, "replace", append([]*ir.Value{target}, values...), nil, nil)
}
