// Package mathrules is the lowering of the dialect math to the llvm dialect: the rules of math.pdll, compiled to Go.
package mathrules

//go:generate go run ../../../../cmd/mica gen --package mathrules --rules math.pdll --compact-locations
