// Package opt is the tool that reads IR, verifies it, does something to it and
// prints it, with the command line of mlir-opt.
package opt
