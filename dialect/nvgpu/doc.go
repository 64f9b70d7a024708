// Package nvgpu holds what the definitions of the nvgpu dialect leave to C++.
package nvgpu
