package amdgpu

import (
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// foldDescriptor makes constants in the lists of a descriptor of a copy numbers. The lists have
// the groups of operands from first on.
func foldDescriptor(first int) ir.Folder {
	lists := [...]viewlike.MixedList{
		{Attr: "global_static_sizes", Group: first}, {Attr: "global_static_strides", Group: first + 1}, {Attr: "shared_static_sizes", Group: first + 2},
	}
	return func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
		changed := false
		for _, x := range lists {
			changed = x.FoldConstants(op) || changed
		}
		if !changed {
			return nil, false
		}
		return folding.InPlace()
	}
}
