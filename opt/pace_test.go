package opt

import (
	"bytes"
	"runtime/debug"
	"strings"
	"sync"
	"testing"

	"github.com/mica-ir/mica/internal/tool/process"
)

// TestSharedProcess runs a tool several times at once on large texts. It must leave the garbage
// collector to the program.
func TestSharedProcess(t *testing.T) {
	percent, limit := debug.SetGCPercent(123), debug.SetMemoryLimit(1<<40)
	t.Cleanup(func() {
		debug.SetGCPercent(percent)
		debug.SetMemoryLimit(limit)
	})
	text := strings.Repeat("// "+strings.Repeat("x", 60)+"\n", process.LargeText/64) + "module {}\n"
	tool := New(Config{})
	var runs sync.WaitGroup
	for range 4 {
		runs.Go(func() {
			var out, errs bytes.Buffer
			if code := tool.Main([]string{"--cse"}, strings.NewReader(text), &out, &errs); code != 0 {
				t.Errorf("exit code %d: %s", code, errs.String())
			}
		})
	}
	runs.Wait()
	if p, l := debug.SetGCPercent(123), debug.SetMemoryLimit(1<<40); p != 123 || l != 1<<40 {
		t.Errorf("the runs leave %d %% of garbage and a limit of %d", p, l)
	}
}
