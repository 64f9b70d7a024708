// Package x86vector holds what the definitions of the x86vector dialect leave to
// C++.
package x86vector
