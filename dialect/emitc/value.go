package emitc

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

func isPointer(t ir.Type) bool { return class(t) == "PointerType" }

// isInteger reports whether a type is an integer of any kind or opaque.
func isInteger(t ir.Type) bool {
	_, ok := t.(*ir.IntegerType)
	return ok || class(t) == "OpaqueType"
}

func verifyAdd(op *ir.Operation, d *diag.List) bool {
	l, r := op.Operand(0).Type(), op.Operand(1).Type()
	if isPointer(l) && isPointer(r) {
		return fail(op, d, "requires that at most one operand is a pointer")
	}
	if isPointer(l) && !isInteger(r) || isPointer(r) && !isInteger(l) {
		return fail(op, d, "requires that one operand is an integer or of opaque type if the other is a pointer")
	}
	return true
}

func verifySub(op *ir.Operation, d *diag.List) bool {
	l, r, t := op.Operand(0).Type(), op.Operand(1).Type(), op.Result(0).Type()
	switch {
	case isPointer(r) && !isPointer(l):
		return fail(op, d, "rhs can only be a pointer if lhs is a pointer")
	case isPointer(l) && !isInteger(r) && !isPointer(r):
		return fail(op, d, "requires that rhs is an integer, pointer or of opaque type if lhs is a pointer")
	case isPointer(l) && isPointer(r) && !isInteger(t) && class(t) != "PtrDiffTType":
		return fail(op, d, "requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers")
	}
	return true
}

func verifyAddressOf(op *ir.Operation, d *diag.List) bool {
	if inner(op.Operand(0).Type()) != inner(op.Result(0).Type()) {
		return fail(op, d, "requires result to be a pointer to the type referenced by operand")
	}
	return true
}

func verifyDereference(op *ir.Operation, d *diag.List) bool {
	if inner(op.Operand(0).Type()) != inner(op.Result(0).Type()) {
		return fail(op, d, "requires result to be an lvalue of the type pointed to by operand")
	}
	return true
}

func verifyApply(op *ir.Operation, d *diag.List) bool {
	operator, operand := text(op, "applicableOperator"), op.Operand(0).Type()
	switch {
	case operator == "":
		return fail(op, d, "applicable operator must not be empty")
	case operator != "&" && operator != "*":
		return fail(op, d, "applicable operator is illegal")
	case operator == "&" && class(operand) != "LValueType":
		return fail(op, d, "operand type must be an lvalue when applying `&`")
	case operator == "&" && !isPointer(op.Result(0).Type()):
		return fail(op, d, "result type must be a pointer when applying `&`")
	case operator == "*" && !isPointer(operand):
		return fail(op, d, "operand type must be a pointer when applying `*`")
	}
	return true
}

func verifyAssign(op *ir.Operation, d *diag.List) bool {
	variable, value := op.Operand(0), op.Operand(1)
	if variable.DefiningOp() == nil {
		return fail(op, d, "cannot assign to block argument")
	}
	if want := inner(variable.Type()); value.Type() != want {
		return fail(op, d, "requires value's type ('%s') to match variable's type ('%s')\n  variable: %s\n  value: %s\n",
			value.Type(), want, valueText(variable), valueText(value))
	}
	return true
}

// valueText returns a value as it stands in messages: the operation that makes it.
func valueText(v *ir.Value) string {
	if op := v.DefiningOp(); op != nil {
		if p := op.Context().PrintOp; p != nil {
			return p(op)
		}
		return op.Name()
	}
	return fmt.Sprintf("<block argument> of type '%s' at index: %d", v.Type(), v.Index())
}

func verifyLiteral(op *ir.Operation, d *diag.List) bool {
	if text(op, "value") == "" {
		return fail(op, d, "value must not be empty")
	}
	return true
}

func verifyConstant(op *ir.Operation, d *diag.List) bool {
	if !verifyVariable(op, d) {
		return false
	}
	if s, ok := opaque(op.Attr("value")); ok && s == "" {
		return fail(op, d, "value must not be empty")
	}
	return true
}

