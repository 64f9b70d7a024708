package pdl

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// Failures collects the errors of compiling patterns. Code that finds an error calls failf,
// which does not return, so no code has to continue without a value. Each pattern is compiled
// by one call of try, so it has at most one error.
type failures struct{ diags diag.List }

// A bailout is the panic value of failf, which try recovers.
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
