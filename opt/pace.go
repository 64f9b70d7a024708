package opt

import (
	"os"
	"runtime/debug"
)

// largeText is the length of a text from which on it matters how often garbage is
// collected while it is read.
const largeText = 4 << 20

// letGarbageBe makes garbage collection rare while a text of n bytes is read:
// nearly all that is made of the text stays. A user's GOGC is left alone. What it
// returns takes it back.
func letGarbageBe(n int) (usual func()) {
	if n < largeText || os.Getenv("GOGC") != "" {
		return func() {}
	}
	old := debug.SetGCPercent(800)
	return func() { debug.SetGCPercent(old) }
}
