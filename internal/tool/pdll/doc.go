// Package pdll implements the tool that reads PDLL and prints its tree, its PDL IR
// or the known operations, with the command line of mlir-pdll.
package pdll
