package semantics

import (
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

// divisor is undefined behavior if a division has no result for some number in the place of one that is
// poison: each may be 0, or the least integer divided by -1.
func divisor(c *Call, args []Value) error {
	if len(args) != 2 || !divides(c.Op) {
		return nil
	}
	for i, role := range []string{"dividend", "divisor"} {
		decides := i == 1 || args[1].Kind == Number && args[1].Bits.IsAllOnes() && dividesSigned(c.Op)
		switch {
		case decides && args[i].Kind == Poison:
			return c.Undefined("the %s is poison", role)
		case decides && args[i].Kind == Unspecified:
			return c.stop(Unknown, "the %s is unspecified", role)
		}
	}
	if args[1].Bits.IsZero() {
		return c.Undefined("division by zero")
	}
	return nil
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
