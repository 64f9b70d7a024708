package typed

import "github.com/mica-ir/mica/ir"

// A Body is the content of a region that is built with its operation.
type Body struct {
	// Args are the types of the arguments of the entry block.
	Args []ir.Type
	// Fill creates operations in the entry block; it may be nil.
	Fill func(b *ir.Builder, entry *ir.Block)
}
