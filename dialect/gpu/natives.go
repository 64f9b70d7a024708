package gpu

import (
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// Natives are the native pieces of the dialect by operation.
var Natives = asm.Natives{
	"gpu.all_reduce":                {VerifyRegions: verifyAllReduceRegions},
	"gpu.alloc":                     {Verify: verifyAlloc},
	"gpu.block_dim":                 {Names: asm.NameHints(nameDimension)},
	"gpu.block_id":                  {Names: asm.NameHints(nameDimension)},
	"gpu.cluster_block_id":          {Names: asm.NameHints(nameDimension)},
	"gpu.cluster_dim":               {Names: asm.NameHints(nameDimension)},
	"gpu.cluster_dim_blocks":        {Names: asm.NameHints(nameDimension)},
	"gpu.cluster_id":                {Names: asm.NameHints(nameDimension)},
	"gpu.dynamic_shared_memory":     {Verify: verifyDynamicMemory},
	"gpu.func":                      {Syntax: functionSyntax{}, Interfaces: map[string]any{"FunctionOpInterface": function{}, "SymbolOpInterface": function{}}},
	"gpu.global_id":                 {Names: asm.NameHints(nameDimension)},
	"gpu.grid_dim":                  {Names: asm.NameHints(nameDimension)},
	"gpu.launch":                    {Syntax: launchSyntax{}, Verify: verifyLaunch, VerifyRegions: verifyLaunchRegions},
	"gpu.launch_func":               {Verify: verifyLaunchFunc},
	"gpu.memcpy":                    {Verify: verifyCopy},
	"gpu.module":                    {Verify: verifyModule},
	"gpu.return":                    {Verify: verifyReturn},
	"gpu.rotate":                    {Verify: verifyRotate},
	"gpu.subgroup_broadcast":        {Verify: verifyBroadcast},
	"gpu.subgroup_mma_compute":      {Verify: verifyMatrixProduct},
	"gpu.subgroup_mma_load_matrix":  {Verify: verifyMatrixLoad},
	"gpu.subgroup_mma_store_matrix": {Verify: verifyMatrixStore},
	"gpu.subgroup_reduce":           {Verify: verifySubgroupReduce},
	"gpu.thread_id":                 {Names: asm.NameHints(nameDimension)},
	"gpu.warp_execute_on_lane_0":    {Syntax: warpSyntax{}, Verify: verifyWarp, Interfaces: map[string]any{"RegionBranchOpInterface": warpBranch{}}},
}

func init() {
	for name, d := range map[string]*asm.Directive{
		"AsyncDependencies":  {Parse: parseAsync, Print: printAsync},
		"AllReduceOperation": {Parse: parseReduction, Print: printReduction},
		"LaunchDimType":      {Parse: parseLaunchDims, Print: printLaunchDims},
		"LaunchFuncOperands": {Parse: parseLaunchOperands, Print: printLaunchOperands},
		"OffloadingHandler":  {Parse: parseHandler, Print: printHandler},
	} {
		asm.RegisterDirective("gpu", name, d)
	}
	asm.RegisterParamDirective("gpu", "Object", &asm.ParamDirective{Parse: parseObject, Print: printObject})
}

// nameDimension names an identifier or a size after the operation and the dimension.
func nameDimension(op *ir.Operation, set func(v *ir.Value, name string)) {
	set(op.Result(0), strings.TrimPrefix(op.Name(), "gpu.")+"_"+enumText(op.Attr("dimension")))
}

// enumText returns the spelling of an attribute that is a case of an enumeration.
func enumText(a ir.Attribute) string {
	d, ok := a.(*ir.DefinedAttr)
	if !ok || len(d.Params) != 1 {
		return ""
	}
	v, ok := d.Params[0].(ir.EnumValue)
	if !ok {
		return ""
	}
	text, _ := v.Def.Text(v.Value)
	return text
}

// enumAttr returns the attribute of the dialect with a mnemonic whose value has a
// spelling, nil if there is none.
func enumAttr(ctx *ir.Context, mnemonic, text string) ir.Attribute {
	d := ctx.Dialect("gpu")
	if d == nil {
		return nil
	}
	def := d.AttributeNamed(mnemonic)
	if def == nil || def.Enum == nil {
		return nil
	}
	if c := def.Enum.CaseNamed(text); c != nil {
		return ctx.DefinedAttr(def, []ir.Param{ir.EnumValue{Def: def.Enum, Value: c.Value}})
	}
	return nil
}

// intAttr returns the value of an integer attribute, and whether it is one.
func intAttr(op *ir.Operation, name string) (int64, bool) {
	a, ok := op.Attr(name).(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Int64(), true
}
