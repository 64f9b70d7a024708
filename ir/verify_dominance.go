package ir

import "github.com/mica-ir/mica/diag"

// dominance checks that values dominate their uses in the regions of op, without
// descending into nested operations that are isolated from above.
func (v verifier) dominance(op *Operation, dom *Dominance) bool {
	work := []*Operation{op}
	for len(work) > 0 {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		for i := range op.ext.regions {
			for b := op.ext.regions[i].first; b != nil; b = b.next {
				reachable := dom.ReachableFromEntry(b)
				for o := b.first; o != nil; o = o.next {
					for k := range o.operands() {
						if reachable && !dom.ProperlyDominates(o.operands()[k].val, o) {
							v.notDominated(o, k)
							return false
						}
					}
					if o.NumRegions() > 0 && !o.Has(IsolatedFromAbove) {
						work = append(work, o)
					}
				}
			}
		}
	}
	return true
}

func (v verifier) notDominated(op *Operation, k int) {
	e := op.EmitError(v.c.diags, "operand #%d does not dominate this use", k)
	val := op.operands()[k].val
	use := op.block.region
	if def := val.op; def != nil {
		where := ""
		switch {
		case def.block == op.block:
			where = "op in the same block"
		case def.ParentRegion() == use:
			where = "op in the same region"
		case def.ParentRegion() != nil && def.ParentRegion().IsAncestor(use):
			where = "op in a parent region"
		case use.IsAncestor(def.ParentRegion()):
			where = "op in a child region"
		default:
			where = "op is neither in a parent nor in a child region"
		}
		e.Notef(def.loc.Place(), "operand defined here (%s)", where)
		return
	}
	b := val.arg().block
	place := diag.Place{}
	if p := b.ParentOp(); p != nil {
		place = p.loc.Place()
	}
	if b.region == nil {
		e.Notef(place, " (block without parent)")
		return
	}
	index := 0
	for c := b.prev; c != nil; c = c.prev {
		index++
	}
	where := "neither in a parent nor in a child region"
	switch {
	case b.region == use:
		where = "in the same region"
	case b.region.IsAncestor(use):
		where = "in a parent region"
	case use.IsAncestor(b.region):
		where = "in a child region"
	}
	e.Notef(place, "operand defined as a block argument (block #%d %s)", index, where)
}
