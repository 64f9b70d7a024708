// Package rocdl holds what the definitions of the rocdl dialect leave to C++.
package rocdl
