// Package indexrules is the lowering of the dialect index to the llvm dialect: the rules of index.pdll, compiled to Go.
package indexrules

//go:generate go run ../../../../cmd/mica gen --package indexrules --rules index.pdll --compact-locations
