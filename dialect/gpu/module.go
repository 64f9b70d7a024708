package gpu

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// A TargetVerifier may be the Go implementation of the interface of targets that
// check the module they are the target of.
type TargetVerifier interface {
	VerifyTarget(target *ir.DefinedAttr, module *ir.Operation, c *ir.Checker)
}

// TargetVerifierInterface is the C++ name of the interface of a TargetVerifier.
const TargetVerifierInterface = "gpu::TargetAttrVerifyInterface"

func verifyModule(op GPUModuleOp, c *ir.Checker) {
	targets, ok := op.TargetsAttr().(*ir.ArrayAttr)
	if !ok {
		return
	}
	for _, t := range targets.Elements {
		target, ok := t.(*ir.DefinedAttr)
		if !ok {
			continue
		}
		impl, _ := target.Interface(TargetVerifierInterface)
		if v, ok := impl.(TargetVerifier); ok {
			v.VerifyTarget(target, op.Operation, c)
		}
	}
}

// verifyDialectAttribute checks attributes of the dialect on any operation.
func verifyDialectAttribute(op *ir.Operation, a ir.NamedAttribute, c *ir.Checker) {
	switch a.Name {
	case "gpu.known_block_size", "gpu.known_grid_size", "gpu.known_cluster_size":
		array, ok := a.Value.(*ir.DenseArrayAttr)
		if !ok || !ir.IsSignless(array.Element, 32) {
			c.Failf("%s must be a dense i32 array", a.Name)
		}
		if array.Len() != 3 {
			c.Failf("%s must contain exactly 3 elements", a.Name)
		}
	case containerAttr:
		if _, ok := a.Value.(*ir.UnitAttr); !ok {
			return
		}
		c.CheckPlainf(op.Name() == "builtin.module", "expected '%s' attribute to be attached to 'builtin.module'", containerAttr)
		verifyContainer(op, c)
		return
	}
}

func verifyRotate(op RotateOp, c *ir.Checker) {
	width := uint32(op.Width())
	c.Checkf(uint32(op.Offset()) < width, "offset must be in the range [0, %d)", width)
}

func verifyBroadcast(op SubgroupBroadcastOp, c *ir.Checker) {
	lane := op.Operation.NumOperands() > 1
	switch named.EnumText(op.BroadcastTypeAttr()) {
	case "first_active_lane":
		c.Check(!lane, "lane can only be specified for `specific_lane` broadcast")
	case "specific_lane":
		c.Check(lane, "lane must be specified for `specific_lane` broadcast")
	}
}

// fromOneLane reports whether a broadcast is of the same lane wherever it is executed. Which lane
// is the first active one depends on control flow.
func fromOneLane(op SubgroupBroadcastOp) bool {
	return named.EnumText(op.BroadcastTypeAttr()) == "specific_lane"
}

// foldBroadcast folds a broadcast of a broadcast, whose result all lanes share already.
func foldBroadcast(op SubgroupBroadcastOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if named.DefiningOp(op.Src(), op.Operation.Name()) == nil {
		return nil, false
	}
	return folding.Value(op.Src())
}

// layoutTraits are the checks of the layout of data, which the attribute makes.
var layoutTraits = dialect.Unchecked("DataLayoutOpInterface", "HasDefaultDLTIDataLayout")
