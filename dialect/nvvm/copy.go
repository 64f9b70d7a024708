package nvvm

import (
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
)

func verifyAsyncCopy(op *ir.Operation, c *ir.Checker) {
	modifier := named.Enum(op, "modifier")
	if modifier != "cg" && modifier != "ca" {
		c.FailPlainf("Only CG and CA cache modifiers are supported.")
	}
	size, _ := named.Int(op, "size")
	if size != 4 && size != 8 && size != 16 {
		c.FailPlainf("expected byte size to be either 4, 8 or 16.")
	}
	if modifier == "cg" && size != 16 {
		c.FailPlainf("CG cache modifier is only support for 16 bytes copy.")
	}
}

func verifyBulkStore(op *ir.Operation, c *ir.Checker) {
	if v, _ := named.Int(op, "initVal"); v != 0 {
		c.Failf("only 0 is supported for initVal, got %d", uint64(v))
	}
}

// verifyTensorStore checks the modes that stores of tensors have in common.
func verifyTensorStore(op *ir.Operation, c *ir.Checker) {
	dims := len(named.Operands(op, "coordinates"))
	if dims < 1 || dims > 5 {
		c.FailPlainf("expects coordinates between 1 to 5 dimension")
	}
	if named.Enum(op, "mode") == "im2col" && dims < 3 {
		c.FailPlainf("to use im2col mode, the tensor has to be at least 3-dimensional")
	}
}

func verifyTensorToGlobal(op *ir.Operation, c *ir.Checker) {
	mode := named.Enum(op, "mode")
	if named.Operand(op, "predicate") != nil {
		if mode != "tile" {
			c.FailPlainf("Inline-ptx lowering supported only for Tile mode.")
		}
		if named.Operand(op, "l2CacheHint") != nil {
			c.FailPlainf("Inline-ptx lowering unsupported with L2 cache-hint.")
		}
	}
	if mode == "tile_scatter4" {
		if len(named.Operands(op, "coordinates")) != 5 {
			c.FailPlainf("Scatter4 mode expects 5 coordinates")
		}
		return
	}
	verifyTensorStore(op, c)
}

func verifyTensorReduce(op *ir.Operation, c *ir.Checker) {
	if named.Enum(op, "mode") == "tile_scatter4" {
		c.FailPlainf("Scatter mode unsupported for CpAsyncBulkTensorReduceOp")
	}
	verifyTensorStore(op, c)
}

// verifyTensorLoad checks the numbers of coordinates and offsets.
func verifyTensorLoad(op *ir.Operation, c *ir.Checker) {
	dims, offsets, mode := len(named.Operands(op, "coordinates")), len(named.Operands(op, "im2colOffsets")), named.Enum(op, "mode")
	if dims < 1 || dims > 5 {
		c.FailPlainf("expects coordinates between 1 to 5 dimension")
	}
	want, least := 0, 0
	switch mode {
	case "im2col":
		want, least = dims-2, 3
	case "im2col_w", "im2col_w_128":
		want, least = 2, 3
	case "tile_gather4":
		if dims != 5 {
			c.FailPlainf("Gather4 mode expects 5 coordinates")
		}
	}
	if dims < least {
		c.FailPlainf("to use %s mode, the tensor has to be at least 3-dimensional", mode)
	}
	if offsets != want {
		c.FailPlainf(" im2col offsets expected %d (provided %d)", want, offsets)
	}
}

func verifyTensorToShared(op *ir.Operation, c *ir.Checker) {
	alone := named.Bool(op, "isCTAOnly")
	if named.Operand(op, "predicate") != nil {
		if alone {
			c.FailPlainf("Predicate is supported only for shared::cluster mode.")
		}
		if mode := named.Enum(op, "mode"); mode != "tile" && mode != "im2col" {
			c.FailPlainf("Predicate is supported only for Tile and Im2col modes.")
		}
		verifyTensorLoad(op, c)
		return
	}
	space := addressSpace(named.Type(op, "dstMem"))
	if !alone {
		if space != clusterSpace {
			c.FailPlainf("Shared::cluster destination requires address-space 7.")
		}
		verifyTensorLoad(op, c)
		return
	}
	switch {
	case space != sharedSpace:
		c.FailPlainf("Shared::cta destination requires address-space 3.")
	case named.Operand(op, "multicastMask") != nil:
		c.FailPlainf("Multicast is not supported with shared::cta mode.")
	case op.Attr("group") != nil:
		c.FailPlainf("CTAGroup is not supported with shared::cta mode.")
	}
	verifyTensorLoad(op, c)
}

func verifyBulkToShared(op *ir.Operation, c *ir.Checker) {
	if addressSpace(named.Type(op, "dstMem")) == sharedSpace && named.Operand(op, "multicastMask") != nil {
		c.FailPlainf("Multicast is not supported with shared::cta mode.")
	}
}

func verifyPrefetch(op *ir.Operation, c *ir.Checker) {
	space, level, eviction := addressSpace(named.Type(op, "addr")), named.Enum(op, "cacheLevel"), named.Enum(op, "evictPriority")
	tensormap := named.Bool(op, "tensormap")
	switch {
	case tensormap && level != "":
		c.Failf("cannot specify both tensormap and cache level")
	case tensormap:
		switch {
		case space != genericSpace && space != constantSpace:
			c.Failf("prefetch tensormap requires a generic or constant pointer")
		case eviction != "":
			c.Failf("prefetch tensormap does not support eviction priority")
		case named.Bool(op, "in_param_space") && space != genericSpace:
			c.Failf("in_param_space can only be specified for a generic pointer")
		}
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
	switch {
	case eviction != "" && level != "L2":
		c.Failf("cache eviction priority supported only for cache level L2")
	case eviction != "" && space != globalSpace:
		c.Failf("cache eviction priority requires a global pointer")
	case eviction != "" && eviction != "evict_normal" && eviction != "evict_last":
		c.Failf("unsupported cache eviction priority, only evict_last and evict_normal are supported")
	case named.Operand(op, "predicate") != nil:
		c.Failf("predicate supported only on prefetch tensormap")
	}
}
