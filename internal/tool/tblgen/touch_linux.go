package tblgen

import (
	"runtime"
	"runtime/metrics"
	"sync/atomic"
	"syscall"
	"time"
	"unsafe"
)

const (
	touchLead = 2 << 20 // distance between the end of the heap and the touched memory
	touchStep = 256 << 10
	touchPace = 50 * time.Microsecond

	madvPopulateWrite = 23 // MADV_POPULATE_WRITE, since Linux 5.14
)

// touchAhead touches the memory into which the heap is about to grow, until stopped is
// set. The tool allocates continuously and frees nothing; a sixth of its time
// would be spent in the kernel, which allocates and clears each page on first
// access. Here another thread waits for that instead.
//
// This assumes that the heap grows upwards. If it does not, or if the kernel
// refuses, nothing is gained and nothing is lost but the touched pages, since the
// touch does not change memory.
func touchAhead(stopped *atomic.Bool) {
	if runtime.GOMAXPROCS(0) == 1 {
		return
	}
	inUse := func(s []metrics.Sample) uintptr {
		metrics.Read(s)
		return uintptr(s[0].Value.Uint64() + s[1].Value.Uint64())
	}
	samples := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/unused:bytes"}}
	// A large object is allocated above the others, so its address is near the
	// current end of the heap.
	top := make([]byte, touchStep)
	next := uintptr(unsafe.Pointer(unsafe.SliceData(top)))
	known := touch(next)
	runtime.KeepAlive(top)
	if !known {
		return
	}
	base := next - inUse(samples)
	for !stopped.Load() {
		// The call fails where the heap is not mapped yet.
		if next < base+inUse(samples)+touchLead && touch(next) {
			next += touchStep
			continue
		}
		time.Sleep(touchPace)
	}
}

// touch makes the kernel populate the pages from an address on.
func touch(from uintptr) bool {
	_, _, err := syscall.Syscall(syscall.SYS_MADVISE, from, touchStep, madvPopulateWrite)
	return err == 0
}
