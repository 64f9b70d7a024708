package interpreter

import (
	"fmt"

	"github.com/mica-ir/mica/ir"
)

// describe returns the text of a value in an error.
func describe(v *ir.Value) string {
	if def := v.DefiningOp(); def != nil {
		return generic(def)
	}
	return fmt.Sprintf("<block argument> of type '%s' at index: %d", v.Type(), v.Index())
}

// describeValue describes a value as a result or an argument with its number.
func describeValue(v *ir.Value) string {
	if v.DefiningOp() != nil {
		return fmt.Sprintf("result #%d", v.Index())
	}
	block, region := placeOf(v.OwnerBlock())
	return fmt.Sprintf("block argument #%d of block #%d in region #%d", v.Index(), block, region)
}

// placeOf returns the number of a block in its region, and that of the region.
func placeOf(b *ir.Block) (block, region int) {
	for c := b.Prev(); c != nil; c = c.Prev() {
		block++
	}
	return block, b.Parent().Index()
}
