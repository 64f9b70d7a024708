// Package ptr is the native part of the ptr dialect: verifiers, the types of
// results, and the syntax of addresses.
package ptr
