package nvvm

import (
	"strconv"
	"strings"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

const (
	kernelAttr     = "nvvm.kernel"
	clusterDimAttr = "nvvm.cluster_dim"
	threadsAttr    = "nvvm.reqntid"
)

func complete(d *ir.Dialect) {
	d.VerifyAttribute, d.VerifyArgumentAttribute = verifyAttribute, verifyArgumentAttribute
}

func verifyAttribute(op *ir.Operation, a ir.NamedAttribute, c *ir.Checker) {
	switch a.Name {
	case kernelAttr:
		c.CheckPlainf(op.Name() == "llvm.func", "'%s' attribute attached to unexpected op", kernelAttr)
	case "nvvm.maxntid", threadsAttr, clusterDimAttr:
		v, ok := a.Value.(*ir.DenseArrayAttr)
		if !ok || !ir.IsSignless(v.Element, 32) || v.Len() == 0 || v.Len() > 3 {
			c.FailPlainf("'%s' attribute must be integer array with maximum 3 index", a.Name)
		}
	case "nvvm.minctasm", "nvvm.maxnreg", "nvvm.cluster_max_blocks":
		_, ok := a.Value.(*ir.IntegerAttr)
		if !ok {
			c.FailPlainf("'%s' attribute must be integer constant", a.Name)
		}
	case "nvvm.blocksareclusters":
		if op.Attr(threadsAttr) == nil || op.Attr(clusterDimAttr) == nil {
			c.FailPlainf("'%s' attribute must be used along with '%s' and '%s'", a.Name, threadsAttr, clusterDimAttr)
		}
	}
}

func verifyArgumentAttribute(op *ir.Operation, index int, a ir.NamedAttribute, c *ir.Checker) {
	if _, ok := op.Def().Interface("FunctionOpInterface"); !ok || a.Name != "nvvm.grid_constant" {
		return
	}
	if op.Attr(kernelAttr) == nil {
		c.FailPlainf("'%s' attribute must be present only on kernel arguments", a.Name)
	}
	_, ok := a.Value.(*ir.UnitAttr)
	if !ok {
		c.FailPlainf("'%s' must be a unit attribute", a.Name)
	}
	if list, ok := op.Attr(ir.ArgumentAttrsAttr).(*ir.ArrayAttr); ok && index < len(list.Elements) {
		if dict, ok := list.Elements[index].(*ir.DictionaryAttr); ok && dict.Attr("llvm.byval") != nil {
			return
		}
	}
	c.FailPlainf("'%s' attribute requires the argument to also have attribute 'llvm.byval'", a.Name)
}

// The parameters of a target.
const (
	targetLevel = iota
	targetTriple
	targetChip
	targetFeatures
	targetFlags
	targetLink
	targetVerify
	targetParams
)

func verifyTargetAttr(params []ir.Param) error {
	if len(params) != targetParams {
		return nil
	}
	if err := dialect.CheckTarget(params[targetLevel], params[targetTriple], params[targetChip]); err != nil {
		return err
	}
	return dialect.CheckLink(params[targetLink])
}

// target implements the interface of a GPU target that verifies the operations of its module.
type target struct{}

// VerifyTarget checks that the chip supports the operations of a module.
func (target) VerifyTarget(a *ir.DefinedAttr, module *ir.Operation, c *ir.Checker) {
	if len(a.Params) != targetParams || a.Params[targetVerify] == false {
		return
	}
	chip, _ := a.Params[targetChip].(string)
	have := versionOf(chip)
	c.CheckPlain(have.number >= 20, "Minimum NVVM target SM version is sm_20")
	if ir.Walk(module, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		for _, t := range op.Def().Traits {
			if !needs(t.Name, have) {
				c.On(op).Failf("is not supported on %s", chip)
				return ir.Interrupt
			}
		}
		return ir.Advance
	}) == ir.Interrupt {
		c.Stop()
	}
}

// A version is the number of a chip, and whether it is one with features of its
// architecture alone: sm_90a.
type version struct {
	number int
	exact  bool
}

func versionOf(chip string) version {
	text := strings.TrimPrefix(chip, "sm_")
	n, _ := strconv.Atoi(strings.TrimRight(text, "af"))
	return version{n, strings.HasSuffix(text, "a")}
}

// needs reports whether a chip satisfies a trait's requirement; other traits require nothing.
func needs(trait string, have version) bool {
	name, list, ok := strings.Cut(strings.TrimSuffix(trait, ">"), "<")
	switch {
	case !ok:
	case strings.HasSuffix(name, "NVVMRequiresSM"):
		n, _ := strconv.Atoi(strings.TrimSpace(list))
		return have.number >= n
	case strings.HasSuffix(name, "NVVMRequiresSMa"):
		for s := range strings.SplitSeq(list, ",") {
			if n, _ := strconv.Atoi(strings.TrimSpace(s)); have.exact && have.number == n {
				return true
			}
		}
		return false
	}
	return true
}
