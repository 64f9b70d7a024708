package scf

import (
	"fmt"

	"github.com/mica-ir/mica/ir"
)

func verifyIndexSwitch(op *ir.Operation, c *ir.Checker) {
	values, regions := IndexSwitchOp{op}.Cases(), op.RegionGroup(1)
	c.Checkf(len(values) == len(regions), "has %d case regions but %d case values", len(regions), len(values))
	seen := map[int64]bool{}
	for _, v := range values {
		c.Checkf(!seen[v], "has duplicate case value: %d", v)
		seen[v] = true
	}
	verifySwitchRegion(op, op.Region(0), "default region", c)
	for i := range regions {
		verifySwitchRegion(op, &regions[i], fmt.Sprintf("case region #%d", i), c)
	}
}

func verifySwitchRegion(op *ir.Operation, r *ir.Region, name string, c *ir.Checker) {
	yield := r.Entry().Back()
	if yield == nil {
		return
	}
	if yield.Name() != YieldOpName {
		c.Failf("expected region to end with scf.yield, but got %s", yield.Name())
	}
	place := yield.Location().Place()
	if yield.NumOperands() != op.NumResults() {
		c.Errorf("expected each region to return %d values, but %s returns %d", op.NumResults(), name, yield.NumOperands()).
			Notef(place, "see yield operation here")
		c.Stop()
	}
	for i := range op.NumResults() {
		if got, want := yield.Operand(i).Type(), op.Result(i).Type(); got != want {
			c.Errorf("expected result #%d of each region to be '%s'", i, want).
				Notef(place, "%s returns '%s' here", name, got)
			c.Stop()
		}
	}
}
