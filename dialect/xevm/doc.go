// Package xevm implements the parts of the xevm dialect that its definitions leave to C++.
package xevm
