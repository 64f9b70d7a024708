// Package x86vector implements the parts of the x86vector dialect that its definitions leave to
// C++.
package x86vector
