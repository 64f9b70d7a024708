//go:build !linux

package tblgen

// touchAhead has no effect on this system.
func touchAhead() (stop func()) { return func() {} }
