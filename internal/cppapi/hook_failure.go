package cppapi

import (
	"errors"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// HookFailed reports the failure of a C++ function about an operation whose caller has no other way
// to report an error.
func HookFailed(op *ir.Operation, function string, err error) {
	d := diag.Errorf(op.Location().Place(), "'%s' op failed to evaluate '%s': %v", op.Name(), function, err)
	op.Context().HookFailed(op.Name()+" "+function, withCode(d, err))
}

// FunctionFailed is [HookFailed] for a function that does not concern an operation. It is reported
// at the code that failed.
func FunctionFailed(ctx *ir.Context, function string, err error) {
	d := diag.Errorf(diag.Place{}, "failed to evaluate '%s': %v", function, err)
	var f *cxx.Failure
	if errors.As(err, &f) {
		d.Place = f.Place()
	}
	d.Bare = !d.Place.IsValid()
	ctx.HookFailed(function, d)
}

// withCode adds a note with the place of the C++ that failed, if it is known.
func withCode(d *diag.Diagnostic, err error) *diag.Diagnostic {
	var f *cxx.Failure
	if errors.As(err, &f) && f.Place().IsValid() {
		d.Notef(f.Place(), "in this code")
	}
	return d
}
