//go:build unix

package process

import (
	"os"
	"syscall"
)

// endingSignals returns the signals that end a process from outside.
func endingSignals() []os.Signal {
	return []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}
}
