package lowervector

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// Options select among lowerings.
type Options struct {
	// NarrowIndices computes masks with 32-bit indices.
	NarrowIndices bool
	// Transpose selects the lowering of transposes, and Contract that of contractions.
	Transpose TransposeLowering
	Contract  ContractLowering
}

// Patterns returns the patterns that lower operations on vectors of several dimensions, and
// those that mask or move elements.
func Patterns(ctx *ir.Context, o Options) []*rewrite.Pattern {
	list := canonicalizations(ctx)
	list = append(list, unrolling()...)
	list = append(list, lower("BroadcastOpLowering", "vector.broadcast", typed.Match(broadcast)))
	list = append(list, contractions(o.Contract)...)
	list = append(list, lower("OuterProductOpLowering", "vector.outerproduct", outerProduct))
	list = append(list, masks(o.NarrowIndices)...)
	list = append(list, shapeCasts()...)
	list = append(list, transposes(o.Transpose)...)
	list = append(list, Transfers(1)...)
	list = append(list, slicePatterns()...)
	return list
}

// canonicalized are the canonicalizations of vector that take part, by operation.
var canonicalized = []struct{ root, name string }{
	{"vector.create_mask", "CreateMaskFolder"},
	{"vector.maskedload", "MaskedLoadFolder"},
	{"vector.maskedstore", "MaskedStoreFolder"},
	{"vector.gather", "GatherFolder"},
	{"vector.scatter", "ScatterFolder"},
	{"vector.expandload", "ExpandLoadFolder"},
	{"vector.compressstore", "CompressStoreFolder"},
	{"vector.extract_strided_slice", "StridedSliceConstantMaskFolder"},
	{"vector.transpose", "TransposeFolder"},
}

// canonicalizations returns patterns of vector that the others need.
func canonicalizations(ctx *ir.Context) []*rewrite.Pattern {
	var list []*rewrite.Pattern
	for _, c := range canonicalized {
		def := ctx.LookupOp(c.root)
		if def == nil {
			continue
		}
		impl, _ := def.Interface(rewrite.CanonicalizerInterface)
		patterns, _ := impl.(rewrite.Patterns)
		for _, p := range patterns {
			if p.Name == c.name {
				list = append(list, p)
			}
		}
	}
	return list
}
