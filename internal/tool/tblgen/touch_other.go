//go:build !linux

package tblgen

import "sync/atomic"

// touchAhead has no effect on this system.
func touchAhead(*atomic.Bool) {}
