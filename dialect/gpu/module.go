package gpu

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A TargetVerifier may be the Go implementation of the interface of targets that
// check the module they are the target of.
type TargetVerifier interface {
	VerifyTarget(target *ir.DefinedAttr, module *ir.Operation, d *diag.List) bool
}

// TargetVerifierInterface is the C++ name of the interface of a TargetVerifier.
const TargetVerifierInterface = "gpu::TargetAttrVerifyInterface"

func verifyModule(op *ir.Operation, d *diag.List) bool {
	targets, ok := op.Attr("targets").(*ir.ArrayAttr)
	if !ok {
		return true
	}
	for _, t := range targets.Elements {
		target, ok := t.(*ir.DefinedAttr)
		if !ok {
			continue
		}
		impl, _ := target.Interface(TargetVerifierInterface)
		if v, ok := impl.(TargetVerifier); ok && !v.VerifyTarget(target, op, d) {
			return false
		}
	}
	return true
}

// verifyDialectAttribute checks attributes of the dialect on any operation.
func verifyDialectAttribute(op *ir.Operation, a ir.NamedAttribute, d *diag.List) bool {
	switch a.Name {
	case "gpu.known_block_size", "gpu.known_grid_size", "gpu.known_cluster_size":
		array, ok := a.Value.(*ir.DenseArrayAttr)
		if !ok || !ir.IsSignless(array.Element, 32) {
			op.EmitOpError(d, "%s must be a dense i32 array", a.Name)
			return false
		}
		if array.Len() != 3 {
			op.EmitOpError(d, "%s must contain exactly 3 elements", a.Name)
			return false
		}
	case containerAttr:
		if _, ok := a.Value.(*ir.UnitAttr); !ok {
			return true
		}
		if op.Name() != "builtin.module" {
			op.EmitError(d, "expected '%s' attribute to be attached to 'builtin.module'", containerAttr)
			return false
		}
		return verifyContainer(op, d)
	}
	return true
}

func verifyRotate(op *ir.Operation, d *diag.List) bool {
	offset, _ := intAttr(op, "offset")
	width, _ := intAttr(op, "width")
	if uint32(offset) >= uint32(width) {
		op.EmitOpError(d, "offset must be in the range [0, %d)", uint32(width))
		return false
	}
	return true
}

func verifyBroadcast(op *ir.Operation, d *diag.List) bool {
	lane := op.NumOperands() > 1
	switch enumText(op.Attr("broadcast_type")) {
	case "first_active_lane":
		if lane {
			op.EmitOpError(d, "lane can only be specified for `specific_lane` broadcast")
			return false
		}
	case "specific_lane":
		if !lane {
			op.EmitOpError(d, "lane must be specified for `specific_lane` broadcast")
			return false
		}
	}
	return true
}
