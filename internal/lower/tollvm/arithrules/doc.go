// Package arithrules is the lowering of the dialect arith to the llvm dialect: the rules of arith.pdll, compiled to Go.
package arithrules

//go:generate go run ../../../../cmd/mica gen --package arithrules --rules arith.pdll --compact-locations
