package ir

import (
	"cmp"
	"maps"
	"slices"
	"sync"

	"github.com/mica-ir/mica/diag"
)

// hookFailures are the errors of hooks, such as folders, that have no other way to report one: their
// callers take whatever they return as the result. Each hook has at most one.
type hookFailures struct {
	mu       sync.Mutex
	list     map[string]*diag.Diagnostic
	reported map[string]bool
}

// HookFailed records that a hook has failed. Operations may be verified and rewritten concurrently,
// so of several failures of a hook, the first in the text is kept.
func (c *Context) HookFailed(hook string, d *diag.Diagnostic) {
	f := &c.hookFailures
	f.mu.Lock()
	defer f.mu.Unlock()
	if old := f.list[hook]; f.reported[hook] || old != nil && comparePlaces(old.Place, d.Place) <= 0 {
		return
	}
	if f.list == nil {
		f.list, f.reported = map[string]*diag.Diagnostic{}, map[string]bool{}
	}
	f.list[hook] = d
}

// HaveHooksFailed reports whether any hook has failed so far.
func (c *Context) HaveHooksFailed() bool {
	f := &c.hookFailures
	f.mu.Lock()
	defer f.mu.Unlock()
	return len(f.list)+len(f.reported) > 0
}

// TakeHookFailures returns the errors of the hooks that have failed and were not returned before.
func (c *Context) TakeHookFailures() (list diag.List) {
	f := &c.hookFailures
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, hook := range slices.Sorted(maps.Keys(f.list)) {
		f.reported[hook] = true
		list.Add(f.list[hook])
	}
	clear(f.list)
	slices.SortStableFunc(list, func(x, y *diag.Diagnostic) int { return comparePlaces(x.Place, y.Place) })
	return list
}

// comparePlaces orders places by file, line and column.
func comparePlaces(x, y diag.Place) int {
	xName, xLine, xCol := x.Resolve()
	yName, yLine, yCol := y.Resolve()
	return cmp.Or(cmp.Compare(xName, yName), cmp.Compare(xLine, yLine), cmp.Compare(xCol, yCol))
}
