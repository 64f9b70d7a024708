// Package tensor implements the parts of the tensor dialect that its definitions leave to C++.
package tensor

//go:generate go run ../../cmd/mica gen --dialect tensor --package tensor --wrappers-only --rules canonicalize.pdll --root-locations
