//go:build !linux

package tblgen

// touchAhead does nothing here.
func touchAhead() (stop func()) { return func() {} }
