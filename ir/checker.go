package ir

import (
	"fmt"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/crash"
)

// A Checker reports the errors found by a hook that verifies an operation. The first
// failure ends the check: like the Fatal methods of testing.T, Failf, Check and Stop
// do not return after a failure. A hook therefore states its conditions one after the
// other, and each may rely on the preceding ones.
//
// A Checker must be used only while the hook runs and in its goroutine.
type Checker struct {
	op     *Operation
	diags  *diag.List
	failed *bool // shared with the checkers that On returns
	// foreign is a namespace that no dialect has, to look it up once for many operations.
	foreign string
	symbols *SymbolTables // shared, too
	assumed bool          // since this was last set to false, the context has assumed that something holds
	memo    *verdictMemo  // shared, too, and kept when the Checker is reused
}

// stopped is the panic value that unwinds a hook after a failure.
type stopped struct{}

// checkers are reused, so that verifying an operation without errors allocates
// nothing.
var checkers = sync.Pool{New: func() any {
	return &Checker{failed: new(bool), symbols: new(SymbolTables), memo: new(verdictMemo)}
}}

// newChecker returns a Checker to be released with [Checker.release].
func newChecker(d *diag.List) *Checker {
	c := checkers.Get().(*Checker)
	c.diags, *c.failed = d, false
	return c
}

// release returns c for reuse; no hook may be running with it.
func (c *Checker) release() {
	c.op, c.diags, c.foreign, *c.symbols = nil, nil, "", SymbolTables{}
	checkers.Put(c)
}

// RunCheck runs a hook on an operation and reports whether it found no error. Errors
// are added to d.
func RunCheck(op *Operation, d *diag.List, hook func(op *Operation, c *Checker)) (ok bool) {
	c := newChecker(d)
	c.op = op
	defer c.catch(&ok)
	hook(op, c)
	return true
}

// catch is deferred by the callers of hooks. It recovers from stopped and sets ok to
// false if an error was reported.
func (c *Checker) catch(ok *bool) {
	if r := recover(); r != nil {
		if _, is := r.(stopped); !is {
			panic(crash.In(r, "the verifier", c.op.Name(), c.op.Location().Place()))
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

// On returns a Checker of the same check that reports errors at another operation.
func (c *Checker) On(op *Operation) *Checker {
	return &Checker{op: op, diags: c.diags, failed: c.failed, symbols: c.symbols, memo: c.memo}
}

// Check fails with "'name' op " and the message unless cond holds. The message is not
// a format.
func (c *Checker) Check(cond bool, message string) {
	if !cond {
		c.Failf("%s", message)
	}
}

// Checkf is Check with a format. The arguments are evaluated in any case, and a
// string among them is copied to the heap: where they make sense only after a
// failure, and where verification must not allocate, use an if statement with Failf.
func (c *Checker) Checkf(cond bool, format string, args ...any) {
	if !cond {
		c.Failf(format, args...)
	}
}

// CheckPlain is Check without the name of the operation.
func (c *Checker) CheckPlain(cond bool, message string) {
	if !cond {
		c.FailPlainf("%s", message)
	}
}

// CheckPlainf is Checkf without the name of the operation.
func (c *Checker) CheckPlainf(cond bool, format string, args ...any) {
	if !cond {
		c.FailPlainf(format, args...)
	}
}

// Failf reports an error prefixed with "'name' op " and ends the check.
func (c *Checker) Failf(format string, args ...any) {
	c.Errorf(format, args...)
	panic(stopped{})
}

// FailPlainf reports an error without the name of the operation and ends the check.
func (c *Checker) FailPlainf(format string, args ...any) {
	c.PlainErrorf(format, args...)
	panic(stopped{})
}

// FailAtf reports an error at a place, without reference to the operation, and ends
// the check.
func (c *Checker) FailAtf(at diag.Place, format string, args ...any) {
	*c.failed = true
	c.diags.Errorf(at, format, args...)
	panic(stopped{})
}

// Require ends the check as failed unless cond holds, after the error was reported.
func (c *Checker) Require(cond bool) {
	if !cond {
		c.Stop()
	}
}

// Stop ends the check as failed, after the error was reported.
func (c *Checker) Stop() {
	*c.failed = true
	panic(stopped{})
}

// Errorf reports an error prefixed with "'name' op " and continues. It is for errors
// with notes and for checks that report several errors.
func (c *Checker) Errorf(format string, args ...any) *diag.Diagnostic {
	*c.failed = true
	return c.op.EmitOpError(c.diags, "%s", fmt.Sprintf(format, args...))
}

// PlainErrorf is Errorf without the name of the operation.
func (c *Checker) PlainErrorf(format string, args ...any) *diag.Diagnostic {
	*c.failed = true
	return c.op.EmitError(c.diags, format, args...)
}

// Symbols looks symbols up. Tables are indexed once in a verification.
func (c *Checker) Symbols() *SymbolTables { return c.symbols }
