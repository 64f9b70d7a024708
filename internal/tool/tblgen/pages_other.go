//go:build !linux

package tblgen

// useHugePages does nothing here.
func useHugePages() {}
