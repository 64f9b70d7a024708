// Package reduce makes modules smaller while a program, the tester, still finds them
// interesting: the passes of mlir-reduce. A module is interesting if the tester, which gets
// the name of a file with its text, does not return 0.
package reduce
