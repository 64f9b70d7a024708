package process

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
)

// LargeText is the text length from which the frequency of garbage collection
// matters.
const LargeText = 4 << 20

// passPercent is the percentage of garbage after the first collection of a large text's IR. A pass makes
// little garbage compared with the IR, so a pipeline can run many before a collection pays.
const passPercent = 40

// endPercent is the amount that passes must have allocated, in percent of the heap after parsing, before
// the end of a pass starts a collection.
const endPercent = 50

// startPercent is the percentage that starts a collection immediately.
const startPercent = 1

// During the first passes the heap may grow to firstHeap before a collection, but not to more than
// maxGrowth percent of its size after parsing, and always to minGrowth percent. At its end a
// conversion holds the IR twice, and a log; mlir-opt takes 2.6 times as much memory then as after
// parsing. In a heap that has reached firstHeap already, little is garbage.
const (
	firstHeap = 384 << 20
	maxGrowth = 250
	minGrowth = 105
)

// maxPercent bounds the percentage while the heap is small.
const maxPercent = 100_000

// A Pace is the frequency of garbage collection while a large text is processed. It is a
// setting of the whole process: two of them at the same time disturb each other. A nil Pace
// changes nothing.
type Pace struct {
	mu   sync.Mutex
	old  int
	done bool // the old setting is restored

	parsedHeap uint64 // the size of the heap after parsing
	allocated  uint64 // all allocations up to the last collection that AfterPass started
	limit      int64  // the old limit of memory while there is another one, else 0
}

// PaceLargeText makes garbage collection less frequent while a text of n bytes is parsed, because nearly
// everything that is allocated stays reachable. It does not override GOGC.
func PaceLargeText(n int) *Pace {
	if n < LargeText || os.Getenv("GOGC") != "" {
		return nil
	}
	return &Pace{old: debug.SetGCPercent(800)}
}

// Restore restores the previous setting.
func (p *Pace) Restore() { p.set(true) }

// set restores the previous setting if the text is done with, and else sets that for passes.
func (p *Pace) set(done bool) {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.limit != 0 {
		debug.SetMemoryLimit(p.limit)
		p.limit = 0
	}
	switch {
	case p.done:
	case done:
		debug.SetGCPercent(p.old)
		p.done = true
	default:
		debug.SetGCPercent(passPercent)
	}
}

// Parsed sets the frequency for passes: the next collection is in the middle of a pass that makes
// much, such as a conversion, or after the first one that has made a little.
func (p *Pace) Parsed() {
	if p == nil {
		return
	}
	heap, all := heapSize()
	p.parsedHeap, p.allocated = heap, allocatedSize()
	// A collection may still be running. It would apply a percentage to the heap that it is about to
	// measure, so a memory limit bounds the growth until it ends.
	p.limit = debug.SetMemoryLimit(-1)
	grown := min(max(firstHeap, heap*minGrowth/100), heap*maxGrowth/100)
	debug.SetMemoryLimit(min(p.limit, int64(all+heap*(maxGrowth-100)/100)))
	// A percentage of the live heap, and not the limit, starts the first collection: at a limit that
	// low, the runtime would start a second one before the cleanup of the first has run.
	if live := max(metric("/gc/heap/live:bytes"), 1); grown > live {
		debug.SetGCPercent(int(min((grown-live)*100/live, maxPercent)))
	}
	p.afterCollection()
}

// afterCollection sets the frequency for passes after the next collection.
func (p *Pace) afterCollection() {
	unreachable := &struct{ p *Pace }{p}
	runtime.AddCleanup(unreachable, func(p *Pace) { p.set(false) }, p)
}

// AfterPass starts a collection if passes on the whole IR have allocated enough: a conversion keeps
// the operations that it replaces until it ends.
func (p *Pace) AfterPass() {
	all := allocatedSize()
	if all-p.allocated <= p.parsedHeap*endPercent/100 {
		return
	}
	p.allocated = all
	p.set(false)
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.done {
		debug.SetGCPercent(startPercent)
		p.afterCollection()
	}
}

// heapSize returns the size of the objects in the heap, and of the memory that the limit is for.
func heapSize() (heap, all uint64) {
	samples := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(samples)
	return samples[0].Value.Uint64(), samples[1].Value.Uint64() - samples[2].Value.Uint64()
}

// allocatedSize returns the size of all objects that have been allocated.
func allocatedSize() uint64 {
	return metric("/gc/heap/allocs:bytes")
}

// metric returns the value of a metric of the runtime.
func metric(name string) uint64 {
	samples := []metrics.Sample{{Name: name}}
	metrics.Read(samples)
	return samples[0].Value.Uint64()
}
