// Package bisect finds the first change of a run of passes and rules after which a test fails.
//
// The run is made of steps: patterns that are applied, folds, erasures of dead operations, and ends of passes that
// changed something. [Find] counts them in a first run, and then makes the run again up to a step, which
// the test judges, until two neighbors have different verdicts. Steps are numbered by the action stream of package
// action, so they are the same in each run.
//
// Within a dialect conversion, whose changes are seen at its end, the operations after a step stay as they are, with
// casts to the types that were converted already.
package bisect

import (
	"errors"
	"fmt"
	"time"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
)

// A Verdict is the answer of a test.
type Verdict uint8

const (
	Good Verdict = iota
	Bad
	Unknown // the test cannot judge this IR
)

// A State is the IR after some steps.
type State struct {
	Text []byte
	// Took is the time of the run up to here.
	Took time.Duration
	// Err is the error of the run, which is nil if it was stopped before.
	Err error
}

// A Config has the run and its judge.
type Config struct {
	Module *ir.Operation // is not changed
	// Run runs passes and rules on a copy of Module.
	Run func(op *ir.Operation) error
	// Print returns the text of an operation, which need not be valid.
	Print func(op *ir.Operation) []byte
	// Test judges the IR after some steps.
	Test func(s *State) (Verdict, error)
}

// A Step is a change.
type Step struct {
	Number int // of all steps, from 1
	Kind   action.Kind
	Pass   string     // the innermost one that made the step
	Name   string     // of the pattern
	Rule   diag.Place // of the pattern, if it is known
	Op     string     // the name of the operation
	At     diag.Place // the place of the operation
	// Text is the text of the operation before the step. Only the step that was found has it.
	Text []byte
	// Cause is the step that left the operation of an erasure without uses, or nil if it never had any, or
	// if a pass did.
	Cause *Step

	action int // the number of its action, or of that of the pass
	order  int // the number of the last action before its end
}

// A Result has the step that [Find] found.
type Result struct {
	Steps int // of the run
	Tests int // that were made
	// First is the first step after which the test fails, as far as it can judge.
	First *Step
	// Doubtful are the steps before First that may be it, because the test could not judge the IR after them.
	Doubtful []*Step
	// Before and After are the IR around First, and before Doubtful.
	Before, After *State
}

// The errors of [Find] for runs that the test does not divide.
var (
	ErrBadInput  = errors.New("the test fails on the input already")
	ErrGoodEnd   = errors.New("the test succeeds at the end")
	ErrNothing   = errors.New("nothing changes the input")
	ErrUndecided = errors.New("the test can judge neither the input nor the end")
)

// Find finds the first step after which the test fails. It makes at most log2(n) + 3 tests for n steps, if the test
// judges all IR. The context of the module has other handlers of actions afterwards: none.
func Find(c Config) (*Result, error) {
	f := &finder{Config: c, states: map[int]*State{}}
	defer action.Handle(c.Module.Context())
	f.record()
	switch end := f.states[len(f.steps)]; {
	case len(f.steps) == 0 && end.Err != nil:
		return nil, fmt.Errorf("the run ends before it changes anything: %w", end.Err)
	case len(f.steps) == 0:
		return nil, ErrNothing
	}
	res := &Result{Steps: len(f.steps)}
	err := f.find(res)
	res.Tests = f.tests
	return res, err
}

type finder struct {
	Config
	steps  []*Step
	states map[int]*State
	tests  int
}

// record runs everything and lists the steps.
func (f *finder) record() {
	r := &recorder{unused: map[*ir.Operation]*Step{}}
	f.states[0] = &State{Text: f.Print(f.Module)}
	op := f.copy()
	action.Handle(f.Module.Context(), r)
	start := time.Now()
	err := f.Run(op)
	took := time.Since(start)
	r.sort()
	f.steps = r.steps
	f.states[len(f.steps)] = &State{Text: f.Print(op), Took: took, Err: err}
}

func (f *finder) copy() *ir.Operation { return f.Module.Clone(ir.NewMapping()) }

// find searches by halves. The step good is good and bad is bad; those between that the test cannot judge are
// left out.
func (f *finder) find(res *Result) error {
	good, bad := 0, len(f.steps)
	if err := f.ends(good, bad); err != nil {
		return err
	}
	unknown := map[int]bool{}
	for {
		at, ok := middle(good, bad, unknown)
		if !ok {
			break
		}
		v, err := f.judge(at)
		switch {
		case err != nil:
			return err
		case v == Good:
			good = at
		case v == Bad:
			bad = at
		default:
			unknown[at] = true
		}
	}
	for i := good + 1; i < bad; i++ {
		res.Doubtful = append(res.Doubtful, f.steps[i-1])
	}
	res.First = f.steps[bad-1]
	res.Before, res.After = f.state(good), f.state(bad)
	return nil
}

// ends checks that the input is good and the end is bad.
func (f *finder) ends(good, bad int) error {
	first, err := f.judge(good)
	if err != nil {
		return err
	}
	if first == Bad {
		return ErrBadInput
	}
	last, err := f.judge(bad)
	switch {
	case err != nil:
		return err
	case first == Unknown || last == Unknown:
		return ErrUndecided
	case last == Good:
		return ErrGoodEnd
	}
	return nil
}

// middle returns the step nearest to the middle between good and bad that is not known to be impossible to judge.
func middle(good, bad int, unknown map[int]bool) (int, bool) {
	mid := (good + bad) / 2
	for d := range bad - good {
		for _, at := range []int{mid - d, mid + d} {
			if good < at && at < bad && !unknown[at] {
				return at, true
			}
		}
	}
	return 0, false
}

func (f *finder) judge(n int) (Verdict, error) {
	f.tests++
	v, err := f.Test(f.state(n))
	if err != nil {
		err = fmt.Errorf("the test after %d steps: %w", n, err)
	}
	return v, err
}

// state returns the IR after n steps. It keeps few: a run is made again if a state is needed twice.
func (f *finder) state(n int) *State {
	if s := f.states[n]; s != nil {
		return s
	}
	s := &stop{at: f.steps[n-1], print: f.Print, state: &State{}}
	s.module = f.copy()
	action.Handle(f.Module.Context(), s)
	start := time.Now()
	err := f.Run(s.module)
	s.state.Took = time.Since(start)
	action.Handle(f.Module.Context())
	if !s.seen {
		s.state.Text, s.state.Err = f.Print(s.module), err
	}
	return s.state
}
