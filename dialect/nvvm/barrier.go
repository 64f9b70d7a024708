package nvvm

import (
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// verifyMemoryBarrier checks the operations that arrive at a barrier in memory, or
// wait for it.
func verifyMemoryBarrier(op *ir.Operation, c *ir.Checker) {
	s := named.Enum(op, "scope")
	c.CheckPlain(s == "cta" || s == "cluster", "mbarrier scope must be either CTA or Cluster")
	c.CheckPlain(op.Def().Results == nil || op.NumResults() <= 0 || addressSpace(named.Type(op, "addr")) != clusterSpace,
		"mbarrier in shared_cluster space cannot return any value")
}

func verifyArriveExpect(op *ir.Operation, c *ir.Checker) {
	if named.Operand(op, "predicate") != nil {
		switch {
		case named.Enum(op, "scope") != "cta":
			c.FailPlainf("mbarrier scope must be CTA when using predicate")
		case addressSpace(named.Type(op, "addr")) == clusterSpace:
			c.FailPlainf("mbarrier in shared_cluster space is not supported when using predicate")
		case op.NumResults() > 0:
			c.FailPlainf("return-value is not supported when using predicate")
		case named.Bool(op, "relaxed"):
			c.FailPlainf("mbarrier with relaxed semantics is not supported when using predicate")
		}
	}
	verifyMemoryBarrier(op, c)
}

func verifyBarrier(op *ir.Operation, c *ir.Checker) {
	id, reduction, predicate := named.Operand(op, "barrierId") != nil, op.Attr("reductionOp") != nil, named.Operand(op, "reductionPredicate") != nil
	switch {
	case named.Operand(op, "numberOfThreads") != nil && !id:
		c.Failf("barrier id is missing, it should be set between 0 to 15")
	case id && (reduction || predicate):
		c.Failf("reduction are only available when id is 0")
	case reduction != predicate:
		c.Failf("reduction predicate and reduction operation must be specified together")
	}
}

func verifyFenceRestrict(op *ir.Operation, c *ir.Checker) {
	o := named.Enum(op, "order")
	c.Check(o == "acquire" || o == "release", "only acquire and release semantics are supported")
}

func verifyFenceProxy(op *ir.Operation, c *ir.Checker) {
	kind, space := named.Enum(op, "kind"), op.Attr("space") != nil
	switch {
	case kind == "tensormap":
		c.Failf("tensormap proxy is not a supported proxy kind")
	case kind == "generic":
		c.Failf("generic proxy not a supported proxy kind")
	case kind == "async.shared" && !space:
		c.Failf("async_shared fence requires space attribute")
	case kind != "async.shared" && space:
		c.Failf("only async_shared fence can have space attribute")
	}
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
