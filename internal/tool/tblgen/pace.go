package tblgen

import (
	"os"
	"runtime"
	"runtime/debug"
	"sync/atomic"
)

// largeHeap is the live heap size from which memory matters more than the time of
// garbage collection.
const largeHeap = 40 << 20

// paceGC delays garbage collection while the heap is small and restores the usual
// setting when it is large. It also touches the memory into which the heap grows.
// It does not change settings of the user. The returned function ends it.
func paceGC() (stop func()) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return func() {}
	}
	old := debug.SetGCPercent(400)
	stopTouching := touchAhead()
	var ended atomic.Bool
	var arm func()
	arm = func() {
		// The finalizer of an unreachable object runs after each collection.
		runtime.SetFinalizer(new([16]byte), func(*[16]byte) {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			switch {
			case ended.Load():
			case m.HeapAlloc > largeHeap:
				debug.SetGCPercent(70)
			default:
				arm()
			}
		})
	}
	arm()
	return func() {
		ended.Store(true)
		stopTouching()
		debug.SetGCPercent(old)
	}
}
