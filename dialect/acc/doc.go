// Package acc is the native part of the acc dialect: the custom syntax of its
// clauses, verifiers, and the types that it takes for pointers.
//
// A device type says for which devices a clause holds; most clauses have a list
// of operands and, beside it, an array of as many device types.
package acc
