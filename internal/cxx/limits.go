package cxx

import (
	"runtime"
	"sync/atomic"
)

// DefaultBudget is the number of steps (iterations of loops, calls of functions and lambdas,
// elements visited by algorithms) of an evaluation.
const DefaultBudget = 1 << 20

// Limits bounds the evaluations of a registry's programs, individually and together: an endless
// function that runs for every operation must not use up a whole budget each time.
type Limits struct {
	// Budget is the number of steps of an evaluation; 0 means DefaultBudget.
	Budget int

	exceeded atomic.Int32 // the number of evaluations that exhausted their budget
	running  atomic.Int32 // the number of machines that evaluate something now
}

const (
	// fullBudgets is the number of evaluations that may spend the whole budget. Each further
	// one halves the budget of later evaluations.
	fullBudgets = 4
	// smallest is the part of the budget that every evaluation has.
	smallest = 64
)

// steps returns the number of steps of the next evaluation.
func (l *Limits) steps() int {
	n := l.Budget
	if n == 0 {
		n = DefaultBudget
	}
	if over := l.exceeded.Load() - fullBudgets; over > 0 {
		return max(n>>min(over, 16), n/smallest)
	}
	return n
}

// A native may evaluate a program on a machine of its own, which knows nothing of the one that called the native. If
// these ask for each other without end, only the stack shows it. It is looked at if more than manyMachines
// evaluate something at a time, be it in this goroutine or in others: to walk it takes long.
const (
	manyMachines = 64
	maxFrames    = 20000 // the nested calls of one machine need about 5000
)

// limit bounds the rest of the evaluation by l.
func (m *Machine) limit(l *Limits) {
	m.limits = l
	if m.Budget == 0 {
		m.steps -= DefaultBudget - l.steps()
	}
	if l.running.Add(1) > manyMachines && runtime.Callers(maxFrames, make([]uintptr, 1)) > 0 {
		m.setFail(tooDeep())
	}
}

// leave ends the evaluation of a machine.
func (l *Limits) leave(m *Machine) {
	if m.steps < 0 {
		l.exceeded.Add(1)
	}
	l.running.Add(-1)
	m.limits = nil
}
