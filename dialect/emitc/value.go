package emitc

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
)

func isPointer(t ir.Type) bool { return class(t) == "PointerType" }

// isInteger reports whether a type is an integer of any kind or opaque.
func isInteger(t ir.Type) bool {
	_, ok := t.(*ir.IntegerType)
	return ok || class(t) == "OpaqueType"
}

func verifyAdd(op AddOp, c *ir.Checker) {
	l, r := op.Lhs().Type(), op.Rhs().Type()
	c.Check(!isPointer(l) || !isPointer(r), "requires that at most one operand is a pointer")
	c.Check((!isPointer(l) || isInteger(r)) && (!isPointer(r) || isInteger(l)),
		"requires that one operand is an integer or of opaque type if the other is a pointer")
}

func verifySub(op SubOp, c *ir.Checker) {
	l, r, t := op.Lhs().Type(), op.Rhs().Type(), op.ResultValue().Type()
	c.Check(!isPointer(r) || isPointer(l), "rhs can only be a pointer if lhs is a pointer")
	c.Check(!isPointer(l) || isInteger(r) || isPointer(r), "requires that rhs is an integer, pointer or of opaque type if lhs is a pointer")
	c.Check(!isPointer(l) || !isPointer(r) || isInteger(t) || class(t) == "PtrDiffTType",
		"requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers")
}

func verifyAddressOf(op AddressOfOp, c *ir.Checker) {
	c.Check(inner(op.Reference().Type()) == inner(op.ResultValue().Type()), "requires result to be a pointer to the type referenced by operand")
}

func verifyDereference(op DereferenceOp, c *ir.Checker) {
	c.Check(inner(op.Pointer().Type()) == inner(op.ResultValue().Type()), "requires result to be an lvalue of the type pointed to by operand")
}

func verifyApply(op ApplyOp, c *ir.Checker) {
	operator, operand := op.ApplicableOperator(), op.OperandOperand().Type()
	c.Check(operator != "", "applicable operator must not be empty")
	c.Check(operator == "&" || operator == "*", "applicable operator is illegal")
	c.Check(operator != "&" || class(operand) == "LValueType", "operand type must be an lvalue when applying `&`")
	c.Check(operator != "&" || isPointer(op.ResultValue().Type()), "result type must be a pointer when applying `&`")
	c.Check(operator != "*" || isPointer(operand), "operand type must be a pointer when applying `*`")
}

func verifyAssign(op AssignOp, c *ir.Checker) {
	variable, value := op.Var(), op.Value()
	c.Check(variable.DefiningOp() != nil, "cannot assign to block argument")
	if want := inner(variable.Type()); value.Type() != want {
		c.Failf("requires value's type ('%s') to match variable's type ('%s')\n  variable: %s\n  value: %s\n",
			value.Type(), want, valueText(variable), valueText(value))
	}
}

// valueText returns a value as messages show it: the operation that makes it.
func valueText(v *ir.Value) string {
	if op := v.DefiningOp(); op != nil {
		if p := op.Context().PrintOp; p != nil {
			return p(op)
		}
		return op.Name()
	}
	return fmt.Sprintf("<block argument> of type '%s' at index: %d", v.Type(), v.Index())
}

func verifyLiteral(op LiteralOp, c *ir.Checker) {
	c.Check(op.Value() != "", "value must not be empty")
}

func verifyConstant(op ConstantOp, c *ir.Checker) {
	verifyVariable(op.Operation, c)
	s, ok := opaque(op.ValueAttr())
	c.Check(!ok || s != "", "value must not be empty")
}

func foldConstant(op ConstantOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return folding.Attr(op.ValueAttr())
}

// materialize creates a constant operation for the result of a fold.
func materialize(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	return folding.Constant(b, ConstantOpName, value, t)
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

// verifyVariable checks the value that an operation, emitc.constant or another one, starts with.
func verifyVariable(op *ir.Operation, c *ir.Checker) {
	value := ConstantOp{op}.ValueAttr()
	if _, ok := opaque(value); ok {
		return
	}
	_, ok := value.(*ir.StringAttr)
	c.Check(!ok, "string attributes are not supported, use #emitc.opaque instead")
	want := op.Result(0).Type()
	if class(want) == "LValueType" {
		want = inner(want)
	}
	have := ir.TypeOf(value)
	if have == nil {
		return
	}
	if _, index := have.(*ir.IndexType); index && IsPointerWide(want) {
		return
	}
	c.Checkf(have == want,
		"requires attribute to either be an #emitc.opaque attribute or it's type ('%s') to match the op's result type ('%s')", have, want)
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
	value := func(t ir.Type) bool { return isIndexLike(t) || IsSupportedFloat(t) || isPointer(t) }
	return value(in) && value(out)
}

func verifySubscript(op SubscriptOp, c *ir.Checker) {
	t, indices, result := op.Value().Type(), op.Indices(), inner(op.ResultValue().Type())
	if shape, elem, ok := array(t); ok {
		c.Checkf(len(indices) == len(shape),
			"on array operand requires number of indices (%d) to match the rank of the array type (%d)", len(indices), len(shape))
		for i := range indices {
			if t := indices[i].Value().Type(); !isIndexLike(t) {
				c.Failf("on array operand requires index operand %d to be integer-like, but got '%s'", i, t)
			}
		}
		c.Checkf(elem == result, "on array operand requires element type ('%s') and result type ('%s') to match", elem, result)
		return
	}
	if !isPointer(t) {
		return // an opaque type accepts any indices
	}
	c.Checkf(len(indices) == 1, "on pointer operand requires one index operand, but got %d", len(indices))
	if t := indices[0].Value().Type(); !isIndexLike(t) {
		c.Failf("on pointer operand requires index operand to be integer-like, but got '%s'", t)
	}
	c.Checkf(inner(t) == result, "on pointer operand requires pointee type ('%s') and result type ('%s') to match", inner(t), result)
}

// verifyVerbatim counts the placeholders "{}" of the text; "{{" is a brace. A
// text without operands has none.
func verifyVerbatim(op *ir.Operation, c *ir.Checker) {
	if op.NumOperands() == 0 {
		return
	}
	s, n := VerbatimOp{op}.Value(), 0
	for {
		i := strings.IndexByte(s, '{')
		if i < 0 {
			break
		}
		s = s[i+1:]
		switch {
		case s == "":
			c.Failf("expected '}' after unescaped '{' at end of string")
		case s[0] == '}':
			n++
		case s[0] != '{':
			c.Failf("expected '}' after unescaped '{'")
		}
		s = s[1:]
	}
	c.Check(n == op.NumOperands(), "requires operands for each placeholder in the format string")
}
