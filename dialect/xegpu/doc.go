// Package xegpu implements the parts of the xegpu dialect that its definitions leave to C++.
package xegpu
