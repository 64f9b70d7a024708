// Package spirv holds what the definitions of the spirv dialect leave to C++.
package spirv
