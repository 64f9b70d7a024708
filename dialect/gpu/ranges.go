package gpu

import (
	"math"
	"strings"

	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// The greatest sizes that any GPU has.
const (
	maxDim      = math.MaxUint32
	maxCluster  = 8
	maxSubgroup = 128
)

// inferRanges infers the ranges of identifiers and sizes from the enclosing launch.
func inferRanges(op *ir.Operation, operands []num.IntRange, set intrange.Setter) {
	size := func(greatest uint64) {
		set(op.Result(0), intrange.IndexRange(1, upperBound(op, greatest)))
	}
	id := func(greatest uint64) {
		set(op.Result(0), intrange.IndexRange(0, upperBound(op, greatest)-1))
	}
	sizeIn := func(kind string, greatest uint64) {
		if n, ok := knownSize(op, kind); ok {
			set(op.Result(0), intrange.IndexRange(n, n))
		} else {
			size(greatest)
		}
	}
	idIn := func(kind string, greatest uint64) {
		if n, ok := knownSize(op, kind); ok {
			greatest = n
		}
		id(greatest)
	}
	switch strings.TrimPrefix(op.Name(), "gpu.") {
	case "block_dim":
		sizeIn("block", maxDim)
	case "grid_dim":
		sizeIn("grid", maxDim)
	case "cluster_dim_blocks":
		sizeIn("cluster", maxCluster)
	case "thread_id":
		idIn("block", maxDim)
	case "block_id":
		idIn("grid", maxDim)
	case "cluster_block_id":
		idIn("cluster", maxCluster)
	case "cluster_dim", "num_subgroups":
		size(maxDim)
	case "cluster_id", "subgroup_id":
		id(maxDim)
	case "subgroup_size":
		size(maxSubgroup)
	case "lane_id":
		id(maxSubgroup)
	case "global_id":
		greatest := uint64(1)
		for _, kind := range [...]string{"block", "grid"} {
			n, ok := knownSize(op, kind)
			if !ok {
				n = maxDim
			}
			greatest *= n
		}
		id(greatest)
	case "subgroup_broadcast":
		set(op.Result(0), operands[0])
	case "launch":
		inferLaunch(op, operands, set)
	}
}

// upperBound returns the bound that an operation itself has, or else another one.
func upperBound(op *ir.Operation, otherwise uint64) uint64 {
	if a, ok := (BlockDimOp{op}).UpperBoundAttr().(*ir.IntegerAttr); ok { // the others have it, too
		if n, ok := a.Value.Uint64(); ok {
			return n
		}
	}
	return otherwise
}

// knownSize returns the size in the dimension of an operation of the block, the grid or the
// cluster in which it is executed, if it is known.
func knownSize(op *ir.Operation, kind string) (n uint64, ok bool) {
	dimension := dimensionOf(op)
	for f := op.ParentOp(); f != nil; f = f.ParentOp() {
		switch _, function := f.Def().Interface("FunctionOpInterface"); {
		case f.Name() == LaunchOpName:
			group := map[string]int{"grid": launchGrid, "block": launchBlock, "cluster": launchCluster}[kind]
			if os := f.OperandGroup(group + dimension); len(os) == 1 {
				if def := os[0].Value().DefiningOp(); def != nil {
					if a, ok := ir.ConstantValue(def).(*ir.IntegerAttr); ok {
						return a.Value.Low64(), true
					}
				}
			}
		case function:
			for _, name := range [...]string{"known_" + kind + "_size", "gpu.known_" + kind + "_size"} {
				if a, ok := f.Attr(name).(*ir.DenseArrayAttr); ok && dimension < a.Len() {
					return uint64(uint32(a.Int64(dimension))), true
				}
			}
			return 0, false
		}
	}
	return 0, false
}

// dimensionOf returns the number of the dimension that an operation asks about.
func dimensionOf(op *ir.Operation) int {
	if n := typed.Enum[int](BlockDimOp{op}.DimensionAttr()); uint(n) < 3 { // the others have it, too
		return n
	}
	return 0
}

// inferLaunch infers the ranges of the arguments of a kernel: the ids and the sizes.
func inferLaunch(op *ir.Operation, operands []num.IntRange, set intrange.Setter) {
	b := op.Region(0).Entry()
	operands = operands[len(op.OperandGroup(launchDependencies)):]
	// The arguments are three ids of each kind, and then the sizes; the clusters follow.
	for i, id := range [...]int{0, 1, 2, 3, 4, 5, 12, 13, 14} {
		size := id + 6
		if id >= 12 {
			size = id + 3
		}
		if i >= 6 && len(op.OperandGroup(launchCluster)) == 0 || size >= b.NumArguments() || i >= len(operands) || operands[i].Width() != 64 {
			return
		}
		r := operands[i].Intersect(intrange.IndexRange(1, maxDim))
		set(b.Argument(size), r)
		set(b.Argument(id), intrange.IndexRange(0, r.UMax.Low64()-1))
	}
}
