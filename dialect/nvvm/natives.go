package nvvm

import (
	"embed"
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed nvvm.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "nvvm",
		Traits: demands("NVVMRequiresSM<30>", "NVVMRequiresSM<80>", "NVVMRequiresSM<90>", "NVVMRequiresSM<100>",
			"NVVMRequiresSMa<90>", "NVVMRequiresSMa<100,101>", "NVVMRequiresSMa<100,101,103>", "NVVMRequiresSMa<100,103>", "NVVMRequiresSMa<100,110>"),
		Ops: map[string]dialect.Op{
			BarrierOpName:                                {Verify: typed.Verify(verifyBarrier)},
			ClusterLaunchControlQueryCancelOpName:        {Verify: typed.Verify(verifyCancelQuery)},
			ConvertBF16x2ToF8x2OpName:                    {Verify: typed.Verify(verifyFromBF16x2)},
			ConvertF16x2ToF8x2OpName:                     {Verify: between(toType, "f16x2 to f8x2", num.F8E4M3FN, num.F8E5M2)},
			ConvertF32x2ToBF16x2OpName:                   {Verify: verifyToPair("bf16x2")},
			ConvertF32x2ToF16x2OpName:                    {Verify: verifyToPair("f16x2")},
			ConvertF32x2ToF4x2OpName:                     {Verify: between(toType, "f32x2 to f4x2", num.F4E2M1FN)},
			ConvertF32x2ToF6x2OpName:                     {Verify: between(toType, "f32x2 to f6x2", num.F6E2M3FN, num.F6E3M2FN)},
			ConvertF32x2ToF8x2OpName:                     {Verify: typed.Verify(verifyToF8x2)},
			ConvertF32x4ToF4x4OpName:                     {Verify: between(toType, "f32x4 to f4x4", num.F4E2M1FN)},
			ConvertF32x4ToF6x4OpName:                     {Verify: between(toType, "f32x4 to f6x4", num.F6E2M3FN, num.F6E3M2FN)},
			ConvertF32x4ToF8x4OpName:                     {Verify: between(toType, "f32x4 to f8x4", num.F8E4M3FN, num.F8E5M2)},
			ConvertF4x2ToF16x2OpName:                     {Verify: between(fromType, "f4x2 to f16x2", num.F4E2M1FN)},
			ConvertF6x2ToF16x2OpName:                     {Verify: between(fromType, "f6x2 to f16x2", num.F6E2M3FN, num.F6E3M2FN)},
			ConvertF8x2ToBF16x2OpName:                    {Verify: between(fromType, "f8x2 to bf16x2", num.F8E8M0FNU)},
			ConvertF8x2ToF16x2OpName:                     {Verify: between(fromType, "f8x2 to f16x2", num.F8E4M3FN, num.F8E5M2)},
			ConvertFloatToTF32OpName:                     {Verify: typed.Verify(verifyToTF32)},
			CpAsyncBulkGlobalToSharedClusterOpName:       {Verify: typed.Verify(verifyBulkToShared)},
			CpAsyncBulkTensorSharedCTAToGlobalOpName:     {Verify: typed.Verify(verifyTensorToGlobal)},
			CpAsyncBulkTensorPrefetchOpName:              {Verify: typed.Verify(verifyTensorPrefetch)},
			CpAsyncBulkTensorReduceOpName:                {Verify: typed.Verify(verifyTensorReduce)},
			CpAsyncBulkTensorGlobalToSharedClusterOpName: {Verify: typed.Verify(verifyTensorToShared)},
			CpAsyncOpName:                                {Verify: typed.Verify(verifyAsyncCopy)},
			FenceProxyOpName:                             {Verify: typed.Verify(verifyFenceProxy)},
			FenceProxyAcquireOpName:                      {Verify: typed.Verify(verifyFenceDirection)},
			FenceProxyReleaseOpName:                      {Verify: typed.Verify(verifyFenceDirection)},
			FenceProxySyncRestrictOpName:                 {Verify: typed.Verify(verifyFenceProxyRestrict)},
			FenceSyncRestrictOpName:                      {Verify: typed.Verify(verifyFenceRestrict)},
			LdMatrixOpName:                               {Verify: typed.Verify(verifyMatrixLoad)},
			MatchSyncOpName:                              {Verify: typed.Verify(verifyMatch)},
			MBarrierArriveExpectTxOpName:                 {Verify: typed.Verify(verifyArriveExpect)},
			MmaBlockScaleOpName:                          {Syntax: productSyntax{more: scales, scaled: true}, Verify: verifyScaled(64, false)},
			MmaSpBlockScaleOpName:                        {Syntax: productSyntax{more: slices.Concat(sparsity, scales), scaled: true}, Verify: verifyScaled(128, true)},
			MmaSpOpName:                                  {Syntax: productSyntax{more: sparsity}, Verify: typed.Verify(verifySparseProduct)},
			MmaOpName:                                    {Syntax: productSyntax{wide: true}, Verify: typed.Verify(verifyProduct)},
			PMEventOpName:                                {Verify: typed.Verify(verifyEvent)},
			PrefetchOpName:                               {Verify: typed.Verify(verifyPrefetch)},
			PermuteOpName:                                {Verify: typed.Verify(verifyPermute)},
			ReduxOpName:                                  {Verify: typed.Verify(verifyRedux)},
			SetMaxRegisterOpName:                         {Verify: typed.Verify(verifyRegisters)},
			ShflOpName:                                   {Verify: typed.Verify(verifyShuffle)},
			BulkStoreOpName:                              {Verify: typed.Verify(verifyBulkStore)},
			StMatrixOpName:                               {Verify: typed.Verify(verifyMatrixStore)},
			Tcgen05CpOpName:                              {Verify: typed.Verify(verifyTensorCopy)},
			Tcgen05LdOpName:                              {Verify: typed.Verify(verifyTensorRegisters)},
			Tcgen05MMAOpName:                             {Verify: verifyTensorProduct[Tcgen05MMAOp]},
			Tcgen05MMABlockScaleOpName:                   {Verify: typed.Verify(verifyScaledProduct)},
			Tcgen05MMASparseOpName:                       {Verify: verifyTensorProduct[Tcgen05MMASparseOp]},
			Tcgen05MMASparseBlockScaleOpName:             {Verify: typed.Verify(verifyScaledProduct)},
			Tcgen05StOpName:                              {Verify: typed.Verify(verifyTensorRegisterStore)},
			VoteSyncOpName:                               {Verify: typed.Verify(verifyVote)},
			WgmmaMmaAsyncOpName:                          {Verify: typed.Verify(verifyGroupProduct)},
			WMMALoadOpName:                               {Verify: typed.Verify(verifyWarpLoad)},
			WMMAMmaOpName:                                {Verify: typed.Verify(verifyWarpProduct)},
			WMMAStoreOpName:                              {Verify: typed.Verify(verifyWarpStore)},
		},
		Attributes: map[string]dialect.Attribute{"NVVMTargetAttr": {Verify: verifyTargetAttr,
			Interfaces: dialect.Interfaces{{Name: "gpu::TargetAttrVerifyInterface", Impl: target{}}}}},
		Complete: complete,
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/LLVMIR/BasicPtxBuilderInterface.td": "ptx.td",
				"mlir/Dialect/LLVMIR/NVVMOps.td":                  "nvvm.td",
				"mlir/Dialect/LLVMIR/NVVMRequiresSMTraits.td":     "sm.td",
			},
			Roots: []string{"mlir/Dialect/LLVMIR/NVVMOps.td"},
		},
		Signatures: signatures,
	}
	for _, r := range registers {
		n.Ops["nvvm.read.ptx.sreg."+r] = dialect.Op{Verify: typed.Verify(verifyRange)}
	}
	n.Each(dialect.Op{Verify: typed.Verify(verifyMemoryBarrier)},
		"mbarrier.arrive mbarrier.arrive_drop mbarrier.arrive_drop.expect_tx mbarrier.complete_tx mbarrier.expect_tx mbarrier.test.wait mbarrier.try_wait")
	return n
}

// demands returns traits that restrict operations to some chips. They check nothing on their own:
// the module's target is needed for that.
func demands(names ...string) map[string]*ir.Trait {
	m := map[string]*ir.Trait{}
	for _, n := range names {
		m[n] = &ir.Trait{Name: n}
	}
	return m
}

// registers are the special registers whose value may have a range.
var registers = []string{
	"laneid", "warpsize", "warpid", "nwarpid", "smid", "nsmid", "gridid",
	"tid.x", "tid.y", "tid.z", "ntid.x", "ntid.y", "ntid.z",
	"ctaid.x", "ctaid.y", "ctaid.z", "nctaid.x", "nctaid.y", "nctaid.z",
	"clusterid.x", "clusterid.y", "clusterid.z", "nclusterid.x", "nclusterid.y", "nclusterid.z",
	"cluster.ctaid.x", "cluster.ctaid.y", "cluster.ctaid.z", "cluster.nctaid.x", "cluster.nctaid.y", "cluster.nctaid.z",
	"cluster.ctarank", "cluster.nctarank",
}
