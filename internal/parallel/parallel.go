// Package parallel runs independent pieces of work on several goroutines.
package parallel

import (
	"sync"
	"sync/atomic"
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
	var wait sync.WaitGroup
	failures := make([]any, threads)
	for thread := range threads {
		wait.Go(func() {
			defer func() { failures[thread] = recover() }()
			work(thread)
		})
	}
	wait.Wait()
	for _, f := range failures {
		if f != nil {
			panic(f)
		}
	}
}
