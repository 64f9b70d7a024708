// Package nvgpu implements the parts of the nvgpu dialect that its definitions leave to C++.
package nvgpu
