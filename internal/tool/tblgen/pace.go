package tblgen

import (
	"os"
	"runtime"
	"runtime/debug"
	"sync/atomic"
)

// largeHeap is the size of the live heap from which on memory is worth more than
// the time that collecting it takes.
const largeHeap = 40 << 20

// paceGC lets garbage pile up while there is little of it, and collects as usual
// once there is much; what the heap grows into is touched ahead. It leaves what a
// user has set alone. The returned function ends it.
func paceGC() (stop func()) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return func() {}
	}
	old := debug.SetGCPercent(400)
	stopTouching := touchAhead()
	var ended atomic.Bool
	var arm func()
	arm = func() {
		// The finalizer of what nobody holds runs behind each collection.
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
