package ir

import (
	"fmt"

	"github.com/mica-ir/mica/diag"
)

// A Checker is what a hook that verifies an operation reports to. The first
// failure ends the check: Failf, Check and Stop do not return then, as the Fatal
// methods of testing.T do not. So a hook states what must hold, line by line, and
// each line can rely on those before it.
//
// A Checker is valid as long as the hook runs, and in its goroutine only.
type Checker struct {
	op     *Operation
	diags  *diag.List
	failed *bool // shared by the checkers that On returns
}

// stopped is the value of the panic by which a Checker unwinds a hook.
type stopped struct{}

func newChecker(d *diag.List) *Checker { return &Checker{diags: d, failed: new(bool)} }

// RunCheck runs a hook on an operation and reports whether it found no error. The
// errors are added to d.
func RunCheck(op *Operation, d *diag.List, hook func(op *Operation, c *Checker)) (ok bool) {
	c := newChecker(d)
	c.op = op
	defer c.catch(&ok)
	hook(op, c)
	return true
}

// catch is deferred where hooks are called. It ends the unwinding after a failure,
// and makes ok false if any error was reported.
func (c *Checker) catch(ok *bool) {
	if r := recover(); r != nil {
		if _, is := r.(stopped); !is {
			panic(r)
		}
		*c.failed = true
	}
	if *c.failed {
		*c.failed, *ok = false, false
	}
}

// Op returns the operation that errors are reported at.
func (c *Checker) Op() *Operation { return c.op }

// Diagnostics returns the list that errors are added to.
func (c *Checker) Diagnostics() *diag.List { return c.diags }

// On returns a Checker that reports at another operation and ends the same check.
func (c *Checker) On(op *Operation) *Checker {
	return &Checker{op: op, diags: c.diags, failed: c.failed}
}

// Check ends the check with a message after "'name' op " if a condition does not
// hold. The message is not a format; use Failf where it has arguments, which
// should be evaluated only after a failure.
func (c *Checker) Check(cond bool, message string) {
	if !cond {
		c.Failf("%s", message)
	}
}

// Failf reports an error after "'name' op " and ends the check.
func (c *Checker) Failf(format string, args ...any) {
	c.Errorf(format, args...)
	panic(stopped{})
}

// FailPlainf reports an error without the name of the operation and ends the check.
func (c *Checker) FailPlainf(format string, args ...any) {
	c.PlainErrorf(format, args...)
	panic(stopped{})
}

// FailAtf reports an error at a place, without the operation, and ends the check.
func (c *Checker) FailAtf(at diag.Place, format string, args ...any) {
	*c.failed = true
	c.diags.Errorf(at, format, args...)
	panic(stopped{})
}

// Stop ends the check as a failure that has been reported.
func (c *Checker) Stop() {
	*c.failed = true
	panic(stopped{})
}

// Errorf reports an error after "'name' op " and goes on. It is for notes, which
// are added to the result, and for checks that report several errors.
func (c *Checker) Errorf(format string, args ...any) *diag.Diagnostic {
	*c.failed = true
	return c.op.EmitOpError(c.diags, "%s", fmt.Sprintf(format, args...))
}

// PlainErrorf is Errorf without the name of the operation.
func (c *Checker) PlainErrorf(format string, args ...any) *diag.Diagnostic {
	*c.failed = true
	return c.op.EmitError(c.diags, format, args...)
}
