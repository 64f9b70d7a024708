package vector

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A maskedAccess is a load or store with a mask, by the groups of its operands.
type maskedAccess struct {
	root, name string
	mask       int // the mask; the vector that is stored or passed through comes after it
	whole      string
	contiguous string // the access that it is if its indices are 0, 1, 2, ...
}

var maskedAccesses = []maskedAccess{
	{root: MaskedLoadOpName, name: "MaskedLoadFolder", mask: 2, whole: LoadOpName},
	{root: MaskedStoreOpName, name: "MaskedStoreFolder", mask: 2, whole: StoreOpName},
	{root: ExpandLoadOpName, name: "ExpandLoadFolder", mask: 2, whole: LoadOpName},
	{root: CompressStoreOpName, name: "CompressStoreFolder", mask: 2, whole: StoreOpName},
	{root: GatherOpName, name: "GatherFolder", mask: 3, contiguous: MaskedLoadOpName},
	{root: ScatterOpName, name: "ScatterFolder", mask: 3, contiguous: MaskedStoreOpName},
}

func (a maskedAccess) patterns() rewrite.Patterns {
	ps := rewrite.Patterns{rewrite.IsolatedPattern(a.name, a.root, a.foldMask)}
	switch a.root {
	case GatherOpName:
		ps = append(ps, rewrite.IsolatedPattern("FoldContiguousGather", a.root, a.accessContiguous))
	case ScatterOpName:
		ps = append(ps, rewrite.IsolatedPattern("FoldContiguousScatter", a.root, a.accessContiguous))
	}
	return ps
}

// foldMask replaces an access whose mask is all set or all clear.
func (a maskedAccess) foldMask(op *ir.Operation, r *rewrite.Rewriter) bool {
	vector := op.GroupOperand(a.mask + 1)
	base, indices := op.GroupOperand(0), op.OperandGroup(1)
	switch formatOf(op.GroupOperand(a.mask)) {
	case allFalse:
		switch {
		case a.whole == LoadOpName || a.root == GatherOpName:
			r.Replace(op, vector)
		case op.NumResults() > 0:
			r.Replace(op, base)
		default:
			r.Erase(op)
		}
		return true
	case allTrue:
		def := op.Context().LookupOp(a.whole)
		if def == nil {
			return false
		}
		var operands []*ir.Value
		if a.whole == StoreOpName {
			operands = append(operands, vector)
		}
		operands = append(operands, base)
		for i := range indices {
			operands = append(operands, indices[i].Value())
		}
		r.ReplaceWithNew(op, def, operands)
		return true
	}
	return false
}

// accessContiguous turns a gather or scatter with consecutive indices into a masked load or store.
func (a maskedAccess) accessContiguous(op *ir.Operation, r *rewrite.Rewriter) bool {
	access := GatherOp{op} // vector.scatter has the same first operands
	base, def := access.Base(), op.Context().LookupOp(a.contiguous)
	if around, _ := masking(op); around != nil {
		return false // which a masked load or store cannot be in
	}
	if _, ok := base.Type().(*ir.MemRefType); !ok || def == nil || !isContiguous(access.Indices()) {
		return false
	}
	operands := append([]*ir.Value{base}, access.Offsets().Values()...)
	r.ReplaceWithNew(op, def, append(operands, op.GroupOperand(a.mask), op.GroupOperand(a.mask+1)))
	return true
}

// isContiguous reports whether a vector of known length is 0, 1, 2, ...
func isContiguous(v *ir.Value) bool {
	t, ok := v.Type().(*ir.VectorType)
	if !ok || len(t.Shape()) != 1 || t.IsScalable() {
		return false
	}
	if named.DefiningOp(v, StepOpName) != nil {
		return true
	}
	dense, ok := ir.ConstantValue(v.DefiningOp()).(*ir.DenseElementsAttr)
	if !ok {
		return false
	}
	for i := range dense.NumElements() {
		if n, ok := dense.Int(i).Int64(); !ok || n != int64(i) {
			return false
		}
	}
	return true
}
