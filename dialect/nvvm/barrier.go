package nvvm

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// verifyMemoryBarrier checks the operations that arrive at a barrier in memory, or
// wait for it.
func verifyMemoryBarrier(op *ir.Operation, c *ir.Checker) {
	s := named.Enum(op, "scope")
	c.CheckPlain(s == "cta" || s == "cluster", "mbarrier scope must be either CTA or Cluster")
	c.CheckPlain(op.Def().Results == nil || op.NumResults() == 0 || addressSpace(named.Type(op, "addr")) != clusterSpace,
		"mbarrier in shared_cluster space cannot return any value")
}

func verifyArriveExpect(op *ir.Operation, c *ir.Checker) {
	if named.Operand(op, "predicate") != nil {
		c.CheckPlain(named.Enum(op, "scope") == "cta", "mbarrier scope must be CTA when using predicate")
		c.CheckPlain(addressSpace(named.Type(op, "addr")) != clusterSpace, "mbarrier in shared_cluster space is not supported when using predicate")
		c.CheckPlain(op.NumResults() == 0, "return-value is not supported when using predicate")
		c.CheckPlain(!named.Bool(op, "relaxed"), "mbarrier with relaxed semantics is not supported when using predicate")
	}
	verifyMemoryBarrier(op, c)
}

func verifyBarrier(op *ir.Operation, c *ir.Checker) {
	id, reduction, predicate := named.Operand(op, "barrierId") != nil, op.Attr("reductionOp") != nil, named.Operand(op, "reductionPredicate") != nil
	c.Check(named.Operand(op, "numberOfThreads") == nil || id, "barrier id is missing, it should be set between 0 to 15")
	c.Check(!id || !reduction && !predicate, "reduction are only available when id is 0")
	c.Check(reduction == predicate, "reduction predicate and reduction operation must be specified together")
}

func verifyFenceRestrict(op *ir.Operation, c *ir.Checker) {
	o := named.Enum(op, "order")
	c.Check(o == "acquire" || o == "release", "only acquire and release semantics are supported")
}

func verifyFenceProxy(op *ir.Operation, c *ir.Checker) {
	kind, space := named.Enum(op, "kind"), op.Attr("space") != nil
	c.Check(kind != "tensormap", "tensormap proxy is not a supported proxy kind")
	c.Check(kind != "generic", "generic proxy not a supported proxy kind")
	c.Check(kind != "async.shared" || space, "async_shared fence requires space attribute")
	c.Check(kind == "async.shared" || !space, "only async_shared fence can have space attribute")
}

func verifyFenceDirection(op *ir.Operation, c *ir.Checker) {
	c.Check(named.Enum(op, "fromProxy") == "generic", "uni-directional proxies only support generic for from_proxy attribute")
	c.Check(named.Enum(op, "toProxy") == "tensormap", "uni-directional proxies only support tensormap for to_proxy attribute")
}

func verifyFenceProxyRestrict(op *ir.Operation, c *ir.Checker) {
	verifyFenceRestrict(op, c)
	c.Check(named.Enum(op, "fromProxy") == "generic", "only generic is support for from_proxy attribute")
	c.Check(named.Enum(op, "toProxy") == "async", "only async is supported for to_proxy attribute")
}
