// Package emitc holds what the definitions of the emitc dialect leave to C++.
package emitc
