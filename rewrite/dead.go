package rewrite

import "github.com/mica-ir/mica/ir"

// IsTriviallyDead reports whether op can be erased: its results have no uses and it
// has no observable effects.
func IsTriviallyDead(op *ir.Operation) bool {
	for i := range op.NumResults() {
		if op.Result(i).HasUses() {
			return false
		}
	}
	return WouldBeTriviallyDead(op)
}

// isDeadByTraits is IsTriviallyDead without asking hooks of op, which may be invalid.
func isDeadByTraits(op *ir.Operation) bool {
	return op.Has(ir.NoMemoryEffect) && !op.Has(ir.RecursiveMemoryEffects) && IsTriviallyDead(op)
}

// WouldBeTriviallyDead is IsTriviallyDead if the results of op had no uses.
func WouldBeTriviallyDead(op *ir.Operation) bool {
	return mayBeDead(op.Def()) && hasNoLastingEffect(op)
}

// mayBeDead reports whether there are operations of def that are trivially dead.
func mayBeDead(def *ir.OpDef) bool {
	if def.Bits&(ir.IsTerminator|ir.SymbolTrait) != 0 || !def.Registered {
		return false
	}
	if !def.Has(ir.NoMemoryEffect) && def.Effects == nil && (!def.Has(ir.RecursiveMemoryEffects) || def.HasUnknownEffects()) {
		return false
	}
	_, symbol := def.Interface("SymbolOpInterface")
	return !symbol
}

// hasNoLastingEffect reports whether op and its regions only read memory and allocate
// values that op returns. An operation with unknown effects, such as an unregistered
// one, may do anything.
func hasNoLastingEffect(op *ir.Operation) bool {
	recursive := op.Has(ir.RecursiveMemoryEffects)
	switch {
	case op.Has(ir.NoMemoryEffect):
	case op.Def().Effects != nil:
		if !onlyReadsAndAllocates(op, op.Def().Effects(op)) {
			return false
		}
	case !recursive || op.Def().HasUnknownEffects():
		return false
	}
	if !recursive {
		return true
	}
	for i := range op.NumRegions() {
		for b := range op.Region(i).Blocks() {
			for o := b.Front(); o != nil; o = o.Next() {
				if !hasNoLastingEffect(o) {
					return false
				}
			}
		}
	}
	return true
}

// onlyReadsAndAllocates reports whether every effect is a read, or is on a value that op
// allocates and returns, which disappears with op.
func onlyReadsAndAllocates(op *ir.Operation, effects []ir.Effect) bool {
	allocated := func(v *ir.Value) bool {
		if v == nil || v.DefiningOp() != op {
			return false
		}
		for _, e := range effects {
			if e.Kind == ir.Allocate && e.Value == v {
				return true
			}
		}
		return false
	}
	for _, e := range effects {
		if e.Kind != ir.Read && !allocated(e.Value) {
			return false
		}
	}
	return true
}
