package bytecode

import "github.com/mica-ir/mica/ir"

// numberOps numbers the operations in preorder, and finds out which of them are isolated
// from above: those with the trait, and those in whose regions no value from outside is
// used.
func numberOps(root *ir.Operation) map[*ir.Operation]opEntry {
	o := opWalk{entries: map[*ir.Operation]opEntry{}}
	o.walk(root)
	return o.entries
}

// An opWalk visits operations in preorder.
type opWalk struct {
	entries map[*ir.Operation]opEntry
	open    []openOp // those in whose regions the walk is
}

// An openOp is an operation in whose regions the walk is.
type openOp struct {
	op       *ir.Operation
	resolved bool // it is known whether it is isolated
	isolated bool
}

func (o *opWalk) walk(op *ir.Operation) {
	o.escape(op)
	isolated := op.Has(ir.IsolatedFromAbove)
	number := len(o.entries)
	o.entries[op] = opEntry{number, isolated}
	if op.NumRegions() == 0 {
		return
	}
	o.open = append(o.open, openOp{op, isolated, isolated})
	for r := range op.Regions() {
		for nested := range r.Ops() {
			o.walk(nested)
		}
	}
	last := o.open[len(o.open)-1]
	o.open = o.open[:len(o.open)-1]
	o.entries[op] = opEntry{number, last.isolated || !last.resolved}
}

// escape marks the operations that are not isolated because op has an operand from outside
// of them.
func (o *opWalk) escape(op *ir.Operation) {
	parent := op.ParentRegion()
	for i := range op.NumOperands() {
		if len(o.open) == 0 || o.open[len(o.open)-1].resolved && o.open[len(o.open)-1].isolated {
			return
		}
		region := op.Operand(i).ParentBlock().Parent()
		if region == parent {
			continue
		}
		for k := len(o.open) - 1; k >= 0; k-- {
			p := &o.open[k]
			if p.op == region.ParentOp() || p.resolved && p.isolated {
				break
			}
			p.resolved, p.isolated = true, false
		}
	}
}
