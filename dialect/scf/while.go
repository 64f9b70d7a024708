package scf

import (
	"github.com/mica-ir/mica/ir"
)

func verifyWhile(op *ir.Operation, c *ir.Checker) {
	verifyTerminator(op, c, 0, ConditionOpName, "expects the 'before' region to terminate with 'scf.condition'")
	verifyTerminator(op, c, 1, YieldOpName, "expects the 'after' region to terminate with 'scf.yield'")
}

// verifyTerminator returns the last operation of the entry block of a region if
// it has a name, else it reports so and returns nil.
func verifyTerminator(op *ir.Operation, c *ir.Checker, region int, name, msg string) *ir.Operation {
	var t *ir.Operation
	if b := op.Region(region).Entry(); b != nil {
		if t = b.Back(); t != nil && t.Name() == name {
			return t
		}
	}
	e := c.Errorf("%s", msg)
	if t != nil {
		e.Notef(t.Location().Place(), "terminator here")
	}
	c.Stop()
	return nil
}
