package tblgen

import (
	"runtime"
	"sync"
	"syscall"
)

// hugeHeap is how much of the heap is marked for huge pages.
const hugeHeap = 256 << 20

// useHugePages has the kernel back the heap, as it grows, with huge pages. What
// the tool takes is taken once and kept; in ordinary pages a sixth of the time
// would go to the kernel, which hands them out one by one.
//
// The runtime has no switch for that, but memory keeps its mark when it is given
// back: a block is taken, marked and dropped before it was ever touched, so that
// it costs no memory, and the heap grows into it.
var useHugePages = sync.OnceFunc(func() {
	block := make([]byte, hugeHeap)
	// Where the kernel has no huge pages, all is as it was.
	_ = syscall.Madvise(block, syscall.MADV_HUGEPAGE)
	runtime.KeepAlive(block)
	runtime.GC()
})
