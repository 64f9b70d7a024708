// Package nvvm holds what the definitions of the nvvm dialect leave to C++.
package nvvm
