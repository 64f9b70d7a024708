// Package action is the stream of everything that passes and the drivers of rewriting do: the execution of a pass, an
// iteration of the greedy driver, an attempt to apply a pattern, a conversion, a fold, an erasure. A [Handler] sees
// each action before and after, and can skip it. Logs, counters, profiles and bisection are handlers.
//
// The number of an action is its place in the run. While a context has handlers, passes and drivers work
// on one goroutine, so that the numbers are the same in every run.
package action

import (
	"slices"
	"sync/atomic"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A Kind is a kind of actions.
type Kind uint8

// The kinds of actions.
const (
	Pass       Kind = iota // the execution of a pass
	Iteration              // of the greedy driver
	Pattern                // an attempt to apply a pattern, which can fail
	Conversion             // of operations by the dialect conversion
	Fold                   // an attempt of the greedy driver to fold an operation
	Erasure                // of an operation that the greedy driver finds dead
)

// Tag returns MLIR's name of a kind. MLIR has no actions for folds and erasures.
func (k Kind) Tag() string {
	return [...]string{"pass-execution", "GreedyPatternRewriteIteration", "apply-pattern", "apply-conversion", "fold", "erase"}[k]
}

// Tags returns the tags of all kinds.
func Tags() (list []string) {
	for k := Pass; k <= Erasure; k++ {
		list = append(list, k.Tag())
	}
	return list
}

// An Action is something that a pass or a driver is about to do.
type Action struct {
	Kind   Kind
	Number int // its place in the run, from 1
	// Op is the operation: the one of a pass, of a pattern, of a fold or of an erasure, and the one with the region of an
	// iteration. A conversion has the first of its operations.
	Op *ir.Operation
	// Name is the name of a pass or a pattern, and Labels are other names of a pattern.
	Name   string
	Labels []string
	// Rule is the place of a pattern, if it is known.
	Rule diag.Place
	// Region and Round are the number of the region and that of an iteration, from 1.
	Region, Round int
}

// A Handler sees actions. It is called by one goroutine at a time.
type Handler interface {
	// Begin is called before an action, and reports whether it is to be done.
	Begin(a *Action) bool
	// End is called after an action that the handler has let begin. Done reports whether a pass or a
	// conversion ended without an error, a pattern was applied, an iteration is followed by another one, and
	// a fold changed something; it is false if another handler did not let the action begin. The
	// operation may be gone.
	End(a *Action, done bool)
}

// A Stopper is a handler that ends the run early. From when it is stopped, it lets no action begin. A conversion
// then takes the operations that are left for legal, so that what it has done so far can be seen.
type Stopper interface {
	Handler
	Stopped() bool
}

// A Stream numbers actions and passes them to handlers. A nil Stream has none.
type Stream struct {
	handlers []Handler
	count    int
}

// attachment is where a context keeps its stream.
type attachment struct{ stream atomic.Pointer[Stream] }

func of(ctx *ir.Context) *attachment {
	return ir.Attached(ctx, func() *attachment { return &attachment{} })
}

// Handle makes handlers see all actions on a context from now on, instead of earlier ones. The actions are
// numbered from 1 again.
func Handle(ctx *ir.Context, handlers ...Handler) {
	if len(handlers) == 0 {
		of(ctx).stream.Store(nil)
		return
	}
	of(ctx).stream.Store(&Stream{handlers: handlers})
}

// Of returns the stream of a context, or nil if it has no handlers.
func Of(ctx *ir.Context) *Stream { return of(ctx).stream.Load() }

// Begin numbers an action and reports whether it is to be done: whether each handler lets it begin.
func (s *Stream) Begin(a *Action) bool {
	if s == nil {
		return true
	}
	s.count++
	a.Number = s.count
	for i, h := range s.handlers {
		if !h.Begin(a) {
			for _, begun := range slices.Backward(s.handlers[:i]) {
				begun.End(a, false)
			}
			return false
		}
	}
	return true
}

// End tells the handlers that an action has ended.
func (s *Stream) End(a *Action, done bool) {
	if s == nil {
		return
	}
	for i := len(s.handlers) - 1; i >= 0; i-- {
		s.handlers[i].End(a, done)
	}
}

// Ended reports whether a handler has stopped the run.
func (s *Stream) Ended() bool {
	if s == nil {
		return false
	}
	for _, h := range s.handlers {
		if stopper, ok := h.(Stopper); ok && stopper.Stopped() {
			return true
		}
	}
	return false
}
