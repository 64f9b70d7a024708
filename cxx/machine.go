package cxx

import (
	"fmt"
	"sync"
)

// A FailureKind says why an evaluation failed.
type FailureKind uint8

// The kinds of failures.
const (
	HostFailure FailureKind = iota // a native function reported it
	BadCast                        // cast<T> of an object that is no T
	NullAccess                     // null, or a disengaged optional, was used
	OutOfRange                     // an index
	BadArith                       // division by zero, a shift that is too large
	BudgetSpent                    // too many steps, or too large a value
	UnknownCode                    // it needs something that was not known when it was compiled
	NoReturn                       // the end of a body that must return a value
)

// A Failure is why an evaluation has no value. C++ would have undefined
// behaviour, or trip an assertion; here the evaluation ends. [Pos, End) are
// offsets into the text.
type Failure struct {
	Kind     FailureKind
	Pos, End int
	Message  string
}

func (f *Failure) Error() string { return f.Message }

// DefaultBudget is how many steps (rounds of loops, calls of lambdas, elements
// visited by algorithms) one evaluation may take.
const DefaultBudget = 1 << 20

// maxLen bounds strings and lists that an evaluation builds.
const maxLen = 1 << 20

// A Machine is the memory of evaluations, to be used by one goroutine at a time.
// It may run any programs, one after the other. Natives receive it.
type Machine struct {
	// Host is for the caller: natives find there what they need, such as the
	// context of the IR.
	Host any

	// Budget bounds the steps of each evaluation; 0 is DefaultBudget.
	Budget int

	frame []Value
	local []Value
	stack []Value
	arena []Value
	ret   Value
	steps int
	nest  int // programs that are running
	fail  *Failure
}

// Failf ends the evaluation, once the native has returned, with that reason.
// The result is a value for the native to return.
func (m *Machine) Failf(format string, args ...any) Value {
	return m.failKind(HostFailure, fmt.Sprintf(format, args...))
}

// FailCast ends the evaluation as a failing cast does.
func (m *Machine) FailCast(what string) Value { return m.failKind(BadCast, what) }

// Failed reports whether the evaluation has failed: natives that call a
// [Callable] return when it has.
func (m *Machine) Failed() bool { return m.fail != nil }

func (m *Machine) failKind(k FailureKind, msg string) Value {
	if m.fail == nil {
		m.fail = &Failure{Kind: k, Pos: -1, End: -1, Message: msg}
	}
	return Value{}
}

// Step spends n of the budget and reports whether the evaluation may go on:
// natives that loop over something large call it.
func (m *Machine) Step(n int) bool {
	m.steps -= n
	if m.steps >= 0 {
		return m.fail == nil
	}
	m.failKind(BudgetSpent, "the evaluation takes too many steps")
	return false
}

// charge spends what it costs to look at n elements of a list or bytes of a
// string, so that the budget bounds time; it fails at the next step.
func (m *Machine) charge(n int) { m.steps -= n >> 4 }

// alloc copies values to the arena, where they live as long as the evaluation.
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

// saved is what a program that runs inside of a native displaces.
type saved struct {
	frame, local []Value
	ret          Value
	fail         *Failure
	base, arena  int
}

// begin readies the machine for a program and returns what end needs, because a
// native may run a program on the machine that called it.
func (m *Machine) begin(p *Program, frame []Value) saved {
	old := saved{m.frame, m.local, m.ret, m.fail, len(m.stack), len(m.arena)}
	if m.nest == 0 {
		if m.steps = m.Budget; m.steps == 0 {
			m.steps = DefaultBudget
		}
	}
	m.nest++
	m.frame, m.local, m.fail = frame, nil, nil
	if p.locals > 0 {
		m.local = m.growStack(p.locals)
	}
	return old
}

// end gives the machine back to who used it before and returns the failure. It
// forgets the values, so that a pooled machine keeps nothing alive.
func (m *Machine) end(old *saved) *Failure {
	f := m.fail
	clear(m.stack[old.base:])
	m.stack = m.stack[:old.base]
	if m.nest--; m.nest == 0 {
		clear(m.arena)
		m.arena = m.arena[:0]
	}
	m.frame, m.local, m.ret, m.fail = old.frame, old.local, old.ret, old.fail
	return f
}

// growStack takes n zero values from the stack.
func (m *Machine) growStack(n int) []Value {
	top := len(m.stack)
	for range n {
		m.stack = append(m.stack, Value{})
	}
	return m.stack[top:len(m.stack):len(m.stack)]
}
