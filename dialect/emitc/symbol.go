package emitc

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// function returns the function that an attribute names. It fails the check if there is no such
// function.
func function(op *ir.Operation, attr string, c *ir.Checker) *ir.Operation {
	ref, ok := op.Attr(attr).(*ir.SymbolRefAttr)
	c.Checkf(ok, "requires a '%s' symbol reference attribute", attr)
	fn := c.Symbols().Lookup(op, ref)
	if fn == nil || fn.Name() != FuncOpName {
		c.Failf("'%s' does not reference a valid function", ref.Root)
	}
	return fn
}

func verifyDeclaration(op *ir.Operation, c *ir.Checker) { function(op, "sym_name", c) }

func verifyCall(op *ir.Operation, c *ir.Checker) {
	dialect.VerifyCall(op, named.FunctionType(function(op, "callee", c)), c)
}

func verifyCallOpaque(op CallOpaqueOp, c *ir.Checker) {
	c.Check(op.Callee() != "", "callee must not be empty")
	if args, ok := op.ArgsAttr().(*ir.ArrayAttr); ok {
		for _, a := range args.Elements {
			switch a := a.(type) {
			case *ir.IntegerAttr:
				_, index := a.Type().(*ir.IndexType)
				c.Check(!index || a.Int64() >= 0 && a.Int64() < int64(op.Operation.NumOperands()), "index argument is out of range")
			case *ir.ArrayAttr:
				c.Failf("array argument has no type")
			}
		}
	}
	if args, ok := op.TemplateArgsAttr().(*ir.ArrayAttr); ok {
		for _, a := range args.Elements {
			switch a.(type) {
			case *ir.TypeAttr, *ir.IntegerAttr, *ir.FloatAttr:
			default:
				if _, ok := opaque(a); !ok {
					c.Failf("template argument has invalid type")
				}
			}
		}
	}
	for _, t := range op.Operation.ResultTypes() {
		c.Check(class(t) != "ArrayType", "cannot return array type")
	}
}

func verifyFunction(op *ir.Operation, c *ir.Checker) {
	t := named.FunctionType(op)
	for _, in := range t.Inputs {
		c.Check(class(in) != "LValueType", "cannot have lvalue type as argument")
	}
	c.Checkf(len(t.Results) <= 1, "requires zero or exactly one result, but has %d", len(t.Results))
	c.Check(len(t.Results) != 1 || class(t.Results[0]) != "ArrayType", "cannot return array type")
}

func verifyReturn(op *ir.Operation, c *ir.Checker) {
	fn := op.ParentOp()
	results, name := named.FunctionType(fn).Results, ir.SymbolName(fn)
	c.Checkf(op.NumOperands() == len(results), "has %d operands, but enclosing function (@%s) returns %d", op.NumOperands(), name, len(results))
	if v, ok := (ReturnOp{op}).OperandOperand(); ok && v.Type() != results[0] {
		c.FailPlainf("type of the return operand ('%s') doesn't match function result type ('%s') in function @%s", v.Type(), results[0], name)
	}
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
func parseInitialValue(p *asm.OpParser, a *asm.ParseArgs) bool {
	t := p.ParseType()
	a.SetAttr(0, p.Context().TypeAttr(t))
	if !p.OptionalPunct(asm.Equal) {
		return true
	}
	v := p.ParseAttribute(initializer(t))
	a.SetAttr(1, v)
	p.Check(isInitializer(v), p.NamePos(), "initial value should be a integer, float, elements or opaque attribute")
	return true
}

func printInitialValue(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if t, ok := a.Attr(0).(*ir.TypeAttr); ok {
		p.Type(t.Value)
	}
	if v := a.Attr(1); v != nil {
		p.Text(" = ").AttributeWithoutType(v)
	}
}

func verifyGlobal(op GlobalOp, c *ir.Checker) {
	t := typed.Type[ir.Type](op.TypeAttr())
	c.Check(IsSupportedType(t), "expected valid emitc type")
	if v := op.InitialValueAttr(); v != nil {
		verifyInitialValue(op.Operation, t, v, c)
	}
	c.Check(!op.StaticSpecifier() || !op.ExternSpecifier(), "cannot have both static and extern specifiers")
}

func verifyInitialValue(op *ir.Operation, t ir.Type, v ir.Attribute, c *ir.Checker) {
	c.Checkf(isInitializer(v), "initial value should be a integer, float, elements or opaque attribute, but got %s", v)
	typed, ok := v.(ir.TypedAttribute)
	if !ok {
		return
	}
	want := t
	if isElements(v) {
		c.Checkf(class(t) == "ArrayType", "expected array type, but got '%s'", t)
		want = initializer(t)
	}
	c.Checkf(typed.Type() == want, "initial value expected to be of type '%s', but was of type '%s'", t, typed.Type())
}

func verifyGetGlobal(op GetGlobalOp, c *ir.Checker) {
	ref, ok := op.NameAttribute().(*ir.SymbolRefAttr)
	if !ok {
		return
	}
	global := c.Symbols().Lookup(op.Operation, ref)
	if global == nil || global.Name() != GlobalOpName {
		c.Failf("'%s' does not reference a valid emitc.global", ref.Root)
	}
	have, want := op.ResultValue().Type(), named.TypeAttr(global, "type")
	if class(want) == "ArrayType" {
		if have != want {
			c.Failf("on array type expects result type '%s' to match type '%s' of the global @%s", have, want, ref.Root)
		}
		return
	}
	if class(have) != "LValueType" {
		c.Failf("on non-array type expects result type to be an lvalue type for the global @%s", ref.Root)
	}
	if inner(have) != want {
		c.Failf("on non-array type expects result inner type '%s' to match type '%s' of the global @%s", inner(have), want, ref.Root)
	}
}

func verifyField(op *ir.Operation, c *ir.Checker) {
	c.Check(IsSupportedType(typed.Type[ir.Type](FieldOp{op}.TypeAttr())), "expected valid emitc type")
	p := op.ParentOp()
	c.Check(p != nil && p.Name() == ClassOpName, "field must be nested within an emitc.class operation")
	c.Check(ir.SymbolName(op) != "", "field must have a non-empty symbol name")
}

// classAround returns the class that an operation lies in, nil if in none.
func classAround(op *ir.Operation) *ir.Operation {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Name() == ClassOpName {
			return p
		}
	}
	return nil
}

func verifyGetField(op *ir.Operation, c *ir.Checker) {
	c.Check(classAround(op) != nil, " must be nested within an emitc.class operation")
}

func verifyFieldUse(op GetFieldOp, check *ir.Checker) {
	c := classAround(op.Operation)
	ref, ok := op.FieldNameAttr().(*ir.SymbolRefAttr)
	if c == nil || !ok {
		return
	}
	field := ir.LookupSymbolIn(c, ref.Root)
	check.Checkf(field != nil && field.Name() == FieldOpName, "field '%s' not found in the class", ref)
	have, want := op.ResultValue().Type(), named.TypeAttr(field, "type")
	check.Checkf(have == want, "result type '%s' does not match field '%s' type '%s'", have, ref, want)
}
