package process

import (
	"os"
	"runtime"
	"runtime/debug"
	"sync/atomic"
	"time"
)

const (
	// smallHeap is the heap growth, in percent of 4 MB, below which the collector does not run: most runs
	// allocate less, and then exit. With huge pages, half of it is never touched.
	smallHeap = 2400
	// longRun is the time after which a run is expected to continue to allocate.
	longRun = 2 * time.Millisecond
)

// PaceShortRun delays garbage collection while the heap is small; after the first collection memory matters more
// than time. It also prepares the memory into which the heap grows. It does not change
// settings of the user. The returned function ends it.
func PaceShortRun() (stop func()) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return func() {}
	}
	old := debug.SetGCPercent(smallHeap)
	var ended atomic.Bool
	// The finalizer of an unreachable object runs after a collection.
	runtime.SetFinalizer(new([16]byte), func(*[16]byte) {
		if !ended.Load() {
			debug.SetGCPercent(70)
		}
	})
	touchAhead(&ended)
	return func() {
		ended.Store(true)
		debug.SetGCPercent(old)
	}
}
