// Package crash turns panics into errors. Where it is known on which operation a hook is at
// work, a panic is caught, annotated and thrown again; the boundary of an API catches it and
// reports it as a diagnostic.
package crash

import (
	"fmt"
	"path"
	"runtime"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
)

// A Panic is a panic that was caught and rethrown with its context.
type Panic struct {
	Value any
	// Hook is the hook that was running, such as "the fold", and Op the name of its operation. They
	// are "" if unknown.
	Hook, Op string
	At       diag.Place // of the operation

	frames []string
}

// Error describes the panic with its stack, for programs that do not catch it.
func (p *Panic) Error() string { return p.message("") + "\n" + p.Stack() }

// Stack returns the functions that were running, innermost first, one a line.
func (p *Panic) Stack() string { return strings.Join(p.frames, "\n") }

// Caught returns a recovered panic with the stack on which it occurred. It must be called by the deferred
// function that recovered it. It returns nil for the values with which code ends
// deliberately, which are neither errors nor texts: they are to be thrown again as they are.
func Caught(r any) *Panic {
	switch r := r.(type) {
	case *Panic:
		return r
	case error, string, fmt.Stringer:
		return &Panic{Value: r, frames: frames()}
	}
	return nil
}

// Again returns the value to panic with again, on this goroutine or another, for a
// recovered panic.
func Again(r any) any {
	if p := Caught(r); p != nil {
		return p
	}
	return r
}

// In annotates a recovered panic with a hook and its operation, unless a hook further in is known, and
// returns the value to panic with again.
func In(r any, hook, op string, at diag.Place) any {
	p := Caught(r)
	if p == nil {
		return r
	}
	if p.Hook == "" {
		p.Hook, p.Op, p.At = hook, op, at
	}
	return p
}

// Diagnostic returns the error for a panic that a boundary has caught. The parameter what describes
// the caller's request. The place is that of the operation, or else the given one.
func (p *Panic) Diagnostic(what string, at diag.Place) *diag.Diagnostic {
	if p.At.IsValid() {
		at = p.At
	}
	d := diag.Errorf(at, "%s", p.message(what))
	d.Bare = !at.IsValid()
	return d.Notef(at, "this is an error in mica or in an extension, which panicked in\n%s", p.Stack())
}

// Report returns the error for a recovered panic of any kind; see [Panic.Diagnostic].
func Report(r any, what string, at diag.Place) *diag.Diagnostic {
	p := Caught(r)
	if p == nil {
		p = &Panic{Value: r, frames: frames()}
	}
	return p.Diagnostic(what, at)
}

// Prefix begins the message of each error that reports a panic.
const Prefix = "internal error"

func (p *Panic) message(what string) string {
	text := Prefix
	if what != "" {
		text += " in " + what
	}
	if p.Hook != "" {
		text += ", in " + p.Hook + " of '" + p.Op + "'"
	}
	return text + fmt.Sprintf(": %v", p.Value)
}

// maxFrames bounds the functions that an error shows.
const maxFrames = 24

// frames returns the functions that were running when the current panic occurred, without those of
// Go's runtime.
func frames() (list []string) {
	pcs := make([]uintptr, 256)
	all := runtime.CallersFrames(pcs[:runtime.Callers(2, pcs)])
	for {
		f, more := all.Next()
		if f.Function == "runtime.gopanic" {
			list = nil // the frames so far belong to a deferred function that recovered the panic
		} else if !strings.HasPrefix(f.Function, "runtime.") && len(list) < maxFrames {
			list = append(list, describe(f))
		}
		if !more {
			return list
		}
	}
}

// describe returns a function and the line that was running in it.
func describe(f runtime.Frame) string {
	name := strings.TrimPrefix(f.Function, "github.com/mica-ir/mica/")
	return name + " (" + path.Base(f.File) + ":" + strconv.Itoa(f.Line) + ")"
}
