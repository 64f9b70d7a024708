package emitc

import (
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

func functionType(op *ir.Operation) *ir.FunctionType {
	if a, ok := op.Attr("function_type").(*ir.TypeAttr); ok {
		if t, ok := a.Value.(*ir.FunctionType); ok {
			return t
		}
	}
	return &ir.FunctionType{}
}

// function returns the function that an attribute names. It reports where there
// is none.
func function(op *ir.Operation, attr string, d *diag.List) *ir.Operation {
	ref, ok := op.Attr(attr).(*ir.SymbolRefAttr)
	if !ok {
		fail(op, d, "requires a '%s' symbol reference attribute", attr)
		return nil
	}
	fn := ir.LookupSymbol(op, ref)
	if fn == nil || fn.Name() != "emitc.func" {
		fail(op, d, "'%s' does not reference a valid function", ref.Root)
		return nil
	}
	return fn
}

func verifyDeclaration(op *ir.Operation, d *diag.List) bool {
	return function(op, "sym_name", d) != nil
}

func verifyCall(op *ir.Operation, d *diag.List) bool {
	fn := function(op, "callee", d)
	if fn == nil {
		return false
	}
	t := functionType(fn)
	if len(t.Inputs) != op.NumOperands() {
		return fail(op, d, "incorrect number of operands for callee")
	}
	for i, want := range t.Inputs {
		if got := op.Operand(i).Type(); got != want {
			return fail(op, d, "operand type mismatch: expected operand type '%s', but provided '%s' for operand number %d", want, got, i)
		}
	}
	if len(t.Results) != op.NumResults() {
		return fail(op, d, "incorrect number of results for callee")
	}
	for i, want := range t.Results {
		if op.Result(i).Type() != want {
			e := op.EmitOpError(d, "result type mismatch at index %d", i)
			e.Notef(op.Location().Place(), "      op result types: %s", quoted(op.ResultTypes()))
			e.Notef(op.Location().Place(), "function result types: %s", quoted(t.Results))
			return false
		}
	}
	return true
}

func quoted(ts []ir.Type) string {
	parts := make([]string, len(ts))
	for i, t := range ts {
		parts[i] = "'" + t.String() + "'"
	}
	return strings.Join(parts, ", ")
}

func verifyCallOpaque(op *ir.Operation, d *diag.List) bool {
	if text(op, "callee") == "" {
		return fail(op, d, "callee must not be empty")
	}
	if args, ok := op.Attr("args").(*ir.ArrayAttr); ok {
		for _, a := range args.Elements {
			switch a := a.(type) {
			case *ir.IntegerAttr:
				if _, index := a.Type().(*ir.IndexType); index && (a.Int64() < 0 || a.Int64() >= int64(op.NumOperands())) {
					return fail(op, d, "index argument is out of range")
				}
			case *ir.ArrayAttr:
				return fail(op, d, "array argument has no type")
			}
		}
	}
	if args, ok := op.Attr("template_args").(*ir.ArrayAttr); ok {
		for _, a := range args.Elements {
			switch a.(type) {
			case *ir.TypeAttr, *ir.IntegerAttr, *ir.FloatAttr:
			default:
				if _, ok := opaque(a); !ok {
					return fail(op, d, "template argument has invalid type")
				}
			}
		}
	}
	for _, t := range op.ResultTypes() {
		if class(t) == "ArrayType" {
			return fail(op, d, "cannot return array type")
		}
	}
	return true
}

func verifyFunction(op *ir.Operation, d *diag.List) bool {
	t := functionType(op)
	for _, in := range t.Inputs {
		if class(in) == "LValueType" {
			return fail(op, d, "cannot have lvalue type as argument")
		}
	}
	if len(t.Results) > 1 {
		return fail(op, d, "requires zero or exactly one result, but has %d", len(t.Results))
	}
	if len(t.Results) == 1 && class(t.Results[0]) == "ArrayType" {
		return fail(op, d, "cannot return array type")
	}
	return true
}

func verifyReturn(op *ir.Operation, d *diag.List) bool {
	fn := op.ParentOp()
	results, name := functionType(fn).Results, ir.SymbolName(fn)
	if op.NumOperands() != len(results) {
		return fail(op, d, "has %d operands, but enclosing function (@%s) returns %d", op.NumOperands(), name, len(results))
	}
	if len(results) == 1 && op.Operand(0).Type() != results[0] {
		op.EmitError(d, "type of the return operand ('%s') doesn't match function result type ('%s') in function @%s",
			op.Operand(0).Type(), results[0], name)
		return false
	}
	return true
}

// initializer returns the type of the attribute that initializes a variable.
func initializer(t ir.Type) ir.Type {
	if shape, elem, ok := array(t); ok {
		return t.Context().RankedTensorType(shape, elem, nil)
	}
	return t
}

// isElements reports whether an attribute holds elements of a shape.
func isElements(a ir.Attribute) bool {
	switch a.(type) {
	case *ir.DenseElementsAttr, *ir.DenseStringElementsAttr, *ir.DenseResourceElementsAttr, *ir.SparseElementsAttr:
		return true
	}
	return false
}

// isInitializer reports whether an attribute can initialize a variable.
func isInitializer(a ir.Attribute) bool {
	switch a.(type) {
	case *ir.IntegerAttr, *ir.FloatAttr:
		return true
	}
	_, ok := opaque(a)
	return ok || isElements(a)
}

// parseInitialValue parses `type (= attribute)?`.
func parseInitialValue(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	t, ok := p.ParseType()
	if !ok {
		return true, false
	}
	a.SetAttr(0, p.Context().TypeAttr(t))
	if !p.OptionalPunct(asm.Equal) {
		return true, true
	}
	v, ok := p.ParseAttribute(initializer(t))
	if !ok {
		return true, false
	}
	a.SetAttr(1, v)
	if !isInitializer(v) {
		return true, p.Errorf(p.NamePos(), "initial value should be a integer, float, elements or opaque attribute")
	}
	return true, true
}

func printInitialValue(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if t, ok := a.Attr(0).(*ir.TypeAttr); ok {
		p.Type(t.Value)
	}
	if v := a.Attr(1); v != nil {
		p.Text(" = ")
		p.AttributeWithoutType(v)
	}
}

// typeOf returns the type that an attribute of an operation gives.
func typeOf(op *ir.Operation, name string) ir.Type {
	if t, ok := op.Attr(name).(*ir.TypeAttr); ok {
		return t.Value
	}
	return nil
}

func verifyGlobal(op *ir.Operation, d *diag.List) bool {
	t := typeOf(op, "type")
	if !IsSupportedType(t) {
		return fail(op, d, "expected valid emitc type")
	}
	if v := op.Attr("initial_value"); v != nil && !verifyInitialValue(op, t, v, d) {
		return false
	}
	if op.Attr("static_specifier") != nil && op.Attr("extern_specifier") != nil {
		return fail(op, d, "cannot have both static and extern specifiers")
	}
	return true
}

func verifyInitialValue(op *ir.Operation, t ir.Type, v ir.Attribute, d *diag.List) bool {
	if !isInitializer(v) {
		return fail(op, d, "initial value should be a integer, float, elements or opaque attribute, but got %s", v)
	}
	typed, ok := v.(ir.TypedAttribute)
	if !ok {
		return true
	}
	want := t
	if isElements(v) {
		if class(t) != "ArrayType" {
			return fail(op, d, "expected array type, but got '%s'", t)
		}
		want = initializer(t)
	}
	if typed.Type() != want {
		return fail(op, d, "initial value expected to be of type '%s', but was of type '%s'", t, typed.Type())
	}
	return true
}

func verifyGetGlobal(op *ir.Operation, d *diag.List) bool {
	ref, ok := op.Attr("name").(*ir.SymbolRefAttr)
	if !ok {
		return true
	}
	global := ir.LookupSymbol(op, ref)
	if global == nil || global.Name() != "emitc.global" {
		return fail(op, d, "'%s' does not reference a valid emitc.global", ref.Root)
	}
	have, want := op.Result(0).Type(), typeOf(global, "type")
	if class(want) == "ArrayType" {
		if have != want {
			return fail(op, d, "on array type expects result type '%s' to match type '%s' of the global @%s", have, want, ref.Root)
		}
		return true
	}
	if class(have) != "LValueType" {
		return fail(op, d, "on non-array type expects result type to be an lvalue type for the global @%s", ref.Root)
	}
	if inner(have) != want {
		return fail(op, d, "on non-array type expects result inner type '%s' to match type '%s' of the global @%s", inner(have), want, ref.Root)
	}
	return true
}

func verifyField(op *ir.Operation, d *diag.List) bool {
	if !IsSupportedType(typeOf(op, "type")) {
		return fail(op, d, "expected valid emitc type")
	}
	if p := op.ParentOp(); p == nil || p.Name() != "emitc.class" {
		return fail(op, d, "field must be nested within an emitc.class operation")
	}
	if ir.SymbolName(op) == "" {
		return fail(op, d, "field must have a non-empty symbol name")
	}
	return true
}

// classAround returns the class that an operation lies in, nil if in none.
func classAround(op *ir.Operation) *ir.Operation {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Name() == "emitc.class" {
			return p
		}
	}
	return nil
}

func verifyGetField(op *ir.Operation, d *diag.List) bool {
	if classAround(op) == nil {
		return fail(op, d, " must be nested within an emitc.class operation")
	}
	return true
}

func verifyFieldUse(op *ir.Operation, d *diag.List) bool {
	c := classAround(op)
	ref, ok := op.Attr("field_name").(*ir.SymbolRefAttr)
	if c == nil || !ok {
		return true
	}
	field := ir.LookupSymbolIn(c, ref.Root)
	if field == nil || field.Name() != "emitc.field" {
		return fail(op, d, "field '%s' not found in the class", ref)
	}
	if have, want := op.Result(0).Type(), typeOf(field, "type"); have != want {
		return fail(op, d, "result type '%s' does not match field '%s' type '%s'", have, ref, want)
	}
	return true
}
