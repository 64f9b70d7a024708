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

// A gcPace is the frequency of garbage collection while a large text is processed. A nil
// gcPace changes nothing.
type gcPace struct {
	old  int
	once sync.Once
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
func (p *gcPace) restore() {
	if p != nil {
		p.once.Do(func() { debug.SetGCPercent(p.old) })
	}
}

// restoreLater restores the previous setting after the next collection. Doing that at
// once would start a collection when all that was parsed is still in use.
func (p *gcPace) restoreLater() {
	if p != nil {
		unreachable := &struct{ p *gcPace }{p}
		runtime.AddCleanup(unreachable, (*gcPace).restore, p)
	}
}
