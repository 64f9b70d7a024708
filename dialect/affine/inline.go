package affine

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// inliner permits to inline operations into affine loops and conditionals if they remain valid
// there, and affine operations into these and into affine scopes.
type inliner struct{ dialect.Inliner }

func isStructured(op *ir.Operation) bool {
	switch op.Name() {
	case AffineForOpName, AffineParallelOpName, AffineIfOpName:
		return true
	}
	return false
}

// IsLegalToInlineOp permits operations directly in affine loops, conditionals and scopes.
func (inliner) IsLegalToInlineOp(_ *ir.Operation, dest *ir.Region, _ bool) bool {
	p := dest.ParentOp()
	return p.Has(ir.AffineScope) || isStructured(p)
}

// IsLegalToInlineRegion permits a single block of operations without effects on memory, and of
// loads and stores whose subscripts remain dimensions and symbols.
//
// MLIR takes every value that is defined in the loop itself for a dimension, so that it makes
// invalid loads of some; these calls remain.
func (inliner) IsLegalToInlineRegion(dest, src *ir.Region, args []*ir.Value, _ bool) bool {
	if !isStructured(dest.ParentOp()) || !src.HasOneBlock() {
		return false
	}
	j := judge{region: scopeOf(dest.ParentOp())}
	remains := func(v *ir.Value) bool {
		switch def := v.DefiningOp(); {
		case v.ParentBlock() != src.Entry():
			return true
		case def == nil:
			return j.isDim(args[v.Index()])
		default:
			return def.Has(ir.ConstantLike) || isSize(def)
		}
	}
	for op := range src.Ops() {
		switch first, isAccess := firstSubscript[op.Name()]; {
		case isAccess:
			for _, v := range op.Operands()[first:] {
				if !remains(v) {
					return false
				}
			}
		case op.Has(ir.IsTerminator):
		case !ir.IsMemoryEffectFree(op):
			return false
		}
	}
	return true
}

// firstSubscript is the number of operands before the subscripts of loads and stores.
var firstSubscript = map[string]int{AffineLoadOpName: 1, AffineVectorLoadOpName: 1, AffineStoreOpName: 2, AffineVectorStoreOpName: 2}
