package opt

import (
	"os"
	"runtime/debug"
)

// largeText is the text length from which the frequency of garbage collection
// matters.
const largeText = 4 << 20

// relaxGC makes garbage collection less frequent while a text of n bytes is parsed,
// since nearly everything that is allocated stays reachable. It does not override
// GOGC. The returned function restores the previous setting.
func relaxGC(n int) (restore func()) {
	if n < largeText || os.Getenv("GOGC") != "" {
		return func() {}
	}
	old := debug.SetGCPercent(800)
	return func() { debug.SetGCPercent(old) }
}
