// Package index holds what the definitions of the index dialect leave to C++.
package index