// opaque returns the text of an attribute, and whether it is one of the dialect.
func opaque(a ir.Attribute) (string, bool) {
	d, ok := a.(*ir.DefinedAttr)
	if !ok || d.Def.Dialect == nil || d.Def.Dialect.Namespace != "emitc" || d.Def.Name != "OpaqueAttr" {
		return "", false
	}
	s, _ := d.Params[0].(string)
	return s, true
}

// verifyVariable checks the value that an operation starts with.
func verifyVariable(op *ir.Operation, d *diag.List) bool {
	value := op.Attr("value")
	if _, ok := opaque(value); ok {
		return true
	}
	if _, ok := value.(*ir.StringAttr); ok {
		return fail(op, d, "string attributes are not supported, use #emitc.opaque instead")
	}
	want := op.Result(0).Type()
	if class(want) == "LValueType" {
		want = inner(want)
	}
	have := ir.TypeOf(value)
	if have == nil {
		return true
	}
	if _, index := have.(*ir.IndexType); index && isPointerWide(want) {
		return true
	}
	if have != want {
		return fail(op, d, "requires attribute to either be an #emitc.opaque attribute or it's type ('%s') to match the op's result type ('%s')", have, want)
	}
	return true
}

// caster is the CastOpInterface of emitc.cast.
type caster struct{}

// Compatible reports whether C can cast a value of a type to another.
func (caster) Compatible(from, to []ir.Type) bool {
	if len(from) != 1 || len(to) != 1 {
		return false
	}
	in, out := from[0], to[0]
	if shape, elem, ok := array(in); ok {
		return isPointer(out) && inner(out) == elem && len(shape) == 1 && shape[0] >= 1
	}
	value := func(t ir.Type) bool { return isIndexLike(t) || isSupportedFloat(t) || isPointer(t) }
	return value(in) && value(out)
}

func verifySubscript(op *ir.Operation, d *diag.List) bool {
	t, indices, result := op.Operand(0).Type(), op.OperandGroup(1), inner(op.Result(0).Type())
	if shape, elem, ok := array(t); ok {
		if len(indices) != len(shape) {
			return fail(op, d, "on array operand requires number of indices (%d) to match the rank of the array type (%d)", len(indices), len(shape))
		}
		for i := range indices {
			if t := indices[i].Value().Type(); !isIndexLike(t) {
				return fail(op, d, "on array operand requires index operand %d to be integer-like, but got '%s'", i, t)
			}
		}
		if elem != result {
			return fail(op, d, "on array operand requires element type ('%s') and result type ('%s') to match", elem, result)
		}
		return true
	}
	if !isPointer(t) {
		return true // nothing is known of what an opaque type is indexed with
	}
	if len(indices) != 1 {
		return fail(op, d, "on pointer operand requires one index operand, but got %d", len(indices))
	}
	if t := indices[0].Value().Type(); !isIndexLike(t) {
		return fail(op, d, "on pointer operand requires index operand to be integer-like, but got '%s'", t)
	}
	if inner(t) != result {
		return fail(op, d, "on pointer operand requires pointee type ('%s') and result type ('%s') to match", inner(t), result)
	}
	return true
}

// verifyVerbatim counts the placeholders "{}" of the text; "{{" is a brace. A
// text without operands has none.
func verifyVerbatim(op *ir.Operation, d *diag.List) bool {
	if op.NumOperands() == 0 {
		return true
	}
	s, n := text(op, "value"), 0
	for {
		i := strings.IndexByte(s, '{')
		if i < 0 {
			break
		}
		s = s[i+1:]
		switch {
		case s == "":
			return fail(op, d, "expected '}' after unescaped '{' at end of string")
		case s[0] == '}':
			n++
		case s[0] != '{':
			return fail(op, d, "expected '}' after unescaped '{'")
		}
		s = s[1:]
	}
	if n != op.NumOperands() {
		return fail(op, d, "requires operands for each placeholder in the format string")
	}
	return true
}
