// Package nvvm implements the parts of the nvvm dialect that its definitions leave to C++.
package nvvm
