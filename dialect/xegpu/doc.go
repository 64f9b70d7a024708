// Package xegpu holds what the definitions of the xegpu dialect leave to C++.
package xegpu
