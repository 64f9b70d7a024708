// Package tensor holds what the definitions of the tensor dialect leave to C++.
package tensor

//go:generate go run ../../cmd/mica gen --dialect tensor --package tensor --wrappers-only
