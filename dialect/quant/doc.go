// Package quant holds what the definitions of the quant dialect leave to C++.
package quant
