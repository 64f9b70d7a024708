package interpreter

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A Failure is why a step did not succeed; nil is success.
type Failure struct {
	// Definite ends the program. Other failures are silenceable.
	Definite    bool
	Diagnostics diag.List
}

// Silenceable returns a silenceable failure with an error at op.
func Silenceable(op *ir.Operation, format string, args ...any) *Failure {
	return newFailure(false, op.Location(), format, args...)
}

// Definite returns a definite failure with an error at op.
func Definite(op *ir.Operation, format string, args ...any) *Failure {
	return newFailure(true, op.Location(), format, args...)
}

func newFailure(definite bool, at *ir.Location, format string, args ...any) *Failure {
	f := &Failure{Definite: definite}
	f.Diagnostics.Errorf(at.Place(), format, args...)
	return f
}

// Notef attaches a note to the last error and returns f.
func (f *Failure) Notef(at *ir.Location, format string, args ...any) *Failure {
	if n := len(f.Diagnostics); n > 0 {
		f.Diagnostics[n-1].Notef(at.Place(), format, args...)
	}
	return f
}

// note is Notef at the place of the last error.
func (f *Failure) note(format string, args ...any) *Failure {
	if n := len(f.Diagnostics); n > 0 {
		last := f.Diagnostics[n-1]
		last.Notef(last.Place, format, args...)
	}
	return f
}

// message returns the messages of the errors, one on each line.
func (f *Failure) message() string {
	text := ""
	for _, d := range f.Diagnostics {
		text += d.Message + "\n"
	}
	return text
}

func (f *Failure) isDefinite() bool    { return f != nil && f.Definite }
func (f *Failure) isSilenceable() bool { return f != nil && !f.Definite }
