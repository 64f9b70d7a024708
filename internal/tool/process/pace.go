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

// passPercent is the percentage of garbage after the first collection of a large text's IR. Passes make
// little garbage in comparison with what they work on, so that a pipeline may have many of them before
// it is worthwhile to collect.
const passPercent = 40

// endPercent is what passes must have made, in relation to the size after parsing, for a collection at
// the end of one.
const endPercent = 50

// startPercent is the percentage that makes a collection begin at once.
const startPercent = 1

// The size to which the heap may grow in the first passes before there is a collection: to firstHeap
// where that is at most maxGrowth percent of its size after parsing, but at least to minGrowth. A
// conversion has at its end the IR twice, and a log; mlir-opt takes 2.6 times as much memory then as
// after parsing. Of a heap that is as large as firstHeap already, little is garbage.
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
	allocated  uint64 // what had been allocated in all at the last end of a pass that made much
	limit      int64  // the old limit of memory while there is another one, else 0
}

// PaceLargeText makes garbage collection less frequent while a text of n bytes is parsed,
// since nearly everything that is allocated stays reachable. It does not override
// GOGC.
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
	// The limit is for a collection that is still at work: a percentage would be one of what it finds.
	p.limit = debug.SetMemoryLimit(-1)
	grown := min(max(firstHeap, heap*minGrowth/100), heap*maxGrowth/100)
	debug.SetMemoryLimit(min(p.limit, int64(all+heap*(maxGrowth-100)/100)))
	// The first collection begins by a percentage of what is known to be reachable. A limit as low as
	// that would make another one begin before the end of the first is noticed.
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

// AfterPass makes a collection begin if passes on the whole IR have made enough for it: what a
// conversion has replaced is garbage only now.
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
