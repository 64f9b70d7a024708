package nvvm

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

func verifyAsyncCopy(op CpAsyncOp, c *ir.Checker) {
	modifier := named.EnumText(op.ModifierAttr())
	c.CheckPlain(modifier == "cg" || modifier == "ca", "Only CG and CA cache modifiers are supported.")
	size := op.Size()
	c.CheckPlain(size == 4 || size == 8 || size == 16, "expected byte size to be either 4, 8 or 16.")
	c.CheckPlain(modifier != "cg" || size == 16, "CG cache modifier is only support for 16 bytes copy.")
}

func verifyBulkStore(op BulkStoreOp, c *ir.Checker) {
	v := op.InitVal()
	c.Checkf(v == 0, "only 0 is supported for initVal, got %d", uint64(v))
}

// A tensorStore is an operation that stores a part of a tensor.
type tensorStore interface {
	Coordinates() typed.Operands
	ModeAttr() ir.Attribute
}

// verifyTensorStore checks the modes that stores of tensors have in common.
func verifyTensorStore(op tensorStore, c *ir.Checker) {
	dims := op.Coordinates().Len()
	c.CheckPlain(dims >= 1 && dims <= 5, "expects coordinates between 1 to 5 dimension")
	c.CheckPlain(named.EnumText(op.ModeAttr()) != "im2col" || dims >= 3, "to use im2col mode, the tensor has to be at least 3-dimensional")
}

func verifyTensorToGlobal(op CpAsyncBulkTensorSharedCTAToGlobalOp, c *ir.Checker) {
	mode := named.EnumText(op.ModeAttr())
	if _, ok := op.Predicate(); ok {
		c.CheckPlain(mode == "tile", "Inline-ptx lowering supported only for Tile mode.")
		_, hint := op.L2CacheHint()
		c.CheckPlain(!hint, "Inline-ptx lowering unsupported with L2 cache-hint.")
	}
	if mode == "tile_scatter4" {
		c.CheckPlain(len(op.Coordinates()) == 5, "Scatter4 mode expects 5 coordinates")
		return
	}
	verifyTensorStore(op, c)
}

func verifyTensorReduce(op CpAsyncBulkTensorReduceOp, c *ir.Checker) {
	c.CheckPlain(named.EnumText(op.ModeAttr()) != "tile_scatter4", "Scatter mode unsupported for CpAsyncBulkTensorReduceOp")
	verifyTensorStore(op, c)
}

func verifyTensorPrefetch(op CpAsyncBulkTensorPrefetchOp, c *ir.Checker) { verifyTensorLoad(op, c) }

// A tensorLoad is an operation that loads a part of a tensor.
type tensorLoad interface {
	tensorStore
	Im2colOffsets() typed.Operands
}

// verifyTensorLoad checks the numbers of coordinates and offsets.
func verifyTensorLoad(op tensorLoad, c *ir.Checker) {
	dims, offsets, mode := op.Coordinates().Len(), op.Im2colOffsets().Len(), named.EnumText(op.ModeAttr())
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

func verifyTensorToShared(op CpAsyncBulkTensorGlobalToSharedClusterOp, c *ir.Checker) {
	alone := op.IsCTAOnly()
	if _, ok := op.Predicate(); ok {
		c.CheckPlain(!alone, "Predicate is supported only for shared::cluster mode.")
		mode := named.EnumText(op.ModeAttr())
		c.CheckPlain(mode == "tile" || mode == "im2col", "Predicate is supported only for Tile and Im2col modes.")
		verifyTensorLoad(op, c)
		return
	}
	space := addressSpace(op.DstMem().Type())
	if !alone {
		c.CheckPlain(space == clusterSpace, "Shared::cluster destination requires address-space 7.")
		verifyTensorLoad(op, c)
		return
	}
	c.CheckPlain(space == sharedSpace, "Shared::cta destination requires address-space 3.")
	_, multicast := op.MulticastMask()
	c.CheckPlain(!multicast, "Multicast is not supported with shared::cta mode.")
	c.CheckPlain(op.GroupAttr() == nil, "CTAGroup is not supported with shared::cta mode.")
	verifyTensorLoad(op, c)
}

func verifyBulkToShared(op CpAsyncBulkGlobalToSharedClusterOp, c *ir.Checker) {
	_, multicast := op.MulticastMask()
	c.CheckPlain(addressSpace(op.DstMem().Type()) != sharedSpace || !multicast, "Multicast is not supported with shared::cta mode.")
}

func verifyPrefetch(op PrefetchOp, c *ir.Checker) {
	space, level, eviction := addressSpace(op.Addr().Type()), named.EnumText(op.CacheLevelAttr()), named.EnumText(op.EvictPriorityAttr())
	tensormap := op.Tensormap()
	switch {
	case tensormap && level != "":
		c.Failf("cannot specify both tensormap and cache level")
	case tensormap:
		c.Check(space == genericSpace || space == constantSpace, "prefetch tensormap requires a generic or constant pointer")
		c.Check(eviction == "", "prefetch tensormap does not support eviction priority")
		c.Check(!op.InParamSpace() || space == genericSpace, "in_param_space can only be specified for a generic pointer")
		return
	case level == "":
		c.Failf("requires specification of either cache level or tensormap")
	case space != genericSpace && space != globalSpace && space != localSpace:
		c.Failf("prefetch to cache level requires a generic, global, or local pointer")
	}
	if op.Uniform() {
		c.Check(level == "L1", "unsupported cache level, the only supported uniform cache level is L1")
		c.Check(space == genericSpace, "prefetch to uniform cache requires a generic pointer")
	}
	c.Check(eviction == "" || level == "L2", "cache eviction priority supported only for cache level L2")
	c.Check(eviction == "" || space == globalSpace, "cache eviction priority requires a global pointer")
	c.Check(eviction == "" || eviction == "evict_normal" || eviction == "evict_last",
		"unsupported cache eviction priority, only evict_last and evict_normal are supported")
	_, predicate := op.Predicate()
	c.Check(!predicate, "predicate supported only on prefetch tensormap")
}
