package viewlike

import "github.com/mica-ir/mica/ir"

// A Combiner may be the Go implementation of the interface
// ParallelCombiningOpInterface.
type Combiner interface {
	// Destination returns the value that the operation inserts into.
	Destination(op *ir.Operation) *ir.Value
}
