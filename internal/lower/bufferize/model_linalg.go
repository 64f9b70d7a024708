package bufferize

import (
	"slices"

	"github.com/mica-ir/mica/dialect/linalg"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// structured are the operations of linalg that describe their accesses to elements by indexing
// maps.
type structured struct{ Defaults }

// firstInit returns the number of the first operand that a result replaces.
func firstInit(op *ir.Operation) int {
	d, ok := ir.InterfaceOf[ir.DestinationStyleOpInterface](op)
	if !ok {
		return op.NumOperands()
	}
	inits := d.Destinations(op)
	if len(inits) == 0 {
		return op.NumOperands()
	}
	return inits[0].Index()
}

func (structured) Reads(o *ir.Operand, _ *State) bool {
	body := o.Owner().Region(0).Entry()
	return o.Index() < body.NumArguments() && body.Argument(o.Index()).HasUses()
}

func (structured) Writes(o *ir.Operand, _ *State) bool { return o.Index() >= firstInit(o.Owner()) }

func (structured) Aliases(o *ir.Operand, _ *State) []Alias {
	op := o.Owner()
	i := o.Index() - firstInit(op)
	if i < 0 || i >= op.NumResults() {
		return nil
	}
	return []Alias{{Value: op.Result(i), Relation: Equivalent}}
}

// IsElementwise reports whether all loops are parallel and over all operands in the same order.
func (structured) IsElementwise(op *ir.Operation, operands [2]*ir.Operand, _ *State) bool {
	maps := linalg.IndexingMaps(op)
	if len(maps) != op.NumOperands() || hasReduction(op, maps) {
		return false
	}
	for _, o := range operands {
		if _, ok := ir.AsShaped(o.Value().Type()); ok && !maps[o.Index()].IsIdentity() {
			return false
		}
	}
	return true
}

// hasReduction reports whether a loop does not correspond to a dimension of the results.
func hasReduction(op *ir.Operation, maps []*affine.Map) bool {
	if list, ok := (linalg.GenericOp{Operation: op}).IteratorTypesAttr().(*ir.ArrayAttr); ok { // named operations have none
		for _, a := range list.Elements {
			if v, ok := named.EnumOf(a); !ok || v.Def.Case(v.Value).Symbol != "parallel" {
				return true
			}
		}
		return false
	}
	for d := range maps[0].NumDims {
		if !slices.ContainsFunc(maps[firstInit(op)].Results, func(e *affine.Expr) bool { return e.Uses(affine.Dim, d) }) {
			return true
		}
	}
	return false
}

func (structured) Bufferize(op *ir.Operation, r *Rewriter) bool {
	if op.NumResults() == 0 {
		return true
	}
	for _, v := range op.Operands() {
		if isMemRef(v.Type()) {
			op.EmitError(&r.diags, "op does not have pure tensor semantics")
			return false
		}
	}
	buffers, ok := r.Buffers(op.Operands())
	if !ok {
		return false
	}
	to := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: buffers, Attributes: op.AllAttrs(), NumRegions: op.NumRegions()})
	for i := range op.NumRegions() {
		r.InlineRegionAtEnd(op.Region(i), to.Region(i))
	}
	return r.ReplaceWithBuffers(op, buffers[firstInit(op):]...)
}

// softmax is linalg.softmax, which has no body and reads only its input.
type softmax struct{ structured }

func (softmax) Reads(o *ir.Operand, _ *State) bool { return o.Index() < firstInit(o.Owner()) }

func (softmax) IsElementwise(*ir.Operation, [2]*ir.Operand, *State) bool { return false }
