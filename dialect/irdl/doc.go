// Package irdl holds what the definitions of the irdl dialect leave to C++.
package irdl
