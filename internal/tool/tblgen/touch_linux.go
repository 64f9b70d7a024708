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
	touchLead = 2 << 20 // how far ahead of the heap's use memory is touched
	touchStep = 256 << 10
	touchPace = 50 * time.Microsecond

	madvPopulateWrite = 23 // MADV_POPULATE_WRITE, of Linux 5.14
)

// touchAhead touches the memory that the heap is about to grow into, until stop
// is called. The tool takes memory all the time and gives none back: a sixth of
// its time would go to the kernel, which finds and clears each page when it is
// touched first. Here another thread waits for that.
//
// The heap grows upwards. Where it does not, or where the kernel refuses, nothing
// is gained; nothing can be lost but the lead, since the touch changes no memory.
func touchAhead() (stop func()) {
	if runtime.GOMAXPROCS(0) == 1 {
		return func() {}
	}
	inUse := func(s []metrics.Sample) uintptr {
		metrics.Read(s)
		return uintptr(s[0].Value.Uint64() + s[1].Value.Uint64())
	}
	samples := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/unused:bytes"}}
	// A large object is put on top of the others: there the heap ends now.
	top := make([]byte, touchStep)
	next := uintptr(unsafe.Pointer(unsafe.SliceData(top)))
	known := touch(next)
	runtime.KeepAlive(top)
	if !known {
		return func() {}
	}
	base := next - inUse(samples)
	var stopped atomic.Bool
	go func() {
		for !stopped.Load() {
			// It fails where the heap is not mapped yet.
			if next < base+inUse(samples)+touchLead && touch(next) {
				next += touchStep
				continue
			}
			time.Sleep(touchPace)
		}
	}()
	return func() { stopped.Store(true) }
}

// touch has the kernel give memory to the addresses from one on.
func touch(from uintptr) bool {
	_, _, err := syscall.Syscall(syscall.SYS_MADVISE, from, touchStep, madvPopulateWrite)
	return err == 0
}
