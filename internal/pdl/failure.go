package pdl

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// Failures collects the errors of compiling patterns. What finds an error calls
// failf, which does not return to it: no code has to go on with a value that it
// could not compute. Each pattern is compiled by one call of try, so there is one
// error a pattern.
type failures struct{ diags diag.List }

// A bailout is what failf panics with, and try recovers.
type bailout struct{}

// failf reports an error at an operation and ends the innermost try.
func (f *failures) failf(op *ir.Operation, format string, args ...any) {
	op.EmitOpError(&f.diags, format, args...)
	panic(bailout{})
}

// try calls a function that may end with failf.
func (f *failures) try(do func()) {
	defer func() {
		switch r := recover().(type) {
		case nil, bailout:
		default:
			panic(r)
		}
	}()
	do()
}
