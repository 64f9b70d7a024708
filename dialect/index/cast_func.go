package index

import "github.com/mica-ir/mica/ir"

// A castFunc is the implementation of CastOpInterface as a function: whether
// values of the types in can be cast to values of the types out.
type castFunc func(in, out []ir.Type) bool

// Compatible calls the function.
func (f castFunc) Compatible(in, out []ir.Type) bool { return f(in, out) }
