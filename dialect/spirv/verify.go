package spirv

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// A check is the verifier of an operation.
type check = func(op *ir.Operation, c *ir.Checker)

// bare reports an error that does not show the operation either.
func bare(op *ir.Operation, c *ir.Checker, format string, args ...any) {
	c.FailAtf(op.Location().Place(), format, args...)
}

// nothing is the verifier of operations that the reference checks elsewhere, or
// not at all.
func nothing(*ir.Operation, *ir.Checker) {}

// all combines several checks.
func all(checks ...check) check {
	return func(op *ir.Operation, check *ir.Checker) {
		for _, c := range checks {
			c(op, check)
		}
	}
}

// enumBits returns the value of an attribute that is a case of an enumeration.
func enumBits(op *ir.Operation, name string) uint64 {
	v, _ := named.EnumOf(op.Attr(name))
	return v.Value
}

// hasBit reports whether an attribute of a bit enumeration contains a case.
func hasBit(op *ir.Operation, name, text string) bool {
	v, ok := named.EnumOf(op.Attr(name))
	if !ok {
		return false
	}
	c := v.Def.CaseNamed(text)
	return c != nil && v.Value&c.Value == c.Value
}

// isOp reports whether an operation, nil for none, has one of the names.
func isOp(op *ir.Operation, names ...string) bool {
	if op == nil {
		return false
	}
	return slices.Contains(names, op.Name())
}

// constantInt returns the integer of a spirv.Constant.
func constantInt(op *ir.Operation) (int32, bool) {
	if !isOp(op, ConstantOpName) {
		return 0, false
	}
	a, ok := ConstantOp{op}.ValueAttr().(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return int32(a.Int64()), true
}

// vectorOf returns the type of a value that is a vector, else nil.
func vectorOf(v *ir.Value) *ir.VectorType {
	t, _ := v.Type().(*ir.VectorType)
	return t
}

// count returns the number of elements of a vector, or 1 for other types.
func count(t ir.Type) int64 {
	if v, ok := t.(*ir.VectorType); ok {
		n, _ := ir.NumElements(v)
		return n
	}
	return 1
}

// parentNamed returns the operation of that name around another, nil for none.
func parentNamed(op *ir.Operation, name string) *ir.Operation {
	for op = op.ParentOp(); op != nil; op = op.ParentOp() {
		if op.Name() == name {
			return op
		}
	}
	return nil
}

// semantics returns the check of memory semantics masks.
func semantics(attrs ...string) check {
	return func(op *ir.Operation, c *ir.Checker) {
		for _, name := range attrs {
			n := 0
			for _, text := range []string{"Acquire", "Release", "AcquireRelease", "SequentiallyConsistent"} {
				if hasBit(op, name, text) {
					n++
				}
			}
			if n > 1 {
				c.FailPlainf("expected at most one of these four memory constraints to be set: " +
					"`Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`")
			}
		}
	}
}

// atomic is the check of operations on memory that holds an integer or a float.
func atomic(float bool) check {
	return all(func(op *ir.Operation, c *ir.Checker) {
		to, _ := pointerTo(atomicOp{op}.Pointer().Type())
		what := "integer"
		_, ok := to.(*ir.IntegerType)
		if float {
			what = "float"
			_, ok = to.(*ir.FloatType)
		}
		c.Checkf(ok, "pointer operand must point to an %s value, found '%s'", what, to)
	}, semantics("semantics"))
}
