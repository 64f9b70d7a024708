// Package amdgpu holds what the definitions of the amdgpu dialect leave to C++.
package amdgpu
