package semantics

import (
	"errors"

	"github.com/mica-ir/mica/ir"
)

// deferred returns the meaning of an operation that passes execute before it is known to be needed, as
// its definition declares. What would be undefined makes its results poison, so that only a use of
// them is undefined. Poison keeps the reason.
func deferred(m Meaning) Meaning {
	return func(p *Program, op *ir.Operation) Step {
		step := m(p, op)
		if step == nil {
			return nil
		}
		return func(c *Call) error {
			err := step(c)
			var s *Stop
			if errors.As(err, &s) && s.Kind == Undefined && s.Op == c.Op {
				return c.Return(c.poisoned(s.Reason))
			}
			return err
		}
	}
}

// poisoned returns poison with a reason: the first one if an operand is poison with a reason.
func (c *Call) poisoned(why string) Value {
	for _, v := range c.Args {
		if _, ok := v.ref.(string); ok && v.Kind == Poison {
			return v
		}
	}
	return Value{ref: why}
}

// poisonous returns an error about a use of poison, with the reason of the poison if it is known.
func (c *Call) poisonous(v Value, what string) error {
	if why, ok := v.ref.(string); ok && why != what {
		return c.Undefined("%s: %s", what, why)
	}
	return c.Undefined("%s", what)
}
