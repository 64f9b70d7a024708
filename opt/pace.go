package opt

import (
	"os"
	"runtime"
	"runtime/debug"
	"sync"
)

// largeText is the text length from which the frequency of garbage collection
// matters.
const largeText = 4 << 20

// passPercent is the percentage of garbage after the first collection of a large text's IR.
// Passes make little garbage in comparison with what they work on, so that a pipeline may have
// many of them before it is worthwhile to collect.
const passPercent = 50

// A gcPace is the frequency of garbage collection while a large text is processed. A nil
// gcPace changes nothing.
type gcPace struct {
	mu   sync.Mutex
	old  int
	done bool // the old setting is restored
}

// relaxGC makes garbage collection less frequent while a text of n bytes is parsed,
// since nearly everything that is allocated stays reachable. It does not override
// GOGC.
func relaxGC(n int) *gcPace {
	if n < largeText || os.Getenv("GOGC") != "" {
		return nil
	}
	return &gcPace{old: debug.SetGCPercent(800)}
}

// restore restores the previous setting.
func (p *gcPace) restore() { p.set(true) }

// set restores the previous setting if the text is done with, and else sets that for passes.
func (p *gcPace) set(done bool) {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	switch {
	case p.done:
	case done:
		debug.SetGCPercent(p.old)
		p.done = true
	default:
		debug.SetGCPercent(passPercent)
	}
}

// parsed sets the frequency for passes after the next collection. Doing that at
// once would start a collection when all that was parsed is still in use.
func (p *gcPace) parsed() {
	if p != nil {
		unreachable := &struct{ p *gcPace }{p}
		runtime.AddCleanup(unreachable, func(p *gcPace) { p.set(false) }, p)
	}
}
