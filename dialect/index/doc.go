// Package index holds what the definitions of the index dialect leave to C++.
package index

//go:generate go run ../../cmd/mica gen --dialect index --package index --wrappers-only
