//go:build !linux

package process

import "sync/atomic"

// touchAhead has no effect on this system.
func touchAhead(*atomic.Bool) {}
