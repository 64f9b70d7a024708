// Package smt holds what the definitions of the smt dialect leave to C++.
package smt
