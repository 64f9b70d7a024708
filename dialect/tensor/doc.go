// Package tensor holds what the definitions of the tensor dialect leave to C++.
package tensor
