// Package amdgpu implements the parts of the amdgpu dialect that its definitions leave to C++.
package amdgpu
