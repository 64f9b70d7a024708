// Package emitc is the native part of the emitc dialect: C++ functions that its
// definitions call, custom syntax and verifiers.
package emitc
