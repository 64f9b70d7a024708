// Package parallel runs independent pieces of work on several goroutines.
package parallel

import (
	"sync"
	"sync/atomic"

	"github.com/mica-ir/mica/internal/crash"
)

// Each calls do for each of n pieces of work in turn, on so many goroutines, which are numbered
// from zero. No further pieces are begun once do returns false; those before have been. Each
// panics if do does.
func Each(threads, n int, do func(thread, i int) bool) {
	var next atomic.Int64
	work := func(thread int) {
		for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
			if !do(thread, i) {
				next.Store(int64(n))
			}
		}
	}
	if threads = min(threads, n); threads <= 1 {
		work(0)
		return
	}
	var g Group
	for thread := range threads {
		g.Go(func() { work(thread) })
	}
	g.Wait()
}

// A Group is a [sync.WaitGroup] that forwards panics: a panic on one of its goroutines does not end
// the process, but is one of Wait. The zero Group is empty.
type Group struct {
	wait     sync.WaitGroup
	mu       sync.Mutex
	panicked any
}

// Go calls f on a goroutine.
func (g *Group) Go(f func()) {
	g.wait.Go(func() {
		defer func() {
			if r := recover(); r != nil {
				g.keep(crash.Again(r))
			}
		}()
		f()
	})
}

// keep keeps the first panic.
func (g *Group) keep(r any) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.panicked == nil {
		g.panicked = r
	}
}

// Wait waits for the goroutines, and panics if one of them did.
func (g *Group) Wait() {
	g.wait.Wait()
	if g.panicked != nil {
		panic(g.panicked)
	}
}
