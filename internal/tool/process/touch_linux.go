package process

import (
	"os"
	"runtime"
	"sync/atomic"
	"syscall"
	"time"
	"unsafe"
)

const (
	touchLead = 2 << 20 // distance between the end of the heap and the touched memory
	touchStep = 256 << 10
	touchPace = 50 * time.Microsecond
	allocRate = 2 // bytes in a nanosecond, which the heap does not grow faster than

	heapChunk = 4 << 20 // the heap is mapped in multiples of this
	hugePage  = 2 << 20
	// largeObject is a size that the heap does not allocate together with smaller ones.
	largeObject = 33 << 10

	madvHugePage      = 14 // MADV_HUGEPAGE
	madvPopulateWrite = 23 // MADV_POPULATE_WRITE, since Linux 5.14
)

// touchAhead touches the memory into which the heap is about to grow, until stopped is set, and asks the
// kernel for huge pages there. The tool allocates continuously, and before the first collection frees
// nothing; a fourth of its time would be spent in the kernel, which allocates and clears each page on first
// access. This moves the work to another thread.
//
// This assumes that the heap grows upwards. If it does not, or if the kernel refuses, the only cost is the
// touched pages and the address space of the objects that grow the heap; touching does not change memory.
func touchAhead(stopped *atomic.Bool) {
	t := toucher{stopped: stopped}
	t.extend()
	if runtime.GOMAXPROCS(0) > 1 {
		go t.run()
	}
}

// A toucher touches memory in the order of addresses.
type toucher struct {
	from, end uintptr // mapped memory in huge pages, if available
	next      uintptr // the first byte that is not touched
	last      []byte  // the last object that was allocated to learn where the heap ends
	stopped   *atomic.Bool
}

// extend makes the heap larger. An object that the remaining space of the heap cannot hold
// begins there, and the memory that is mapped for it is used for the objects that
// follow. The object itself is never touched.
func (t *toucher) extend() {
	const size = heapChunk + 8192
	space := make([]byte, size)
	used := uintptr(unsafe.Pointer(unsafe.SliceData(space))) + size
	runtime.KeepAlive(space)
	t.from = used &^ (hugePage - 1)
	t.end = (used+heapChunk-1)&^(heapChunk-1) + heapChunk
	t.next = t.from
	advise(t.from, t.end-t.from, madvHugePage)
}

func (t *toucher) run() {
	if !t.touch() {
		return
	}
	huge := isTouched(t.from + hugePage/2)
	if huge {
		// Nearly every run needs the next one, too.
		t.next = t.from + hugePage
		t.touch()
	}
	time.Sleep(longRun)
	for !t.stopped.Load() {
		// A large object is allocated above the others, so its address is near the
		// current end of the heap.
		t.last = make([]byte, largeObject)
		used := max(t.from, uintptr(unsafe.Pointer(unsafe.SliceData(t.last))))
		if huge && used+touchLead/2 > t.end {
			t.extend()
		}
		// The call fails where the heap is not mapped yet.
		for t.next < used+touchLead && t.touch() {
		}
		pause := touchPace
		if t.next > used {
			pause = max(pause, time.Duration(t.next-used)/allocRate)
		}
		time.Sleep(pause)
	}
}

// touch makes the kernel populate the next pages.
func (t *toucher) touch() bool {
	if t.next%hugePage == 0 {
		advise(t.next, hugePage, madvHugePage)
	}
	ok := advise(t.next, touchStep, madvPopulateWrite)
	if ok {
		t.next += touchStep
	}
	return ok
}

func advise(address, size, advice uintptr) bool {
	_, _, err := syscall.Syscall(syscall.SYS_MADVISE, address, size, advice)
	return err == 0
}

// isTouched reports whether there is a page at an address.
func isTouched(address uintptr) bool {
	var state [1]byte
	_, _, err := syscall.Syscall(syscall.SYS_MINCORE, address, uintptr(os.Getpagesize()), uintptr(unsafe.Pointer(&state)))
	return err == 0 && state[0]&1 != 0
}
