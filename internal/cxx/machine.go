package cxx

import (
	"errors"
	"fmt"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// A FailureKind is the reason for a failed evaluation.
type FailureKind uint8

// The kinds of failures.
const (
	HostFailure FailureKind = iota // a native function reported it
	BadCast                        // cast<T> of an object that is not a T
	NullAccess                     // use of null or of a disengaged optional
	OutOfRange                     // an index is out of range
	BadArith                       // division by zero, or a shift that is too large
	BudgetSpent                    // too many steps, or a value that is too large
	UnknownCode                    // the program contains something that could not be compiled
	NoReturn                       // the end of a body that must return a value was reached
)

// A Failure explains why an evaluation has no value. In C++ the behaviour would be
// undefined, or an assertion would fail. [Pos, End) are offsets into the text.
type Failure struct {
	Kind     FailureKind
	Pos, End int
	File     *File // that contains the text, nil if it is not in a file
	Message  string
}

func (f *Failure) Error() string { return f.Message }

// Place returns the place of the code that failed, the zero value if that is not in a file.
func (f *Failure) Place() diag.Place {
	if f.File == nil || f.Pos < 0 {
		return diag.Place{}
	}
	return diag.At(source.Pos{File: source.NewFile(f.File.Name, []byte(f.File.original())), Offset: uint32(f.File.origin(f.Pos))})
}

// callCost is the budget for a call of a function: about the time of as many iterations of a
// loop.
const callCost = 4

// maxCalls bounds how deeply programs that run each other are nested.
const maxCalls = 128

// maxLen bounds the length of strings and lists that an evaluation creates.
const maxLen = 1 << 20

// A Machine is the memory of evaluations: locals, the arena for lists, and the step
// budget. Reusing it avoids allocations. It may be used by one goroutine at a time,
// for any programs in sequence. Natives receive it as an argument.
type Machine struct {
	// Host is not used by this package. The caller stores data for natives there, such as the
	// IR context.
	Host any

	// Budget bounds the steps of each evaluation; 0 means that the limits of the registry do.
	Budget int

	frame []Value
	local []Value
	stack []Value
	arena []Value
	ret   Value
	steps int
	nest  int // number of programs that are running
	fail  *Failure

	limits *Limits // of the evaluation, nil until it runs a program that has some
}

// Failf ends the evaluation with a reason once the native has returned. The native
// returns the result of Failf.
func (m *Machine) Failf(format string, args ...any) Value {
	return m.failKind(HostFailure, fmt.Sprintf(format, args...))
}

// FailUnknown ends the evaluation because it needs code that is not known.
func (m *Machine) FailUnknown(format string, args ...any) Value {
	return m.failKind(UnknownCode, fmt.Sprintf(format, args...))
}

// Propagate ends the evaluation with the error of a program that it has run, whose text is in a
// file. A failure keeps its place in the file where it occurred; one without a place, such as
// an exhausted budget, gets that of the program.
func (m *Machine) Propagate(err error, in *File, program int) Value {
	var f *Failure
	if !errors.As(err, &f) {
		return m.Failf("%v", err)
	}
	n := &Failure{Kind: f.Kind, Pos: -1, End: -1, Message: f.Message}
	switch {
	case f.File != nil:
		n.Pos, n.End, n.File = f.Pos, f.End, f.File
	case f.Pos >= 0:
		n.Pos, n.End, n.File = f.Pos, f.End, in
	default:
		n.Pos, n.End, n.File = program, program, in
	}
	m.setFail(n)
	return Value{}
}

// FailCast ends the evaluation like a failing cast.
func (m *Machine) FailCast(what string) Value { return m.failKind(BadCast, what) }

// Failed reports whether the evaluation has failed. A native that calls a
// [Callable] must check it and return.
func (m *Machine) Failed() bool { return m.fail != nil }

func (m *Machine) failKind(k FailureKind, msg string) Value {
	if m.fail == nil {
		m.fail = &Failure{Kind: k, Pos: -1, End: -1, Message: msg}
	}
	return Value{}
}

// Step takes n steps from the budget and reports whether the evaluation may
// continue. Natives call it in loops over large data.
func (m *Machine) Step(n int) bool {
	m.steps -= n
	if m.steps >= 0 {
		return m.fail == nil
	}
	m.failKind(BudgetSpent, "the evaluation takes too many steps")
	return false
}

// charge takes the cost of reading n list elements or bytes of a string from the
// budget, so that the budget bounds the time. The evaluation fails at the next step
// if the budget is exceeded.
func (m *Machine) charge(n int) { m.steps -= n >> 4 }

// alloc copies values to the arena; they are valid until the evaluation ends.
func (m *Machine) alloc(vals []Value) []Value {
	if m.steps -= len(vals); m.steps < 0 {
		m.failKind(BudgetSpent, "the evaluation takes too many steps")
		return nil
	}
	if cap(m.arena)-len(m.arena) < len(vals) {
		m.arena = make([]Value, 0, max(64, 2*cap(m.arena), len(vals)))
	}
	n := len(m.arena)
	m.arena = append(m.arena, vals...)
	return m.arena[n:len(m.arena):len(m.arena)]
}

var machines = sync.Pool{New: func() any { return new(Machine) }}

// saved is the state of a program that is suspended while a native runs another
// program on the same machine.
type saved struct {
	frame, local []Value
	ret          Value
	fail         *Failure
	base, arena  int
}

// begin prepares the machine for a program. It returns the previous state for end,
// because a native may run a program on the machine that called it.
func (m *Machine) begin(p *Program, frame []Value) saved {
	old := saved{m.frame, m.local, m.ret, m.fail, len(m.stack), len(m.arena)}
	if m.nest == 0 {
		if m.steps = m.Budget; m.steps == 0 {
			m.steps = DefaultBudget
		}
	}
	m.nest++
	m.frame, m.local, m.fail = frame, nil, nil
	if m.limits == nil && p.limits != nil {
		m.limit(p.limits)
	}
	m.Step(callCost) // else functions that call each other twice would take forever
	if p.locals > 0 {
		m.local = m.growStack(p.locals)
	}
	return old
}

// end restores the previous state and returns the failure. It clears the values, so
// that a pooled machine does not retain objects.
func (m *Machine) end(old *saved) *Failure {
	f := m.fail
	clear(m.stack[old.base:])
	m.stack = m.stack[:old.base]
	if m.nest--; m.nest == 0 {
		if m.limits != nil {
			m.limits.leave(m)
		}
		clear(m.arena)
		m.arena = m.arena[:0]
	}
	m.frame, m.local, m.ret, m.fail = old.frame, old.local, old.ret, old.fail
	return f
}

// growStack allocates n zero values on the stack.
func (m *Machine) growStack(n int) []Value {
	top := len(m.stack)
	for range n {
		m.stack = append(m.stack, Value{})
	}
	return m.stack[top:len(m.stack):len(m.stack)]
}

// Invoke calls a function that is not a template. args begins with the receiver of a
// method; their types must be those of the parameters. host is the Host of the machine.
func (f *Func) Invoke(host any, args ...Value) (Value, error) {
	m := machines.Get().(*Machine)
	m.Host = host
	old := m.begin(&Program{}, nil)
	var v Value
	switch {
	case f.Unknown != "":
		m.FailUnknown("%s", f.Unknown)
	case f.Test != nil:
		v = Bool(f.Test(args[0].ref))
	case f.Get != nil:
		v = f.Get(args[0].ref)
	default:
		v = f.Call(m, args)
	}
	if fail := m.end(&old); fail != nil {
		m.Host = nil
		machines.Put(m)
		return Value{}, fail
	}
	m.Host = nil
	machines.Put(m)
	return v, nil
}
