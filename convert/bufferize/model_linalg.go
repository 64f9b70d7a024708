package bufferize

import "github.com/mica-ir/mica/ir"

// linalgMap is linalg.map, of which new tensors are made.
type linalgMap struct{ Defaults }

// isInit reports whether an operand is the one that the result replaces.
func isInit(o *ir.Operand) bool { return o.Index() == o.Owner().NumOperands()-1 }

func (linalgMap) Reads(o *ir.Operand, _ *State) bool {
	body := o.Owner().Region(0).Entry()
	return o.Index() < body.NumArguments() && body.Argument(o.Index()).HasUses()
}

func (linalgMap) Writes(o *ir.Operand, _ *State) bool { return isInit(o) }

func (linalgMap) Aliases(o *ir.Operand, _ *State) []Alias {
	if !isInit(o) {
		return nil
	}
	return []Alias{{Value: o.Owner().Result(0), Relation: Equivalent}}
}

func (linalgMap) IsElementwise(*ir.Operation, *State) bool { return true }

func (linalgMap) Bufferize(op *ir.Operation, r *Rewriter) bool {
	if op.NumResults() == 0 {
		return true
	}
	buffers, ok := r.Buffers(op.Operands())
	if !ok {
		return false
	}
	to := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: buffers, Attributes: op.AllAttrs(), NumRegions: 1})
	r.InlineRegionAtEnd(op.Region(0), to.Region(0))
	return r.ReplaceWithBuffers(op, buffers[len(buffers)-1])
}
