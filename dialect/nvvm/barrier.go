package nvvm

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// verifyMemoryBarrier checks the operations that arrive at a barrier in memory, or
// wait for it.
// Each begins with its address.
func verifyMemoryBarrier(of MBarrierArriveOp, c *ir.Checker) {
	op, s := of.Operation, named.EnumText(of.ScopeAttr())
	c.CheckPlain(s == "cta" || s == "cluster", "mbarrier scope must be either CTA or Cluster")
	c.CheckPlain(op.Def().Results == nil || op.NumResults() == 0 || addressSpace(of.Addr().Type()) != clusterSpace,
		"mbarrier in shared_cluster space cannot return any value")
}

func verifyArriveExpect(op MBarrierArriveExpectTxOp, c *ir.Checker) {
	if _, ok := op.Predicate(); ok {
		c.CheckPlain(named.EnumText(op.ScopeAttr()) == "cta", "mbarrier scope must be CTA when using predicate")
		c.CheckPlain(addressSpace(op.Addr().Type()) != clusterSpace, "mbarrier in shared_cluster space is not supported when using predicate")
		c.CheckPlain(op.Operation.NumResults() == 0, "return-value is not supported when using predicate")
		c.CheckPlain(!op.Relaxed(), "mbarrier with relaxed semantics is not supported when using predicate")
	}
	verifyMemoryBarrier(MBarrierArriveOp(op), c)
}

func verifyBarrier(op BarrierOp, c *ir.Checker) {
	_, id := op.BarrierId()
	_, threads := op.NumberOfThreads()
	_, predicate := op.ReductionPredicate()
	reduction := op.ReductionOpAttr() != nil
	c.Check(!threads || id, "barrier id is missing, it should be set between 0 to 15")
	c.Check(!id || !reduction && !predicate, "reduction are only available when id is 0")
	c.Check(reduction == predicate, "reduction predicate and reduction operation must be specified together")
}

func verifyFenceRestrict(op FenceSyncRestrictOp, c *ir.Checker) {
	o := named.EnumText(op.OrderAttr())
	c.Check(o == "acquire" || o == "release", "only acquire and release semantics are supported")
}

func verifyFenceProxy(op FenceProxyOp, c *ir.Checker) {
	kind, space := named.EnumText(op.KindAttr()), op.SpaceAttr() != nil
	c.Check(kind != "tensormap", "tensormap proxy is not a supported proxy kind")
	c.Check(kind != "generic", "generic proxy not a supported proxy kind")
	c.Check(kind != "async.shared" || space, "async_shared fence requires space attribute")
	c.Check(kind == "async.shared" || !space, "only async_shared fence can have space attribute")
}

func verifyFenceDirection(op FenceProxyReleaseOp, c *ir.Checker) {
	c.Check(named.EnumText(op.FromProxyAttr()) == "generic", "uni-directional proxies only support generic for from_proxy attribute")
	c.Check(named.EnumText(op.ToProxyAttr()) == "tensormap", "uni-directional proxies only support tensormap for to_proxy attribute")
}

func verifyFenceProxyRestrict(op FenceProxySyncRestrictOp, c *ir.Checker) {
	verifyFenceRestrict(FenceSyncRestrictOp(op), c)
	c.Check(named.EnumText(op.FromProxyAttr()) == "generic", "only generic is support for from_proxy attribute")
	c.Check(named.EnumText(op.ToProxyAttr()) == "async", "only async is supported for to_proxy attribute")
}
