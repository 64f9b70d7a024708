package opt

import (
	"maps"
	"slices"
	"sync"

	"github.com/mica-ir/mica/diag"
)

// assumptions are the checks that could not be evaluated and were taken to hold.
type assumptions struct {
	mu    sync.Mutex
	known map[string]bool
}

// add records a check by the reason why it cannot be evaluated.
func (a *assumptions) add(reason string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.known == nil {
		a.known = map[string]bool{}
	}
	a.known[reason] = true
}

// warning returns one warning for all assumptions, or nothing without any.
func (a *assumptions) warning() diag.List {
	if len(a.known) == 0 {
		return nil
	}
	var l diag.List
	// Which one is found first depends on the goroutines.
	example := slices.Min(slices.Collect(maps.Keys(a.known)))
	if n := len(a.known); n > 1 {
		l.Warningf(diag.Place{}, "checks that cannot be evaluated are taken to hold, for %d reasons; one of them: %s", n, example)
	} else {
		l.Warningf(diag.Place{}, "a check that cannot be evaluated is taken to hold: %s", example)
	}
	return l
}
