// Package tosa holds what the definitions of the tosa dialect leave to C++.
package tosa
