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
	endless  atomic.Bool  // evaluations ask for each other without end
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
	maxFrames    = 10000 // the nested calls of one machine need about 5000
)

// limit bounds the rest of the evaluation by l.
func (m *Machine) limit(l *Limits) {
	m.limits = l
	if m.Budget == 0 {
		m.steps -= DefaultBudget - l.steps()
	}
	switch n := l.running.Add(1); {
	case l.endless.Load() && isNested(m.nest):
		m.setFail(tooDeep()) // else each one that is left would begin others
	case n > manyMachines && runtime.Callers(maxFrames, make([]uintptr, 1)) > 0:
		l.endless.Store(true)
		m.setFail(tooDeep())
	}
}

// thisPackage is before the names of functions on the stack.
const thisPackage = "github.com/mica-ir/mica/internal/cxx."

// isNested reports whether this goroutine evaluates something on another machine, too, if the current one has begun
// to run some programs.
func isNested(own int) bool {
	pcs := make([]uintptr, 64)
	for skip := 1; ; skip += len(pcs) {
		n := runtime.Callers(skip, pcs)
		for frames := runtime.CallersFrames(pcs[:n]); n > 0; {
			frame, more := frames.Next()
			switch frame.Function {
			case thisPackage + "(*Program).Run", thisPackage + "(*Program).RunBool", thisPackage + "(*Func).Invoke": // they begin to run a program
				if own--; own < 0 {
					return true
				}
			}
			if !more {
				break
			}
		}
		if n < len(pcs) {
			return false
		}
	}
}

// leave ends the evaluation of a machine.
func (l *Limits) leave(m *Machine) {
	if m.steps < 0 {
		l.exceeded.Add(1)
	}
	l.running.Add(-1)
	if l.endless.Load() && !isNested(1) {
		l.endless.Store(false)
	}
	m.limits = nil
}
