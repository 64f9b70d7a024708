// Package pdll is the tool that reads PDLL and prints its tree, its PDL IR or
// what it knows of operations, with the command line of mlir-pdll.
package pdll
