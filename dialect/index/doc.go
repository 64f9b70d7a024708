// Package index implements the parts of the index dialect that its definitions leave to C++.
package index

//go:generate go run ../../cmd/mica gen --dialect index --package index --wrappers-only
