package nvvm

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// failOp reports an error of an operation and returns false; fail reports one
// without its name.
func failOp(op *ir.Operation, d *diag.List, format string, args ...any) bool {
	op.EmitOpError(d, format, args...)
	return false
}

func fail(op *ir.Operation, d *diag.List, format string, args ...any) bool {
	op.EmitError(d, format, args...)
	return false
}

// verifyMemoryBarrier checks the operations that arrive at a barrier in memory, or
// wait for it.
func verifyMemoryBarrier(op *ir.Operation, d *diag.List) bool {
	if s := named.Enum(op, "scope"); s != "cta" && s != "cluster" {
		return fail(op, d, "mbarrier scope must be either CTA or Cluster")
	}
	if op.Def().Results != nil && op.NumResults() > 0 && addressSpace(named.Type(op, "addr")) == clusterSpace {
		return fail(op, d, "mbarrier in shared_cluster space cannot return any value")
	}
	return true
}

func verifyArriveExpect(op *ir.Operation, d *diag.List) bool {
	if named.Operand(op, "predicate") != nil {
		switch {
		case named.Enum(op, "scope") != "cta":
			return fail(op, d, "mbarrier scope must be CTA when using predicate")
		case addressSpace(named.Type(op, "addr")) == clusterSpace:
			return fail(op, d, "mbarrier in shared_cluster space is not supported when using predicate")
		case op.NumResults() > 0:
			return fail(op, d, "return-value is not supported when using predicate")
		case named.Bool(op, "relaxed"):
			return fail(op, d, "mbarrier with relaxed semantics is not supported when using predicate")
		}
	}
	return verifyMemoryBarrier(op, d)
}

func verifyBarrier(op *ir.Operation, d *diag.List) bool {
	id, reduction, predicate := named.Operand(op, "barrierId") != nil, op.Attr("reductionOp") != nil, named.Operand(op, "reductionPredicate") != nil
	switch {
	case named.Operand(op, "numberOfThreads") != nil && !id:
		return failOp(op, d, "barrier id is missing, it should be set between 0 to 15")
	case id && (reduction || predicate):
		return failOp(op, d, "reduction are only available when id is 0")
	case reduction != predicate:
		return failOp(op, d, "reduction predicate and reduction operation must be specified together")
	}
	return true
}

func verifyFenceRestrict(op *ir.Operation, d *diag.List) bool {
	if o := named.Enum(op, "order"); o != "acquire" && o != "release" {
		return failOp(op, d, "only acquire and release semantics are supported")
	}
	return true
}

func verifyFenceProxy(op *ir.Operation, d *diag.List) bool {
	kind, space := named.Enum(op, "kind"), op.Attr("space") != nil
	switch {
	case kind == "tensormap":
		return failOp(op, d, "tensormap proxy is not a supported proxy kind")
	case kind == "generic":
		return failOp(op, d, "generic proxy not a supported proxy kind")
	case kind == "async.shared" && !space:
		return failOp(op, d, "async_shared fence requires space attribute")
	case kind != "async.shared" && space:
		return failOp(op, d, "only async_shared fence can have space attribute")
	}
	return true
}

func verifyFenceDirection(op *ir.Operation, d *diag.List) bool {
	if named.Enum(op, "fromProxy") != "generic" {
		return failOp(op, d, "uni-directional proxies only support generic for from_proxy attribute")
	}
	if named.Enum(op, "toProxy") != "tensormap" {
		return failOp(op, d, "uni-directional proxies only support tensormap for to_proxy attribute")
	}
	return true
}

func verifyFenceProxyRestrict(op *ir.Operation, d *diag.List) bool {
	if !verifyFenceRestrict(op, d) {
		return false
	}
	if named.Enum(op, "fromProxy") != "generic" {
		return failOp(op, d, "only generic is support for from_proxy attribute")
	}
	if named.Enum(op, "toProxy") != "async" {
		return failOp(op, d, "only async is supported for to_proxy attribute")
	}
	return true
}
