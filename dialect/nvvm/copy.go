package nvvm

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
)

func verifyAsyncCopy(op *ir.Operation, d *diag.List) bool {
	modifier := named.Enum(op, "modifier")
	if modifier != "cg" && modifier != "ca" {
		return fail(op, d, "Only CG and CA cache modifiers are supported.")
	}
	size, _ := named.Int(op, "size")
	if size != 4 && size != 8 && size != 16 {
		return fail(op, d, "expected byte size to be either 4, 8 or 16.")
	}
	if modifier == "cg" && size != 16 {
		return fail(op, d, "CG cache modifier is only support for 16 bytes copy.")
	}
	return true
}

func verifyBulkStore(op *ir.Operation, d *diag.List) bool {
	if v, _ := named.Int(op, "initVal"); v != 0 {
		return failOp(op, d, "only 0 is supported for initVal, got %d", uint64(v))
	}
	return true
}

// verifyTensorStore checks the modes that stores of tensors have in common.
func verifyTensorStore(op *ir.Operation, d *diag.List) bool {
	dims := len(named.Operands(op, "coordinates"))
	if dims < 1 || dims > 5 {
		return fail(op, d, "expects coordinates between 1 to 5 dimension")
	}
	if named.Enum(op, "mode") == "im2col" && dims < 3 {
		return fail(op, d, "to use im2col mode, the tensor has to be at least 3-dimensional")
	}
	return true
}

func verifyTensorToGlobal(op *ir.Operation, d *diag.List) bool {
	mode := named.Enum(op, "mode")
	if named.Operand(op, "predicate") != nil {
		if mode != "tile" {
			return fail(op, d, "Inline-ptx lowering supported only for Tile mode.")
		}
		if named.Operand(op, "l2CacheHint") != nil {
			return fail(op, d, "Inline-ptx lowering unsupported with L2 cache-hint.")
		}
	}
	if mode == "tile_scatter4" {
		if len(named.Operands(op, "coordinates")) != 5 {
			return fail(op, d, "Scatter4 mode expects 5 coordinates")
		}
		return true
	}
	return verifyTensorStore(op, d)
}

func verifyTensorReduce(op *ir.Operation, d *diag.List) bool {
	if named.Enum(op, "mode") == "tile_scatter4" {
		return fail(op, d, "Scatter mode unsupported for CpAsyncBulkTensorReduceOp")
	}
	return verifyTensorStore(op, d)
}

// verifyTensorLoad checks the numbers of coordinates and offsets.
func verifyTensorLoad(op *ir.Operation, d *diag.List) bool {
	dims, offsets, mode := len(named.Operands(op, "coordinates")), len(named.Operands(op, "im2colOffsets")), named.Enum(op, "mode")
	if dims < 1 || dims > 5 {
		return fail(op, d, "expects coordinates between 1 to 5 dimension")
	}
	want, least := 0, 0
	switch mode {
	case "im2col":
		want, least = dims-2, 3
	case "im2col_w", "im2col_w_128":
		want, least = 2, 3
	case "tile_gather4":
		if dims != 5 {
			return fail(op, d, "Gather4 mode expects 5 coordinates")
		}
	}
	if dims < least {
		return fail(op, d, "to use %s mode, the tensor has to be at least 3-dimensional", mode)
	}
	if offsets != want {
		return fail(op, d, " im2col offsets expected %d (provided %d)", want, offsets)
	}
	return true
}

func verifyTensorToShared(op *ir.Operation, d *diag.List) bool {
	alone := named.Bool(op, "isCTAOnly")
	if named.Operand(op, "predicate") != nil {
		if alone {
			return fail(op, d, "Predicate is supported only for shared::cluster mode.")
		}
		if mode := named.Enum(op, "mode"); mode != "tile" && mode != "im2col" {
			return fail(op, d, "Predicate is supported only for Tile and Im2col modes.")
		}
		return verifyTensorLoad(op, d)
	}
	space := addressSpace(named.Type(op, "dstMem"))
	if !alone {
		if space != clusterSpace {
			return fail(op, d, "Shared::cluster destination requires address-space 7.")
		}
		return verifyTensorLoad(op, d)
	}
	switch {
	case space != sharedSpace:
		return fail(op, d, "Shared::cta destination requires address-space 3.")
	case named.Operand(op, "multicastMask") != nil:
		return fail(op, d, "Multicast is not supported with shared::cta mode.")
	case op.Attr("group") != nil:
		return fail(op, d, "CTAGroup is not supported with shared::cta mode.")
	}
	return verifyTensorLoad(op, d)
}

func verifyBulkToShared(op *ir.Operation, d *diag.List) bool {
	if addressSpace(named.Type(op, "dstMem")) == sharedSpace && named.Operand(op, "multicastMask") != nil {
		return fail(op, d, "Multicast is not supported with shared::cta mode.")
	}
	return true
}

func verifyPrefetch(op *ir.Operation, d *diag.List) bool {
	space, level, eviction := addressSpace(named.Type(op, "addr")), named.Enum(op, "cacheLevel"), named.Enum(op, "evictPriority")
	tensormap := named.Bool(op, "tensormap")
	switch {
	case tensormap && level != "":
		return failOp(op, d, "cannot specify both tensormap and cache level")
	case tensormap:
		switch {
		case space != genericSpace && space != constantSpace:
			return failOp(op, d, "prefetch tensormap requires a generic or constant pointer")
		case eviction != "":
			return failOp(op, d, "prefetch tensormap does not support eviction priority")
		case named.Bool(op, "in_param_space") && space != genericSpace:
			return failOp(op, d, "in_param_space can only be specified for a generic pointer")
		}
		return true
	case level == "":
		return failOp(op, d, "requires specification of either cache level or tensormap")
	case space != genericSpace && space != globalSpace && space != localSpace:
		return failOp(op, d, "prefetch to cache level requires a generic, global, or local pointer")
	}
	if named.Bool(op, "uniform") {
		if level != "L1" {
			return failOp(op, d, "unsupported cache level, the only supported uniform cache level is L1")
		}
		if space != genericSpace {
			return failOp(op, d, "prefetch to uniform cache requires a generic pointer")
		}
	}
	switch {
	case eviction != "" && level != "L2":
		return failOp(op, d, "cache eviction priority supported only for cache level L2")
	case eviction != "" && space != globalSpace:
		return failOp(op, d, "cache eviction priority requires a global pointer")
	case eviction != "" && eviction != "evict_normal" && eviction != "evict_last":
		return failOp(op, d, "unsupported cache eviction priority, only evict_last and evict_normal are supported")
	case named.Operand(op, "predicate") != nil:
		return failOp(op, d, "predicate supported only on prefetch tensormap")
	}
	return true
}
