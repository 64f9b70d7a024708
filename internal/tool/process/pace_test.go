package process

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"
)

// The settings of the collector at the start of a test.
const (
	pacePercent = 90
	paceLimit   = int64(1) << 40
)

// keepGC sets the collector, and restores its settings after the test.
func keepGC(t *testing.T) {
	t.Helper()
	t.Setenv("GOGC", "")
	percent, limit := debug.SetGCPercent(pacePercent), debug.SetMemoryLimit(paceLimit)
	t.Cleanup(func() {
		debug.SetGCPercent(percent)
		debug.SetMemoryLimit(limit)
	})
}

// checkGC compares the settings of the collector with the expected ones.
func checkGC(t *testing.T, when string, percent int, limit int64) {
	t.Helper()
	got := debug.SetGCPercent(100)
	debug.SetGCPercent(got)
	if l := debug.SetMemoryLimit(-1); got != percent || l != limit {
		t.Errorf("%s: %d %% of garbage, a limit of %d; want %d %% and %d", when, got, l, percent, limit)
	}
}

// paced returns the pace for a large text that has been parsed, without a collection that changes
// the settings.
func paced(t *testing.T) *Pace {
	t.Helper()
	p := PaceLargeText(LargeText)
	if p == nil {
		t.Fatal("a large text has no pace")
	}
	return p
}

// TestNoPace checks that neither a small text nor one with a setting of the user changes anything.
func TestNoPace(t *testing.T) {
	keepGC(t)
	for _, test := range []struct {
		size int
		gogc string
	}{{LargeText - 1, ""}, {LargeText, "70"}, {LargeText, "off"}} {
		t.Setenv("GOGC", test.gogc)
		p := PaceLargeText(test.size)
		if p != nil {
			t.Errorf("%d bytes with GOGC=%s have a pace", test.size, test.gogc)
		}
		p.Parsed()
		p.Restore()
		checkGC(t, "without a pace", pacePercent, paceLimit)
	}
}

// TestPace follows the settings from parsing to the end of the text.
func TestPace(t *testing.T) {
	keepGC(t)
	p := paced(t)
	checkGC(t, "while parsing", 800, paceLimit)

	before, all := heapSize()
	p.Parsed()
	limit := debug.SetMemoryLimit(-1)
	if low := int64(all + before); limit < low/2 || limit > 4*low {
		t.Errorf("after parsing, a limit of %d for a heap of %d in %d", limit, before, all)
	}
	percent := debug.SetGCPercent(100)
	debug.SetGCPercent(percent)
	if live := metric("/gc/heap/live:bytes"); percent < 0 || live+live*uint64(percent)/100 > max(4*before, 2*firstHeap) {
		t.Errorf("after parsing, %d %% of garbage for a heap of %d, of which %d were in use", percent, before, live)
	}

	p.parsedHeap = 1 << 50
	p.AfterPass()
	checkGC(t, "after a pass that made little", percent, limit)

	p.parsedHeap, p.allocated = 1, 0
	p.AfterPass()
	checkGC(t, "after a pass that made much", startPercent, paceLimit)
	p.AfterPass()
	p.set(false) // as a collection does
	p.AfterPass()
	checkGC(t, "after another one that made little", passPercent, paceLimit)

	p.Restore()
	checkGC(t, "at the end", pacePercent, paceLimit)
	p.set(false)
	checkGC(t, "after a collection at the end", pacePercent, paceLimit)
}

// TestPaceEarlyEnd checks that the limit of memory does not outlive a text without passes that make
// anything.
func TestPaceEarlyEnd(t *testing.T) {
	keepGC(t)
	p := paced(t)
	p.Parsed()
	p.Restore()
	checkGC(t, "at the end", pacePercent, paceLimit)
}

// TestPaceKeepsLimit checks that a limit of the user is not raised.
func TestPaceKeepsLimit(t *testing.T) {
	keepGC(t)
	const low = 1 << 20
	debug.SetMemoryLimit(low)
	p := paced(t)
	p.Parsed()
	if limit := debug.SetMemoryLimit(-1); limit != low {
		t.Errorf("the limit is %d, not %d", limit, low)
	}
	p.Restore()
	checkGC(t, "at the end", pacePercent, low)
}

// TestPaceCollection checks that the first collection after parsing sets the pace for passes.
func TestPaceCollection(t *testing.T) {
	keepGC(t)
	p := paced(t)
	p.Parsed()
	defer p.Restore()
	for end := time.Now().Add(10 * time.Second); time.Now().Before(end); time.Sleep(time.Millisecond) {
		runtime.GC()
		percent := debug.SetGCPercent(100)
		debug.SetGCPercent(percent)
		if percent == passPercent {
			checkGC(t, "after a collection", passPercent, paceLimit)
			return
		}
	}
	t.Error("a collection does not change the settings")
}
