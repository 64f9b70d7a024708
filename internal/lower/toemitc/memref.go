package toemitc

import (
	"github.com/mica-ir/mica/dialect/emitc"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// MemRefs is convert-memref-to-emitc.
type MemRefs struct {
	Cpp bool `option:"lower-to-cpp"`
}

// Run turns memrefs into arrays, and includes the headers of the functions that are called.
func (p *MemRefs) Run(r *pass.Run) error {
	all, err := NewTypes(r.Context())
	if err != nil {
		return err
	}
	types := &Types{TypeConverter: conversion.NewTypeConverter(), size: all.size, difference: all.difference}
	types.Add(func(x ir.Type) (ir.Type, bool) { return x, emitc.IsSupportedType(x) })
	types.addArrays()
	target := conversion.NewTarget()
	target.IllegalDialects("memref")
	target.LegalDialects("emitc")
	if err := lower(r, target, MemRefPatterns(types)); err != nil {
		return err
	}
	headers := map[string]string{"malloc": "stdlib.h", "aligned_alloc": "stdlib.h", "memcpy": "string.h"}
	if p.Cpp {
		headers = map[string]string{"malloc": "cstdlib", "aligned_alloc": "cstdlib", "memcpy": "cstring"}
	}
	include(r.Op, headers)
	return nil
}

// include adds to a module the includes for the functions that it calls, if headers has one and the
// module does not include it yet.
func include(module *ir.Operation, headers map[string]string) {
	body := module.Region(0).Entry()
	b := ir.NewBuilder(module.Context())
	b.Loc = module.Location()
	if first := body.Front(); first != nil {
		b.SetInsertionPoint(first)
	}
	included := map[string]bool{}
	for op := range ir.All(module, ir.PostOrder) {
		if x := (emitc.IncludeOp{Operation: op}); op.Name() == emitc.IncludeOpName && x.IsStandardInclude() {
			included[x.Include()] = true
		}
	}
	for op := range ir.All(module, ir.PostOrder) {
		if op.Name() != emitc.CallOpaqueOpName {
			continue
		}
		if header := headers[emitc.CallOpaqueOp{Operation: op}.Callee()]; header != "" && !included[header] {
			included[header] = true
			b.Op("emitc.include").Set("include", header).Set("is_standard_include", true).MustBuild()
		}
	}
}

// addArrays converts a memref with at least one element to an array, in the order of its
// dimensions.
func (t *Types) addArrays() {
	t.Add(func(x ir.Type) (ir.Type, bool) {
		m, ok := x.(*ir.MemRefType)
		if !ok || !isArray(m) {
			return nil, false
		}
		elem := t.Convert(m.Element)
		if elem == nil {
			return nil, false
		}
		shape := make(ir.ParamList, len(m.Shape()))
		for i, n := range m.Shape() {
			shape[i] = n
		}
		array, err := m.Context().NewType("emitc.array", ir.Params{"shape": shape, "elementType": elem})
		return array, err == nil
	})
	t.AddSource(castTo)
	t.AddTargetValue(castTo)
}

func isArray(t *ir.MemRefType) bool {
	n, ok := ir.NumElements(t)
	return ok && n > 0 && len(t.Shape()) > 0 && memref.HasIdentityLayout(t)
}

// MemRefPatterns returns the patterns for memref.
func MemRefPatterns(t *Types) []conversion.Pattern {
	return []conversion.Pattern{
		t.pattern("memref.alloca", t.local), t.pattern("memref.alloc", t.allocate), t.pattern("memref.copy", t.copy),
		t.pattern("memref.global", t.global), t.pattern("memref.get_global", t.getGlobal),
		t.pattern("memref.load", t.loadElement), t.pattern("memref.store", t.storeElement),
	}
}

// local makes a variable.
func (t *Types) local(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	alloca := memref.AllocaOp{Operation: op}
	if n, ok := alloca.Alignment(); ok && n > 1 {
		return r.MatchFailure(op, "cannot transform alloca with alignment requirement")
	}
	to := t.Convert(op.Result(0).Type())
	none, err := r.Context().NewAttr("emitc.opaque", ir.Params{"value": ""})
	if to == nil || err != nil {
		return r.MatchFailure(op, "cannot convert type")
	}
	r.Replace(op, emit(op, r).value("variable", to, nil, ir.NamedAttribute{Name: "value", Value: none}))
	return true
}

// pointer returns the type of pointers to a type.
func (e emitter) pointer(to ir.Type) ir.Type {
	t, err := e.Context().NewType("emitc.ptr", ir.Params{"pointee": to})
	if err != nil {
		panic(err) // a type of an element is not an lvalue
	}
	return t
}

// lvalue returns the type of a variable that holds values of a type.
func (e emitter) lvalue(of ir.Type) ir.Type {
	t, err := e.Context().NewType("emitc.lvalue", ir.Params{"valueType": of})
	if err != nil {
		panic(err) // all types of elements are supported
	}
	return t
}

// callOpaque calls a function of C.
func (e emitter) callOpaque(name string, results []ir.Type, operands []*ir.Value, attrs ...ir.NamedAttribute) *ir.Operation {
	return e.op("call_opaque", operands, results, append(attrs, ir.NamedAttribute{Name: "callee", Value: e.Context().StringAttr(name)})...)
}

// bytes computes the size of an array.
func (t *Types) bytes(e emitter, m *ir.MemRefType) *ir.Value {
	ctx := e.Context()
	args := ir.NamedAttribute{Name: "args", Value: ctx.ArrayAttr([]ir.Attribute{ctx.TypeAttr(m.Element)})}
	of := e.callOpaque("sizeof", []ir.Type{t.size}, nil, args).Result(0)
	n, _ := ir.NumElements(m)
	return e.value("mul", t.size, []*ir.Value{of, e.integer(ctx.IndexType(), n)})
}

// allocate calls a function of the standard library.
func (t *Types) allocate(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	alloc := memref.AllocOp{Operation: op}
	m, ok := op.Result(0).Type().(*ir.MemRefType)
	if !ok || !isArray(m) {
		return r.MatchFailure(op, "incompatible memref type for EmitC conversion")
	}
	e := emit(op, r)
	args := []*ir.Value{t.bytes(e, m)}
	name := "malloc"
	if n, ok := alloc.Alignment(); ok {
		name = "aligned_alloc"
		args = []*ir.Value{e.integer(t.size, n), args[0]}
	}
	void, err := r.Context().NewType("emitc.opaque", ir.Params{"value": "void"})
	if err != nil {
		return false
	}
	v := e.callOpaque(name, []ir.Type{e.pointer(void)}, args).Result(0)
	r.Replace(op, e.value("cast", e.pointer(m.Element), []*ir.Value{v}))
	return true
}

// copy copies the bytes.
func (t *Types) copy(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	from, ok := memref.CopyOp{Operation: op}.Source().Type().(*ir.MemRefType)
	if !ok || !isArray(from) {
		return r.MatchFailure(op, "incompatible source memref type for EmitC conversion")
	}
	if to, ok := (memref.CopyOp{Operation: op}).Target().Type().(*ir.MemRefType); !ok || !isArray(to) {
		return r.MatchFailure(op, "incompatible target memref type for EmitC conversion")
	}
	e := emit(op, r)
	source := e.firstElement(operands[0], from)
	target := e.firstElement(operands[1], from)
	e.callOpaque("memcpy", nil, []*ir.Value{target, source, t.bytes(e, from)})
	r.Erase(op)
	return true
}

// firstElement returns a pointer to the first element of an array.
func (e emitter) firstElement(array *ir.Value, m *ir.MemRefType) *ir.Value {
	zero := e.integer(e.Context().IndexType(), 0)
	indices := make([]*ir.Value, len(m.Shape()))
	for i := range indices {
		indices[i] = zero
	}
	first := e.subscript(array, indices, m.Element)
	return e.value("address_of", e.pointer(m.Element), []*ir.Value{first})
}

func (e emitter) subscript(array *ir.Value, indices []*ir.Value, elem ir.Type) *ir.Value {
	return e.value("subscript", e.lvalue(elem), append([]*ir.Value{array}, indices...))
}

// stored returns the type of the variable for a global memref, or nil if it cannot be converted.
// Without dimensions this is the element's type.
func (t *Types) stored(m *ir.MemRefType) ir.Type {
	if len(m.Shape()) == 0 {
		return t.Convert(m.Element)
	}
	return t.Convert(m)
}

// global creates a static variable if the memref is private, and an extern one if it is public.
// Without either, a constant would have different linkage in C and C++.
func (t *Types) global(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	g := memref.GlobalOp{Operation: op}
	m, ok := g.Type().(*ir.MemRefType)
	if !ok || !ir.HasStaticShape(m) {
		return r.MatchFailure(op, "cannot transform global with dynamic shape")
	}
	if n, ok := g.Alignment(); ok && n > 1 {
		return r.MatchFailure(op, "global variable with alignment requirement is currently not supported")
	}
	to := t.stored(m)
	if to == nil {
		return r.MatchFailure(op, "cannot convert result type")
	}
	specifier := "extern_specifier"
	switch ir.SymbolVisibility(op) {
	case ir.Private:
		specifier = "static_specifier"
	case ir.Nested:
		return r.MatchFailure(op, "only public and private visibility is currently supported for emitc lowering")
	}
	ctx := r.Context()
	attrs := []ir.NamedAttribute{
		{Name: ir.SymbolNameAttr, Value: ctx.StringAttr(g.SymName())}, {Name: "type", Value: ctx.TypeAttr(to)}, {Name: specifier, Value: ctx.UnitAttr()},
	}
	if g.Constant() {
		attrs = append(attrs, ir.NamedAttribute{Name: "const_specifier", Value: ctx.UnitAttr()})
	}
	if v := initial(g, m); v != nil {
		attrs = append(attrs, ir.NamedAttribute{Name: "initial_value", Value: v})
	}
	emit(op, r).op("global", nil, nil, attrs...)
	r.Erase(op)
	return true
}

// initial returns the value that a global memref has at first, nil if it is not initialized.
func initial(g memref.GlobalOp, m *ir.MemRefType) ir.Attribute {
	v, ok := g.InitialValue()
	if _, unit := v.(*ir.UnitAttr); !ok || unit {
		return nil
	}
	if dense, ok := v.(*ir.DenseElementsAttr); ok && len(m.Shape()) == 0 {
		return dense.Attr(0)
	}
	return v
}

func (t *Types) getGlobal(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	m, ok := memref.GetGlobalOp{Operation: op}.ResultValue().Type().(*ir.MemRefType)
	if !ok {
		return false
	}
	to := t.stored(m)
	if to == nil {
		return r.MatchFailure(op, "cannot convert result type")
	}
	e := emit(op, r)
	name := ir.NamedAttribute{Name: "name", Value: memref.GetGlobalOp{Operation: op}.NameAttribute()}
	if len(m.Shape()) > 0 {
		r.Replace(op, e.value("get_global", to, nil, name))
		return true
	}
	v := e.value("get_global", e.lvalue(to), nil, name)
	r.Replace(op, e.value("address_of", e.pointer(to), []*ir.Value{v}))
	return true
}

func (t *Types) loadElement(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	to := t.Convert(op.Result(0).Type())
	if to == nil {
		return r.MatchFailure(op, "cannot convert type")
	}
	if !emitc.IsArray(operands[0].Type()) {
		return r.MatchFailure(op, "expected array type")
	}
	e := emit(op, r)
	element := e.subscript(operands[0], operands[1:], to)
	r.Replace(op, e.value("load", to, []*ir.Value{element}))
	return true
}

func (t *Types) storeElement(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if !emitc.IsArray(operands[1].Type()) {
		return r.MatchFailure(op, "expected array type")
	}
	e := emit(op, r)
	element := e.subscript(operands[1], operands[2:], operands[0].Type())
	e.op("assign", []*ir.Value{element, operands[0]}, nil)
	r.Erase(op)
	return true
}
