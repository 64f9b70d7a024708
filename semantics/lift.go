package semantics

import (
	"strings"

	"github.com/mica-ir/mica/ir"
)

// lifted applies an operation on scalars to each element of its operands, if these are vectors or tensors.
// A result is poison where an operand is.
func lifted(op *ir.Operation, fn func(c *Call, args, results []Value) error) Step {
	n := op.NumResults()
	return func(c *Call) error {
		shape := shapeOf(c.Args)
		if shape == nil {
			c.results = append(c.results[:0], make([]Value, n)...)
			return apply(c, fn, c.Args, c.results)
		}
		size := len(shape.List)
		if err := c.spend(int64(size)); err != nil {
			return err
		}
		lists, args, results := make([][]Value, n), make([]Value, len(c.Args)), make([]Value, n)
		for k := range lists {
			lists[k] = make([]Value, size)
		}
		for i := range size {
			for k, a := range c.Args {
				args[k] = element(a, i)
			}
			clear(results)
			if err := apply(c, fn, args, results); err != nil {
				return err
			}
			for k := range lists {
				lists[k][i] = results[k]
			}
		}
		c.results = c.results[:0]
		for _, l := range lists {
			c.results = append(c.results, NewElements(shape.Sizes, l))
		}
		return nil
	}
}

// apply executes an operation on scalars unless an operand has no particular value.
func apply(c *Call, fn func(c *Call, args, results []Value) error, args, results []Value) error {
	kind := Number
	for _, a := range args {
		if a.Kind == Poison || a.Kind == Unspecified && kind == Number {
			kind = a.Kind
		}
	}
	if kind != Number {
		for i := range results {
			results[i] = Value{Kind: kind}
		}
		return divisor(c, args)
	}
	return fn(c, args, results)
}

// divisor is undefined behavior if an operand that must not be zero is poison, and if it is -1 and the
// dividend is poison, which may be the number whose quotient overflows.
func divisor(c *Call, args []Value) error {
	if len(args) != 2 || !divides(c.Op) {
		return nil
	}
	switch {
	case args[1].Kind == Poison:
		return c.Undefined("the divisor is poison")
	case args[1].Kind == Unspecified:
		return c.stop(Unknown, "the divisor is unspecified")
	case args[1].Bits.IsZero():
		return c.Undefined("division by zero")
	case args[0].Kind == Poison && args[1].Bits.IsAllOnes() && signed(c.Op):
		return c.Undefined("the quotient of poison may overflow")
	}
	return nil
}

// signed reports whether a division is one of signed numbers, by its name, such as divsi, divs or sdiv.
func signed(op *ir.Operation) bool {
	_, name, _ := strings.Cut(op.Name(), ".")
	return strings.HasPrefix(name, "s") || strings.HasSuffix(strings.TrimSuffix(name, "i"), "s")
}

// shapeOf returns the first operand that has elements; nil if all are scalars.
func shapeOf(args []Value) *Aggregate {
	for _, a := range args {
		if a.Kind == Elements && a.Aggregate().Sizes != nil {
			return a.Aggregate()
		}
	}
	return nil
}

// element returns an element of an operand; a scalar, or poison as a whole, is each of its elements.
func element(v Value, i int) Value {
	if v.Kind == Elements && v.Aggregate().Sizes != nil {
		return v.Aggregate().List[i]
	}
	return v
}

// scalarType returns the type of the elements of a value, or its own.
func scalarType(v *ir.Value) ir.Type { return ir.ElementTypeOrSelf(v.Type()) }
