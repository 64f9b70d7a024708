package nvvm

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

func verifyAsyncCopy(op *ir.Operation, c *ir.Checker) {
	modifier := named.Enum(op, "modifier")
	c.CheckPlain(modifier == "cg" || modifier == "ca", "Only CG and CA cache modifiers are supported.")
	size, _ := named.Int(op, "size")
	c.CheckPlain(size == 4 || size == 8 || size == 16, "expected byte size to be either 4, 8 or 16.")
	c.CheckPlain(modifier != "cg" || size == 16, "CG cache modifier is only support for 16 bytes copy.")
}

func verifyBulkStore(op *ir.Operation, c *ir.Checker) {
	v, _ := named.Int(op, "initVal")
	c.Checkf(v == 0, "only 0 is supported for initVal, got %d", uint64(v))
}

// verifyTensorStore checks the modes that stores of tensors have in common.
func verifyTensorStore(op *ir.Operation, c *ir.Checker) {
	dims := len(named.Operands(op, "coordinates"))
	c.CheckPlain(dims >= 1 && dims <= 5, "expects coordinates between 1 to 5 dimension")
	c.CheckPlain(named.Enum(op, "mode") != "im2col" || dims >= 3, "to use im2col mode, the tensor has to be at least 3-dimensional")
}

func verifyTensorToGlobal(op *ir.Operation, c *ir.Checker) {
	mode := named.Enum(op, "mode")
	if named.Operand(op, "predicate") != nil {
		c.CheckPlain(mode == "tile", "Inline-ptx lowering supported only for Tile mode.")
		c.CheckPlain(named.Operand(op, "l2CacheHint") == nil, "Inline-ptx lowering unsupported with L2 cache-hint.")
	}
	if mode == "tile_scatter4" {
		c.CheckPlain(len(named.Operands(op, "coordinates")) == 5, "Scatter4 mode expects 5 coordinates")
		return
	}
	verifyTensorStore(op, c)
}

func verifyTensorReduce(op *ir.Operation, c *ir.Checker) {
	c.CheckPlain(named.Enum(op, "mode") != "tile_scatter4", "Scatter mode unsupported for CpAsyncBulkTensorReduceOp")
	verifyTensorStore(op, c)
}

// verifyTensorLoad checks the numbers of coordinates and offsets.
func verifyTensorLoad(op *ir.Operation, c *ir.Checker) {
	dims, offsets, mode := len(named.Operands(op, "coordinates")), len(named.Operands(op, "im2colOffsets")), named.Enum(op, "mode")
	c.CheckPlain(dims >= 1 && dims <= 5, "expects coordinates between 1 to 5 dimension")
	want, least := 0, 0
	switch mode {
	case "im2col":
		want, least = dims-2, 3
	case "im2col_w", "im2col_w_128":
		want, least = 2, 3
	case "tile_gather4":
		c.CheckPlain(dims == 5, "Gather4 mode expects 5 coordinates")
	}
	if dims < least {
		c.FailPlainf("to use %s mode, the tensor has to be at least 3-dimensional", mode)
	}
	c.CheckPlainf(offsets == want, " im2col offsets expected %d (provided %d)", want, offsets)
}

func verifyTensorToShared(op *ir.Operation, c *ir.Checker) {
	alone := named.Bool(op, "isCTAOnly")
	if named.Operand(op, "predicate") != nil {
		c.CheckPlain(!alone, "Predicate is supported only for shared::cluster mode.")
		mode := named.Enum(op, "mode")
		c.CheckPlain(mode == "tile" || mode == "im2col", "Predicate is supported only for Tile and Im2col modes.")
		verifyTensorLoad(op, c)
		return
	}
	space := addressSpace(named.Type(op, "dstMem"))
	if !alone {
		c.CheckPlain(space == clusterSpace, "Shared::cluster destination requires address-space 7.")
		verifyTensorLoad(op, c)
		return
	}
	c.CheckPlain(space == sharedSpace, "Shared::cta destination requires address-space 3.")
	c.CheckPlain(named.Operand(op, "multicastMask") == nil, "Multicast is not supported with shared::cta mode.")
	c.CheckPlain(op.Attr("group") == nil, "CTAGroup is not supported with shared::cta mode.")
	verifyTensorLoad(op, c)
}

func verifyBulkToShared(op *ir.Operation, c *ir.Checker) {
	c.CheckPlain(addressSpace(named.Type(op, "dstMem")) != sharedSpace || named.Operand(op, "multicastMask") == nil,
		"Multicast is not supported with shared::cta mode.")
}

func verifyPrefetch(op *ir.Operation, c *ir.Checker) {
	space, level, eviction := addressSpace(named.Type(op, "addr")), named.Enum(op, "cacheLevel"), named.Enum(op, "evictPriority")
	tensormap := named.Bool(op, "tensormap")
	switch {
	case tensormap && level != "":
		c.Failf("cannot specify both tensormap and cache level")
	case tensormap:
		c.Check(space == genericSpace || space == constantSpace, "prefetch tensormap requires a generic or constant pointer")
		c.Check(eviction == "", "prefetch tensormap does not support eviction priority")
		c.Check(!named.Bool(op, "in_param_space") || space == genericSpace, "in_param_space can only be specified for a generic pointer")
		return
	case level == "":
		c.Failf("requires specification of either cache level or tensormap")
	case space != genericSpace && space != globalSpace && space != localSpace:
		c.Failf("prefetch to cache level requires a generic, global, or local pointer")
	}
	if named.Bool(op, "uniform") {
		c.Check(level == "L1", "unsupported cache level, the only supported uniform cache level is L1")
		c.Check(space == genericSpace, "prefetch to uniform cache requires a generic pointer")
	}
	c.Check(eviction == "" || level == "L2", "cache eviction priority supported only for cache level L2")
	c.Check(eviction == "" || space == globalSpace, "cache eviction priority requires a global pointer")
	c.Check(eviction == "" || eviction == "evict_normal" || eviction == "evict_last",
		"unsupported cache eviction priority, only evict_last and evict_normal are supported")
	c.Check(named.Operand(op, "predicate") == nil, "predicate supported only on prefetch tensormap")
}
