// Package xevm holds what the definitions of the xevm dialect leave to C++.
package xevm
