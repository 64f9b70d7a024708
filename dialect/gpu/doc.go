// Package gpu holds what the definitions of the gpu dialect leave to C++.
package gpu
