// Package gpu implements the parts of the gpu dialect that its definitions leave to C++.
package gpu
