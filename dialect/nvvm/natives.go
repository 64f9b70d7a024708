package nvvm

import (
	_ "embed"
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "nvvm",
		Traits: demands("NVVMRequiresSM<30>", "NVVMRequiresSM<80>", "NVVMRequiresSM<90>", "NVVMRequiresSM<100>",
			"NVVMRequiresSMa<90>", "NVVMRequiresSMa<100,101>", "NVVMRequiresSMa<100,101,103>", "NVVMRequiresSMa<100,103>", "NVVMRequiresSMa<100,110>"),
		Ops: map[string]dialect.Op{
			"nvvm.barrier":                                    {Verify: verifyBarrier},
			"nvvm.clusterlaunchcontrol.query.cancel":          {Verify: verifyCancelQuery},
			"nvvm.convert.bf16x2.to.f8x2":                     {Verify: verifyFromBF16x2},
			"nvvm.convert.f16x2.to.f8x2":                      {Verify: between("dstTy", "f16x2 to f8x2", num.F8E4M3FN, num.F8E5M2)},
			"nvvm.convert.f32x2.to.bf16x2":                    {Verify: verifyToPair("bf16x2")},
			"nvvm.convert.f32x2.to.f16x2":                     {Verify: verifyToPair("f16x2")},
			"nvvm.convert.f32x2.to.f4x2":                      {Verify: between("dstTy", "f32x2 to f4x2", num.F4E2M1FN)},
			"nvvm.convert.f32x2.to.f6x2":                      {Verify: between("dstTy", "f32x2 to f6x2", num.F6E2M3FN, num.F6E3M2FN)},
			"nvvm.convert.f32x2.to.f8x2":                      {Verify: verifyToF8x2},
			"nvvm.convert.f32x4.to.f4x4":                      {Verify: between("dstTy", "f32x4 to f4x4", num.F4E2M1FN)},
			"nvvm.convert.f32x4.to.f6x4":                      {Verify: between("dstTy", "f32x4 to f6x4", num.F6E2M3FN, num.F6E3M2FN)},
			"nvvm.convert.f32x4.to.f8x4":                      {Verify: between("dstTy", "f32x4 to f8x4", num.F8E4M3FN, num.F8E5M2)},
			"nvvm.convert.f4x2.to.f16x2":                      {Verify: between("srcType", "f4x2 to f16x2", num.F4E2M1FN)},
			"nvvm.convert.f6x2.to.f16x2":                      {Verify: between("srcType", "f6x2 to f16x2", num.F6E2M3FN, num.F6E3M2FN)},
			"nvvm.convert.f8x2.to.bf16x2":                     {Verify: between("srcType", "f8x2 to bf16x2", num.F8E8M0FNU)},
			"nvvm.convert.f8x2.to.f16x2":                      {Verify: between("srcType", "f8x2 to f16x2", num.F8E4M3FN, num.F8E5M2)},
			"nvvm.convert.float.to.tf32":                      {Verify: verifyToTF32},
			"nvvm.cp.async.bulk.shared.cluster.global":        {Verify: verifyBulkToShared},
			"nvvm.cp.async.bulk.tensor.global.shared.cta":     {Verify: verifyTensorToGlobal},
			"nvvm.cp.async.bulk.tensor.prefetch":              {Verify: verifyTensorLoad},
			"nvvm.cp.async.bulk.tensor.reduce":                {Verify: verifyTensorReduce},
			"nvvm.cp.async.bulk.tensor.shared.cluster.global": {Verify: verifyTensorToShared},
			"nvvm.cp.async.shared.global":                     {Verify: verifyAsyncCopy},
			"nvvm.fence.proxy":                                {Verify: verifyFenceProxy},
			"nvvm.fence.proxy.acquire":                        {Verify: verifyFenceDirection},
			"nvvm.fence.proxy.release":                        {Verify: verifyFenceDirection},
			"nvvm.fence.proxy.sync_restrict":                  {Verify: verifyFenceProxyRestrict},
			"nvvm.fence.sync_restrict":                        {Verify: verifyFenceRestrict},
			"nvvm.ldmatrix":                                   {Verify: verifyMatrixLoad},
			"nvvm.match.sync":                                 {Verify: verifyMatch},
			"nvvm.mbarrier.arrive.expect_tx":                  {Verify: verifyArriveExpect},
			"nvvm.mma.block_scale":                            {Syntax: productSyntax{more: scales, scaled: true}, Verify: verifyScaled(64, false)},
			"nvvm.mma.sp.block_scale":                         {Syntax: productSyntax{more: slices.Concat(sparsity, scales), scaled: true}, Verify: verifyScaled(128, true)},
			"nvvm.mma.sp.sync":                                {Syntax: productSyntax{more: sparsity}, Verify: verifySparseProduct},
			"nvvm.mma.sync":                                   {Syntax: productSyntax{wide: true}, Verify: verifyProduct},
			"nvvm.pmevent":                                    {Verify: verifyEvent},
			"nvvm.prefetch":                                   {Verify: verifyPrefetch},
			"nvvm.prmt":                                       {Verify: verifyPermute},
			"nvvm.redux.sync":                                 {Verify: verifyRedux},
			"nvvm.setmaxregister":                             {Verify: verifyRegisters},
			"nvvm.shfl.sync":                                  {Verify: verifyShuffle},
			"nvvm.st.bulk":                                    {Verify: verifyBulkStore},
			"nvvm.stmatrix":                                   {Verify: verifyMatrixStore},
			"nvvm.tcgen05.cp":                                 {Verify: verifyTensorCopy},
			"nvvm.tcgen05.ld":                                 {Verify: verifyTensorRegisters},
			"nvvm.tcgen05.mma":                                {Verify: verifyTensorProduct},
			"nvvm.tcgen05.mma.block_scale":                    {Verify: verifyScaledProduct},
			"nvvm.tcgen05.mma.sp":                             {Verify: verifyTensorProduct},
			"nvvm.tcgen05.mma.sp.block_scale":                 {Verify: verifyScaledProduct},
			"nvvm.tcgen05.st":                                 {Verify: verifyTensorRegisterStore},
			"nvvm.vote.sync":                                  {Verify: verifyVote},
			"nvvm.wgmma.mma_async":                            {Verify: verifyGroupProduct},
			"nvvm.wmma.load":                                  {Verify: verifyWarpLoad},
			"nvvm.wmma.mma":                                   {Verify: verifyWarpProduct},
			"nvvm.wmma.store":                                 {Verify: verifyWarpStore},
		},
		Attributes: map[string]dialect.Attribute{"NVVMTargetAttr": {Verify: verifyTargetAttr,
			Interfaces: dialect.Interfaces{{Name: "gpu::TargetAttrVerifyInterface", Impl: target{}}}}},
		Complete:   complete,
		Signatures: signatures,
	}
	for _, r := range registers {
		n.Ops["nvvm.read.ptx.sreg."+r] = dialect.Op{Verify: verifyRange}
	}
	n.Each(dialect.Op{Verify: verifyMemoryBarrier},
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
