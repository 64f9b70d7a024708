// Package bufferization implements the parts of the bufferization dialect that its definitions leave to C++.
package bufferization

//go:generate go run ../../cmd/mica gen --package bufferization --rules canonicalize.pdll --root-locations
